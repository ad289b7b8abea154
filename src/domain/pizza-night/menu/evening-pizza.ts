/** A recipe for an evening: one piece of dough per pizza, baked one after the other.
 *
 * Units   grams, °C, minutes; percentages of the flour.
 * Source  `composeDough` for the dough. Which recipes can share one dough: [stima].
 * Valid   pizzas and calzoni baked piece by piece. Fried, sweet and large pan recipes give null;
 *         `left-out.ts` gives the reason. */
import { DOUGH_LIMITS, type DoughForm } from '#domain/dough/full/full-limits.ts'
import { doughFormOf } from '#domain/dough/full/recipe-form.ts'
import { recipeLines } from '#domain/ingredients/recipe-lines.ts'
import { parseIngredientLine } from '#domain/lines/ingredient-line.ts'
import { type TestedBakes, testedBakes } from '#domain/oven-guide/tested-bake.ts'
import { composeDough, type DoughComposition, doughIngredientOf } from '#domain/recipes/dough/recipe-dough.ts'
import { type RecipeToImprove, stepsOf } from '#domain/recipes/listed-recipe.ts'
import type { RecipeDough } from '#domain/recipes/recipe-content.ts'
import { type RecipeAllergens, type RecipeDiets, recipeAllergens } from '#domain/recipes/recipe-diets.ts'
import type { Difficulty, RecipeCategory } from '#domain/recipes/vocabulary.ts'
import type { Style } from '#domain/styles/style.ts'
import { ovenStyleOf, styleOf } from '#domain/styles/style-of-dough.ts'
import { ANIMAL_PARTS_OF } from '#knowledge/animal-parts.ts'
import type { OvenStyleId } from '#knowledge/styles-oven-names.ts'
import { whyLeftOut } from './left-out.ts'
import { remembered } from './remembered.ts'
import { type TwoBakes, twoBakes } from './two-bakes.ts'

type PizzaGroup = { title: string; isDough: boolean; lines: readonly string[] }

export type EveningRecipe = RecipeToImprove & {
  id: number
  category: RecipeCategory
  dough: RecipeDough | null
  difficulty: Difficulty
  imageUrl: string
  restTime: number
  bakeTime: number
  groups: readonly PizzaGroup[]
  allergens: RecipeAllergens
  diets: RecipeDiets
}

/** `flourPct` is percent of the dough's flour, `hydrationPct` percent of the preferment's flour. `lines` are
 * as in the recipe. */
export type DoughPreferment = { flourPct: number; hydrationPct: number; lines: readonly string[] }

export type EveningPizza = {
  key: string
  recipeId: number
  name: string
  imageUrl: string
  difficulty: Difficulty
  /** Pieces of the recipe's own doses, and how many pizzas for one person each of them makes. */
  servings: number
  madeOfOne: number
  groups: readonly PizzaGroup[]
  allergens: RecipeAllergens
  diets: RecipeDiets
  /** Ingredients that the site does not know, so they may be forbidden in a diet. */
  unknownToDiets: readonly string[]
  doughKind: string
  composition: DoughComposition
  /** As the full calculator has it; null for a dough beyond its limits. */
  form: DoughForm | null
  ovenStyle: OvenStyleId
  preferment: DoughPreferment | null
  isWithoutGluten: boolean
  /** Minutes for a dough that keeps the recipe's doses and hours, because no yeast model covers it. */
  own: { restMin: number; bakeMin: number } | null
  tested: TestedBakes
  twoBakes: TwoBakes | null
  cookingMin: number
  changes: readonly string[]
}

export const linesOf = ({ groups }: Pick<EveningPizza, 'groups'>): string[] =>
  groups.flatMap(({ lines }) => lines)

const WHOLEMEAL_SHARE = 0.3
const OF_A_TIN: ReadonlySet<Style> = new Set(['teglia', 'padellino', 'siciliana', 'focaccia'])

const doughLines = (groups: readonly PizzaGroup[]) =>
  groups.filter(({ isDough }) => isDough).flatMap(({ lines }) => lines)

function isWholemeal(groups: readonly PizzaGroup[], { flourG }: DoughComposition): boolean {
  const grams = doughLines(groups).map((line) => {
    const parsed = parseIngredientLine(line)
    return parsed.kind === 'measured' && parsed.unit === 'g' && /integral/iu.test(parsed.rest)
      ? parsed.amount
      : 0
  })
  return grams.reduce((sum, one) => sum + one, 0) / flourG >= WHOLEMEAL_SHARE
}

const PREFERMENT = /\b(?:biga|poolish|prefermento)\b/iu

function prefermentOf(groups: readonly PizzaGroup[], { flourG }: DoughComposition): DoughPreferment | null {
  const own = groups.find(({ title, isDough }) => isDough && PREFERMENT.test(title))
  const composition = own ? composeDough([own]) : null
  if (!own || composition === null) return null
  const { hydrationPct } = composition
  const { min, max } = DOUGH_LIMITS.prefermentHydrationPct
  const stiff = Math.max(Math.round(hydrationPct), min)
  return hydrationPct > max
    ? null
    : { flourPct: Math.round((100 * composition.flourG) / flourG), hydrationPct: stiff, lines: own.lines }
}

const LENT = new Set(['flour', 'fat', 'sugar'])

const UNKNOWN_TO_CALCULATOR = new Set(['milk', 'wine', 'bread', 'other'])

