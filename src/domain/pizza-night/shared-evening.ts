/** The part of an evening that a shared link shows to anybody: menu and schedule, without names and needs.
 *
 * Units   milliseconds since 1970 UTC (`…Ms`).
 * Source  `evening-sheet.ts`. Fields that are not listed here are not shared. */
import type { EveningSheet, SheetPizza } from './evening-sheet.ts'
import { eveningLine } from './timeline/evening-line.ts'

export function sharedEvening(sheet: EveningSheet) {
  const { bakeAtMs, timeZone, startMs, lastServedMs, guests, pizzas, queue } = sheet
  return {
    bakeAtMs,
    timeZone,
    startMs,
    firstServedMs: Math.min(...queue.map(({ servedMs }) => servedMs)),
    lastServedMs,
    /** How many eat. */
    people: guests.length,
    pizzas: pizzas.map((pizza): SheetPizza => ({ species: [], maySpecies: [], ...pizza })),
    /** Works, and each pizza in and out. */
    acts: eveningLine(sheet).map(({ id, title, of, note, startMs, endMs, needsHands }) => ({
      id,
      title,
      of,
      note,
      startMs,
      endMs,
      needsHands,
    })),
  }
}
export type SharedEvening = ReturnType<typeof sharedEvening>
export type SharedAct = SharedEvening['acts'][number]
