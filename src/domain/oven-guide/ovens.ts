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
  /** Baking time divided by that of a wood oven at the same floor temperature. Little top heat bakes slowly. */
  slowness: number
  /** A fan bakes like still air that is hotter by this many °C. */
  fanC: number
  preheatMin: number
  place: 'home' | 'professional' | 'outdoors'
}>

export const OVENS: Readonly<Record<OvenType, Oven>> = {
  wood_fired: {
    name: 'Forno a legna',
    possibleC: { min: 180, max: 500 },
    usualMaxC: 480,
    slowness: 1,
    fanC: 0,
    preheatMin: 90,
    place: 'professional',
  },
  gas_deck: {
    name: 'Forno professionale a gas',
    possibleC: { min: 150, max: 480 },
    usualMaxC: 450,
    slowness: 1.05,
    fanC: 0,
    preheatMin: 60,
    place: 'professional',
  },
  electric_deck: {
    name: 'Forno elettrico da pizza',
    possibleC: { min: 150, max: 500 },
    usualMaxC: 450,
    slowness: 1,
    fanC: 0,
    preheatMin: 45,
    place: 'professional',
  },
  home_gas: {
    name: 'Forno di casa a gas',
    possibleC: { min: 130, max: 320 },
    usualMaxC: 250,
    slowness: 1.15,
    fanC: 0,
    preheatMin: 25,
    place: 'home',
  },
  home_electric: {
    name: 'Forno di casa elettrico (statico)',
    possibleC: { min: 130, max: 320 },
    usualMaxC: 250,
    slowness: 1.05,
    fanC: 0,
    preheatMin: 20,
    place: 'home',
  },
  home_convection: {
    name: 'Forno di casa ventilato',
    possibleC: { min: 130, max: 320 },
    usualMaxC: 250,
    slowness: 1.05,
    fanC: 20,
    preheatMin: 15,
    place: 'home',
  },
  portable_gas: {
    name: 'Forno portatile a gas',
    possibleC: { min: 180, max: 500 },
    usualMaxC: 450,
    slowness: 1,
    fanC: 0,
    preheatMin: 20,
    place: 'outdoors',
  },
  bbq_stone: {
    name: 'Barbecue con pietra',
    possibleC: { min: 150, max: 420 },
    usualMaxC: 350,
    slowness: 1.1,
    fanC: 0,
    preheatMin: 30,
    place: 'outdoors',
  },
}

export const STATED_MAX_C = { min: 150, max: 600 } as const
