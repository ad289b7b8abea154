/** When a dough is folded whose plan has no folds, because hands are not free at its hours.
 *
 * Units   milliseconds since 1970 UTC (`…Ms`), minutes.
 * Source  as in `plan-phases.ts`: none in the last third of the bulk ferment, and time to relax between two.
 * Valid   evenings of several doughs. What has no gluten is not folded. */
import { LEAST_FOLD_EVERY_MIN } from '#domain/dough/plan/plan-phases.ts'
import { FOLD_NOTE } from '#domain/dough/plan/plan-steps.ts'
import { FOLDS } from '../doughs/dough-plan.ts'
import type { EveningDough } from '../doughs/evening-dough.ts'
import { type Act, type Before, earliestStart, FOLD_MIN, type Span } from './hands.ts'

const MINUTE_MS = 60_000
const EVERY_MIN = [30, 25, 20, LEAST_FOLD_EVERY_MIN] as const

const isUnfolded = ({ isWithoutGluten, plan }: EveningDough) =>
  !isWithoutGluten && plan.steps.every(({ kind }) => kind !== 'fold')

function foldsOf(dough: EveningDough, { busy, up }: Pick<Before, 'busy' | 'up'>, everyMin: number): Act[] {
  const bulk = dough.plan.steps.find(({ kind }) => kind === 'bulk')
  if (!bulk) return []
  const lastMs = bulk.startMs + ((bulk.endMs - bulk.startMs) * 2) / 3
  const spans: Span[] = []
  let atMs = bulk.startMs
  while (spans.length < FOLDS) {
    const fold = { startMs: 0, endMs: FOLD_MIN * MINUTE_MS }
    atMs = earliestStart(busy, atMs + everyMin * MINUTE_MS, [fold])
    if (atMs > lastMs || !up.isUp(atMs, FOLD_MIN)) break
    spans.push({ startMs: atMs, endMs: atMs + fold.endMs })
  }
  return spans.map((span, index) => ({
    ...span,
    id: `${dough.kind}-fold-${span.startMs}`,
    kind: 'fold',
    title: spans.length === 1 ? 'Piega' : `Piega ${index + 1} di ${spans.length}`,
    of: dough.name,
    note: FOLD_NOTE,
    needsHands: true,
  }))
}

/** The more folds the better; none is the last way, and the only one beside a dough without gluten: its toppings
 * are prepared on clean boards, and a fold would soil the hands again. */
export function foldWays(doughs: readonly EveningDough[], before: Pick<Before, 'busy' | 'up'>): Act[][] {
  if (doughs.length === 1 || doughs.some(({ isWithoutGluten }) => isWithoutGluten)) return [[]]
  const ways = EVERY_MIN.map((everyMin) => {
    const busy = [...before.busy]
    return doughs.filter(isUnfolded).flatMap((dough) => {
      const folds = foldsOf(dough, { ...before, busy }, everyMin)
      busy.push(...folds)
      return folds
    })
  })
  return [...ways.toSorted((one, other) => other.length - one.length), []]
}
