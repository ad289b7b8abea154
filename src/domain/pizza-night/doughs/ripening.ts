/** How long the doughs of an evening ripen, and until when their balls are good.
 *
 * Units   hours, minutes, percent of the flour, milliseconds since 1970 UTC (`…Ms`).
 * Source  the phases of `plan-phases.ts`; the most yeast that a dough takes without tasting of it, the shortest
 *         fermentation, and how far past its hour a dough in the room still bakes well: [stima].
 * Valid   the rooms and fridges of `DOUGH_LIMITS`. */
import type { DoughForm, FermentMode } from '#domain/dough/full/full-limits.ts'
import type { Plan } from '#domain/dough/plan/plan.ts'
import { phasesOf } from '#domain/dough/plan/plan-phases.ts'
import type { YeastNeed } from '#domain/dough/yeast/yeast-dose.ts'
import { YEAST_PER_FRESH } from '#domain/dough/yeast/yeast-model.ts'

export type Ripening = { mode: FermentMode; hours: number }

/** The best first: time does for a dough what yeast does not. */
export const RIPENINGS: readonly Ripening[] = [
  { mode: 'cold', hours: 48 },
  { mode: 'cold', hours: 24 },
  { mode: 'room', hours: 8 },
  { mode: 'room', hours: 6 },
  { mode: 'room', hours: 4 },
  { mode: 'quick', hours: 3 },
  { mode: 'quick', hours: 2 },
  { mode: 'quick', hours: 1.5 },
]

/** After a preferment, which brings yeast that has grown and flour that has aged: a biga more of both than a poolish.
 * [stima] */
export const RIPENINGS_AFTER: Readonly<Record<'biga' | 'poolish', readonly Ripening[]>> = {
  biga: [
    { mode: 'cold', hours: 24 },
    { mode: 'room', hours: 4 },
    { mode: 'quick', hours: 3 },
  ],
  poolish: [
    { mode: 'cold', hours: 24 },
    { mode: 'room', hours: 8 },
    { mode: 'room', hours: 6 },
  ],
}

/** Fresh yeast, percent of the flour. */
const MOST_FRESH_PCT = 3
/** A dough in the room bakes well until it has fermented for a third more than it was dosed for. */
const ROOM_LATE_SHARE = 1 / 3
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

export const isDosed = ({ pct }: YeastNeed, { yeastType }: Pick<DoughForm, 'yeastType'>): boolean =>
  pct / YEAST_PER_FRESH[yeastType] <= MOST_FRESH_PCT

/** From when to when a ball goes into the oven. */
export type RipeWindow = { fromMs: number; toMs: number }

/** Balls from the fridge keep the bounds of their last rise; they leave it in as many rounds as the oven needs. */
export function ripeWindow(
  { mode, hours }: Ripening,
  plan: Pick<Plan, 'bakeAtMs' | 'fermentHours'>,
  outMs: number | null,
): RipeWindow {
  if (outMs === null)
    return { fromMs: plan.bakeAtMs, toMs: plan.bakeAtMs + plan.fermentHours * ROOM_LATE_SHARE * HOUR_MS }
  const { last } = phasesOf(mode, hours)
  return { fromMs: outMs + last.leastMin * MINUTE_MS, toMs: outMs + last.mostMin * MINUTE_MS }
}

/** How long after the first round of balls another one leaves the fridge. */
export const roundsApartMs = ({ mode, hours }: Ripening): number => {
  const { last } = phasesOf(mode, hours)
  return (last.mostMin - last.idealMin) * MINUTE_MS
}
