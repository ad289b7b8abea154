/** What the published models would dose, beside the percentage that the simple calculator prescribes.
 *
 * Units   grams of the chosen yeast for the whole dough.
 * Source  `yeast-estimate.ts` and `sourdough.ts` name theirs. The hours are those that the page displays. Dry yeast is taken as the instant one: [stima].
 * Valid   where a model holds; otherwise a sentence says why there is no figure. */

import type { SimpleDoughParams } from './simple-limits.ts'
import { PIZZA_TYPE_PRESETS, SIMPLE_SALT_PCT } from './simple-presets.ts'
import { restStages } from './simple-times.ts'
import { estimateStarter, type StarterAnswer } from './sourdough.ts'
import { coverageNote } from './yeast-coverage.ts'
import { estimateYeast } from './yeast-estimate.ts'
import type { Stage } from './yeast-model.ts'

export type SimpleYeastEstimate =
  | {
      kind: 'grams'
      /** Equal where only one model speaks. */
      minG: number
      maxG: number
      stages: readonly Stage[]
      models: readonly { name: string; grams: number }[]
      /** Who is silent and why, in Italian, where fewer than three sources speak. */
      coverage: string | null
      /** Why they differ, sentences in Italian. */
      reasons: readonly string[]
    }
  | { kind: 'none'; message: string }

const STARTER_MODEL = 'Modello di TXCraig1 per il lievito madre'

function ofStarter(answer: StarterAnswer, stages: Stage[], flourG: number): SimpleYeastEstimate {
  if (answer.kind === 'refused') return { kind: 'none', message: answer.message }
  const grams = (flourG * answer.starterPct) / 100
  const models = [{ name: STARTER_MODEL, grams }]
  return { kind: 'grams', minG: grams, maxG: grams, stages, models, coverage: null, reasons: [] }
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
  const stages = restStages(params)
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
    coverage: coverageNote(answer),
    reasons: answer.reasons,
  }
}
