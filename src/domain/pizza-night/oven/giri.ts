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

type Waiting<P> = {
  queue: readonly (Served & { pizza: P })[]
  isShared: boolean
  isWithoutGluten: (pizza: P) => boolean
}

/** When a guest has something to eat. What has no gluten comes first and is nobody else's: where all share, its
 * eater has a little of it in each round that is still to come. */
function mealsOf<P>({ queue, isShared, isWithoutGluten }: Waiting<P>, guest: number): number[] {
  const own = queue.flatMap(({ pizza, portions, servedMs }) =>
    portions.filter((portion) => portion.guest === guest).map(({ units }) => ({ pizza, servedMs, units })),
  )
  const times = own.map(({ servedMs }) => servedMs).sort((one, other) => one - other)
  if (!isShared || !own.every(({ pizza }) => isWithoutGluten(pizza))) return times
  const units = own.reduce((sum, portion) => sum + portion.units, 0)
  const coming = queue
    .map(({ servedMs }) => servedMs)
    .filter((atMs) => atMs > (times[0] ?? atMs) && !times.includes(atMs))
    .sort((one, other) => one - other)
  const kept = Math.max(0, units - times.length)
  const later = Array.from(
    { length: Math.min(kept, coming.length) },
    (_, turn, all = coming.length) => coming[Math.ceil(((turn + 1) * all) / Math.min(kept, all)) - 1],
  ).flatMap((atMs) => atMs ?? [])
  return [...times, ...later].sort((one, other) => one - other)
}

/** The longest time that a guest has nothing before him, from the first pizza on the table: to his last where
 * everybody has his own, to the last of all where all eat together. */
export function waitOf<P>(waiting: Waiting<P>): number {
  const { queue, isShared } = waiting
  const served = queue.map(({ servedMs }) => servedMs)
  const [firstMs, lastMs] = [Math.min(...served), Math.max(...served)]
  const guests = new Set(queue.flatMap(({ portions }) => portions.map(({ guest }) => guest)))
  const waits = [...guests].flatMap((guest) => {
    const times = [...mealsOf(waiting, guest), ...(isShared ? [lastMs] : [])]
    return times.map((atMs, index) => atMs - (times[index - 1] ?? firstMs))
  })
  return Math.max(...waits)
}
