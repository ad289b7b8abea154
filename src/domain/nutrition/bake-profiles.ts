/** What a bake takes away and adds: water leaves, a pan's oil goes into the crust.
 *
 * Units   `yield` is cooked mass over raw mass (0.85 = 15 % lost); `oil_absorption_g` grams for the whole recipe.
 * Source  the fallback (0.85 and 0) is the site's specification; the five profiles are [stima]: a bake of 90 s loses
 *         less water than one of 12 min, and pan pizzas take up part of the oil under them.
 * Valid   yield 0.3-1.2, oil 0-500 g. */

export type BakeProfile = { yield: number; oil_absorption_g: number; style: string }

export const BAKE_LIMITS = {
  yield: { min: 0.3, max: 1.2 },
  oil_absorption_g: { min: 0, max: 500 },
} as const

export const FALLBACK_BAKE: BakeProfile = { yield: 0.85, oil_absorption_g: 0, style: 'altro' }

export const BAKE_PROFILES = {
  napoletana: { yield: 0.9, oil_absorption_g: 0, style: 'napoletana' },
  romana: { yield: 0.84, oil_absorption_g: 0, style: 'romana' },
  ny: { yield: 0.87, oil_absorption_g: 0, style: 'ny' },
  detroit: { yield: 0.88, oil_absorption_g: 15, style: 'detroit' },
  siciliana: { yield: 0.87, oil_absorption_g: 15, style: 'siciliana' },
} as const satisfies Record<string, BakeProfile>

export const BAKE_STYLE_NAMES: Readonly<Record<keyof typeof BAKE_PROFILES, string>> = {
  napoletana: 'Napoletana',
  romana: 'Romana',
  ny: 'New York',
  detroit: 'Detroit',
  siciliana: 'Siciliana',
}

export const DEFAULT_BAKE_STYLE = 'napoletana'
export const DEFAULT_SLICES = 8
export const SLICE_LIMITS = { min: 1, max: 24 } as const

/** The profile of a style; an unknown style bakes by the fallback, under its own name. */
export const bakeProfileOf = (style: string): BakeProfile =>
  Object.hasOwn(BAKE_PROFILES, style)
    ? BAKE_PROFILES[style as keyof typeof BAKE_PROFILES]
    : { ...FALLBACK_BAKE, style }
