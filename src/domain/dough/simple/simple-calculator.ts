/** The simple dough calculator: weights of the ingredients, and their analysis.
 *
 * Units   grams, to 0.1 g; yeast to 0.01 g. The percentages are those of `simple-presets.ts`.
 * Source  the site's specification: all ingredients together weigh pizzaCount x pizzaSize; water, yeast,
 *         salt and oil are percentages of the flour. Mother yeast counts as an ingredient of its own. With
 *         `yeastByEstimate` the yeast comes from `simple-yeast-estimate.ts`.
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
  oil?: number
  sugar?: number
}

export type SimpleDoughResult = { ingredients: SimpleIngredients; analysis: SimpleDoughAnalysis }

const toTenth = (grams: number): number => Math.round(grams * 10) / 10
const toHundredth = (grams: number): number => Math.round(grams * 100) / 100

export function weighSimpleDough(params: Readonly<SimpleDoughParams>): SimpleIngredients {
  const { oilPct } = PIZZA_TYPE_PRESETS[params.pizzaType]
  const { pctOfFlour } = YEAST_PRESETS[params.yeastType]
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

export function withYeastOf(
  params: Readonly<SimpleDoughParams>,
  { analysis }: Readonly<SimpleDoughResult>,
): SimpleDoughResult {
  const ingredients = weighSimpleDough(params)
  return { ingredients, analysis: { ...analysis, nutritionalInfo: doughNutrition(params, ingredients) } }
}

export function asFallback({ ingredients, analysis }: SimpleDoughResult): SimpleDoughResult {
  return { ingredients, analysis: { ...analysis, tips: [FALLBACK_FIRST_TIP, ...analysis.tips] } }
}

export function isFallback({ analysis }: { analysis: { tips: readonly string[] } }): boolean {
  return analysis.tips[0] === FALLBACK_FIRST_TIP
}

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
