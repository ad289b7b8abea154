/** 'Stima scientifica': yeast by the published models, and the differences between the models.
 *
 * Units   °C, hours, the chosen kind of yeast in percent of the flour (`…Pct`: 0.3 = 3 g per kg of flour).
 * Source  [CRAIG-CHART], [JAPI], [AVPN-ESEMPI]. All models use the chart's ratios between fresh and dry
 *         yeast.
 * Valid   doughs that at least one model covers; otherwise a refusal gives the reason of each model. More
 *         time or warmth never raises a model's figure. The range may jump at the limits of a model. */
import type { YeastType } from '../full/full-limits.ts'
import { avpnModel } from './yeast-avpn.ts'
import { chartModel } from './yeast-chart.ts'
import { japi1Model, japi2Model } from './yeast-japi.ts'
import { marginsOf, type YeastMargins } from './yeast-margins.ts'
import { type FermentingDough, YEAST_PER_FRESH, type YeastModel, type YeastModelId } from './yeast-model.ts'
import { reasonsOf } from './yeast-reasons.ts'

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
    reference,
    reasons: reasonsOf(
      dough,
      models.map(({ id }) => id),
    ),
    margins: marginsOf(lead, dough),
    stageShares: shares(lead, dough),
  }
}
