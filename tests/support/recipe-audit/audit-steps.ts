import { parseIngredientLine } from '#domain/lines/ingredient-line.ts'
import type { RecipeContent } from '#domain/recipes/recipe-content.ts'
import { isNamedIn } from '#domain/recipes/steps/lines-left.ts'
import { findStepTimes } from '#domain/recipes/steps/step-times.ts'
import { stemsOf } from '#domain/words/italian-stem.ts'

/** Seconds. Longer waits count as rests of the dough, shorter ones as kneading, baking or frying. */
const LONG_S = 40 * 60

function unusedIngredients({ ingredients, steps }: RecipeContent): string[] {
  const told = new Set(stemsOf(steps.join(' ')))
  const lines = ingredients
    .flatMap((group) => group.lines)
    .filter((line) => parseIngredientLine(line).kind === 'free')
  return lines.filter((line) => !isNamedIn(told, line))
}

function longWaitsMin(steps: readonly string[]): { min: number; max: number } {
  const waits = steps.flatMap((step) =>
    findStepTimes(step).filter(
      ({ maxS, index }) => maxS >= LONG_S && !/\bultim\p{L} $/u.test(step.slice(0, index)),
    ),
  )
  const sum = (ends: readonly number[]) => ends.reduce((total, end) => total + end, 0) / 60
  return { min: sum(waits.map(({ minS }) => minS)), max: sum(waits.map(({ maxS }) => maxS)) }
}

function auditHours({ times, steps }: RecipeContent): string[] {
  const { min, max } = longWaitsMin(steps)
  const { activeMin, restMin } = times
  const slackMin = 60 + restMin * 0.1
  if (max >= restMin - slackMin && min <= restMin + activeMin + slackMin) return []
  return [
    `rest is ${restMin} minutes, the long waits of the steps are ${min}-${max}: change times.restMin or the steps`,
  ]
}

export function auditSteps(recipe: RecipeContent): string[] {
  return [...unusedIngredients(recipe).map((line) => `no step uses '${line}'`), ...auditHours(recipe)]
}
