/** How the hours of a fermentation are shared out, and how far each phase may stretch.
 *
 * Units   minutes (`…Min`).
 * Source  room: equal first and second rise, six hours at most for the balls [COCCIA]. Cold: a short first rise, balls
 *         into the fridge, out of it 3-4 hours before the oven [CAPUTO-US]. How far a phase may stretch, the minutes of
 *         handwork and the hour of preheating are [stima].
 * Valid   1-72 h from the end of mixing to the oven. */
import type { FermentMode } from '../full/full-limits.ts'

/** What may be chosen for a phase; the plan starts from `idealMin`. */
export type Phase = { idealMin: number; leastMin: number; mostMin: number }

export type Phases = {
  /** From the end of mixing to the shaping of the balls. */
  bulk: Phase
  /** From the balls' entry into the fridge to their exit. */
  fridge: Phase | null
  /** From the end of shaping, or the exit from the fridge, to the oven. */
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
/** Sooner the gluten has not relaxed: [stima]. */
export const LEAST_FOLD_EVERY_MIN = 15
export const PREHEAT: Phase = { idealMin: 60, leastMin: 45, mostMin: 90 }

/** Shares by which a phase may shrink or stretch. */
const ROOM_STRETCH = 0.35
const FRIDGE_STRETCH = 0.25
const PREFERMENT_STRETCH = 0.25
const QUICK_STRETCH = 0.15

const COLD_BULK_MIN = 90
const COLD_LAST_MIN = 210
const ROOM_LAST_MIN = 360

/** Plans are read off a kitchen clock. */
const toFive = (minutes: number) => Math.round(minutes / 5) * 5

const elastic = (minutes: number, stretch: number): Phase => ({
  idealMin: toFive(minutes),
  leastMin: toFive(minutes * (1 - stretch)),
  mostMin: toFive(minutes * (1 + stretch)),
})

export const prefermentPhase = (hours: number): Phase => elastic(hours * 60, PREFERMENT_STRETCH)

/** The phases' ideal lengths and the shaping add up to `fermentHours`. */
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

/** Folds that leave the dough in peace for the last third of its first rise: closer to each other where it is short, and
 * fewer where there would be no time for the dough to relax in between. */
export function foldsThatFit(asked: number, bulkMin: number): Folds {
  const spareMin = (bulkMin * 2) / 3
  const count = Math.max(0, Math.min(asked, Math.floor(spareMin / LEAST_FOLD_EVERY_MIN)))
  const closestMin = count === 0 ? FOLD_EVERY_MIN : Math.floor(spareMin / count / 5) * 5
  return { count, everyMin: Math.min(FOLD_EVERY_MIN, closestMin) }
}
