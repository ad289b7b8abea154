/** Makes a plan from the full calculator's form and the plan fields.
 *
 * Units   those of `plan.ts`.
 * Source  `plan.ts`; the usual hours of a preferment: `preferment-time.ts`.
 * Valid   any draft: missing or wrong values are shown next to their fields. */

import {
  type LocalClock,
  localClock,
  parseMinuteOfDay,
  parseWallTime,
  type WallTime,
  wallTimeText,
} from '../plan/local-clock.ts'
import { makePlan, type Plan } from '../plan/plan.ts'
import { usualPreferment } from '../plan/preferment-time.ts'
import type { DoughForm } from './full-limits.ts'
import { readNumbers, type ToolDraft, type ToolErrors } from './full-tools.ts'

export type PlanReading = { plan: Plan } | { errors: ToolErrors } | { unasked: true }
export type PlanMoment = {
  timeZone: string
  /** Null on the server: the time at which the page will be read is unknown there. */
  nowMs: number | null
}

const SKIPPED_HOUR = "Quest'ora non esiste: è la notte in cui comincia l'ora legale"

function isSkipped(wall: WallTime, clock: LocalClock): boolean {
  return clock.wallTimeOf(clock.instantOf(wall)).minuteOfDayMin !== wall.minuteOfDayMin
}

export function planOfForm(
  form: Readonly<DoughForm>,
  tools: Readonly<ToolDraft>,
  { timeZone, nowMs }: PlanMoment,
): PlanReading {
  if (tools.bakeAt === '') return { unasked: true }
  const folds = readNumbers(tools, ['folds'])
  const bakeAt = parseWallTime(tools.bakeAt)
  const [fromMin, toMin] = [parseMinuteOfDay(tools.wakeFrom), parseMinuteOfDay(tools.wakeTo)]
  const clock = localClock(timeZone)
  const errors: ToolErrors = {
    ...('errors' in folds && folds.errors),
    ...(bakeAt === null && { bakeAt: 'Scegli giorno e ora' }),
    ...(bakeAt !== null && isSkipped(bakeAt, clock) && { bakeAt: SKIPPED_HOUR }),
    ...(fromMin === null && { wakeFrom: 'Scegli un orario' }),
    ...(toMin === null && { wakeTo: 'Scegli un orario' }),
    ...(toMin !== null && fromMin === toMin && { wakeTo: 'Scegli un orario diverso dal primo' }),
  }
  const isWrong = Object.keys(errors).length > 0
  if (isWrong || bakeAt === null || fromMin === null || toMin === null || 'errors' in folds) return { errors }
  const plan = makePlan({
    bakeAtMs: clock.instantOf(bakeAt),
    timeZone,
    mode: form.fermentMode,
    fermentHours: form.fermentHours,
    roomC: form.roomTempC,
    fridgeC: form.fridgeTempC,
    preferment: form.prefermentEnabled ? usualPreferment(form.prefermentHydrationPct, form.roomTempC) : null,
    folds: folds.values.folds,
    waking: { fromMin, toMin },
    notBeforeMs: nowMs,
  })
  return { plan }
}

const SUGGESTED_EVENINGS = 3
const EVENING_MIN = 20 * 60
const HOUR_MS = 3_600_000
/** Hours for mixing and preparation, added to the fermentation [stima]. */
const BEFORE_H = 1

export function suggestedEvenings(form: Readonly<DoughForm>, { timeZone, nowMs }: PlanMoment): string[] {
  if (nowMs === null) return []
  const clock = localClock(timeZone)
  const preferment = form.prefermentEnabled
    ? usualPreferment(form.prefermentHydrationPct, form.roomTempC).hours
    : 0
  const readyMs = nowMs + (form.fermentHours + preferment + BEFORE_H) * HOUR_MS
  const { day, minuteOfDayMin } = clock.wallTimeOf(readyMs)
  const first = minuteOfDayMin <= EVENING_MIN ? day : day + 1
  return Array.from({ length: SUGGESTED_EVENINGS }, (_, away) =>
    wallTimeText({ day: first + away, minuteOfDayMin: EVENING_MIN }),
  )
}
