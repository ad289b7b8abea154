/** `yield`: fraction of the raw mass that remains. `oil_absorption_g`: absorbed oil in grams. */
export const BAKE_LIMITS = {
  yield: { min: 0.3, max: 1.2 },
  oil_absorption_g: { min: 0, max: 500 },
} as const
