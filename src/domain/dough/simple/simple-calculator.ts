/** The simple dough calculator: nine parameters in, ingredients and their analysis out.
 *
 * Units   grams, to 0.1 g; yeast to 0.01 g. Percentages of `simple-presets.ts`.
 * Source  the site's specification: all ingredients together weigh pizzaCount x pizzaSize, water, yeast, salt and oil
 *         are percentages of the flour. Mother yeast counts as an ingredient of its own. The yeast of the models, where
 *         it is asked for: `simple-yeast-estimate.ts`.
 * Valid   the ranges of `simple-limits.ts`. */
import { weighFormula } from '../bakers-formula.ts'
import { analyseDough, type SimpleDoughAnalysis } from './simple-analysis.ts'
import type { SimpleDoughParams } from './simple-limits.ts'
import { doughNutrition } from './simple-nutrition.ts'
import { PIZZA_TYPE_PRESETS, SIMPLE_SALT_PCT, YEAST_PRESETS } from './simple-presets.ts'
import { FALLBACK_FIRST_TIP } from './simple-texts.ts'
import { estimatedYeastPct } from './simple-yeast-estimate.ts'

export type SimpleIngredients = {
  flour: number
  water: number
  salt: number
  yeast: number
  /** Absent where the type is made without. */
  oil?: number
  sugar?: number
}

export type SimpleDoughResult = { ingredients: SimpleIngredients; analysis: SimpleDoughAnalysis }

const toTenth = (grams: number): number => Math.round(grams * 10) / 10
const toHundredth = (grams: number): number => Math.round(grams * 100) / 100

/** Rounded for the scale; together they miss pizzaCount x pizzaSize by less than 0.3 g. */
export function weighSimpleDough(params: Readonly<SimpleDoughParams>): SimpleIngredients {
  const { oilPct } = PIZZA_TYPE_PRESETS[params.pizzaType]
  const { pctOfFlour } = YEAST_PRESETS[params.yeastType]
  // Where the models are silent the specified share stays.
  const yeastPct = params.yeastByEstimate ? (estimatedYeastPct(params) ?? pctOfFlour) : pctOfFlour
  const dough = weighFormula(params.pizzaCount * params.pizzaSize, {
    waterShare: params.hydration / 100,
    saltShare: SIMPLE_SALT_PCT / 100,
    oilShare: oilPct / 100,
    sugarShare: 0,
    yeastShare: yeastPct / 100,
  })
  return {
    flour: toTenth(dough.flourG),
    water: toTenth(dough.waterG),
    salt: toTenth(dough.saltG),
    yeast: toHundredth(dough.yeastG),
    ...(oilPct > 0 ? { oil: toTenth(dough.oilG) } : {}),
  }
}

export function calculateSimpleDough(params: Readonly<SimpleDoughParams>): SimpleDoughResult {
  const ingredients = weighSimpleDough(params)
  return { ingredients, analysis: analyseDough(params, ingredients) }
}

/** The same calculation with the other yeast; the words about the dough stay as they were written. */
export function withYeastOf(
  params: Readonly<SimpleDoughParams>,
  { analysis }: Readonly<SimpleDoughResult>,
): SimpleDoughResult {
  const ingredients = weighSimpleDough(params)
  return { ingredients, analysis: { ...analysis, nutritionalInfo: doughNutrition(params, ingredients) } }
}

/** The same result as the answer of last resort: its first tip tells the page that standard figures were used. */
export function asFallback({ ingredients, analysis }: SimpleDoughResult): SimpleDoughResult {
  return { ingredients, analysis: { ...analysis, tips: [FALLBACK_FIRST_TIP, ...analysis.tips] } }
}

export function isFallback({ analysis }: { analysis: { tips: readonly string[] } }): boolean {
  return analysis.tips[0] === FALLBACK_FIRST_TIP
}

/** Parts of 1 for the composition chart: flour, water, and salt, yeast, oil and sugar as the remainder. */
export function compositionShares(ingredients: Readonly<SimpleIngredients>): {
  flour: number
  water: number
  other: number
} {
  const { flour, water, salt, yeast, oil = 0, sugar = 0 } = ingredients
  const rest = salt + yeast + oil + sugar
  const total = flour + water + rest
  return { flour: flour / total, water: water / total, other: rest / total }
}
