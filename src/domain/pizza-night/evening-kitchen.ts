/** The reader's kitchen in the form of an evening, and back.
 *
 * Units   °C, W; texts as typed.
 * Valid   any kitchen: a new form keeps its own value where nothing is told, or where its limits are
 *         narrower. */
import { DOUGH_LIMITS } from '#domain/dough/full/full-limits.ts'
import { type Kitchen, kitchenOf, toldWithin } from '#domain/kitchen/kitchen.ts'
import { surfaceFor } from '#domain/kitchen/kitchen-oven.ts'
import { italianDecimal, parseDecimal } from '#domain/words/decimal-input.ts'
import type { EveningDraft } from './evening-draft.ts'

const text = (value: number) => italianDecimal(value, 1)

export function fieldsOfKitchen(kitchen: Readonly<Kitchen>): Partial<EveningDraft> {
  const { oven, surface, maxC, flourW, ballG, mixing } = kitchen
  const room = toldWithin(kitchen.roomC, DOUGH_LIMITS.roomTempC)
  const fridge = toldWithin(kitchen.fridgeC, DOUGH_LIMITS.fridgeTempC)
  return {
    // The three fields are one oven: another maximum is not that of this oven.
    ...(oven !== null && { oven, maxTempC: maxC === null ? '' : text(maxC) }),
    ...((oven ?? surface) !== null && { surface: surface ?? surfaceFor('napoletana', kitchen) }),
    ...(room !== undefined && { roomC: text(room) }),
    ...(fridge !== undefined && { fridgeC: text(fridge) }),
    ...(flourW !== null && { flourW: text(flourW) }),
    ...(ballG !== null && { ballG: text(ballG) }),
    ...(mixing !== null && { hasMixer: mixing !== 'mano' }),
  }
}

/** What typed fields tell about the kitchen; unreadable or unknown ones tell nothing. */
export function kitchenOfFields(
  { oven, surface, maxTempC, roomC, fridgeC, flourW, ballG, hasMixer }: Partial<EveningDraft>,
  before: Readonly<Kitchen> | null,
): Partial<Kitchen> {
  const isMixed = before?.mixing != null && before.mixing !== 'mano'
  const typed = {
    oven,
    surface,
    maxC: parseDecimal(maxTempC ?? ''),
    roomC: parseDecimal(roomC ?? ''),
    fridgeC: parseDecimal(fridgeC ?? ''),
    flourW: parseDecimal(flourW ?? ''),
    ballG: parseDecimal(ballG ?? ''),
    ...(hasMixer !== undefined && hasMixer !== isMixed && { mixing: hasMixer ? 'planetaria' : 'mano' }),
  }
  const told = Object.entries(kitchenOf(typed) ?? {}).filter(([, value]) => value !== null)
  return {
    ...(Object.fromEntries(told) as Partial<Kitchen>),
    ...(maxTempC === '' && { maxC: null }),
    ...(flourW === '' && { flourW: null }),
    ...(ballG === '' && { ballG: null }),
  }
}
