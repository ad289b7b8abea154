import { plainStep } from './steps/step-marks.ts'

export type IngredientLines = {
  title: string
  isDough: boolean
  lines: string[]
}
export type StructuredRecipe = {
  groups: IngredientLines[]
  steps: string[]
}

export const flatRecipe = ({ groups, steps }: StructuredRecipe) => ({
  ingredients: groups.flatMap(({ lines }) => lines),
  instructions: steps.map(plainStep).join('\n'),
})
