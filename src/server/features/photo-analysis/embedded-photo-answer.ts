/** What the embedded engine says about what was seen: nothing but what was recognised, the rest as a possibility. */
import type { PhotoAnalysis } from '#contracts/photo-analysis.ts'
import type { Recipe } from '#contracts/recipe.ts'
import { SHOWN_FROM, suggestIngredients } from '#domain/vision/loose-ingredients.ts'
import { describeShades, familyName, PHOTO_TIPS, reasonsOf, rimTips } from '#domain/vision/photo-words.ts'
import type { PhotoFindings } from './photo-messages.ts'

const MOST_CANDIDATES = 3
const MOST_RECOMMENDED = 4

type Answer = Omit<PhotoAnalysis, 'engine' | 'engineNote'>

const NO_RECIPE = {
  difficulty: 'facile',
  preparationTime: 0,
  instructions: [],
  ingredients: [],
  tips: [],
} as const

/** The recipe in the form that part 1, section 3 gives it. */
export const recipePart = (
  recipe: Recipe,
): Omit<PhotoAnalysis['recipe'], 'name' | 'description' | 'tips'> => ({
  difficulty: recipe.difficulty,
  preparationTime: recipe.preparationTime,
  instructions: recipe.instructions.split('\n').filter(Boolean),
  ingredients: recipe.ingredients,
})

function pizzaAnswer({ confidence, pizza, ranked }: PhotoFindings, recipes: readonly Recipe[]): Answer {
  const candidates = ranked.slice(0, MOST_CANDIDATES).map(({ id, name, likelihood, shared }) => ({
    id,
    name,
    likelihood,
    reasons: reasonsOf(shared),
  }))
  const [first] = candidates
  const base = recipes.find(({ id }) => id === first?.id)
  const seen = describeShades(pizza.top)
  return {
    type: 'pizza',
    confidence,
    recipe: {
      ...(base ? recipePart(base) : { ...NO_RECIPE, instructions: [], ingredients: [] }),
      name: familyName(pizza.top),
      description: base
        ? `È una pizza. Quale ricetta sia, dai soli colori non si può dire: quella che le somiglia di più nel nostro ricettario è «${base.name}», e dosi e procedimento qui sotto sono i suoi.`
        : "È una pizza, ma nel ricettario non c'è nessuna ricetta con cui confrontarla.",
      tips: rimTips(pizza),
    },
    ingredients: seen,
    suggestions: {
      recommendedPizzas: candidates.map(({ name }) => name),
      tips: [
        'Guarda le ricette che le somigliano: se una è quella giusta, aprila per dosi e tempi completi.',
      ],
    },
    candidates,
    suggestedIngredients: [],
    notSure: false,
  }
}

/** Recipes whose ingredients name the first suggested ingredient, as far as its stem goes. */
function recipesWith(names: readonly string[], recipes: readonly Recipe[]): Recipe[] {
  const stems = names.map((name) => name.slice(0, -1).toLowerCase())
  return stems
    .flatMap((stem) =>
      recipes
        .filter((recipe) => recipe.ingredients.some((line) => line.toLowerCase().includes(stem)))
        .slice(0, 2),
    )
    .filter((recipe, at, all) => all.indexOf(recipe) === at)
    .slice(0, MOST_RECOMMENDED)
}

function ingredientsAnswer({ confidence, shades }: PhotoFindings, recipes: readonly Recipe[]): Answer {
  const suggestedIngredients = suggestIngredients(shades)
  const names = suggestedIngredients.map(({ name }) => name)
  const recommended = recipesWith(names, recipes)
  return {
    type: 'ingredients',
    confidence,
    recipe: {
      ...NO_RECIPE,
      instructions: [],
      ingredients: [],
      name: 'Ingredienti da confermare',
      description:
        names.length > 0
          ? `Sembrano ingredienti. Dal colore potrebbero essere ${names.slice(0, -1).join(', ')} o ${names.at(-1)}: scegli tu quelli giusti e cerca le ricette che li usano.`
          : 'Sembrano ingredienti, ma non sono sicuro di quali: scrivili tu e cerca le ricette che li usano.',
      tips: [],
    },
    ingredients: [],
    suggestions: {
      recommendedPizzas: recommended.map(({ name }) => name),
      tips: ['Per gli allergeni leggi sempre le etichette: da una foto non si riconoscono.', ...PHOTO_TIPS],
    },
    candidates: recommended.map(({ id, name }) => ({ id, name, likelihood: 0, reasons: [] })),
    suggestedIngredients,
    notSure: confidence <= SHOWN_FROM || names.length === 0,
  }
}

const neitherAnswer = ({ confidence }: PhotoFindings): Answer => ({
  type: 'ingredients',
  confidence,
  recipe: {
    ...NO_RECIPE,
    instructions: [],
    ingredients: [],
    name: 'Non sono sicuro',
    description:
      "In questa foto non riconosco né una pizza né degli ingredienti. Prova con un'altra inquadratura, oppure cerca la ricetta per nome.",
    tips: [],
  },
  ingredients: [],
  suggestions: { recommendedPizzas: [], tips: [...PHOTO_TIPS] },
  candidates: [],
  suggestedIngredients: [],
  notSure: true,
})

/** `recipes`: the catalogue that the findings were ranked against. */
export function embeddedAnswer(findings: PhotoFindings, recipes: readonly Recipe[]): Answer {
  if (findings.kind === 'pizza') return pizzaAnswer(findings, recipes)
  return findings.kind === 'ingredients' ? ingredientsAnswer(findings, recipes) : neitherAnswer(findings)
}
