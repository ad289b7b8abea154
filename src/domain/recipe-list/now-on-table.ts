/** What the list offers at this hour and in this season.
 *
 * Units   hours of the local day, months from 0 (January), hours until the pizza is on the table.
 * Source  [stima]: dinner at about eight; seasons begin with December, March, June and September. */
import type { READY_H, Season } from './facet-list.ts'

type ReadyH = (typeof READY_H)[number]
export type NowOnTable = { readyH: ReadyH; isTonight: boolean; season: Season }

export const SEASONS_OF_YEAR = [
  'inverno',
  'primavera',
  'estate',
  'autunno',
] as const satisfies readonly Season[]

function readyIn(hour: number): Pick<NowOnTable, 'readyH' | 'isTonight'> {
  if (hour < 5 || hour >= 21) return { readyH: 24, isTonight: false }
  if (hour >= 17) return { readyH: 1, isTonight: true }
  return { readyH: hour >= 14 ? 3 : 6, isTonight: true }
}

/** The season of a month from 0 (January), and the one after it. */
export function seasonsFrom(month: number): [now: Season, next: Season] {
  const at = Math.floor(((month + 1) % 12) / 3)
  return [SEASONS_OF_YEAR[at] ?? 'inverno', SEASONS_OF_YEAR[(at + 1) % 4] ?? 'primavera']
}

export const nowOnTable = (hour: number, month: number): NowOnTable => ({
  ...readyIn(hour),
  season: seasonsFrom(month)[0],
})
