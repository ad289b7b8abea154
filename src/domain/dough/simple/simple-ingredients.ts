/** Ingredients of a simple dough in weighing order.
 *
 * Units   grams as weighed; percent of the flour, to 0.1. The yeast is written as in the warning about it.
 * Valid   results with flour above 0. */
import { italianDecimal } from '#domain/words/decimal-input.ts'
import { doseG } from '../dose-warning.ts'
import type { SimpleIngredients } from './simple-calculator.ts'
import type { SimpleDoughParams } from './simple-limits.ts'
import { FLOUR_PRESETS, YEAST_PRESETS } from './simple-presets.ts'

export type IngredientLine = {
  name: keyof SimpleIngredients
  label: string
  grams: number
  amount: string
  pctOfFlour: number
}

const ORDER = ['flour', 'water', 'salt', 'yeast', 'oil', 'sugar'] as const

export function ingredientLines(
  { flourType, yeastType }: Pick<SimpleDoughParams, 'flourType' | 'yeastType'>,
  ingredients: Readonly<SimpleIngredients>,
): IngredientLine[] {
  const labels: Record<keyof SimpleIngredients, string> = {
    flour: FLOUR_PRESETS[flourType].label,
    water: 'Acqua',
    salt: 'Sale',
    yeast: YEAST_PRESETS[yeastType].label,
    oil: "Olio extravergine d'oliva",
    sugar: 'Zucchero',
  }
  return ORDER.flatMap((name): IngredientLine[] => {
    const grams = ingredients[name]
    if (grams === undefined) return []
    const pctOfFlour = Math.round((1000 * grams) / ingredients.flour) / 10
    const amount = name === 'yeast' ? doseG(grams) : `${italianDecimal(grams, 1)} g`
    return [{ name, label: labels[name], grams, amount, pctOfFlour }]
  })
}
