/** Divides the hours of a fermentation into phases, with their limits.
 *
 * Units   minutes (`…Min`).
 * Source  room: bulk ferment and proof of equal length, but at most six hours for the balls [COCCIA]. Cold:
 *         a short bulk ferment, then the balls in the fridge until 3-4 hours before the bake [CAPUTO-US].
 *         The limits of the phases, the minutes of handwork and the hour of preheating are [stima].
 * Valid   1-72 h from the end of mixing to the bake. */
import type { FermentMode } from '../full/full-limits.ts'

export type Phase = { idealMin: number; leastMin: number; mostMin: number }

export type Phases = {
  bulk: Phase
  fridge: Phase | null
  last: Phase
}

export const WORK_MIN = {
  preferment: 10,
  mix: 25,
  fold: 5,
  balls: 20,
  fridge: 5,
  'fridge-out': 5,
  oven: 5,
  bake: 15,
}

const FOLD_EVERY_MIN = 30
/** In less time between two folds the gluten does not relax [stima]. */
export const LEAST_FOLD_EVERY_MIN = 15
export const PREHEAT: Phase = { idealMin: 60, leastMin: 45, mostMin: 90 }

const ROOM_STRETCH = 0.35
const FRIDGE_STRETCH = 0.25
const PREFERMENT_STRETCH = 0.25
const QUICK_STRETCH = 0.15

const COLD_BULK_MIN = 90
const COLD_LAST_MIN = 210
const ROOM_LAST_MIN = 360

const toFive = (minutes: number) => Math.round(minutes / 5) * 5

const elastic = (minutes: number, stretch: number): Phase => ({
  idealMin: toFive(minutes),
  leastMin: toFive(minutes * (1 - stretch)),
  mostMin: toFive(minutes * (1 + stretch)),
})

export const prefermentPhase = (hours: number): Phase => elastic(hours * 60, PREFERMENT_STRETCH)

/** The ideal lengths of the phases plus the shaping add up to `fermentHours`, rounded to five minutes. */
export function phasesOf(mode: FermentMode, fermentHours: number): Phases {
  const totalMin = toFive(fermentHours * 60) - WORK_MIN.balls
  if (mode === 'cold') {
    const bulk = elastic(Math.min(COLD_BULK_MIN, totalMin / 6), ROOM_STRETCH)
    const last = elastic(Math.min(COLD_LAST_MIN, totalMin / 4), ROOM_STRETCH)
    return { bulk, last, fridge: elastic(totalMin - bulk.idealMin - last.idealMin, FRIDGE_STRETCH) }
  }
  const stretch = mode === 'quick' ? QUICK_STRETCH : ROOM_STRETCH
  const last = elastic(Math.min(ROOM_LAST_MIN, totalMin / 2), stretch)
  return { bulk: elastic(totalMin - last.idealMin, stretch), last, fridge: null }
}

export type Folds = { count: number; everyMin: number }

/** No folds in the last third of the bulk ferment. In a short bulk ferment the folds are closer together.
 * The number of folds falls if the dough could not relax between them. */
export function foldsThatFit(asked: number, bulkMin: number): Folds {
  const spareMin = (bulkMin * 2) / 3
  const count = Math.max(0, Math.min(asked, Math.floor(spareMin / LEAST_FOLD_EVERY_MIN)))
  const closestMin = count === 0 ? FOLD_EVERY_MIN : Math.floor(spareMin / count / 5) * 5
  return { count, everyMin: Math.min(FOLD_EVERY_MIN, closestMin) }
}
