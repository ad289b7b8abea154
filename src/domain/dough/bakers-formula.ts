/** Divides a dough into its ingredients by their shares of the flour; computes the area of a pizza.
 *
 * Units   grams (`…G`), shares of the flour (`…Share`: 0.6 = 60 g per 100 g of flour), cm².
 * Source  definitions, no empirical constant.
 * Valid   non-negative shares and weights. The forms allow less: `full-limits.ts`, `simple-limits.ts`. */

export type FormulaShares = Readonly<{
  waterShare: number
  saltShare: number
  oilShare: number
  sugarShare: number
  yeastShare: number
}>

export type FormulaWeights = {
  flourG: number
  waterG: number
  saltG: number
  oilG: number
  sugarG: number
  yeastG: number
}

export function doughPerFlour(shares: FormulaShares): number {
  return 1 + shares.waterShare + shares.saltShare + shares.oilShare + shares.sugarShare + shares.yeastShare
}

/** The weights are not rounded and add up to `totalG`. */
export function weighFormula(totalG: number, shares: FormulaShares): FormulaWeights {
  const flourG = totalG / doughPerFlour(shares)
  return {
    flourG,
    waterG: flourG * shares.waterShare,
    saltG: flourG * shares.saltShare,
    oilG: flourG * shares.oilShare,
    sugarG: flourG * shares.sugarShare,
    yeastG: flourG * shares.yeastShare,
  }
}

export function roundAreaCm2(diameterCm: number): number {
  return (Math.PI * diameterCm ** 2) / 4
}

export function panAreaCm2(lengthCm: number, widthCm: number): number {
  return lengthCm * widthCm
}
