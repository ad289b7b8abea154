/** The line of a limp strip seen from above: bent all along, more here and less there. */
import type { SeededRandom } from '#site'
import { noise } from '../fields/noise.ts'

const STEPS = 96

/** Places along it from 0 to 1, around its centre of mass; an arc has its own centre on the side of positive y.
 *
 * `sweep` is how far it turns between its ends, in radians, positive to the left; with a `wander` of 0 it is an arc of a
 * circle, with 1 it bends as it likes. */
export function strand(
  random: SeededRandom,
  { length, sweep, wander }: { length: number; sweep: number; wander: number },
): (along: number) => readonly [number, number] {
  const bend = noise(random, 0.9, 0.3, 0.9)
  const xs = new Float64Array(STEPS + 1)
  const ys = new Float64Array(STEPS + 1)
  let turned = -sweep / 2
  for (let step = 1; step <= STEPS; step += 1) {
    turned += (sweep + 3.4 * wander * bend(step / STEPS, 0)) / STEPS
    xs[step] = xs[step - 1] + (Math.cos(turned) * length) / STEPS
    ys[step] = ys[step - 1] + (Math.sin(turned) * length) / STEPS
  }
  const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [middleX, middleY] = [mean(xs), mean(ys)]
  const between = (values: Float64Array, along: number) => {
    const at = Math.min(STEPS - 1, Math.floor(along * STEPS))
    return values[at] + (values[at + 1] - values[at]) * (along * STEPS - at)
  }
  return (along) => [between(xs, along) - middleX, between(ys, along) - middleY]
}
