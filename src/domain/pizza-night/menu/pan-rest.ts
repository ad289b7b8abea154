/** How long a dough rises in its pan before it is dressed.
 *
 * Units   minutes.
 * Source  the steps of the recipe ('Trasferiscilo nella teglia e coprilo per 2 ore e 30 minuti'), and those between
 *         the pan and the oven, which need not name it again ('Lasciala coperta 1 ora').
 * Valid   recipes of trays; 0 if no step says it. */
import { findStepTimes } from '#domain/recipes/steps/step-times.ts'

const PAN = /\bteglia\b/iu
const OILED = /\b(?:olio|unta|ungi)\b/iu
const BAKED = /\b(?:cuoci|inforna|fondo del forno)\b/iu
const HEATED = /\bforno\b/iu
/** A dough that springs back is left alone for some minutes: that is no rise. */
const LEAST_MIN = 20

function inPan(steps: readonly string[]): string[] {
  const from = steps.findIndex((step) => PAN.test(step) && OILED.test(step) && !BAKED.test(step))
  const baked = steps.findIndex((step, place) => place > from && BAKED.test(step))
  const isLater = (place: number) => from >= 0 && place > from && place < baked
  return steps.filter((step, place) => isLater(place) || (PAN.test(step) && !BAKED.test(step)))
}

export function panRestMin(steps: readonly string[]): number {
  const told = inPan(steps)
    .flatMap((step) => findStepTimes(step))
    .flatMap(({ what, maxS }) => (HEATED.test(what) ? [] : [maxS / 60]))
  const most = Math.max(0, ...told)
  return most < LEAST_MIN ? 0 : most
}
