/** Schedules a recipe backwards from the meal, with the rests that its steps name.
 *
 * Units   minutes.
 * Source  the rests named by the steps; the work is spread evenly over the steps [stima].
 * Valid   any recipe. The plan shows the rests only if their sum differs from `restTime` by at most 20
 *         minutes or 6 %, whichever is more. Otherwise the plan has only start, oven and table. */
import { findStepTimes } from '../steps/step-times.ts'

export type PlanPoint =
  | { kind: 'start' | 'bake' | 'table'; beforeMin: number }
  | { kind: 'rest'; beforeMin: number; step: number; restMin: number }

type Timed = { activeTime: number; restTime: number; bakeTime: number }

/** Seconds. A shorter rest counts as work. */
const SHORTEST_S = 900
const TOLERANCE = { min: 20, share: 0.06 } as const
const LONGEST_KNEADING_S = 1800
const KNEADS = /\b(?:impast|lavor|mescol)(?:a|alo|ala|are|ando)\b/iu
const BESIDE =
  /\b(?:forno|fornett|pietra|grill|cuoc|accend|preriscald|inforn|padell|arrost|frigg|sobboll|piastra|bollent|fiamma|scola|ammoll|colino|marin)/iu

export type Rest = { step: number; minutes: number }

export const restsIn = (steps: readonly string[]): Rest[] =>
  steps.flatMap((text, step) =>
    text
      .split(/(?<=[.;:]) /u)
      .filter((sentence) => !BESIDE.test(sentence))
      .flatMap((sentence) =>
        findStepTimes(sentence).filter(({ minS }) => !(KNEADS.test(sentence) && minS <= LONGEST_KNEADING_S)),
      )
      .filter(({ minS }) => minS >= SHORTEST_S)
      .map(({ minS }) => ({ step, minutes: minS / 60 })),
  )

export function planBackwards(
  { activeTime, restTime, bakeTime }: Timed,
  steps: readonly string[],
): PlanPoint[] {
  const totalMin = activeTime + restTime + bakeTime
  const all = restsIn(steps)
  const toldMin = all.reduce((sum, { minutes }) => sum + minutes, 0)
  const isSure =
    toldMin > 0 && Math.abs(toldMin - restTime) <= Math.max(TOLERANCE.min, TOLERANCE.share * restTime)
  let atMin = 0
  const rests = (isSure ? all : []).map(({ step, minutes }): PlanPoint => {
    const workedMin = (activeTime * (step + 1)) / steps.length
    const point = { kind: 'rest', beforeMin: totalMin - workedMin - atMin, step, restMin: minutes } as const
    atMin += (minutes * restTime) / toldMin
    return point
  })
  return [
    { kind: 'start', beforeMin: totalMin },
    ...rests,
    { kind: 'bake', beforeMin: bakeTime },
    { kind: 'table', beforeMin: 0 },
  ]
}
