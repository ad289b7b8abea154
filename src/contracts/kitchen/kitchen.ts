import { z } from 'zod'
import { MIXING_METHODS } from '#domain/dough/water-temperature.ts'
import { isKitchenNumber, KITCHEN_LIMITS, type KitchenNumber } from '#domain/kitchen/kitchen.ts'
import { OVEN_TYPES } from '#domain/oven-guide/ovens.ts'
import { SURFACES } from '#domain/oven-guide/surfaces.ts'

const figure = (field: KitchenNumber) =>
  z
    .number()
    .min(KITCHEN_LIMITS[field].min)
    .max(KITCHEN_LIMITS[field].max)
    .refine((value) => isKitchenNumber(field, value))
    .nullable()

export const Kitchen = z.object({
  oven: z.enum(OVEN_TYPES).nullable(),
  surface: z.enum(SURFACES).nullable(),
  maxC: figure('maxC').describe('A quanti gradi arriva il forno'),
  flourW: figure('flourW').describe('Forza della farina'),
  roomC: figure('roomC').describe('Gradi della stanza'),
  fridgeC: figure('fridgeC').describe('Gradi del frigo'),
  mixing: z.enum(MIXING_METHODS).nullable().describe('Con che cosa si impasta'),
  ballG: figure('ballG').describe('Peso di un panetto per una tonda da 30 cm'),
})

/** Absent fields stay as they are, null forgets one: so two devices that tell different things both count. */
export const KitchenChange = Kitchen.partial()
export type KitchenChange = z.infer<typeof KitchenChange>
