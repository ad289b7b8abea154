import { shortDuration } from '#domain/recipes/duration.ts'
import { type DoughProblem, doughsToMake } from './doughs/evening-dough.ts'
import { RIPENINGS, ripeWindow } from './doughs/ripening.ts'
import { EVENING_LIMITS } from './evening-fields.ts'
import type { EveningRequest } from './evening-request.ts'
import type { EveningMenu } from './menu/evening-menu.ts'
import type { BakedPizza } from './oven/queue.ts'
import { manyPieces, type Refusal } from './refusals.ts'
import { adviceOf, changeTo, wayOut } from './way-out.ts'

const MINUTE_MS = 60_000

export const lastServedMs = (queue: readonly BakedPizza[]) =>
  Math.max(...queue.map(({ servedMs }) => servedMs))

function pizzasInTime(queue: readonly BakedPizza[], bakeAtMs: number): string {
  const hours = Math.min(...RIPENINGS.map((ripening) => ripening.hours))
  const { toMs } = ripeWindow({ mode: 'quick', hours }, { bakeAtMs, fermentHours: hours }, null)
  const count = queue.filter(({ inMs }) => inMs <= toMs).length
  return count === 1 ? 'ne riesce una' : `ne riescono ${count}`
}

export type Obstacle = { problem: DoughProblem; menu: EveningMenu; queue: readonly BakedPizza[] }

const CODES = {
  'too-long': 'too-long',
  'weak-flour': 'weak-flour',
  'no-hands': 'no-time',
  'at-night': 'no-time',
  'no-time': 'no-time',
} as const

export const moreAtOnce = (request: EveningRequest): string | null =>
  request.oven.atOnce < EVENING_LIMITS.atOnce.max ? `inforna più ${manyPieces(request)} alla volta` : null

function complaint(
  { problem, queue, menu }: Obstacle,
  request: EveningRequest,
): { why: string; field: Refusal['field']; else: string } {
  const { bakeAtMs, flourW } = request
  if (problem === 'too-long')
    return {
      why: `Il forno lavora per ${shortDuration((lastServedMs(queue) - bakeAtMs) / MINUTE_MS)} e gli ultimi panetti passerebbero di lievitazione`,
      field: 'oven',
      else: moreAtOnce(request) ?? 'invita meno persone',
    }
  if (problem === 'weak-flour')
    return {
      why: `Una farina da W ${flourW} non regge le ore che restano`,
      field: 'flourW',
      else: 'prendine una più forte',
    }
  if (problem === 'no-hands')
    return {
      why: 'I lavori prima del forno non stanno nelle tue ore',
      field: 'maxPizzas',
      else: `scegli pizze più semplici${menu.pizzas.length > 1 ? ', o meno diverse tra loro' : ''}`,
    }
  if (problem === 'at-night')
    return {
      why: 'Con le tue ore di sonno i lavori non trovano posto',
      field: 'maxPizzas',
      else: `cambia le ore in cui sei sveglio${doughsToMake(queue, false).length > 1 ? ', o scegli meno impasti' : ''}`,
    }
  return {
    why: "Manca il tempo perché l'impasto maturi",
    field: 'maxPizzas',
    else: flourW === null ? 'scegli altre pizze' : 'scegli altre pizze, o una farina più forte',
  }
}

export function obstacleRefusal(
  obstacle: Obstacle,
  request: EveningRequest,
  isPossible: (changed: EveningRequest) => boolean,
): Refusal {
  const code = CODES[obstacle.problem]
  const { why, field, else: otherwise } = complaint(obstacle, request)
  const way = wayOut(request, isPossible)
  if (way === null) return { code, field, message: `${why}: ${otherwise}.` }
  const isSameHour = way.bakeAtMs === request.bakeAtMs
  const inTwoHours =
    obstacle.problem === 'too-long' && request.begin === 'due-ore' && isSameHour
      ? `. In due ore ${pizzasInTime(obstacle.queue, request.bakeAtMs)}`
      : ''
  return {
    code,
    field: isSameHour ? 'begin' : 'bakeAt',
    message: `${why}${inTwoHours}: ${adviceOf(request, way)}.`,
    way: changeTo(request, way),
  }
}
