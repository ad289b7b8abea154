/** Converts requests of the oven guide. A sent request has `hydration`, a fraction (0.63). The domain uses
 * `hydrationPct`, a percentage (63). */

import type { DoughContext, OvenRequest } from '#domain/oven-guide/request.ts'
import { fractionOfPercent, percentOfFraction } from '#domain/words/percent.ts'

export type SentOvenRequest = Omit<OvenRequest, 'doughContext'> & {
  doughContext?: (Omit<DoughContext, 'hydrationPct'> & { hydration?: number | undefined }) | undefined
}

export function sentOvenRequest({ doughContext, ...request }: OvenRequest): SentOvenRequest {
  if (!doughContext) return request
  const { hydrationPct, ...dough } = doughContext
  const hydration = hydrationPct === undefined ? {} : { hydration: fractionOfPercent(hydrationPct) }
  return { ...request, doughContext: { ...hydration, ...dough } }
}

export function readOvenRequest({ doughContext, ...request }: SentOvenRequest): OvenRequest {
  if (!doughContext) return request
  const { hydration, ...dough } = doughContext
  const hydrationPct = hydration === undefined ? {} : { hydrationPct: percentOfFraction(hydration) }
  return { ...request, doughContext: { ...hydrationPct, ...dough } }
}
