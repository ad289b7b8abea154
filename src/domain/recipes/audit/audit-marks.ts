/** Checks that the marks in the steps use every gram of every line exactly once. */
import type { RecipeContent } from '../recipe-content.ts'
import { readSteps } from '../steps/step-marks.ts'

export function auditMarks({ ingredients, steps }: Pick<RecipeContent, 'ingredients' | 'steps'>): string[] {
  const { problems, unused } = readSteps(ingredients, steps)
  const lines = ingredients.flatMap((group) => group.lines)
  return [
    ...problems,
    ...unused.map(({ line, amount }) => `nessun passo usa ${amount} di '${lines[line]}': segnalo con {…}`),
  ]
}
