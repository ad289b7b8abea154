/** 'Quanto può sbagliare': how the yeast changes with 1 hour or 2 °C more or less, and the ready time with 2 °C.
 *
 * Units   shares of the yeast (`…Change`: -0.2 = a fifth less), hours, °C.
 * Source  the given model, applied to the changed dough.
 * Valid   null where the changed dough is outside the model. */
import { doseOf, type FermentingDough, type YeastModel } from './yeast-model.ts'

export type YeastMargins = {
  hourMoreChange: number | null
  hourLessChange: number | null
  /** Change of the yeast if all stages are 2 °C warmer. */
  warmerChange: number | null
  coolerChange: number | null
  warmerReadyEarlierH: number | null
  coolerReadyLaterH: number | null
}

const MARGIN_C = 2
const MARGIN_H = 1

const warmed = (dough: FermentingDough, byC: number): FermentingDough => ({
  ...dough,
  stages: dough.stages.map(({ tempC, hours }) => ({ tempC: tempC + byC, hours })),
})

function withLastHours(dough: FermentingDough, byH: number): FermentingDough | null {
  const last = dough.stages.at(-1)
  if (last === undefined || last.hours + byH <= 0) return null
  return { ...dough, stages: [...dough.stages.slice(0, -1), { ...last, hours: last.hours + byH }] }
}

/** Additional fermentation of `changed` compared with `dough`, in hours of the last stage of `changed`. */
function readyShiftH(model: YeastModel, dough: FermentingDough, changed: FermentingDough): number {
  const lastC = changed.stages.at(-1)?.tempC ?? 0
  const gained = doseOf(changed.stages, model.ratePerHour) - doseOf(dough.stages, model.ratePerHour)
  return gained / model.ratePerHour(lastC)
}

/** Requires a dough that the model covers, with at least one stage. */
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
