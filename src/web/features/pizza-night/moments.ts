import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { eveningLine } from '#domain/pizza-night/timeline/evening-line.ts'

export type Moment = {
  key: string
  atMs: number
  endMs: number
  title: string
  more: string
  /** Of what comes out: its place in the queue. */
  out?: number
  /** Of what goes in: its place in the queue. */
  in?: number
}

/** As long as somebody is told to put a pizza in; then it is in the oven. */
const PUT_IN_MS = 30_000

/** What the hands do: works, and of each pizza when it is topped, when it goes in and when it comes out. */
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

/** Of a pizza, by its key. */
export const nameOf = (pizzas: EveningSheet['pizzas'], key: string) =>
  pizzas.find((pizza) => pizza.key === key)?.name ?? ''
