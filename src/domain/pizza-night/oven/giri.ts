/** The rounds in which pieces come to the table, and how long a guest waits.
 *
 * Units   milliseconds since 1970 UTC (`…Ms`).
 * Source  a piece waits six minutes on the board for the others of its round: [stima].
 * Valid   any queue with its portions. */
import type { BakedPizza } from './queue.ts'

type Served = Pick<BakedPizza<unknown>, 'servedMs' | 'portions'>

const STAYS_HOT_MS = 6 * 60_000

/** Places of the queue, round by round. */
export function giriOf(queue: readonly Served[], places: number): number[][] {
  const giri: number[][] = []
  const inTime = queue
    .map(({ servedMs }, place) => ({ servedMs, place }))
    .sort((one, other) => one.servedMs - other.servedMs)
  let fromMs = Number.NEGATIVE_INFINITY
  for (const { servedMs, place } of inTime) {
    const giro = giri.at(-1)
    if (giro && giro.length < places && servedMs - fromMs <= STAYS_HOT_MS) giro.push(place)
    else {
      giri.push([place])
      fromMs = servedMs
    }
  }
  return giri
}

/** The longest time that a guest has nothing before him, from the first pizza on the table to his last. */
export function waitOf(queue: readonly Served[]): number {
  const firstMs = Math.min(...queue.map(({ servedMs }) => servedMs))
  const times = new Map<number, number[]>()
  for (const { servedMs, portions } of queue)
    for (const { guest } of portions) times.set(guest, [...(times.get(guest) ?? [firstMs]), servedMs])
  const waits = [...times.values()].flatMap((own) => {
    const inTime = own.toSorted((one, other) => one - other)
    return inTime.map((atMs, index) => atMs - (inTime[index - 1] ?? firstMs))
  })
  return Math.max(...waits)
}
