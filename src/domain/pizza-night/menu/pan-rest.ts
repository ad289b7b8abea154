/** How long a dough rises in its pan before it is dressed.
 *
 * Units   minutes.
 * Source  the steps of the recipe ('Trasferiscilo nella teglia e coprilo per 2 ore e 30 minuti').
 * Valid   recipes of trays; 0 if no step says it. */
import { findStepTimes } from '#domain/recipes/steps/step-times.ts'

const PAN = /\bteglia\b/iu
const BAKED = /\b(?:cuoci|inforna|fondo del forno)\b/iu
const HEATED = /\bforno\b/iu
/** A dough that springs back is left alone for some minutes: that is no rise. */
const LEAST_MIN = 20

export function panRestMin(steps: readonly string[]): number {
  const told = steps
    .filter((step) => PAN.test(step) && !BAKED.test(step))
    .flatMap((step) => findStepTimes(step))
    .flatMap(({ what, maxS }) => (HEATED.test(what) ? [] : [maxS / 60]))
  const most = Math.max(0, ...told)
  return most < LEAST_MIN ? 0 : most
}
