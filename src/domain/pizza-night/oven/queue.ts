/** The oven queue: when each pizza goes in, and who eats it.
 *
 * Units   milliseconds since 1970 UTC (`…Ms`), units of a piece.
 * Source  a list schedule: each pizza goes in as soon as its place in the oven is hot again and the cook's
 *         hands are free to stretch it and to take out the previous one. Figures: `recovery.ts`.
 * Valid   any menu. The first pizza goes in at the time chosen for the evening. Gluten-free pizzas come
 *         first, and no wheat dough is stretched until they are served. Within each of the two groups,
 *         first pizzas come before second ones. */
import type { EveningPizza } from '../menu/evening-pizza.ts'
import { earliestStart, type Span } from '../timeline/hands.ts'
import { ADD_MIN, type Bake, DRESS_MIN, SERVE_MIN } from './recovery.ts'

type Seat = { shares: readonly { pizza: EveningPizza; units: number }[] }

export type Portion = { guest: number; units: number }

export type PizzaToBake<P = EveningPizza> = {
  pizza: P
  portions: readonly Portion[]
}

export type BakedPizza<P = EveningPizza> = PizzaToBake<P> & {
  dressMs: number
  dressedMs: number
  inMs: number
  lookMs: number
  outMs: number
  servedMs: number
  bake: Bake
}

const MINUTE_MS = 60_000
/** Half pizzas. */
const UNITS_OF_PIECE = 2

function piecesOf(pizza: EveningPizza, places: readonly Seat[]): PizzaToBake[] {
  const firsts: Portion[] = []
  const seconds: Portion[] = []
  places.forEach(({ shares }, index) => {
    const units = shares.find((share) => share.pizza === pizza)?.units ?? 0
    if (units > 0) firsts.push({ guest: index, units: Math.min(units, UNITS_OF_PIECE) })
    if (units > UNITS_OF_PIECE) seconds.push({ guest: index, units: units - UNITS_OF_PIECE })
  })
  const all = [...firsts, ...seconds]
  const wholes = all
    .filter(({ units }) => units === UNITS_OF_PIECE)
    .map((portion) => ({ pizza, portions: [portion] }))
  const halves = all.filter(({ units }) => units !== UNITS_OF_PIECE)
  const shared = Array.from({ length: Math.ceil(halves.length / 2) }, (_, index) => ({
    pizza,
    portions: halves.slice(2 * index, 2 * index + 2),
  }))
  return [...wholes, ...shared]
}

export function bakingOrder(places: readonly Seat[], pizzas: readonly EveningPizza[]): PizzaToBake[] {
  const served = new Set<number>()
  const ranked = pizzas.flatMap((pizza, kind) =>
    piecesOf(pizza, places).map((piece, turn) => {
      const isFirst = piece.portions.some(({ guest }) => !served.has(guest))
      for (const { guest } of piece.portions) served.add(guest)
      return { piece, rank: [pizza.isWithoutGluten ? 0 : 1, isFirst ? 0 : 1, turn, kind] }
    }),
  )
  return ranked
    .toSorted((one, other) => {
      const at = one.rank.findIndex((value, index) => value !== other.rank[index])
      return at < 0 ? 0 : (one.rank[at] ?? 0) - (other.rank[at] ?? 0)
    })
    .map(({ piece }) => piece)
}

type Laid<P> = {
  isWithoutGluten: (pizza: P) => boolean
  pieces: readonly (PizzaToBake<P> & { notBeforeMs: number })[]
  bakeOf: (pizza: P) => Bake
  recoveryMin: number
  freeMs: readonly number[]
  busy: readonly Span[]
  flourFromMs: number
}

/** The minute in which a pizza is out of the oven for more toppings. Empty for a bake in one stage, or if
 * the pizza was taken out before that minute ends. */
export function addedAt({ inMs, outMs, bake }: Pick<BakedPizza<unknown>, 'inMs' | 'outMs' | 'bake'>): Span[] {
  if (bake.addS === undefined) return []
  const startMs = inMs + bake.addS * 1000
  const endMs = startMs + ADD_MIN * MINUTE_MS
  return endMs <= outMs ? [{ startMs, endMs }] : []
}

export function layQueue<P>(laid: Laid<P>): BakedPizza<P>[] {
  const { pieces, bakeOf, isWithoutGluten, recoveryMin } = laid
  const free = [...laid.freeMs]
  const hands = [...laid.busy]
  let lastInMs = Number.NEGATIVE_INFINITY
  let flourFromMs = laid.flourFromMs
  return pieces.map(({ pizza, portions, notBeforeMs }) => {
    if (!isWithoutGluten(pizza)) hands.push({ startMs: Number.NEGATIVE_INFINITY, endMs: flourFromMs })
    const bake = bakeOf(pizza)
    const place = free.indexOf(Math.min(...free))
    const bakeMs = bake.maxS * 1000
    const serveMin = bake.serveMin ?? SERVE_MIN
    const serve = { startMs: bake.isAttended ? 0 : bakeMs, endMs: bakeMs + serveMin * MINUTE_MS }
    const add = addedAt({ inMs: 0, outMs: bakeMs, bake })
    const fromMs = Math.max(notBeforeMs, free[place] ?? 0, lastInMs)
    const [{ inMs, dress }] = [0, serveMin]
      .map((waitMin) => {
        const endMs = -waitMin * MINUTE_MS
        const dress = { startMs: endMs - (bake.dressMin ?? DRESS_MIN) * MINUTE_MS, endMs }
        return { inMs: earliestStart(hands, fromMs, [dress, ...add, serve]), dress }
      })
      .sort((one, other) => one.inMs - other.inMs) as [{ inMs: number; dress: Span }]
    for (const { startMs, endMs } of [dress, ...add, serve])
      hands.push({ startMs: inMs + startMs, endMs: inMs + endMs })
    lastInMs = inMs
    if (isWithoutGluten(pizza)) flourFromMs = Math.max(flourFromMs, inMs + serve.endMs)
    free[place] = inMs + bakeMs + recoveryMin * MINUTE_MS
    return {
      pizza,
      portions,
      bake,
      dressMs: inMs + dress.startMs,
      dressedMs: inMs + dress.endMs,
      inMs,
      lookMs: inMs + bake.minS * 1000,
      outMs: inMs + bakeMs,
      servedMs: inMs + serve.endMs,
    }
  })
}

export const handsOfQueue = (queue: readonly BakedPizza<unknown>[]): Span[] =>
  queue.flatMap(({ dressMs, dressedMs, inMs, outMs, servedMs, bake }) => [
    { startMs: dressMs, endMs: dressedMs },
    ...addedAt({ inMs, outMs, bake }),
    { startMs: bake.isAttended ? inMs : outMs, endMs: servedMs },
  ])
