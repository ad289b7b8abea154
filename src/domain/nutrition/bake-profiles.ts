/** What a bake takes away and adds: water leaves, a pan's or a fryer's oil goes into the crust.
 *
 * Units   `yield` is cooked mass over raw mass (0.85 = 15 % lost); `oil_absorption_g` grams for the whole recipe.
 * Source  the fallback (0.85 and 0) is the site's specification. The oil of fried dough is 5 % of its mass
 *         [FOGLIANO-FRITTURA]; in the table it is that of a kilogram of dough. All the other figures are [stima]: a bake
 *         of 90 s loses less water than one of 12 min, and pan pizzas take up part of the oil under them.
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
  teglia: { yield: 0.86, oil_absorption_g: 10, style: 'teglia' },
  fritta: { yield: 0.88, oil_absorption_g: 50, style: 'fritta' },
} as const satisfies Record<string, BakeProfile>
type BakeStyle = keyof typeof BAKE_PROFILES

export const BAKE_STYLE_NAMES: Readonly<Record<BakeStyle, string>> = {
  napoletana: 'Napoletana',
  romana: 'Romana',
  ny: 'New York',
  detroit: 'Detroit',
  siciliana: 'Siciliana',
  teglia: 'In teglia',
  fritta: 'Fritta',
}

export const DEFAULT_BAKE_STYLE = 'napoletana'
export const DEFAULT_SLICES = 8
export const SLICE_LIMITS = { min: 1, max: 24 } as const

/** How somebody may write a style: capitals and blanks around it do not matter. Undefined where it is none of ours. */
export function bakeStyleOf(text: string): BakeStyle | 'altro' | undefined {
  const style = text.trim().toLowerCase()
  if (style === FALLBACK_BAKE.style) return 'altro'
  return Object.hasOwn(BAKE_PROFILES, style) ? (style as BakeStyle) : undefined
}

/** The profile of a style; an unknown style bakes by the fallback, under its own name. */
export function bakeProfileOf(text: string): BakeProfile {
  const style = bakeStyleOf(text)
  return style === undefined || style === 'altro'
    ? { ...FALLBACK_BAKE, style: style ?? text }
    : BAKE_PROFILES[style]
}
