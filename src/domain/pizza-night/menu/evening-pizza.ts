/** A recipe as an evening sees it: one piece of dough for each pizza, baked in the oven one after the other.
 *
 * Units   grams, °C, minutes; percentages of the flour.
 * Source  `composeDough` for the dough; which doughs are alike enough to be one: [stima].
 * Valid   pizzas and calzoni that are baked piece by piece. What is fried, sweet or baked in a pan for many is left out:
 *         the answer is null, and `left-out.ts` says why. */
import { DOUGH_LIMITS } from '#domain/dough/full/full-limits.ts'
import { recipeLines } from '#domain/ingredients/recipe-lines.ts'
import { parseIngredientLine } from '#domain/lines/ingredient-line.ts'
import { composeDough, type DoughComposition, doughIngredientOf } from '#domain/recipes/dough/recipe-dough.ts'
import type { RecipeToImprove } from '#domain/recipes/listed-recipe.ts'
import { type RecipeAllergens, type RecipeDiets, recipeAllergens } from '#domain/recipes/recipe-diets.ts'
import type { Difficulty, RecipeCategory } from '#domain/recipes/vocabulary.ts'
import type { Style } from '#domain/styles/style.ts'
import { type NamedDough, ovenStyleOf, styleOf } from '#domain/styles/style-of-dough.ts'
import { ANIMAL_PARTS_OF } from '#knowledge/animal-parts.ts'
import type { OvenStyleId } from '#knowledge/styles-oven-names.ts'
import { whyLeftOut } from './left-out.ts'
import { remembered } from './remembered.ts'
import { firstBakeShare } from './two-bakes.ts'

type PizzaGroup = { title: string; isDough: boolean; lines: readonly string[] }

/** What the planner reads of a recipe; those of the catalogue fit. */
export type EveningRecipe = RecipeToImprove & {
  id: number
  category: RecipeCategory
  dough?: NamedDough
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
  /** Pizzas of the evening that the groups are written for. */
  servings: number
  /** How many of them are made of one of the recipe, which is shared where it is large. */
  madeOfOne: number
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

/** What the dough of an evening takes over from the recipe that lends it; the rest is water, salt and yeast. */
const LENT = new Set(['flour', 'fat', 'sugar'])

/** The calculator's doughs are of flour, water, salt, yeast, fat and sugar. */
const UNKNOWN_TO_CALCULATOR = new Set(['milk', 'wine', 'bread', 'other'])

/** Whether a line of the recipe's dough stands in the evening's too. */
export function isInWheatDough(line: string): boolean {
  const parsed = parseIngredientLine(line)
  return parsed.kind === 'free' || !UNKNOWN_TO_CALCULATOR.has(doughIngredientOf(parsed.rest))
}

/** Names of what is lent and not for everybody: an allergen beside gluten, something of an animal, or nobody knows. */
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

/** Between a kind of dough and what makes it one of its own: whoever may not eat that must not get it with another pizza. */
const WITH = '+'

/** Names of the doughs, as a cook calls them. */
const DOUGH_NAMES: Readonly<Record<string, string>> = {
  tonda: 'Impasto per la tonda',
  romana: 'Impasto per la romana',
  pala: 'Impasto per la pala',
  integrale: 'Impasto integrale',
  padellino: 'Impasto per il padellino',
}
export function doughName(doughKind: string): string {
  const [kind = '', ...own] = doughKind.split(WITH)
  const name = DOUGH_NAMES[kind] ?? 'Impasto senza glutine'
  return own.length > 0 ? `${name} con ${own.join(' e ')}` : name
}

/** Dough, toppings that are only cut, and stretching, for four. [stima] */
const PLAIN_WORK_MIN = 50

type Variant = Pick<EveningPizza, 'key' | 'name' | 'changes' | 'unknownToDiets' | 'own' | 'firstBakeShare'>

/** A piece of more dough is cut up at the table: in grams, between the largest pizza for one and a pala. [stima] */
const MOST_FOR_ONE_G = 400

/** Null for what cannot be baked piece by piece, or whose dough has no flour that the site can read. */
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
    servings: recipe.servings * madeOfOne,
    madeOfOne,
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
