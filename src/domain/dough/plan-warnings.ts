/** What a plan could not give, in Italian.
 *
 * Units   milliseconds since 1970 UTC, minutes, hours.
 * Source  the plan itself; that the fridge needs time to cool a dough is [stima].
 * Valid   plans of `plan.ts`. */
import type { PlanRequest } from './plan-moments.ts'
import type { PlanStep } from './plan-steps.ts'

/** Below it the balls are hardly cold before they come out again. */
const SHORT_COLD_H = 8
const CLOSE_H = 0.25

type Facts = {
  asked: PlanRequest
  steps: readonly PlanStep[]
  fermentHours: number
  startMs: number
  /** By how much the wall clock runs ahead of the hours that pass. */
  shiftMin: number
}

export function planWarnings({ asked, steps, fermentHours, startMs, shiftMin }: Facts): string[] {
  const warnings = nightTitles(steps).map(
    (title) => `«${title}» cade fuori dalle tue ore di veglia e la lievitazione non permette di spostarlo.`,
  )
  if (asked.notBeforeMs !== null && startMs < asked.notBeforeMs)
    warnings.unshift(
      'È tardi per questo piano: il primo passo è già passato. Scegli meno ore o inforna più tardi.',
    )
  if (asked.mode === 'cold' && asked.fermentHours < SHORT_COLD_H)
    warnings.push('Con meno di 8 ore il frigo fa in tempo appena a raffreddare i panetti.')
  if (Math.abs(fermentHours - asked.fermentHours) > CLOSE_H)
    warnings.push(
      'Per stare nelle tue ore la lievitazione dura diversamente da quanto chiesto: ricalcola il lievito.',
    )
  if (shiftMin > 0)
    warnings.push(
      "In mezzo comincia l'ora legale: gli orari ne tengono conto, le ore di lievitazione sono vere.",
    )
  if (shiftMin < 0)
    warnings.push(
      "In mezzo finisce l'ora legale: gli orari ne tengono conto, le ore di lievitazione sono vere.",
    )
  return warnings
}

/** Folds follow the mixing: named only where the mixing itself is not at night. */
function nightTitles(steps: readonly PlanStep[]): string[] {
  const atNight = steps.filter(({ isAtNight }) => isAtNight)
  const isMixed = atNight.some(({ kind }) => kind === 'mix')
  return atNight.filter(({ kind }) => kind !== 'fold' || !isMixed).map(({ title }) => title)
}
