/** The amounts that a step uses, shown beside the step: '370 g di acqua', '16 g di sale fino'.
 *
 * Units   as the lines of the list: grams, millilitres or pieces.
 * Valid   steps and lines from the same parse. */

import {
  formatIngredientLine,
  parseIngredientLine,
  scaleMeasuredLine,
} from '#domain/lines/ingredient-line.ts'
import { servingsNoun } from '#domain/words/servings.ts'
import type { StepPart, Use } from './step-marks.ts'

export type DosedRecipe = { ingredients: readonly string[]; servingsUnit: string }

function dose(line: string, { amount, times }: Use, factor: number, ofOne: number, unit: string) {
  const parsed = parseIngredientLine(line)
  if (parsed.kind === 'free' || amount === null) return line
  if (times > 1)
    return `${formatIngredientLine(scaleMeasuredLine({ ...parsed, amount: amount / times }, ofOne))} a ${servingsNoun(1, unit)}`
  const isWholeLine = factor === 1 && amount === parsed.amount
  return isWholeLine ? line : formatIngredientLine(scaleMeasuredLine({ ...parsed, amount }, factor))
}

function toldUses(parts: readonly StepPart[]): Use[] {
  const uses = parts.filter((part) => typeof part === 'object')
  const taken = new Set(uses.flatMap(({ line, amount }) => (amount === 0 ? [] : [line])))
  return uses.flatMap((use) => {
    if (use.amount !== 0) return [use]
    return use.again === undefined || taken.has(use.line) ? [] : [{ ...use, amount: use.again }]
  })
}

/** The doses are in the order of the step. Uses of a line with equal `times` are added up. */
export function stepDoses(
  parts: readonly StepPart[],
  recipe: DosedRecipe,
  factor: number,
  ofOne = 1,
): string[] {
  const uses = new Map<string, Use>()
  for (const part of toldUses(parts)) {
    const key = `${part.line} ${part.times}`
    const before = uses.get(key)
    const sum =
      before && before.amount !== null && part.amount !== null ? before.amount + part.amount : part.amount
    uses.set(key, { ...part, amount: sum })
  }
  return [...uses.values()].flatMap((use) => {
    const line = recipe.ingredients[use.line]
    return line === undefined ? [] : [dose(line, use, factor, ofOne, recipe.servingsUnit)]
  })
}
