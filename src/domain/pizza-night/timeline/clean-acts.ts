/** When kitchen and hands are cleaned for what has no gluten.
 *
 * Units   milliseconds since 1970 UTC (`…Ms`), minutes.
 * Source  the minutes are [stima]; what makes unclean: hands on wheat dough, and toppings for it. Balls in a
 *         closed box leave no flour on hands.
 * Valid   any evening. Where nothing was touched since the last cleaning there is no other. */
import type { EveningDough } from '../doughs/evening-dough.ts'
import type { BakedPizza } from '../oven/queue.ts'
import { type Act, type Before, latestStart } from './hands.ts'

const MINUTE_MS = 60_000
export const CLEAN_MIN = 10
export const CLEAN_AGAIN_MIN = 5
const CLOSED = ' Non aprire la cassetta; dopo averla spostata, lavati le mani.'

export const cleaning = (id: string, of: string, startMs: number): Act => ({
  id,
  kind: 'clean',
  title: 'Pulisci piano, ciotole e strumenti',
  of,
  note: 'Lava tutto ciò che toccherà quello che è senza glutine, mani comprese, e cambia strofinacci e grembiule.',
  startMs,
  endMs: startMs + CLEAN_MIN * MINUTE_MS,
  needsHands: true,
})

const CLEAN_AGAIN = {
  title: 'Pulisci il piano e lavati le mani',
  note: 'Via tutto ciò che ha toccato la farina, prima di toccare quello che è senza glutine; poi carta da forno nuova.',
}

export const cleaningAgain = (id: string, of: string, startMs: number): Act => ({
  ...CLEAN_AGAIN,
  id,
  kind: 'clean',
  of,
  startMs,
  endMs: startMs + CLEAN_AGAIN_MIN * MINUTE_MS,
  needsHands: true,
})

function cleanAgain(id: string, of: string, endMs: number, before: Before): Act | null {
  const startMs = latestStart(before.busy, before.up, {
    endMs,
    workMin: CLEAN_AGAIN_MIN,
    notBeforeMs: before.earliestMs,
  })
  return startMs === null ? null : cleaningAgain(id, of, startMs)
}

/** Before a dough without gluten is made, and again before each time that hands touch it. */
export function cleanActs(
  { isWithoutGluten, kind, name, plan }: EveningDough,
  own: readonly Act[],
  before: Before,
): Act[] | null {
  if (!isWithoutGluten) return []
  const startMs = latestStart(before.busy, before.up, {
    endMs: plan.startMs,
    workMin: CLEAN_MIN,
    notBeforeMs: before.earliestMs,
  })
  if (startMs === null) return null
  const [, ...later] = own.filter(({ needsHands }) => needsHands)
  const busy = [...before.busy, ...own.filter(({ needsHands }) => needsHands)]
  const again = later.map((act) => cleanAgain(`clean-${act.id}`, name, act.startMs, { ...before, busy }))
  const all = [cleaning(`clean-${kind}`, name, startMs), ...again]
  return all.every((act) => act !== null) ? all : null
}

/** The acts without a cleaning that nothing has made necessary. */
export function keptClean(
  acts: readonly Act[],
  { doughs, queue }: { doughs: readonly EveningDough[]; queue: readonly BakedPizza[] },
): Act[] {
  const names = (isFree: boolean) =>
    new Set([
      ...doughs.filter(({ isWithoutGluten }) => isWithoutGluten === isFree).map(({ name }) => name),
      ...queue.filter(({ pizza }) => pizza.isWithoutGluten === isFree).map(({ pizza }) => pizza.name),
    ])
  if (names(true).size === 0) return [...acts]
  const wheat = names(false)
  let isClean = false
  return acts.flatMap((act) => {
    const { kind, of, note, needsHands } = act
    if (kind === 'clean') {
      const isNeedless = isClean
      isClean = true
      return isNeedless ? [] : [act]
    }
    if (!needsHands || !wheat.has(of)) return [act]
    if (kind === 'fridge-out') return [{ ...act, note: `${note}${CLOSED}` }]
    isClean = false
    return [act]
  })
}

/** Before the disc without gluten is stretched: the toppings of the others lie on the board till then. */
export function cleanLast(queue: readonly BakedPizza[], before: Before): Act | null | undefined {
  const first = queue.find(({ pizza }) => pizza.isWithoutGluten)
  return first && cleanAgain('clean-dress', first.pizza.name, first.dressMs, before)
}
