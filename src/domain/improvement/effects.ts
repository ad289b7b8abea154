/** What a change does to nutrition and allergens, for one serving.
 *
 * Units   `Nutrients`, per serving. Bake loss takes only water, so per serving it does not matter.
 * Valid   lines with a weight; 'q.b.' weighs nothing, and what the table does not know is named in `unknown`. */
import { FALLBACK_BAKE } from '../nutrition/bake-profiles.ts'
import { calculateNutrition, type NutritionResult } from '../nutrition/calculate.ts'
import { allergensOfLines, type LinesAllergens } from '../nutrition/lines-allergens.ts'
import type { ImprovedRecipe, WorkGroup, WorkLine } from './improved-recipe.ts'
import { nameOfLine } from './work-lines.ts'

const linesOf = (groups: readonly WorkGroup[]): WorkLine[] => groups.flatMap(({ lines }) => lines)

/** 'a 0.3, b 0.7' is a mixture of two rows of the table; a single id is all of itself. */
const mixtureOf = (foodId: string): { id: string; share: number }[] =>
  foodId.split(', ').map((part) => {
    const [id = '', share = '1'] = part.split(' ')
    return { id, share: Number(share) }
  })

export function nutritionOf(groups: readonly WorkGroup[], servings: number): NutritionResult {
  const lines = linesOf(groups).flatMap(({ text, grams, foodId }) =>
    mixtureOf(foodId ?? '').map(({ id, share }) => ({
      id,
      label: nameOfLine(text),
      grams: (grams ?? 0) * share,
    })),
  )
  return calculateNutrition(lines, FALLBACK_BAKE, servings)
}

const allergensOf = (groups: readonly WorkGroup[]): LinesAllergens =>
  allergensOfLines(
    linesOf(groups).flatMap(({ text, foodId }) =>
      mixtureOf(foodId ?? '').map(({ id }) => ({ id, label: nameOfLine(text) })),
    ),
  )

export function effectsOf(
  before: readonly WorkGroup[],
  after: readonly WorkGroup[],
  servings: number,
): Pick<ImprovedRecipe, 'nutrition' | 'allergens'> {
  const [old, changed] = [nutritionOf(before, servings), nutritionOf(after, servings)]
  const weightless = new Set(
    linesOf(after)
      .filter(({ grams }) => grams === null)
      .map(({ text }) => nameOfLine(text)),
  )
  const { contains, species } = allergensOf(after)
  const unknown = changed.unknown.filter((name) => !weightless.has(name))
  return {
    nutrition: { before: old.per_slice, after: changed.per_slice, unknown },
    allergens: { before: allergensOf(before).contains, after: contains, species, unknown },
  }
}
