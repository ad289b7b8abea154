/** 'Quanto può sbagliare': what an hour or two degrees change in the yeast, and in the moment when the dough is ready.
 *
 * Units   shares of the yeast (`…Change`: -0.2 = a fifth less), hours, °C.
 * Source  the model that is handed in, evaluated again.
 * Valid   null where the changed dough falls outside the model. */
import { doseOf, type FermentingDough, type YeastModel } from './yeast-model.ts'

export type YeastMargins = {
  /** Yeast to change if the last stage were one hour longer or shorter. */
  hourMoreChange: number | null
  hourLessChange: number | null
  /** Yeast to change if every stage were two degrees warmer or cooler. */
  warmerChange: number | null
  coolerChange: number | null
  /** With the yeast as it is: hours by which two degrees bring the dough forward (its last stage runs at +2 °C). */
  warmerReadyEarlierH: number | null
  /** And by which two degrees less hold it back. */
  coolerReadyLaterH: number | null
}

const MARGIN_C = 2
const MARGIN_H = 1

const warmed = (dough: FermentingDough, byC: number): FermentingDough => ({
  ...dough,
  stages: dough.stages.map(({ tempC, hours }) => ({ tempC: tempC + byC, hours })),
})

/** Null when the last stage is not longer than the hour to take away. */
function withLastHours(dough: FermentingDough, byH: number): FermentingDough | null {
  const last = dough.stages.at(-1)
  if (last === undefined || last.hours + byH <= 0) return null
  return { ...dough, stages: [...dough.stages.slice(0, -1), { ...last, hours: last.hours + byH }] }
}

/** Hours of the last stage that the dose gained by the change is worth. */
function readyShiftH(model: YeastModel, dough: FermentingDough, changed: FermentingDough): number {
  const lastC = changed.stages.at(-1)?.tempC ?? 0
  const gained = doseOf(changed.stages, model.ratePerHour) - doseOf(dough.stages, model.ratePerHour)
  return gained / model.ratePerHour(lastC)
}

/** `dough` must lie inside the model and have a stage. */
export function marginsOf(model: YeastModel, dough: FermentingDough): YeastMargins {
  const inside = (changed: FermentingDough | null) =>
    changed !== null && model.whyNot(changed) === null ? changed : null
  const change = (changed: FermentingDough | null) =>
    changed && model.freshPct(changed) / model.freshPct(dough) - 1
  const warmer = inside(warmed(dough, MARGIN_C))
  const cooler = inside(warmed(dough, -MARGIN_C))
  return {
    hourMoreChange: change(inside(withLastHours(dough, MARGIN_H))),
    hourLessChange: change(inside(withLastHours(dough, -MARGIN_H))),
    warmerChange: change(warmer),
    coolerChange: change(cooler),
    warmerReadyEarlierH: warmer && readyShiftH(model, dough, warmer),
    coolerReadyLaterH: cooler && -readyShiftH(model, dough, cooler),
  }
}
