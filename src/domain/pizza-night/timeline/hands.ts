/** The busy and free time of one cook.
 *
 * Units   milliseconds since 1970 UTC (`…Ms`), minutes.
 * Source  the minutes between two tasks for walking and washing hands are [stima]. */
import type { PlanStepKind } from '#domain/dough/plan/plan-steps.ts'
import type { Baker } from '#domain/dough/plan/waking-hours.ts'

export type Span = { startMs: number; endMs: number }

export type ActKind = Exclude<PlanStepKind, 'bake'> | 'clean' | 'toppings' | 'spread'

export type Act = Span & {
  id: string
  kind: ActKind
  title: string
  of: string
  note: string
  needsHands: boolean
}

/** What is settled when an act is placed. */
export type Before = { busy: readonly Span[]; up: Baker; bakeAtMs: number; earliestMs: number }

const MINUTE_MS = 60_000
const BETWEEN_MIN = 5
/** Where hands have much to do: four pulls at the dough, as its note says [stima]. */
export const FOLD_MIN = 1

const meets = (one: Span, other: Span) => one.startMs < other.endMs && one.endMs > other.startMs

export const isFree = (busy: readonly Span[], span: Span): boolean => !busy.some((one) => meets(one, span))

/** The earliest start, not before `fromMs`, at which the cook is free during all `parts` of the work.
 * `parts` are relative to the start. */
export function earliestStart(busy: readonly Span[], fromMs: number, parts: readonly Span[]): number {
  let startMs = fromMs
  for (;;) {
    const at = startMs
    const met = parts.flatMap((part) => {
      const span = { startMs: at + part.startMs, endMs: at + part.endMs }
      const first = busy.find((one) => meets(one, span))
      return first ? [first.endMs - part.startMs] : []
    })
    if (met.length === 0) return startMs
    startMs = Math.max(startMs, ...met)
  }
}

/** Finds a late start for `workMin` minutes in which the cook is free and awake: not before `notBeforeMs`,
 * and with the end not after `endMs`. It is the latest one, except that sleeping hours are searched in
 * steps of 5 minutes. Null if there is no such start. */
export function latestStart(
  busy: readonly Span[],
  up: Baker,
  { endMs, workMin, notBeforeMs }: { endMs: number; workMin: number; notBeforeMs: number },
): number | null {
  const workMs = workMin * MINUTE_MS
  let startMs = endMs - workMs
  while (startMs >= notBeforeMs) {
    const span = { startMs, endMs: startMs + workMs }
    const met = busy.filter((one) => meets(one, span))
    if (met.length === 0 && up.isUp(startMs, workMin)) return startMs
    startMs = met.length > 0 ? Math.min(...met.map((one) => one.startMs)) - workMs : startMs - 5 * MINUTE_MS
  }
  return null
}

/** Like `latestStart`, of work that waits while the dough is folded. `folds` are among `busy`. */
export function latestParts(
  { busy, folds, up }: Pick<Before, 'busy' | 'up'> & { folds: readonly Span[] },
  work: { endMs: number; workMin: number; notBeforeMs: number },
): Span[] | null {
  const others = busy.filter((one) => !folds.includes(one))
  for (let waits = 0; waits <= folds.length; waits += 1) {
    const workMin = work.workMin + waits * FOLD_MIN
    const startMs = latestStart(others, up, { ...work, workMin })
    if (startMs === null) return null
    const whole = { startMs, endMs: startMs + workMin * MINUTE_MS }
    const met = folds.filter((fold) => meets(fold, whole))
    if (met.length <= waits) return without(whole, met)
  }
  return null
}

/** `holes` are in the order of time. */
function without(whole: Span, holes: readonly Span[]): Span[] {
  const starts = [whole.startMs, ...holes.map(({ endMs }) => endMs)]
  const ends = [...holes.map(({ startMs }) => startMs), whole.endMs]
  return starts.flatMap((startMs, index) => {
    const endMs = ends[index] ?? whole.endMs
    return startMs < endMs ? [{ startMs, endMs }] : []
  })
}

export function withBusyHands(up: Baker, busy: readonly Span[]): Baker {
  if (busy.length === 0) return up
  const wide = busy.map(({ startMs, endMs }) => ({
    startMs: startMs - BETWEEN_MIN * MINUTE_MS,
    endMs: endMs + BETWEEN_MIN * MINUTE_MS,
  }))
  const isUp = (atMs: number, workMin: number) =>
    up.isUp(atMs, workMin) && isFree(wide, { startMs: atMs, endMs: atMs + workMin * MINUTE_MS })
  return {
    isUp,
    chances({ atMs, earliestMs, latestMs, workMin }) {
      if (isUp(atMs, workMin)) return [atMs]
      const awake = up.chances({ atMs, earliestMs, latestMs, workMin })
      const beside = wide.flatMap((one) => [one.startMs - workMin * MINUTE_MS, one.endMs])
      const possible = [...awake, ...beside].filter(
        (one) => one >= earliestMs && one <= latestMs && isUp(one, workMin),
      )
      const before = possible.filter((one) => one < atMs)
      const after = possible.filter((one) => one > atMs)
      return [
        ...(before.length > 0 ? [Math.max(...before)] : []),
        ...(after.length > 0 ? [Math.min(...after)] : []),
      ]
    },
  }
}
