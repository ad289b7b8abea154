/** Whole doughs for diets that wheat dough cannot follow.
 *
 * Units   grams.
 * Source  content/improve/doughs.yaml.
 * Valid   doughs from 100 g to 20 kg. */
import { DOUGHS } from '#knowledge/improve.ts'
import { composeDough } from '../recipes/dough/recipe-dough.ts'
import type { DoughContent, DoughKind, DoughPart } from './improve-content.ts'
import type { WorkGroup } from './improved-recipe.ts'
import { groupsOf, type RecipeToImprove } from './recipe-to-improve.ts'
import { kitchenGrams, newLine } from './work-lines.ts'

/** A wheat dough of this weight for a serving is assumed where the recipe gives none: [stima]. */
const ASSUMED_PIECE_G = 240
export type NewDough = {
  group: WorkGroup
  totalG: number
  waterG: number
  kind: DoughKind
  isSweet: boolean
  /** The steps that mix it, as the content writes them. */
  mix: readonly string[]
}

function doughWeightG(recipe: RecipeToImprove): number {
  const groups = groupsOf(recipe)
  const marked = composeDough(groups)
  const any = marked ?? composeDough(groups.map(({ lines }) => ({ lines, isDough: true })))
  const assumed = ASSUMED_PIECE_G * recipe.servings
  return marked ? marked.totalG : any ? Math.min(any.flourG * 1.65, assumed * 2) : assumed
}

/** A dough with so much sugar of its own is one of a sweet: percent of the flour. [stima] */
const SWEET_PCT = 3

/** A sweet keeps its sugar and its little salt. */
function sweetened(
  parts: readonly DoughPart[],
  recipe: RecipeToImprove,
  kind: DoughKind,
): readonly DoughPart[] {
  const dough = composeDough(groupsOf(recipe))
  const sugarPct = dough ? (100 * dough.sugarG) / dough.flourG : 0
  if (kind !== 'glutenFree' || !dough || sugarPct < SWEET_PCT) return parts
  const own = parts.map((one) =>
    one.food === 'sale' ? { ...one, share: Math.min(one.share, dough.saltPct) } : one,
  )
  return [...own, { name: 'zucchero', share: sugarPct, food: 'zucchero' }]
}

/** The recipe of this dough with eggs, or without. */
const recipeOf = ({ recipes }: DoughContent, isVegan: boolean) =>
  recipes.find(({ eggs }) => eggs === undefined || eggs === !isVegan)

/** The dough that takes the place of the recipe's own. */
export function newDough(recipe: RecipeToImprove, kind: DoughKind): NewDough {
  const { title, weight } = DOUGHS[kind]
  const { parts: own, mix } = recipeOf(DOUGHS[kind], recipe.isVegan) ?? { parts: [], mix: [] }
  const parts = sweetened(own, recipe, kind)
  const targetG = doughWeightG(recipe) * weight
  const sum = parts.reduce((total, { share }) => total + share, 0)
  const lines = parts.map(({ name, share, food }) => newLine(name, (targetG * share) / sum, food ?? null))
  const totalG = lines.reduce((total, { grams }) => total + (grams ?? 0), 0)
  const water = lines.find(({ text }) => / di acqua/u.test(text))
  return {
    group: { title, isDough: true, lines },
    totalG,
    waterG: kitchenGrams(water?.grams ?? 0),
    kind,
    isSweet: parts.some(({ food }) => food === 'zucchero'),
    mix,
  }
}
