import type { Baker } from '#domain/dough/plan/waking-hours.ts'
import { OVENS } from '#domain/oven-guide/ovens.ts'
import { formatTime } from '#domain/words/clock-format.ts'
import { EVENING_LIMITS } from './evening-fields.ts'
import type { EveningRequest } from './evening-request.ts'
import { COOLEST_OVEN_C, degrees, type Refusal } from './refusals.ts'

export const PAST: Refusal = {
  code: 'past',
  field: 'bakeAt',
  message: "Quest'ora è già passata: scegline una che deve ancora venire.",
}

const NO_SLEEP: Refusal = {
  code: 'no-sleep',
  field: 'wakeTo',
  message: 'Ti svegli e vai a dormire alla stessa ora: scrivi a che ora ti alzi e a che ora vai a letto.',
}

export const hottestOf = ({ maxTempC, type }: EveningRequest['oven']): number =>
  maxTempC ?? OVENS[type].usualMaxC

export function refusalOf(request: EveningRequest, up: Baker): Refusal | null {
  const { guests, bakeAtMs, nowMs, timeZone, oven, waking } = request
  const { min, max } = EVENING_LIMITS.guests
  if (guests.length < min)
    return { code: 'no-guests', field: 'guests', message: "Di' quanti siete: almeno uno a tavola ci vuole." }
  if (guests.length > max)
    return {
      code: 'too-many-guests',
      field: 'guests',
      message: `Qui pianifichiamo serate fino a ${max} persone: per di più, dividi gli ospiti in due turni.`,
    }
  if (nowMs !== null && bakeAtMs <= nowMs) return PAST
  if (waking.fromMin === waking.toMin) return NO_SLEEP
  if (!up.isUp(bakeAtMs, 0))
    return {
      code: 'at-night',
      field: 'bakeAt',
      message: `Alle ${formatTime(bakeAtMs, timeZone)} dormi: sposta la prima pizza, o cambia le ore in cui sei sveglio.`,
    }
  const limitC = hottestOf(oven)
  if (limitC < COOLEST_OVEN_C)
    return {
      code: 'oven-too-cool',
      field: 'oven',
      message: `A ${degrees(limitC)} la pizza si asciuga prima di cuocere: serve un forno che arrivi almeno a ${degrees(COOLEST_OVEN_C)}.`,
    }
  return null
}
