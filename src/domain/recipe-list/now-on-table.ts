/** What the list offers at this hour and in this season.
 *
 * Units   hours of the local day, months from 0 (January), hours until the pizza is on the table.
 * Source  [stima]: dinner at about eight; seasons begin with December, March, June and September. */
import type { READY_H, Season } from './facet-list.ts'

type ReadyH = (typeof READY_H)[number]
export type NowOnTable = { readyH: ReadyH; isTonight: boolean; season: Season }

const SEASONS: readonly Season[] = ['inverno', 'primavera', 'estate', 'autunno']

function readyIn(hour: number): Pick<NowOnTable, 'readyH' | 'isTonight'> {
  if (hour < 5 || hour >= 21) return { readyH: 24, isTonight: false }
  if (hour >= 17) return { readyH: 1, isTonight: true }
  return { readyH: hour >= 14 ? 3 : 6, isTonight: true }
}

export const nowOnTable = (hour: number, month: number): NowOnTable => ({
  ...readyIn(hour),
  season: SEASONS[Math.floor(((month + 1) % 12) / 3)] ?? 'inverno',
})
