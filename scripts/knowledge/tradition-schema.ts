import { z } from 'zod'

const text = z.string().trim().min(1)

/**
 * A place is one ingredient or several alternatives. A `modern` dish is a habit of pizzerias: it makes no
 * ingredient traditional.
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
