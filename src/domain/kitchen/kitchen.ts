/** What the reader has at home, told once and read by every tool.
 *
 * Units   °C, W of the flour, grams of a dough ball. Null: not told.
 * Source  the limits of the tools that read it; the room as in the simple calculator, the widest.
 * Valid   any stored text: what is damaged or outside the limits counts as not told. A tool with narrower
 *         limits keeps its own value. */
import { DOUGH_LIMITS, type Range } from '#domain/dough/full/full-limits.ts'
import { MIXING_METHODS, type MixingMethod } from '#domain/dough/water-temperature.ts'
import { OVEN_TYPES, type OvenType, STATED_MAX_C } from '#domain/oven-guide/ovens.ts'
import { SURFACES, type SurfaceId } from '#domain/oven-guide/surfaces.ts'
import { isRecord, parseJson } from '#domain/words/stored-rows.ts'

export const KITCHEN_LIMITS = {
  maxC: STATED_MAX_C,
  flourW: { min: 90, max: 450 },
  roomC: { min: 15, max: 35 },
  fridgeC: DOUGH_LIMITS.fridgeTempC,
  ballG: { min: 100, max: 500 },
} as const satisfies Record<string, Range>
export type KitchenNumber = keyof typeof KITCHEN_LIMITS

export type Kitchen = {
  oven: OvenType | null
  surface: SurfaceId | null
  mixing: MixingMethod | null
} & Record<KitchenNumber, number | null>

export const NOT_TOLD: Readonly<Kitchen> = {
  oven: null,
  surface: null,
  maxC: null,
  flourW: null,
  roomC: null,
  fridgeC: null,
  mixing: null,
  ballG: null,
}

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | null =>
  values.find((one) => one === value) ?? null

/** Degrees of room and fridge may have half degrees; the other figures are whole. */
const HALVES: readonly KitchenNumber[] = ['roomC', 'fridgeC']
export const isKitchenNumber = (field: KitchenNumber, value: unknown): value is number => {
  const { min, max } = KITCHEN_LIMITS[field]
  return (
    typeof value === 'number' &&
    value >= min &&
    value <= max &&
    Number.isInteger(HALVES.includes(field) ? 2 * value : value)
  )
}

/** Null if nothing is told. */
export function kitchenOf(stored: unknown): Kitchen | null {
  if (!isRecord(stored)) return null
  const number = (field: KitchenNumber) => {
    const value = stored[field]
    return isKitchenNumber(field, value) ? value : null
  }
  const kitchen: Kitchen = {
    oven: oneOf(OVEN_TYPES, stored.oven),
    surface: oneOf(SURFACES, stored.surface),
    maxC: number('maxC'),
    flourW: number('flourW'),
    roomC: number('roomC'),
    fridgeC: number('fridgeC'),
    mixing: oneOf(MIXING_METHODS, stored.mixing),
    ballG: number('ballG'),
  }
  return Object.values(kitchen).every((value) => value === null) ? null : kitchen
}
export const readKitchen = (text: string | null): Kitchen | null => kitchenOf(parseJson(text ?? 'null'))

/** The told figure, if the tool's own limits allow it. */
export const toldWithin = (value: number | null | undefined, { min, max }: Range): number | undefined =>
  value != null && value >= min && value <= max ? value : undefined
