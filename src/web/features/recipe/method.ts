import type { Recipe } from '#contracts/recipe.ts'
import { scaledPieces } from '#domain/recipe/scaled-pieces.ts'
import { scaledStep } from '#domain/recipe/scaled-step.ts'
import { scaledMethodNote } from '#domain/recipe/servings.ts'

/** The steps as they are read for `factor` times the recipe, and what to know before the first; '' for the recipe itself. */
export function methodFor(recipe: Recipe, factor: number): { steps: string[]; note: string } {
  const { servings, servingsUnit, dough } = recipe
  const scaled = recipe.steps.map((parts) => scaledStep(parts, factor))
  const steps = scaled.map((step) => scaledPieces(step, dough?.pieces ?? servings, factor))
  const note = scaledMethodNote({
    servings,
    servingsUnit,
    factor,
    isScaled: recipe.steps.flat().some((part) => typeof part === 'object'),
    hasPieces: steps.some((step, at) => step !== scaled[at]),
  })
  return { steps, note }
}
