/** Ripening times of the evening's doughs, and the window in which their balls can be baked.
 *
 * Units   hours, minutes, percent of the flour, milliseconds since 1970 UTC (`…Ms`).
 * Source  the phases of `plan-phases.ts`. [stima]: the largest amount of yeast without a yeasty taste, the
 *         shortest fermentation, and the tolerated overrun of a dough at room temperature.
 * Valid   the rooms and fridges of `DOUGH_LIMITS`. */
import type { DoughForm, FermentMode } from '#domain/dough/full/full-limits.ts'
import type { Plan } from '#domain/dough/plan/plan.ts'
import { phasesOf } from '#domain/dough/plan/plan-phases.ts'
import type { YeastNeed } from '#domain/dough/yeast/yeast-dose.ts'
import { YEAST_PER_FRESH } from '#domain/dough/yeast/yeast-model.ts'

export type Ripening = { mode: FermentMode; hours: number }

/** The best comes first: a longer ripening with less yeast gives a better dough. */
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

/** Ripenings after a preferment [stima]. A biga adds more yeast and aged flour than a poolish, so it allows
 * shorter ripenings. */
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

const MOST_FRESH_PCT = 3
const ROOM_LATE_SHARE = 1 / 3
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** How many times the needed yeast a dough may hold. Below 1 there is no time for it. */
export const mostTimes = ({ pct }: YeastNeed, { yeastType }: Pick<DoughForm, 'yeastType'>): number =>
  (MOST_FRESH_PCT * YEAST_PER_FRESH[yeastType]) / pct

export type RipeWindow = { fromMs: number; toMs: number }

/** Balls from the fridge can be baked within the limits of their last proof, counted from `outMs`, when
 * they leave the fridge. A dough at room temperature has `outMs` null; its window begins at `bakeAtMs`. */
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

export const roundsApartMs = ({ mode, hours }: Ripening): number => {
  const { last } = phasesOf(mode, hours)
  return (last.mostMin - last.idealMin) * MINUTE_MS
}
