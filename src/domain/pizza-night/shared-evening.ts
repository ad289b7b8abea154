/** The part of an evening that anybody with its link may see: the menu and the schedule, without names and needs.
 *
 * Units   milliseconds since 1970 UTC (`…Ms`).
 * Source  `evening-sheet.ts`, of which everything is left out that is not named here. */
import type { EveningSheet, SheetPizza } from './evening-sheet.ts'
import { eveningLine, type LineAct } from './timeline/evening-line.ts'

export type SharedAct = Omit<LineAct, 'baked'>

export type SharedEvening = {
  bakeAtMs: number
  timeZone: string
  startMs: number
  firstServedMs: number
  lastServedMs: number
  /** How many eat. */
  people: number
  pizzas: readonly SheetPizza[]
  /** Works, and each pizza in and out. */
  acts: readonly SharedAct[]
}

export function sharedEvening(sheet: EveningSheet): SharedEvening {
  const { bakeAtMs, timeZone, startMs, lastServedMs, guests, pizzas, queue } = sheet
  return {
    bakeAtMs,
    timeZone,
    startMs,
    firstServedMs: Math.min(...queue.map(({ servedMs }) => servedMs)),
    lastServedMs,
    people: guests.length,
    pizzas: pizzas.map(
      ({
        key,
        recipeId,
        name,
        imageUrl,
        changes,
        isWithoutGluten,
        contains,
        mayContain,
        species = [],
        maySpecies = [],
        unknown,
        count,
      }) => ({
        key,
        recipeId,
        name,
        imageUrl,
        changes,
        isWithoutGluten,
        contains,
        mayContain,
        species,
        maySpecies,
        unknown,
        count,
      }),
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
