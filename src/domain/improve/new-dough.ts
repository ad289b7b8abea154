/** Whole doughs for diets that wheat dough cannot follow.
 *
 * Units   grams; shares are parts of the dough's weight.
 * Source  [stima]: the gluten-free one keeps the proportions of the catalogue's own gluten-free doughs (89 % water, 4 %
 *         psyllium of the flours); almond, tapioca and egg doughs as home kitchens make them. Baked lower than wheat:
 *         almonds brown early.
 * Valid   doughs from 100 g to 20 kg. */
import { composeDough } from '../recipe/recipe-dough.ts'
import type { WorkGroup } from './improved-recipe.ts'
import { groupsOf, type RecipeToImprove } from './recipe-to-improve.ts'
import { kitchenGrams, newLine } from './work-lines.ts'

export type DoughKind = 'glutenFree' | 'almond' | 'tapioca'

type Part = { name: string; share: number; foodId: string | null }
const part = (name: string, share: number, foodId: string | null): Part => ({ name, share, foodId })

const GLUTEN_FREE: readonly Part[] = [
  part('farina di riso (certificata senza glutine)', 55, 'farina-riso'),
  part('amido di mais (certificato senza glutine)', 27, 'amido-mais'),
  part('fecola di patate (certificata senza glutine)', 18, 'fecola-patate'),
  part('psillio in polvere', 4, null),
  part('acqua', 89, 'acqua'),
  part("olio extravergine d'oliva", 3.5, 'olio-evo'),
  part('sale fino', 2.2, 'sale'),
  part('lievito di birra fresco', 1.6, 'lievito-fresco'),
]
const ALMOND_WITH_EGG: readonly Part[] = [
  part('farina di mandorle', 90, 'mandorle'),
  part('psillio in polvere', 8, null),
  part('uova intere sbattute', 50, 'uova'),
  part('acqua calda', 70, 'acqua'),
  part("olio extravergine d'oliva", 10, 'olio-evo'),
  part('sale fino', 2, 'sale'),
  part('aceto di mele', 5, 'aceto-mele'),
  part('bicarbonato di sodio', 1.5, null),
]
const ALMOND_WITHOUT_EGG: readonly Part[] = [
  part('farina di mandorle', 95, 'mandorle'),
  part('psillio in polvere', 13, null),
  part('acqua calda', 112, 'acqua'),
  part("olio extravergine d'oliva", 10, 'olio-evo'),
  part('sale fino', 2, 'sale'),
  part('aceto di mele', 5, 'aceto-mele'),
  part('bicarbonato di sodio', 1.5, null),
]
const TAPIOCA_WITH_EGG: readonly Part[] = [
  part('amido di tapioca', 65, 'tapioca'),
  part('farina di mandorle', 50, 'mandorle'),
  part('uova intere sbattute', 50, 'uova'),
  part('acqua calda', 45, 'acqua'),
  part("olio extravergine d'oliva", 12, 'olio-evo'),
  part('sale fino', 2, 'sale'),
  part('aceto di mele', 5, 'aceto-mele'),
  part('bicarbonato di sodio', 1.5, null),
]
const TAPIOCA_WITHOUT_EGG: readonly Part[] = [
  part('amido di tapioca', 65, 'tapioca'),
  part('farina di mandorle', 60, 'mandorle'),
  part('psillio in polvere', 6, null),
  part('acqua calda', 85, 'acqua'),
  part("olio extravergine d'oliva", 12, 'olio-evo'),
  part('sale fino', 2, 'sale'),
  part('aceto di mele', 5, 'aceto-mele'),
  part('bicarbonato di sodio', 1.5, null),
]

function partsOf(kind: DoughKind, isVegan: boolean): readonly Part[] {
  if (kind === 'glutenFree') return GLUTEN_FREE
  if (kind === 'almond') return isVegan ? ALMOND_WITHOUT_EGG : ALMOND_WITH_EGG
  return isVegan ? TAPIOCA_WITHOUT_EGG : TAPIOCA_WITH_EGG
}

/** A wheat dough of this weight for a serving is assumed where the recipe gives none: [stima]. */
const ASSUMED_PIECE_G = 240
/** Gluten-free dough rises less, so a base takes a little more; nut doughs are thin and filling. [stima] */
const WEIGHT_OF_WHEAT: Readonly<Record<DoughKind, number>> = { glutenFree: 1.1, almond: 0.85, tapioca: 0.9 }

export type NewDough = {
  group: WorkGroup
  totalG: number
  waterG: number
  kind: DoughKind
  hasEgg: boolean
  isSweet: boolean
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
function sweetened(parts: readonly Part[], recipe: RecipeToImprove, kind: DoughKind): readonly Part[] {
  const dough = composeDough(groupsOf(recipe))
  const sugarPct = dough ? (100 * dough.sugarG) / dough.flourG : 0
  if (kind !== 'glutenFree' || !dough || sugarPct < SWEET_PCT) return parts
  const own = parts.map((one) =>
    one.foodId === 'sale' ? { ...one, share: Math.min(one.share, dough.saltPct) } : one,
  )
  return [...own, part('zucchero', sugarPct, 'zucchero')]
}

/** The dough that takes the place of the recipe's own. */
export function newDough(recipe: RecipeToImprove, kind: DoughKind): NewDough {
  const parts = sweetened(partsOf(kind, recipe.isVegan), recipe, kind)
  const targetG = doughWeightG(recipe) * WEIGHT_OF_WHEAT[kind]
  const sum = parts.reduce((total, { share }) => total + share, 0)
  const lines = parts.map(({ name, share, foodId }) => newLine(name, (targetG * share) / sum, foodId))
  const totalG = lines.reduce((total, { grams }) => total + (grams ?? 0), 0)
  const water = lines.find(({ text }) => / di acqua/u.test(text))
  const title = kind === 'glutenFree' ? "Per l'impasto senza glutine" : "Per l'impasto"
  return {
    group: { title, isDough: true, lines },
    totalG,
    waterG: kitchenGrams(water?.grams ?? 0),
    kind,
    hasEgg: kind !== 'glutenFree' && !recipe.isVegan,
    isSweet: parts.some(({ foodId }) => foodId === 'zucchero'),
  }
}
