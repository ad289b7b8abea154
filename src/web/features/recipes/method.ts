import type { Recipe } from '#contracts/recipes/recipe.ts'
import { scaledPieces } from '#domain/recipes/doses/scaled-pieces.ts'
import { scaledMethodNote } from '#domain/recipes/doses/servings.ts'
import { scaledStep } from '#domain/recipes/steps/scaled-step.ts'

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
