import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { eveningLine } from '#domain/pizza-night/timeline/evening-line.ts'

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
  const { queue, guests, pizzas } = sheet
  const eatersOf = (place: number) =>
    `Per ${(queue[place]?.portions ?? []).map(({ guest }) => guests[guest]?.name ?? '').join(' e ')}.`
  const line = eveningLine(sheet)
    .filter(({ needsHands }) => needsHands)
    .map(({ id, startMs, endMs, title, of, note, baked }): Moment => {
      const span = { key: id, atMs: startMs, endMs }
      if (!baked) return { ...span, title, more: of === '' ? note : `${of}. ${note}` }
      const { place, isOut } = baked
      const told = { ...span, title: `${title}: ${of}`, more: eatersOf(place) }
      if (isOut) return { ...told, out: place }
      return id === `in-${place}` ? { ...told, endMs: startMs + PUT_IN_MS, in: place } : told
    })
  const dressed = queue.map(({ pizza, dressMs, dressedMs }, place): Moment => {
    const title = `Stendi e condisci: ${nameOf(pizzas, pizza)}`
    return { key: `dress-${place}`, atMs: dressMs, endMs: dressedMs, title, more: eatersOf(place) }
  })
  return [...line, ...dressed].sort((one, other) => one.atMs - other.atMs)
}

export const nameOf = (pizzas: EveningSheet['pizzas'], key: string) =>
  pizzas.find((pizza) => pizza.key === key)?.name ?? ''