export function isInWheatDough(line: string): boolean {
  const parsed = parseIngredientLine(line)
  return parsed.kind === 'free' || !UNKNOWN_TO_CALCULATOR.has(doughIngredientOf(parsed.rest))
}

/** Names of the flours, fats and sugars in the dough that have an allergen other than gluten, are animal
 * products, or are unknown to the site. */
function notForAll(groups: readonly PizzaGroup[]): string[] {
  const lent = doughLines(groups).filter((line) => {
    const parsed = parseIngredientLine(line)
    return parsed.kind === 'free' || LENT.has(doughIngredientOf(parsed.rest))
  })
  return recipeLines(lent)
    .filter((line) => {
      const { contains, mayContain, unknown } = recipeAllergens([line])
      const allergens = [...contains, ...mayContain].filter((one) => one !== 'glutine')
      return allergens.length + unknown.length > 0 || ANIMAL_PARTS_OF[line.id] !== undefined
    })
    .map(({ name }) => name.toLowerCase())
    .sort()
}

type Kind = Pick<EveningPizza, 'doughKind' | 'ovenStyle'>

function kindOf(recipe: EveningRecipe, key: string, composition: DoughComposition): Kind {
  const { doughKind, ovenStyle } = plainKindOf(recipe, key, composition)
  const own = recipe.diets.glutenFree ? [] : notForAll(recipe.groups)
  return { doughKind: [doughKind, ...own].join(WITH), ovenStyle }
}

function plainKindOf(recipe: EveningRecipe, key: string, composition: DoughComposition): Kind {
  if (recipe.diets.glutenFree) return { doughKind: `senza-glutine-${key}`, ovenStyle: 'contemporanea' }
  const style = styleOf(recipe)
  if (OF_A_TIN.has(style)) return { doughKind: 'padellino', ovenStyle: 'padellino' }
  const ovenStyle = ovenStyleOf(recipe) ?? 'napoletana'
  if (style === 'pala' || style === 'romana') return { doughKind: style, ovenStyle }
  return { doughKind: isWholemeal(recipe.groups, composition) ? 'integrale' : 'tonda', ovenStyle }
}

/** Separates the kind of a dough from its restricted ingredients. Pizzas share a dough only if these
 * ingredients are the same, so no guest gets them through another pizza. */
const WITH = '+'

const DOUGH_NAMES: Readonly<Record<string, string>> = {
  tonda: 'Impasto per le tonde',
  romana: 'Impasto per le romane',
  pala: 'Impasto per la pala',
  integrale: 'Impasto integrale',
  padellino: 'Impasto per i padellini',
}
export function doughName(doughKind: string): string {
  const [kind = '', ...own] = doughKind.split(WITH)
  const name = DOUGH_NAMES[kind] ?? 'Impasto senza glutine'
  return own.length > 0 ? `${name} con ${own.join(' e ')}` : name
}

/** Minutes of work for a plain pizza dinner of four people: dough, toppings, stretching. [stima] */
const PLAIN_WORK_MIN = 50

type Variant = Pick<EveningPizza, 'key' | 'name' | 'changes' | 'unknownToDiets' | 'own' | 'twoBakes'>

/** Grams [stima]. A heavier piece counts as several evening pizzas, because it is cut up at the table. */
const MOST_FOR_ONE_G = 400

export function pizzaOf(recipe: EveningRecipe, variant?: Variant): EveningPizza | null {
  const composition = whyLeftOut(recipe) === null ? composeDough(recipe.groups) : null
  if (composition === null) return null
  const key = variant?.key ?? String(recipe.id)
  const { id, imageUrl, difficulty, groups, allergens, diets } = recipe
  const madeOfOne = Math.ceil(composition.totalG / recipe.servings / MOST_FOR_ONE_G)
  const kind = kindOf(recipe, key, composition)
  const own = diets.glutenFree
    ? (variant?.own ?? {
        restMin: recipe.restTime,
        bakeMin: Math.max(1, Math.round(recipe.bakeTime / recipe.servings)),
      })
    : null
  return {
    key,
    recipeId: id,
    name: variant?.name ?? recipe.name,
    imageUrl,
    difficulty,
    servings: recipe.servings,
    madeOfOne,
    groups,
    allergens,
    diets,
    ...kind,
    composition,
    form: formOf(recipe),
    preferment: own === null ? prefermentOf(groups, composition) : null,
    isWithoutGluten: diets.glutenFree,
    own,
    tested: testedBakes({ ...recipe, steps: stepsOf(recipe) }),
    twoBakes: variant ? variant.twoBakes : twoBakes(recipe.instructions),
    cookingMin: Math.max(0, recipe.preparationTime - recipe.restTime - recipe.bakeTime - PLAIN_WORK_MIN),
    changes: variant?.changes ?? [],
    unknownToDiets: variant?.unknownToDiets ?? allergens.unknown,
  }
}

function formOf(recipe: EveningRecipe): DoughForm | null {
  const asWritten = { doses: { kind: 'servings', servings: recipe.servings }, factor: 1 } as const
  const answer = doughFormOf({ ...recipe, steps: stepsOf(recipe) }, asWritten)
  return 'form' in answer ? answer.form : null
}

export const eveningPizza = remembered((recipe: EveningRecipe) => pizzaOf(recipe))
