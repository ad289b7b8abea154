/** Doughs that begin with the reader's kitchen: its ball, room and fridge.
 *
 * Units   grams, °C.
 * Source  the house ball; a told ball is for the same 30 cm, other sizes have its thickness.
 * Valid   any kitchen. A figure that a tool does not allow leaves the tool's own. */

import { type PageDraft, readAddress } from '#domain/dough/full/full-address.ts'
import { pizzaAreaCm2 } from '#domain/dough/full/full-calculator.ts'
import {
  DEFAULT_DOUGH_FORM,
  DOUGH_LIMITS,
  type DoughForm,
  HOUSE_FORM,
} from '#domain/dough/full/full-limits.ts'
import { draftOfForm } from '#domain/dough/full/full-query.ts'
import { type Kitchen, toldWithin } from './kitchen.ts'

const DIGITS = 1e4

export function climateOf({ roomC, fridgeC }: Readonly<Kitchen>): Partial<DoughForm> {
  const room = toldWithin(roomC, DOUGH_LIMITS.roomTempC)
  const fridge = toldWithin(fridgeC, DOUGH_LIMITS.fridgeTempC)
  return {
    ...(room !== undefined && { roomTempC: room }),
    ...(fridge !== undefined && { fridgeTempC: fridge }),
  }
}

function doughFieldsOf(kitchen: Readonly<Kitchen>): Partial<DoughForm> {
  const { ballG } = kitchen
  const areaCm2 = pizzaAreaCm2(HOUSE_FORM)
  return {
    // Rounded up, so that no ball is lighter than told.
    ...(ballG !== null &&
      areaCm2 !== null && { thicknessFactor: Math.ceil((DIGITS * ballG) / areaCm2) / DIGITS }),
    ...climateOf(kitchen),
  }
}

/** The full calculator opened without a link. */
export function pageDraftIn(kitchen: Readonly<Kitchen>): PageDraft {
  const { flourW, mixing } = kitchen
  const first = readAddress([])
  return {
    ...first,
    dough: draftOfForm({ ...DEFAULT_DOUGH_FORM, ...doughFieldsOf(kitchen) }),
    tools: {
      ...first.tools,
      ...(flourW !== null && { firstW: String(flourW) }),
      ...(mixing !== null && { mixing }),
    },
  }
}

export const houseForm = (kitchen: Readonly<Kitchen> | null): Readonly<DoughForm> =>
  kitchen ? { ...HOUSE_FORM, ...doughFieldsOf(kitchen) } : HOUSE_FORM
