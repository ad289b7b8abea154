/** Amount of natural starter for a dough. In the model, the yeasts of the starter double until the dough is
 * ripe.
 *
 * Units   °C, hours, ripe starter in percent of the flour (`…Pct`).
 * Source  [CRAIG-STARTER] starter = 89.4 / 2 ^ sum(t / D(T)); D(T), the doubling time, is -ln 2 times a
 *         polynomial of the fourth degree in °F.
 * Valid   1.7-28 °C: beyond 28 °C the polynomial rises again. Results outside 0.5-40 % of the flour are
 *         refused [stima]. */
import { doseOf, type Stage } from './yeast/yeast-model.ts'

export const STARTER_TEMP_C = { min: (35 - 32) / 1.8, max: 28 } as const
const STARTER_PCT = { min: 0.5, max: 40 } as const

const FULL_PCT = 89.4
const RATE_POLYNOMIAL = [-1374.6540546564, 67.0024722564, -1.2495985607, 0.0105207916, -0.0000336713] as const

export type StarterAnswer =
  | { kind: 'starter'; starterPct: number; doublings: number }
  | { kind: 'refused'; message: string }

export function doublingH(tempC: number): number {
  const tempF = tempC * 1.8 + 32
  return -Math.LN2 * RATE_POLYNOMIAL.reduceRight((sum, coefficient) => sum * tempF + coefficient, 0)
}

const doublingsOf = (stages: readonly Stage[]) => doseOf(stages, (tempC) => 1 / doublingH(tempC))

const isInside = ({ tempC }: Stage) => tempC >= STARTER_TEMP_C.min && tempC <= STARTER_TEMP_C.max

export function estimateStarter(stages: readonly Stage[]): StarterAnswer {
  if (!stages.every(isInside))
    return { kind: 'refused', message: 'La stima del lievito madre vale da 1,7 a 28 °C.' }
  const doublings = doublingsOf(stages)
  const starterPct = FULL_PCT / 2 ** doublings
  if (starterPct > STARTER_PCT.max)
    return {
      kind: 'refused',
      message: 'Troppo poco tempo, o troppo freddo: servirebbe più del 40% di lievito madre.',
    }
  if (!(starterPct >= STARTER_PCT.min))
    return {
      kind: 'refused',
      message: 'Troppo tempo, o troppo caldo: servirebbe meno dello 0,5% di lievito madre.',
    }
  return { kind: 'starter', starterPct, doublings }
}

/** Hours at `tempC` that a dough with this starter still needs after the stages `done`; 0 when ready.
 * Requires temperatures within STARTER_TEMP_C and `starterPct` above 0. */
export function hoursLeft(starterPct: number, done: readonly Stage[], tempC: number): number {
  const missing = Math.log2(FULL_PCT / starterPct) - doublingsOf(done)
  return Math.max(0, missing) * doublingH(tempC)
}
