/** When toppings are prepared.
 *
 * Units   milliseconds since 1970 UTC (`…Ms`), minutes.
 * Source  the minutes are [stima].
 * Valid   any evening. They are prepared as late as possible, those without gluten first; all at once, unless a
 *         guest's allergy or what is without gluten keeps them apart. Toppings for wheat dough wait while it is
 *         folded. */
import { counted } from '#domain/words/counted.ts'
import { listed } from '../guest-groups.ts'
import type { EveningMenu } from '../menu/evening-menu.ts'
import type { EveningPizza } from '../menu/evening-pizza.ts'
import type { BakedPizza } from '../oven/queue.ts'
import { DRESS_MIN } from '../oven/recovery.ts'
import { shortName } from '../unit-words.ts'
import { CLEAN_AGAIN_MIN, CLEAN_MIN, cleaning, cleaningAgain, cleanLast } from './clean-acts.ts'
import { type Act, type Before, latestParts, type Span } from './hands.ts'

const MINUTE_MS = 60_000
const TOPPINGS_MIN = { first: 10, each: 2, most: 60 } as const
/** Covered in the fridge toppings keep as long; they are prepared as late as hands are free. */
const TOPPINGS_UP_TO_H = 8
/** From so long before the first pizza on they stand in the fridge: fresh cheese is among them [stima]. */
const IN_FRIDGE_MIN = 60

const toppingsMin = (count: number, { preparingMin }: EveningPizza) =>
  Math.min(TOPPINGS_MIN.first + TOPPINGS_MIN.each * count + preparingMin, TOPPINGS_MIN.most)

type Pieces = { pizza: EveningPizza; count: number }

/** `folds` are among what hands are busy with. */
export type BeforeToppings = Before & { folds: readonly Span[] }

function toppingsNote(pieces: readonly Pieces[], isEarly: boolean): string {
  const cooked = pieces.some(({ pizza }) => isCooked(pizza))
    ? 'salse e cotture come nella ricetta, il resto'
    : 'tutto'
  const countOf = (isTray: boolean) =>
    pieces
      .filter(({ pizza }) => (pizza.trayCm2 !== null) === isTray)
      .reduce((sum, { count }) => sum + count, 0)
  const [trays, rounds] = [countOf(true), countOf(false)]
  const parts = [
    ...(trays > 0 ? [counted(trays, 'teglia', 'teglie')] : []),
    ...(rounds > 0 ? [counted(rounds, 'pizza', 'pizze')] : []),
  ]
  return `Per ${listed(parts).replace(/\b1 /g, 'una ')}: ${cooked} lavato, tagliato e pronto in ciotole${isEarly ? ', coperte e in frigo' : ''}.`
}

const isCooked = ({ cookingMin }: EveningPizza) => cookingMin > 0

/** One act for each part of the time; what is to be done is told with the first. */
function toppingsIn(
  parts: readonly Span[],
  { id, of, pieces, bakeAtMs }: { id: string; of: string; pieces: readonly Pieces[]; bakeAtMs: number },
): Act[] {
  const isEarly = parts.every(({ endMs }) => endMs < bakeAtMs - IN_FRIDGE_MIN * MINUTE_MS)
  return parts.map((part, index) => {
    const hasSauce = pieces.some(({ pizza }) => isCooked(pizza))
    const first = hasSauce ? 'Prepara salse e condimenti' : 'Prepara i condimenti'
    const next = hasSauce ? 'Continua con salse e condimenti' : 'Continua con i condimenti'
    return {
      ...part,
      id: index === 0 ? id : `${id}-${index + 1}`,
      kind: 'toppings',
      title: index === 0 ? first : next,
      of,
      note: index === 0 ? toppingsNote(pieces, isEarly) : '',
      needsHands: true,
    }
  })
}

const toppingsFromMs = ({ earliestMs, bakeAtMs }: Before) =>
  Math.max(earliestMs, bakeAtMs - TOPPINGS_UP_TO_H * 60 * MINUTE_MS)

