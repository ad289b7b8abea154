/** Within which a bake is believed: shares of the raw mass that stay (`yield`), grams of oil taken up. */
export const BAKE_LIMITS = {
  yield: { min: 0.3, max: 1.2 },
  oil_absorption_g: { min: 0, max: 500 },
} as const
