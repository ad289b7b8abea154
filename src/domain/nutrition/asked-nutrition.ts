import { type BakeProfile, bakeProfileOf, DEFAULT_SLICES, FALLBACK_BAKE } from './bake-profiles.ts'
import { calculateNutrition, nameOfLine, type RecipeLine } from './calculate.ts'

/** A recipe as a client sends it. `bakeProfile` may be the name of a style. An ingredient without a `label`
 * gets its name from the table of foods. */
export interface AskedNutrition {
  ingredients: readonly (Omit<RecipeLine, 'label'> & { label?: string | undefined })[]
  bakeProfile?: string | (Omit<BakeProfile, 'style'> & { style?: string | undefined }) | undefined
  servings?: number | undefined
}

/** Used by the server and by the offline page, so that both give the same result. */
export function nutritionOf({
  ingredients,
  bakeProfile: asked = FALLBACK_BAKE,
  servings = DEFAULT_SLICES,
}: AskedNutrition) {
  const lines = ingredients.map(({ id, label = '', grams, words }) => ({
    id,
    label: nameOfLine({ id, label }),
    grams,
    ...(words && { words }),
  }))
  const bake =
    typeof asked === 'string' ? bakeProfileOf(asked) : { ...asked, style: asked.style ?? FALLBACK_BAKE.style }
  return { lines, bake, result: calculateNutrition(lines, bake, servings) }
}
