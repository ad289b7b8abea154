import type { PhotoAnalysis } from '#contracts/photo-analysis/photo-analysis.ts'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { bareBase } from '#domain/photo-analysis/bare-base.ts'
import { type IngredientSuggestion, suggestIngredients } from '#domain/photo-analysis/loose-ingredients.ts'
import {
  colouredFoods,
  describeShades,
  familyName,
  isColourless,
  PHOTO_TIPS,
  reasonsOf,
  unrecognisedText,
} from '#domain/photo-analysis/photo-words.ts'
import { pizzaTips } from '#domain/photo-analysis/pizza-tips.ts'
import { recipesShowing } from '#domain/photo-analysis/recipes-for.ts'
import type { PhotoFindings } from './photo-messages.ts'

const MOST_CANDIDATES = 3
const MOST_RECOMMENDED = 4

type Answer = Omit<PhotoAnalysis, 'engine' | 'engineNote'>

type Steps = Omit<PhotoAnalysis['recipe'], 'name' | 'description' | 'tips'>

const noSteps = (): Steps => ({
  difficulty: 'facile',
  preparationTime: 0,
  instructions: [],
  ingredients: [],
})

export const recipePart = (recipe: Recipe): Steps => ({
  difficulty: recipe.difficulty,
  preparationTime: recipe.preparationTime,
  instructions: recipe.instructions.split('\n').filter(Boolean),
  ingredients: recipe.ingredients,
})

const percent = (share: number) => `${Math.round(100 * share)}%`
const either = new Intl.ListFormat('it', { type: 'disjunction' })
const every = new Intl.ListFormat('it')

const sameLooking = ([first = '', ...others]: readonly string[]): string =>
  others.length === 0
    ? `«${first}»`
    : `«${first}», uguale nei colori a ${every.format(others.map((name) => `«${name}»`))}`

const COLOURLESS =
  'È una pizza, ma la foto è senza colori: senza quelli non possiamo dire altro. Prova con una foto a colori, alla luce del giorno.'

type Candidates = Answer['candidates']

function pizzaText(family: string, candidates: Candidates, base: Base | undefined): string {
  const kind = `È una ${family.toLowerCase()}`
  if (candidates.length === 0)
    return `${kind}, ma nel ricettario non c'è nessuna ricetta con cui confrontarla.`
  const names = candidates.map(
    ({ name, likelihood, lookAlikes }) => `${sameLooking([name, ...lookAlikes])} (${percent(likelihood)})`,
  )
  const guess = `${kind}. Quale ricetta sia, dai soli colori non si può dire: potrebbe essere ${either.format(names)}, o un'altra.`
  return base
    ? `${guess} Dosi, tempi e procedimento qui sotto sono soltanto impasto e cottura della nostra «${base.recipe.name}», una base senza condimento: per quello apri la ricetta che riconosci.`
    : guess
}

interface Base {
  recipe: Recipe
  part: Steps
}

function baseOf(plain: readonly number[], recipes: readonly Recipe[]): Base | undefined {
  for (const id of plain) {
    const recipe = recipes.find((one) => one.id === id)
    const bare = recipe && bareBase(recipe)
    if (bare) {
      const { steps: instructions, ingredients } = bare
      return { recipe, part: { ...recipePart(recipe), instructions, ingredients } }
    }
  }
  return undefined
}

function pizzaAnswer(findings: PhotoFindings, recipes: readonly Recipe[]): Answer {
  const { confidence, pizza, ranked, plain } = findings
  const candidates = ranked.slice(0, MOST_CANDIDATES).map(({ id, name, likelihood, shared, lookAlikes }) => ({
    id,
    name,
    likelihood,
    reasons: reasonsOf(shared),
    lookAlikes: lookAlikes.map((other) => other.name),
  }))
  const base = baseOf(plain, recipes)
  const family = familyName(pizza.top)
  return {
    type: 'pizza',
    confidence,
    recipe: {
      ...(base ? base.part : noSteps()),
      name: family,
      description: isColourless(pizza.top) ? COLOURLESS : pizzaText(family, candidates, base),
      tips: isColourless(pizza.top) ? [...PHOTO_TIPS] : pizzaTips(pizza),
    },
    base: base ? { id: base.recipe.id, name: base.recipe.name } : null,
    ingredients: isColourless(pizza.top) ? [] : describeShades(pizza.top),
    suggestions: {
      recommendedPizzas: candidates.map(({ name }) => name),
      tips:
        candidates.length > 0
          ? ['Guarda le ricette che le somigliano: se una è quella giusta, aprila per dosi e tempi completi.']
          : [],
    },
    candidates,
    colours: isColourless(pizza.top) ? [] : colouredFoods(pizza.top),
    suggestedIngredients: [],
    notSure: false,
  }
}

function recommend(suggested: readonly IngredientSuggestion[], recipes: readonly Recipe[]): Candidates {
  const lists = suggested.map(({ name, toppings }) =>
    recipesShowing(toppings, recipes).map((recipe) => ({ recipe, name })),
  )
  const found = new Map<number, Candidates[number]>()
  for (const at of Array(MOST_RECOMMENDED).keys())
    for (const { recipe, name } of lists.flatMap((list) => list[at] ?? []))
      if (!found.has(recipe.id))
        found.set(recipe.id, {
          id: recipe.id,
          name: recipe.name,
          likelihood: 0,
          reasons: [name],
          lookAlikes: [],
        })
  return [...found.values()].slice(0, MOST_RECOMMENDED)
}

function ingredientsAnswer({ confidence, shades }: PhotoFindings, recipes: readonly Recipe[]): Answer {
  const suggested = suggestIngredients(shades)
  const names = suggested.map(({ name }) => name)
  const candidates = recommend(suggested, recipes)
  return {
    type: 'ingredients',
    confidence,
    recipe: {
      ...noSteps(),
      name: 'Ingredienti da confermare',
      description:
        names.length > 0
          ? `Sembrano ingredienti. Dal colore potrebbero essere ${either.format(names)}: scegli tu quelli giusti e cerca le ricette che li usano.`
          : 'Sembrano ingredienti, ma non siamo sicuri di quali: scrivili tu e cerca le ricette che li usano.',
      tips: suggested.map(({ tip }) => tip),
    },
    base: null,
    ingredients: [],
    suggestions: {
      recommendedPizzas: candidates.map(({ name }) => name),
      tips: ['Per gli allergeni leggi sempre le etichette: da una foto non si riconoscono.', ...PHOTO_TIPS],
    },
    candidates,
    colours: [],
    suggestedIngredients: suggested.map(({ name, confidence: odds }) => ({ name, confidence: odds })),
    notSure: names.length === 0,
  }
}

export const nothingRecognised = (confidence: number, text: string): Answer => ({
  type: 'ingredients',
  confidence,
  recipe: { ...noSteps(), name: 'Non siamo sicuri', description: text, tips: [] },
  base: null,
  ingredients: [],
  suggestions: { recommendedPizzas: [], tips: [...PHOTO_TIPS] },
  candidates: [],
  colours: [],
  suggestedIngredients: [],
  notSure: true,
})

export function embeddedAnswer(findings: PhotoFindings, recipes: readonly Recipe[]): Answer {
  if (findings.kind === 'pizza') return pizzaAnswer(findings, recipes)
  return findings.kind === 'ingredients'
    ? ingredientsAnswer(findings, recipes)
    : nothingRecognised(findings.confidence, unrecognisedText(findings.fault))
}
