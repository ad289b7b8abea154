/** A recipe as an evening sees it: one piece of dough for each pizza, baked in the oven one after the other.
 *
 * Units   grams, °C, minutes; percentages of the flour.
 * Source  `composeDough` for the dough; which doughs are alike enough to be one: [stima].
 * Valid   pizzas and calzoni that are baked piece by piece. What is fried, sweet or baked in a pan for many is left out:
 *         the answer is null, and `left-out.ts` says why. */
import { DOUGH_LIMITS } from '#domain/dough/full/full-limits.ts'
import type { RecipeToImprove } from '#domain/improvement/recipe-to-improve.ts'
import { composeDough, type DoughComposition } from '#domain/recipes/dough/recipe-dough.ts'
import { parseIngredientLine } from '#domain/recipes/lines/ingredient-line.ts'
import type { RecipeAllergens, RecipeDiets } from '#domain/recipes/recipe-diets.ts'
import type { Difficulty, RecipeCategory } from '#domain/recipes/vocabulary.ts'
import type { OvenStyleId } from '#knowledge/styles-oven-names.ts'
import { whyLeftOut } from './left-out.ts'
import { remembered } from './remembered.ts'
import { firstBakeShare } from './two-bakes.ts'

type PizzaGroup = { title: string; isDough: boolean; lines: readonly string[] }

/** What the planner reads of a recipe; those of the catalogue fit. */
export type EveningRecipe = RecipeToImprove & {
  id: number
  category: RecipeCategory
  difficulty: Difficulty
  imageUrl: string
  /** Minutes. */
  restTime: number
  bakeTime: number
  groups: readonly PizzaGroup[]
  allergens: RecipeAllergens
  diets: RecipeDiets
}

/** Percent of the dough's flour and of its own; `lines` as the recipe has them. */
export type DoughPreferment = { flourPct: number; hydrationPct: number; lines: readonly string[] }

export type EveningPizza = {
  /** The recipe's id, with the diet behind a hyphen where it is a variant of it. */
  key: string
  recipeId: number
  name: string
  imageUrl: string
  difficulty: Difficulty
  /** Pizzas that the groups are written for. */
  servings: number
  groups: readonly PizzaGroup[]
  allergens: RecipeAllergens
  diets: RecipeDiets
  /** What nobody knows of a diet: the site's own substitutes are known to keep to it. */
  unknownToDiets: readonly string[]
  /** Which pizzas can come from one dough. */
  doughKind: string
  composition: DoughComposition
  ovenStyle: OvenStyleId
  /** Biga or poolish; null for a direct dough. */
  preferment: DoughPreferment | null
  /** Minutes; of a dough without gluten, which no yeast model knows. */
  own: { restMin: number; bakeMin: number } | null
  /** How much of the bake lies before the rest of the toppings; null where all of them go in at once. */
  firstBakeShare: number | null
  /** Minutes of work that a plain pizza does not ask for: sauces, and what is cooked before it goes on top. */
  cookingMin: number
  /** What was changed of the recipe, in Italian. */
  changes: readonly string[]
}

/** All of its lines, those of the dough too. */
export const linesOf = ({ groups }: Pick<EveningPizza, 'groups'>): string[] =>
  groups.flatMap(({ lines }) => lines)

/** From this share of the flour on it is a dough of its own. */
const WHOLEMEAL_SHARE = 0.3
const WET_PCT = 67
const PALA_PCT = 72

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

/** Null for a direct dough, and for a preferment that the calculator could not have: too stiff or too liquid. */
function prefermentOf(groups: readonly PizzaGroup[], { flourG }: DoughComposition): DoughPreferment | null {
  const own = groups.find(({ title, isDough }) => isDough && PREFERMENT.test(title))
  const composition = own ? composeDough([own]) : null
  if (!own || composition === null) return null
  const { hydrationPct } = composition
  const { min, max } = DOUGH_LIMITS.prefermentHydrationPct
  // A biga is usually stiffer than the least that the calculator knows.
  const stiff = Math.max(Math.round(hydrationPct), min)
  return hydrationPct > max
    ? null
    : { flourPct: Math.round((100 * composition.flourG) / flourG), hydrationPct: stiff, lines: own.lines }
}

type Kind = Pick<EveningPizza, 'doughKind' | 'ovenStyle'>

function kindOf(recipe: EveningRecipe, key: string, composition: DoughComposition): Kind {
  const { category, groups } = recipe
  const isWet = composition.hydrationPct >= WET_PCT
  if (recipe.diets.glutenFree) return { doughKind: `senza-glutine-${key}`, ovenStyle: 'contemporanea' }
  if (category === 'Teglia') return { doughKind: 'padellino', ovenStyle: 'padellino' }
  if (category === 'Romana' && composition.hydrationPct >= PALA_PCT)
    return { doughKind: 'pala', ovenStyle: 'pala' }
  if (category === 'Romana') return { doughKind: 'romana', ovenStyle: 'romana_tonda' }
  const ovenStyle = category === 'Calzone' ? 'calzone' : isWet ? 'contemporanea' : 'napoletana'
  return { doughKind: isWholemeal(groups, composition) ? 'integrale' : 'tonda', ovenStyle }
}

/** Names of the doughs, as a cook calls them. */
const DOUGH_NAMES: Readonly<Record<string, string>> = {
  tonda: 'Impasto per la tonda',
  romana: 'Impasto per la romana',
  pala: 'Impasto per la pala',
  integrale: 'Impasto integrale',
  padellino: 'Impasto per il padellino',
}
export const doughName = (kind: string): string => DOUGH_NAMES[kind] ?? 'Impasto senza glutine'

/** Dough, toppings that are only cut, and stretching, for four. [stima] */
const PLAIN_WORK_MIN = 50

type Variant = Pick<EveningPizza, 'key' | 'name' | 'changes' | 'unknownToDiets' | 'own' | 'firstBakeShare'>

/** Null for what cannot be baked piece by piece, or whose dough has no flour that the site can read. */
export function pizzaOf(recipe: EveningRecipe, variant?: Variant): EveningPizza | null {
  const composition = whyLeftOut(recipe) === null ? composeDough(recipe.groups) : null
  if (composition === null) return null
  const key = variant?.key ?? String(recipe.id)
  const { id, imageUrl, difficulty, servings, groups, allergens, diets } = recipe
  const kind = kindOf(recipe, key, composition)
  const own = diets.glutenFree
    ? (variant?.own ?? {
        restMin: recipe.restTime,
        bakeMin: Math.max(1, Math.round(recipe.bakeTime / servings)),
      })
    : null
  return {
    key,
    recipeId: id,
    name: variant?.name ?? recipe.name,
    imageUrl,
    difficulty,
    servings,
    groups,
    allergens,
    diets,
    ...kind,
    composition,
    preferment: own === null ? prefermentOf(groups, composition) : null,
    own,
    firstBakeShare: variant ? variant.firstBakeShare : firstBakeShare(recipe.instructions),
    cookingMin: Math.max(0, recipe.preparationTime - recipe.restTime - recipe.bakeTime - PLAIN_WORK_MIN),
    changes: variant?.changes ?? [],
    unknownToDiets: variant?.unknownToDiets ?? allergens.unknown,
  }
}

/** A recipe as it is. */
export const eveningPizza = remembered((recipe: EveningRecipe) => pizzaOf(recipe))
