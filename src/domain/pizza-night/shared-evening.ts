/** The part of an evening that anybody with the shared link sees: menu and hours, without names, needs and
 * chores; and the part that a guest sees with the key of his own answer.
 *
 * Units   milliseconds since 1970 UTC (`…Ms`); a share is counted in half pizzas.
 * Source  `evening-sheet.ts`. Fields that are not listed here are not shared. */
import type { EveningSheet, SheetPizza } from './evening-sheet.ts'

type Served = Pick<EveningSheet, 'queue' | 'pizzas'>

const nameOf = ({ pizzas }: Served, of: string): string => pizzas.find(({ key }) => key === of)?.name ?? ''

/** What comes to the table together. */
function giriOf(sheet: Served) {
  const atOnce = Map.groupBy(sheet.queue, ({ servedMs }) => servedMs)
  return [...atOnce]
    .toSorted(([one], [other]) => one - other)
    .map(([atMs, pieces]) => ({ atMs, pizzas: pieces.map(({ pizza }) => nameOf(sheet, pizza)) }))
}

export function sharedEvening(sheet: EveningSheet) {
  const { bakeAtMs, timeZone, lastServedMs, guests, pizzas, queue } = sheet
  return {
    bakeAtMs,
    timeZone,
    firstServedMs: Math.min(...queue.map(({ servedMs }) => servedMs)),
    lastServedMs,
    people: guests.length,
    pizzas: pizzas.map(
      ({ instead: _instead, ...pizza }): SheetPizza => ({ species: [], maySpecies: [], ...pizza }),
    ),
    giri: giriOf(sheet),
  }
}
export type SharedEvening = ReturnType<typeof sharedEvening>

export interface Share {
  pizza: string
  units: number
  atMs: number
}

export const shareOf = (sheet: Served, guest: number): Share[] =>
  sheet.queue.flatMap(({ pizza, portions, servedMs }) =>
    portions
      .filter((portion) => portion.guest === guest)
      .map(({ halves }) => ({ pizza: nameOf(sheet, pizza), units: halves, atMs: servedMs })),
  )
