/** The oven guide's question on its way: there the hydration of the dough is called `hydration` and is a fraction (0.63),
 * inside it is a percentage (63). */

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

/** The way back, for a question that this site has sent; others are read by the contract. */
export function readOvenRequest({ doughContext, ...request }: SentOvenRequest): OvenRequest {
  if (!doughContext) return request
  const { hydration, ...dough } = doughContext
  const hydrationPct = hydration === undefined ? {} : { hydrationPct: percentOfFraction(hydration) }
  return { ...request, doughContext: { ...hydrationPct, ...dough } }
}
