/** Yeast doses of the published models, for comparison with the simple calculator's dose.
 *
 * Units   grams of the chosen yeast for the whole dough, percent of the flour (`…Pct`).
 * Source  `yeast-estimate.ts` and `sourdough.ts`, for the displayed hours. Dry yeast counts as instant:
 *         [stima].
 * Valid   doughs that a model covers; otherwise `message` gives the reason. */

import { doseWarning, readyAfterH } from '../dose-warning.ts'
import { estimateStarter } from '../sourdough.ts'
import { coverageNote } from '../yeast/yeast-coverage.ts'
import { estimateYeast } from '../yeast/yeast-estimate.ts'
import type { Stage } from '../yeast/yeast-model.ts'
import type { SimpleDoughParams } from './simple-limits.ts'
import { PIZZA_TYPE_PRESETS, SIMPLE_SALT_PCT, YEAST_PRESETS } from './simple-presets.ts'
import { restStages } from './simple-times.ts'

export type SimpleYeastEstimate =
  | {
      kind: 'grams'
      /** The middle of the models. */
      doseG: number
      minG: number
      maxG: number
      stages: readonly Stage[]
      models: readonly { name: string; grams: number }[]
      /** Text that names the models without a figure and their reasons. Null if three sources have a figure, and
       * for mother yeast. */
      coverage: string | null
      reasons: readonly string[]
      warning: string | null
    }
  | { kind: 'none'; message: string }

type ModelShare = { name: string; pct: number }
type Answer =
  | {
      reference: ModelShare
      middlePct: number
      models: readonly ModelShare[]
      coverage: string | null
      reasons: readonly string[]
    }
  | { message: string }

const STARTER_MODEL = 'Modello di TXCraig1 per il lievito madre'

function ofStarter(stages: readonly Stage[]): Answer {
  const answer = estimateStarter(stages)
  if (answer.kind === 'refused') return { message: answer.message }
  const reference = { name: STARTER_MODEL, pct: answer.starterPct }
  return { reference, middlePct: reference.pct, models: [reference], coverage: null, reasons: [] }
}

function ofYeast(params: Readonly<SimpleDoughParams>, stages: readonly Stage[]): Answer {
  const { oilPct } = PIZZA_TYPE_PRESETS[params.pizzaType]
  const dough = { stages, hydrationPct: params.hydration, saltPct: SIMPLE_SALT_PCT, oilPct }
  const answer = estimateYeast(dough, params.yeastType === 'fresh' ? 'fresh' : 'idy')
  if (answer.kind === 'refused') return { message: answer.message }
  const { reference, middlePct, models, reasons } = answer
  return { reference, middlePct, models, coverage: coverageNote(answer), reasons }
}

const answerFor = (params: Readonly<SimpleDoughParams>, stages: readonly Stage[]): Answer =>
  params.yeastType === 'mother' ? ofStarter(stages) : ofYeast(params, stages)

const DIRECT_ONLY =
  'I modelli pubblicati valgono per un impasto diretto: con biga o poolish non danno una cifra.'

function ask(params: Readonly<SimpleDoughParams>): Answer {
  return params.leavenMethod === 'indiretta'
    ? { message: DIRECT_ONLY }
    : answerFor(params, restStages(params))
}

export function estimatedYeastPct(params: Readonly<SimpleDoughParams>): number | null {
  const answer = ask(params)
  return 'reference' in answer ? answer.middlePct : null
}

export const warningOfList = (
  { yeastByEstimate }: Readonly<SimpleDoughParams>,
  estimate: SimpleYeastEstimate,
): string | null => (estimate.kind === 'grams' && !yeastByEstimate ? estimate.warning : null)

export function estimateSimpleYeast(
  params: Readonly<SimpleDoughParams>,
  flourG: number,
): SimpleYeastEstimate {
  const answer = ask(params)
  if ('message' in answer) return { kind: 'none', message: answer.message }
  const stages = restStages(params)
  const inGrams = (pct: number) => (flourG * pct) / 100
  const models = answer.models.map(({ name, pct }) => ({ name, grams: inGrams(pct) }))
  const grams = models.map((model) => model.grams)
  const need = { minG: Math.min(...grams), maxG: Math.max(...grams) }
  const { pctOfFlour } = YEAST_PRESETS[params.yeastType]
  const neededPct = (shorter: readonly Stage[]) => {
    const needed = answerFor(params, shorter)
    if (!('reference' in needed) || needed.reference.name !== answer.reference.name) return null
    return needed.reference.pct
  }
  const readyH = readyAfterH(stages, neededPct, pctOfFlour)
  return {
    kind: 'grams',
    doseG: inGrams(answer.middlePct),
    ...need,
    stages,
    models,
    coverage: answer.coverage,
    reasons: answer.reasons,
    warning: doseWarning({ doseG: inGrams(pctOfFlour), need, stages, readyH }),
  }
}
