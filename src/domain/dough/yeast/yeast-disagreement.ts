/** Differences between the published yeast models for common doughs.
 *
 * Units   grams of fresh yeast per kilogram of flour; `spread` is the largest figure over the smallest.
 * Source  the models' own, see `yeast-estimate.ts`.
 * Valid   a dough with 62 % of water and 2.5 % of salt, without oil. */
import { coverageNote } from './yeast-coverage.ts'
import { estimateYeast } from './yeast-estimate.ts'
import type { Stage } from './yeast-model.ts'

const DOUGH = { hydrationPct: 62, saltPct: 2.5, oilPct: 0 }
const CASES: readonly (readonly [what: string, stages: readonly Stage[]])[] = [
  ['2 ore a 23 °C', [{ tempC: 23, hours: 2 }]],
  ['4 ore a 23 °C', [{ tempC: 23, hours: 4 }]],
  ['8 ore a 23 °C', [{ tempC: 23, hours: 8 }]],
  ['24 ore a 23 °C', [{ tempC: 23, hours: 24 }]],
  [
    '6 ore a 22 °C e 48 ore di frigo a 4 °C',
    [
      { tempC: 22, hours: 6 },
      { tempC: 4, hours: 48 },
    ],
  ],
]

export type Disagreement = {
  what: string
  models: readonly { name: string; gPerKg: number }[]
  spread: number
  coverage: string | null
}

const G_PER_KG_OF_PCT = 10

export function modelDisagreements(): Disagreement[] {
  return CASES.flatMap(([what, stages]) => {
    const answer = estimateYeast({ ...DOUGH, stages }, 'fresh')
    if (answer.kind === 'refused') return []
    const models = answer.models.map(({ name, pct }) => ({ name, gPerKg: pct * G_PER_KG_OF_PCT }))
    const spread = answer.rangePct.max / answer.rangePct.min
    return [{ what, models, spread, coverage: coverageNote(answer) }]
  })
}
