/** Evenings that earlier versions stored: one kind for each guest, counted in half pizzas.
 *
 * Valid   any value; what is no sheet stays as it is. */
import { isRecord } from '#domain/words/stored-rows.ts'

type Entry = Record<string, unknown>
const entries = (value: unknown, read: (entry: Entry) => Entry): unknown =>
  Array.isArray(value) ? value.map((one) => (isRecord(one) ? read(one) : one)) : value

const portionOf = ({ halves, ...portion }: Entry): Entry =>
  halves === undefined ? portion : { units: halves, ...portion }

const guestOf = ({ pizza, ...guest }: Entry): Entry =>
  pizza === undefined ? guest : { shares: [{ pizza, units: 2 * Number(guest.appetite) }], ...guest }

export function sheetOfStored(value: unknown): unknown {
  if (!isRecord(value)) return value
  const { queue, guests, doughs } = value
  return {
    ...value,
    queue: entries(queue, ({ portions, ...baked }) => ({ ...baked, portions: entries(portions, portionOf) })),
    guests: entries(guests, guestOf),
    doughs: entries(doughs, (dough) => ({ isWithoutGluten: dough.calculator === null, ...dough })),
  }
}
