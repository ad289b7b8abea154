/** A recipe by its parts: groups of ingredient lines, and steps whose marks (`step-marks.ts`) say which lines they use. */
import { plainStep } from './steps/step-marks.ts'

export type IngredientLines = {
  title: string
  /** True when these lines go into the dough: only they have baker's percentages. */
  isDough: boolean
  lines: string[]
}
export type StructuredRecipe = {
  groups: IngredientLines[]
  /** With their marks. */
  steps: string[]
}

/** The flat lists by which a recipe is searched, and of which the API speaks: lines one after the other, a step a line. */
export const flatRecipe = ({ groups, steps }: StructuredRecipe) => ({
  ingredients: groups.flatMap(({ lines }) => lines),
  instructions: steps.map(plainStep).join('\n'),
})
