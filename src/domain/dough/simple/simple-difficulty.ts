/** Difficulty of a dough.
 *
 * Units   points: 0-1 Principiante, 2-3 Intermedio, 4 and more Esperto.
 * Source  the points are [stima]; the names and the bar widths are from the site's specification.
 * Valid   the ranges of `simple-limits.ts`. More water or more hours never reduce the difficulty. */
import type { FlourType, LeavenMethod, SimpleDoughParams, SimpleYeastType } from './simple-limits.ts'

export const DIFFICULTY_LEVELS = ['Principiante', 'Intermedio', 'Esperto'] as const
export type DifficultyLevel = (typeof DIFFICULTY_LEVELS)[number]

const WET_FROM_PCT = 68
const VERY_WET_FROM_PCT = 76
const LONG_REST_FROM_H = 48
const YEAST_POINTS: Readonly<Record<SimpleYeastType, number>> = { fresh: 0, dry: 0, mother: 2 }
const METHOD_POINTS: Readonly<Record<LeavenMethod, number>> = { diretta: 0, indiretta: 2, lunga: 1, frigo: 1 }
const FLOUR_POINTS: Readonly<Record<FlourType, number>> = {
  '00': 0,
  '0': 0,
  manitoba: 0,
  integrale: 1,
  semola: 1,
  mix: 0,
}

function waterPoints(hydration: number): number {
  if (hydration >= VERY_WET_FROM_PCT) return 2
  return hydration >= WET_FROM_PCT ? 1 : 0
}

export function difficultyOf(params: Readonly<SimpleDoughParams>): DifficultyLevel {
  const points =
    waterPoints(params.hydration) +
    YEAST_POINTS[params.yeastType] +
    METHOD_POINTS[params.leavenMethod] +
    FLOUR_POINTS[params.flourType] +
    (params.restTime >= LONG_REST_FROM_H ? 1 : 0)
  if (points >= 4) return 'Esperto'
  return points >= 2 ? 'Intermedio' : 'Principiante'
}

export function difficultyBarPct(level: string): number {
  if (level === 'Principiante') return 33
  return level === 'Intermedio' ? 66 : 100
}
