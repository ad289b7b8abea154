/** What the published models would dose, beside the percentage that the simple calculator prescribes.
 *
 * Units   grams of the chosen yeast for the whole dough.
 * Source  `yeast-estimate.ts` and `sourdough.ts` name theirs. The hours are those that the page displays. Fridge of
 *         4 °C, and dry yeast taken as the instant one: [stima].
 * Valid   where a model holds; otherwise a sentence says why there is no figure. */

import type { SimpleDoughParams } from './simple-limits.ts'
import { PIZZA_TYPE_PRESETS, SIMPLE_SALT_PCT } from './simple-presets.ts'
import { displayedLeaveningH, fridgeHours } from './simple-times.ts'
import { estimateStarter, type StarterAnswer } from './sourdough.ts'
import { estimateYeast } from './yeast-estimate.ts'
import type { Stage } from './yeast-model.ts'

const FRIDGE_C = 4

export type SimpleYeastEstimate =
  | {
      kind: 'grams'
      /** Equal where only one model speaks. */
      minG: number
      maxG: number
      stages: readonly Stage[]
      models: readonly { name: string; grams: number }[]
      /** Why they differ, sentences in Italian. */
      reasons: readonly string[]
    }
  | { kind: 'none'; message: string }

function stagesOf(params: Readonly<SimpleDoughParams>): Stage[] {
  const hours = displayedLeaveningH(params)
  const coldH = params.leavenMethod === 'frigo' ? Math.min(hours, fridgeHours(params)) : 0
  return [
    { tempC: params.roomTemperature, hours: hours - coldH },
    { tempC: FRIDGE_C, hours: coldH },
  ].filter((stage) => stage.hours > 0)
}

const STARTER_MODEL = 'Modello di TXCraig1 per il lievito madre'

function ofStarter(answer: StarterAnswer, stages: Stage[], flourG: number): SimpleYeastEstimate {
  if (answer.kind === 'refused') return { kind: 'none', message: answer.message }
  const grams = (flourG * answer.starterPct) / 100
  const models = [{ name: STARTER_MODEL, grams }]
  return { kind: 'grams', minG: grams, maxG: grams, stages, models, reasons: [] }
}

export function estimateSimpleYeast(
  params: Readonly<SimpleDoughParams>,
  flourG: number,
): SimpleYeastEstimate {
  if (params.leavenMethod === 'indiretta') {
    return {
      kind: 'none',
      message: 'I modelli pubblicati valgono per un impasto diretto: con biga o poolish non danno una cifra.',
    }
  }
  const stages = stagesOf(params)
  if (params.yeastType === 'mother') return ofStarter(estimateStarter(stages), stages, flourG)
  const { oilPct } = PIZZA_TYPE_PRESETS[params.pizzaType]
  const dough = { stages, hydrationPct: params.hydration, saltPct: SIMPLE_SALT_PCT, oilPct }
  const answer = estimateYeast(dough, params.yeastType === 'fresh' ? 'fresh' : 'idy')
  if (answer.kind === 'refused') return { kind: 'none', message: answer.message }
  const inGrams = (pct: number) => (flourG * pct) / 100
  return {
    kind: 'grams',
    minG: inGrams(answer.rangePct.min),
    maxG: inGrams(answer.rangePct.max),
    stages,
    models: answer.models.map(({ name, pct }) => ({ name, grams: inGrams(pct) })),
    reasons: answer.reasons,
  }
}
