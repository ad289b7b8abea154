/** The eight kinds of oven in the guide.
 *
 * Units   °C of the baking floor, or of the oven's air when baking in a pan; minutes.
 * Source  names and ids: the site's specification. Temperatures, slowness and preheating are [stima],
 *         except the fan rule of 20 °C [CTCU-VENTILATO].
 * Valid   `usualMaxC` applies if the user states no maximum. `possibleC` also limits a stated maximum. */
import type { Range } from '#domain/dough/full/full-limits.ts'

export const OVEN_TYPES = [
  'wood_fired',
  'gas_deck',
  'electric_deck',
  'home_gas',
  'home_electric',
  'home_convection',
  'portable_gas',
  'bbq_stone',
] as const
export type OvenType = (typeof OVEN_TYPES)[number]

export type Oven = Readonly<{
  name: string
  possibleC: Range
  usualMaxC: number
  /** Baking time divided by that of a wood oven at the same floor temperature. An oven with little top heat
   * bakes slowly. */
  slowness: number
  /** A fan bakes like still air that is hotter by this many °C. */
  fanC: number
  preheatMin: number
  place: 'home' | 'professional' | 'outdoors'
}>

const oven = (
  name: string,
  place: Oven['place'],
  [min, max]: readonly [min: number, max: number],
  usualMaxC: number,
  slowness: number,
  preheatMin: number,
  fanC = 0,
): Oven => ({ name, possibleC: { min, max }, usualMaxC, slowness, fanC, preheatMin, place })

export const OVENS: Readonly<Record<OvenType, Oven>> = {
  wood_fired: oven('Forno a legna', 'professional', [180, 500], 480, 1, 90),
  gas_deck: oven('Forno professionale a gas', 'professional', [150, 480], 450, 1.05, 60),
  electric_deck: oven('Forno elettrico da pizza', 'professional', [150, 500], 450, 1, 45),
  home_gas: oven('Forno di casa a gas', 'home', [130, 320], 250, 1.15, 25),
  home_electric: oven('Forno di casa elettrico (statico)', 'home', [130, 320], 250, 1.05, 20),
  home_convection: oven('Forno di casa ventilato', 'home', [130, 320], 250, 1.05, 15, 20),
  portable_gas: oven('Forno portatile a gas', 'outdoors', [180, 500], 450, 1, 20),
  bbq_stone: oven('Barbecue con pietra', 'outdoors', [150, 420], 350, 1.1, 30),
}

/** The example in an empty field. */
export const SHOWN_MAX_C = 260
export const STATED_MAX_C = { min: 150, max: 600 } as const
