import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { forText } from '#domain/pizza-night/guest-groups.ts'
import { giroText, isShared, notYet, portionsText } from '#domain/pizza-night/table-words.ts'
import { eveningLine } from '#domain/pizza-night/timeline/evening-line.ts'
import { capitalised } from '#domain/words/italian-noun.ts'

/** What the kitchen screen says, from when to when. */
export type Moment = {
  key: string
  atMs: number
  endMs: number
  title: string
  more: string
  out?: number
  in?: number
}

const PUT_IN_MS = 30_000

export function momentsOf(sheet: EveningSheet): Moment[] {
  const { queue } = sheet
  const eatersOf = (place: number) =>
    isShared(sheet)
      ? servedText(sheet, place)
      : `${forText(
          sheet,
          (queue[place]?.portions ?? []).map(({ guest }) => guest),
        )}.`
  return eveningLine(sheet)
    .filter(({ needsHands }) => needsHands)
    .map(({ id, startMs, endMs, title, of, note, baked }): Moment => {
      const span = { key: id, atMs: startMs, endMs }
      if (!baked) return { ...span, title, more: of === '' ? note : `${of}. ${note}` }
      const { place, turn } = baked
      const told = { ...span, title: `${title}: ${of}`, more: eatersOf(place) }
      if (turn === 'out') return { ...told, out: place }
      return turn === 'in' ? { ...told, endMs: startMs + PUT_IN_MS, in: place } : told
    })
}

/** 'Giro 3 di 8: Anna 2, Bruno 1. Non ha ancora mangiato: Carla.' */
function servedText(sheet: EveningSheet, place: number): string {
  const hungry = notYet(sheet, sheet.queue[place]?.servedMs ?? 0)
  const still = hungry.length === 1 ? 'Non ha ancora mangiato' : 'Non hanno ancora mangiato'
  const rest = hungry.length > 0 ? ` ${still}: ${hungry.join(', ')}.` : ''
  return `${capitalised(giroText(sheet, place))}: ${portionsText(sheet, place)}.${rest}`
}
