/** The part of an evening that anybody with the shared link sees: menu and hours, without names, needs and
 * chores; and the part that a guest sees with the key of his own answer.
 *
 * Units   milliseconds since 1970 UTC (`…Ms`); a share is counted in halves, slices or squares, as the evening is
 *         served.
 * Source  `evening-sheet.ts`. Fields that are not listed here are not shared. */
import { inWords } from '#domain/words/counted.ts'
import { type EveningSheet, isWithoutGluten, type SheetPizza } from './evening-sheet.ts'
import { giriOf } from './oven/giri.ts'
import { firstOnTable, isShared } from './table-words.ts'
import { unitsText } from './unit-words.ts'

type Served = Pick<EveningSheet, 'queue' | 'pizzas' | 'places' | 'service'>

const named = ({ pizzas }: Served, of: string) => pizzas.find(({ key }) => key === of)
const nameOf = (sheet: Served, of: string): string => named(sheet, of)?.name ?? ''

const tableGiri = (sheet: Served) =>
  giriOf(sheet.queue, sheet.places).map((places) => {
    const pieces = places.flatMap((place) => sheet.queue[place] ?? [])
    return {
      atMs: Math.min(...pieces.map(({ servedMs }) => servedMs)),
      pizzas: pieces.map(({ pizza }) => nameOf(sheet, pizza)),
    }
  })

/** 'mezza Pizza Diavola', '3 spicchi di Pizza Diavola' */
function shareText(sheet: Served, pizza: string, units: number): string {
  const name = nameOf(sheet, pizza)
  if (isShared(sheet)) return `${unitsText(units, named(sheet, pizza) ?? {})} di ${name}`
  return units === 1 ? `mezza ${name}` : name
}

/** For whom a pizza is, in words that name nobody and say no more than the pizza itself does: 'Per tutti',
 * 'Per quattro persone'. */
function eatenBy({ guests, pizzas }: EveningSheet, { key, isWithoutGluten: isFree }: SheetPizza): string {
  const isOfFree = isWithoutGluten({ pizzas })
  const eaters = guests.filter(({ shares }) => shares.some(({ pizza }) => pizza === key))
  const others = guests.filter(({ shares }) => !shares.some(({ pizza }) => isOfFree(pizza)))
  if (eaters.length === guests.length) return 'Per tutti'
  if (isFree) return 'Per chi mangia senza glutine'
  if (others.length === eaters.length && others.every((guest) => eaters.includes(guest)))
    return 'Per tutti, tranne chi mangia senza glutine'
  return `Per ${inWords(eaters.length)} ${eaters.length === 1 ? 'persona' : 'persone'}`
}

export function sharedEvening(sheet: EveningSheet) {
  const { bakeAtMs, timeZone, lastServedMs, guests, pizzas } = sheet
  const { servedMs, othersMs } = firstOnTable(sheet)
  return {
    bakeAtMs,
    timeZone,
    firstServedMs: servedMs,
    ...(othersMs !== null && { othersServedMs: othersMs }),
    lastServedMs,
    people: guests.length,
    pizzas: pizzas.map(
      ({ instead: _instead, added: _added, ...pizza }): SheetPizza => ({
        species: [],
        maySpecies: [],
        ...pizza,
        eatenBy: eatenBy(sheet, pizza),
      }),
    ),
    giri: tableGiri(sheet),
  }
}
export type SharedEvening = ReturnType<typeof sharedEvening>

export interface Share {
  what: string
  units: number
  atMs: number
}

export const shareOf = (sheet: Served, guest: number): Share[] =>
  sheet.queue.flatMap(({ pizza, portions, servedMs }) =>
    portions
      .filter((portion) => portion.guest === guest)
      .map(({ units }) => ({ what: shareText(sheet, pizza, units), units, atMs: servedMs })),
  )
