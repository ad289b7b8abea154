/** The part of an evening that anybody with the shared link sees: menu and schedule, without names and
 * needs of the guests.
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
    people: guests.length,
    pizzas: pizzas.map(
      ({ instead: _instead, ...pizza }): SheetPizza => ({ species: [], maySpecies: [], ...pizza }),
    ),
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
