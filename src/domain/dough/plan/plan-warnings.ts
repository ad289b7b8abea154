/** Warnings of a plan, in Italian.
 *
 * Units   milliseconds since 1970 UTC, minutes, hours.
 * Source  the time that a fridge needs to cool a dough is [stima]. */
import { italianDecimal } from '#domain/words/decimal-input.ts'
import type { PlanRequest } from './plan-moments.ts'
import { LEAST_FOLD_EVERY_MIN } from './plan-phases.ts'
import type { PlanStep } from './plan-steps.ts'

const SHORT_COLD_H = 8
const CLOSE_H = 0.25

type Facts = {
  asked: PlanRequest
  steps: readonly PlanStep[]
  fermentHours: number
  startMs: number
  shiftMin: number
}

export function planWarnings({ asked, steps, fermentHours, startMs, shiftMin }: Facts): string[] {
  const folds = steps.filter(({ kind }) => kind === 'fold').length
  const warnings = nightWarnings(steps)
  if (asked.notBeforeMs !== null && asked.bakeAtMs < asked.notBeforeMs)
    warnings.unshift("L'ora in cui vuoi infornare è già passata: scegline un'altra.")
  else if (asked.notBeforeMs !== null && startMs < asked.notBeforeMs)
    warnings.unshift(
      'È tardi per questo piano: il primo passo è già passato. Scegli meno ore o inforna più tardi.',
    )
  if (folds < asked.folds) warnings.push(fewerFolds(folds, asked.folds))
  if (asked.mode === 'cold' && asked.fermentHours < SHORT_COLD_H)
    warnings.push('Con meno di 8 ore il frigo fa in tempo appena a raffreddare i panetti.')
  if (Math.abs(fermentHours - asked.fermentHours) > CLOSE_H)
    warnings.push(
      `Per stare nelle tue ore la lievitazione dura ${inHours(fermentHours)} invece di ${inHours(asked.fermentHours)}: ricalcola il lievito.`,
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

const inHours = (hours: number) => `${italianDecimal(hours, 1)} ${hours === 1 ? 'ora' : 'ore'}`

function fewerFolds(fitting: number, asked: number): string {
  const said =
    fitting === 0 ? 'non entra nessuna piega' : fitting === 1 ? 'entra 1 piega' : `entrano ${fitting} pieghe`
  return `Nella puntata ${said} invece di ${asked}: fra una e l'altra servono almeno ${LEAST_FOLD_EVERY_MIN} minuti, e prima dello staglio l'impasto deve riposare.`
}

/** The folds come right after the mixing, so the warning about the mixing covers them. */
export function nightWarnings(steps: readonly PlanStep[]): string[] {
  const atNight = steps.filter(({ isAtNight }) => isAtNight)
  const isMixed = atNight.some(({ kind }) => kind === 'mix')
  return atNight
    .filter(({ kind }) => kind !== 'fold' || !isMixed)
    .map(
      ({ title }) =>
        `«${title}» cade fuori dalle tue ore di veglia e la lievitazione non permette di spostarlo.`,
    )
}