/** Those of all pizzas in one go; null where hands are not free for so long. */
function toppingsTogether(
  pizzas: readonly EveningPizza[],
  queue: readonly BakedPizza[],
  before: BeforeToppings,
): Act[] | null {
  const pieces = pizzas.map((pizza) => ({
    pizza,
    count: queue.filter((baked) => baked.pizza.key === pizza.key).length,
  }))
  const parts = latestParts(before, {
    endMs: before.bakeAtMs - DRESS_MIN * MINUTE_MS,
    workMin: pieces.reduce((sum, { pizza, count }) => sum + toppingsMin(count, pizza), 0),
    notBeforeMs: toppingsFromMs(before),
  })
  const of = listed(pizzas.map(({ name }) => shortName(name)))
  return parts && toppingsIn(parts, { id: 'toppings', of, pieces, bakeAtMs: before.bakeAtMs })
}

export function toppingActs(
  { pizzas, places }: Pick<EveningMenu, 'pizzas' | 'places'>,
  queue: readonly BakedPizza[],
  before: BeforeToppings,
): Act[] | null {
  const isApart =
    pizzas.some(({ isWithoutGluten }) => isWithoutGluten) ||
    places.some(({ guest }) => guest.allergies.length > 0)
  const together = isApart || pizzas.length === 1 ? null : toppingsTogether(pizzas, queue, before)
  return together ?? toppingsApart(pizzas, queue, before)
}

/** Which of them nothing makes necessary is only known when all acts have their time. */
function cleaningFor({ isWithoutGluten, key, name }: EveningPizza, [first]: readonly EveningPizza[]) {
  if (!isWithoutGluten) return { minutes: 0, acts: () => [] }
  return first?.key === key
    ? { minutes: CLEAN_MIN, acts: (atMs: number) => [cleaning('clean-toppings', name, atMs)] }
    : {
        minutes: CLEAN_AGAIN_MIN,
        acts: (atMs: number) => [cleaningAgain(`clean-toppings-${key}`, name, atMs)],
      }
}

function toppingsApart(
  pizzas: readonly EveningPizza[],
  queue: readonly BakedPizza[],
  before: BeforeToppings,
): Act[] | null {
  const busy = [...before.busy]
  const last = cleanLast(queue, before)
  if (last === null) return null
  const acts: Act[] = last ? [last] : []
  busy.push(...acts)
  const latestMs = last?.startMs ?? before.bakeAtMs - DRESS_MIN * MINUTE_MS
  let firstMs = latestMs
  // Each is prepared as late as hands are free. Gluten-free pizzas are first in the list, so the loop comes to
  // them last, and their toppings are prepared before all others.
  for (const pizza of pizzas.toReversed()) {
    const { key, name } = pizza
    const count = queue.filter((baked) => baked.pizza.key === key).length
    // Wheat dough may be folded before each of those without gluten.
    const clean = cleaningFor(pizza, pizzas)
    const parts = latestParts(
      { ...before, busy, folds: pizza.isWithoutGluten ? [] : before.folds },
      {
        endMs: pizza.isWithoutGluten ? firstMs : latestMs,
        workMin: clean.minutes + toppingsMin(count, pizza),
        notBeforeMs: toppingsFromMs(before),
      },
    )
    const [first, ...later] = parts ?? []
    if (!first) return null
    const { startMs, endMs } = first
    const own = [
      ...clean.acts(startMs),
      ...toppingsIn([{ startMs: startMs + clean.minutes * MINUTE_MS, endMs }, ...later], {
        id: `toppings-${key}`,
        of: name,
        pieces: [{ pizza, count }],
        bakeAtMs: before.bakeAtMs,
      }),
    ]
    acts.unshift(...own)
    busy.push(...own)
    firstMs = Math.min(firstMs, startMs)
  }
  return acts
}
