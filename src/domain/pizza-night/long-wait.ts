/** How long a guest may have nothing before him, and what to change where he waits longer.
 *
 * Units   minutes.
 * Source  a search: it proposes another way of serving, then more at once, only where that is planned and nobody
 *         waits longer than said; else the number that is true.
 * Valid   planned evenings. */
import { EVENING_LIMITS, SERVICE_NAMES, type Service } from './evening-fields.ts'
import type { EveningRequest } from './evening-request.ts'
import type { Evening } from './lay-evening.ts'
import { isShared } from './menu/piece-of.ts'
import { waitOf } from './oven/giri.ts'
import { manyPieces, type Refusal } from './refusals.ts'

const MINUTE_MS = 60_000
/** The quickest first. */
const WAYS = ['trays', 'slices', 'each'] as const satisfies readonly Service[]

type Laid = Pick<Evening, 'queue' | 'table'>

const waitMin = ({ queue, table }: Laid): number =>
  Math.ceil(
    waitOf({
      queue,
      isShared: isShared(table),
      isWithoutGluten: ({ isWithoutGluten }) => isWithoutGluten,
    }) / MINUTE_MS,
  )

export const isShortWait = ({ maxWait }: EveningRequest, evening: Laid): boolean =>
  maxWait === null || waitMin(evening) <= maxWait

export function longWait(
  request: EveningRequest,
  evening: Laid,
  plan: (changed: EveningRequest) => Laid | null,
): Refusal | null {
  const { service, oven } = request
  if (isShortWait(request, evening)) return null
  const isShort = (changed: EveningRequest) => {
    const other = plan(changed)
    return other !== null && isShortWait(request, other)
  }
  const why = `Qualcuno aspetterebbe ${waitMin(evening)} minuti`
  const way = WAYS.find((one) => one !== service && isShort({ ...request, service: one }))
  if (way)
    return {
      code: 'long-wait',
      field: 'service',
      message: `${why}: scegli «${SERVICE_NAMES[way]}».`,
      way: { service: way },
    }
  const { max } = EVENING_LIMITS.atOnce
  const atOnce = Array.from({ length: max - oven.atOnce }, (_, more) => oven.atOnce + more + 1).find(
    (count) => isShort({ ...request, oven: { ...oven, atOnce: count } }),
  )
  return atOnce === undefined
    ? {
        code: 'long-wait',
        field: 'maxWait',
        message: `${why}: con questo forno e questa tavola non si fa prima.`,
      }
    : {
        code: 'long-wait',
        field: 'oven',
        message: `${why}: inforna ${atOnce} ${manyPieces(request)} alla volta.`,
        way: { atOnce },
      }
}
