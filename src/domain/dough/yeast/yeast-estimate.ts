/** 'Stima scientifica': yeast by the published models, and the differences between the models.
 *
 * Units   °C, hours, the chosen kind of yeast in percent of the flour (`…Pct`: 0.3 = 3 g per kg of flour).
 * Source  [CRAIG-CHART], [JAPI], [AVPN-ESEMPI]. All models use the chart's ratios between fresh and dry
 *         yeast. The middle is the median of the sources [stima].
 * Valid   doughs that at least one model covers; otherwise a refusal gives the reason of each model. More
 *         time or warmth never raises a model's figure. The range may jump at the limits of a model. */

import type { YeastType } from '../full/full-limits.ts'
import { avpnModel } from './yeast-avpn.ts'
import { chartModel } from './yeast-chart.ts'
import { japi1Model, japi2Model } from './yeast-japi.ts'
import {
  doseOf,
  type FermentingDough,
  totalHours,
  YEAST_PER_FRESH,
  type YeastModel,
  type YeastModelId,
} from './yeast-model.ts'

/** 'Quanto può sbagliare': how the yeast changes with 1 hour or 2 °C more or less, and the ready time with 2 °C.
 *
 * Units   shares of the yeast (`…Change`: -0.2 = a fifth less), hours, °C.
 * Source  the given model, applied to the changed dough.
 * Valid   null where the changed dough is outside the model. */
export type YeastMargins = {
  hourMoreChange: number | null
  hourLessChange: number | null
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
function marginsOf(model: YeastModel, dough: FermentingDough): YeastMargins {
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

const FRIDGE_MAX_C = 8
const CHART_ROUNDING_H = 6
const SALT_PCT = { min: 1, max: 3 }

function reasonsOf({ stages, saltPct }: FermentingDough, models: readonly YeastModelId[]): string[] {
  const has = (id: YeastModelId) => models.includes(id)
  const hasFridge = stages.some(({ tempC }) => tempC <= FRIDGE_MAX_C)
  const reasons: string[] = []
  if (models.length === 1)
    reasons.push('Qui un solo modello dice la sua: il margine vero è più largo di quanto si veda.')
  if (has('chart'))
    reasons.push(
      'La tabella di TXCraig1 è una media di molte ricette: per lei la velocità raddoppia circa ogni 5,5 °C e i gradi misurati sono quelli della stanza.',
    )
  if (has('chart') && has('japi2'))
    reasons.push(
      'Le formule Japi sentono meno la temperatura e in più contano sale, olio e idratazione: per questo al caldo e al freddo si allontanano dalla tabella.',
    )
  if (hasFridge && has('japi2'))
    reasons.push(
      "In frigo divergono di più: la tabella usa i gradi veri, le formule Japi contano ogni ora come un decimo d'ora fuori, a qualunque temperatura.",
    )
  if (has('avpn'))
    reasons.push(
      'Le cifre AVPN sono due soli esempi a 23 °C (8 e 24 ore), per grandi quantità: il disciplinare stesso avverte che, più impasto si fa, meno lievito serve in proporzione.',
    )
  if (has('chart') && totalHours(stages) < CHART_ROUNDING_H)
    reasons.push("Sotto le 6 ore la tabella è arrotondata all'ora intera: lì sbaglia di più.")
  if (has('chart') && (saltPct < SALT_PCT.min || saltPct > SALT_PCT.max))
    reasons.push("La tabella suppone l'1-3% di sale: con più sale il lievito rallenta, con meno corre.")
  return reasons
}

/** In order of preference: the first model that holds is the reference. */
export const YEAST_MODELS: readonly YeastModel[] = [chartModel, japi2Model, japi1Model, avpnModel]

type ModelValue = { id: YeastModelId; name: string; source: string; pct: number }
type SilentModel = { id: YeastModelId; name: string; source: string; whyNot: string }

export type YeastEstimate =
  | {
      kind: 'estimate'
      models: readonly ModelValue[]
      silent: readonly SilentModel[]
      rangePct: { min: number; max: number }
      /** The dose of the site, where no recipe says otherwise. */
      middlePct: number
      reference: ModelValue
      reasons: readonly string[]
      margins: YeastMargins
      stageShares: readonly number[]
    }
  | { kind: 'refused'; message: string; silent: readonly SilentModel[] }

const holds = (dough: FermentingDough) => (model: YeastModel) => model.whyNot(dough) === null

function silentModels(dough: FermentingDough): SilentModel[] {
  return YEAST_MODELS.flatMap(({ id, name, source, whyNot }) => {
    const reason = whyNot(dough)
    return reason === null ? [] : [{ id, name, source, whyNot: reason }]
  })
}

function shares(model: YeastModel, { stages }: FermentingDough): number[] {
  const doses = stages.map(({ tempC, hours }) => hours * model.ratePerHour(tempC))
  const total = doses.reduce((sum, dose) => sum + dose, 0)
  return doses.map((dose) => dose / total)
}

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length

/** The two Japi formulas are one source. */
function middleOf(models: readonly ModelValue[]): number {
  const sources = [...new Set(models.map(({ source }) => source))]
  const doses = sources
    .map((source) => mean(models.filter((one) => one.source === source).map(({ pct }) => pct)))
    .sort((one, other) => one - other)
  const half = doses.length / 2
  return mean(doses.slice(Math.ceil(half) - 1, Math.floor(half) + 1))
}

/** Stages must be in order. Stages without time are skipped. */
export function estimateYeast(asked: FermentingDough, yeastType: YeastType): YeastEstimate {
  const dough = { ...asked, stages: asked.stages.filter(({ hours }) => hours > 0) }
  const [lead, ...others] = YEAST_MODELS.filter(holds(dough))
  const silent = silentModels(dough)
  if (lead === undefined || !dough.stages.every(({ tempC, hours }) => Number.isFinite(tempC * hours)))
    return { kind: 'refused', message: 'Nessun modello pubblicato copre questi tempi e temperature.', silent }
  const asValue = (model: YeastModel): ModelValue => ({
    id: model.id,
    name: model.name,
    source: model.source,
    pct: model.freshPct(dough) * YEAST_PER_FRESH[yeastType],
  })
  const reference = asValue(lead)
  const models = [reference, ...others.map(asValue)]
  const pcts = models.map(({ pct }) => pct)
  return {
    kind: 'estimate',
    models,
    silent,
    rangePct: { min: Math.min(...pcts), max: Math.max(...pcts) },
    middlePct: middleOf(models),
    reference,
    reasons: reasonsOf(
      dough,
      models.map(({ id }) => id),
    ),
    margins: marginsOf(lead, dough),
    stageShares: shares(lead, dough),
  }
}
