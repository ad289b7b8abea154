import { z } from 'zod'

const text = z.string().trim().min(1)

/**
 * What content/traditions.yaml says of a dish. A place is an ingredient, or a list of those that may take it. A modern
 * one is a habit of pizzerias, and makes no ingredient traditional.
 */
export const TraditionsFile = z.array(
  z.strictObject({
    name: text,
    withoutOil: z.literal(true).optional(),
    modern: z.literal(true).optional(),
    places: z.array(z.union([text, z.array(text).min(2)])).min(1),
  }),
)
export type TraditionEntry = z.infer<typeof TraditionsFile>[number]
