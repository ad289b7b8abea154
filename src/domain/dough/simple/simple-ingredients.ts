/** The ingredients of a simple dough in the order in which people read and weigh them.
 *
 * Units   grams as weighed; percent of the flour, to 0.1.
 * Valid   results of `simple-calculator.ts`, or of another engine that weighs some flour. */
import type { SimpleIngredients } from './simple-calculator.ts'
import type { SimpleDoughParams } from './simple-limits.ts'
import { FLOUR_PRESETS, YEAST_PRESETS } from './simple-presets.ts'

export type IngredientLine = {
  name: keyof SimpleIngredients
  label: string
  grams: number
  /** Decimals that the figure is given with. */
  digits: 1 | 2
  pctOfFlour: number
}

const ORDER = ['flour', 'water', 'salt', 'yeast', 'oil', 'sugar'] as const

/** Absent oil and sugar are left out. */
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
    return [{ name, label: labels[name], grams, digits: name === 'yeast' ? 2 : 1, pctOfFlour }]
  })
}
