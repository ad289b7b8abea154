/** Published preferments, starters and pans.
 *
 * Units   per vector. Source  per vector. Valid  see golden-vector.ts. */
import type { GoldenSourceKey } from '#knowledge/dough-checks.ts'
import type { FormulaWeights } from '../bakers-formula.ts'
import { calculateDough } from '../full/full-calculator.ts'
import { DEFAULT_DOUGH_FORM } from '../full/full-limits.ts'
import { PAN_RULE_THICKNESS } from '../full/full-presets.ts'
import { startFromPan } from '../full/start-from.ts'
import { type DoughSplit, type StagesAsked, splitDough } from '../preferment-split.ts'
import { type GoldenVector, golden } from './golden-vector.ts'

type PublishedSplit = {
  id: string
  what: string
  unit: string
  source: GoldenSourceKey
  tolerance: number
  dough: Pick<FormulaWeights, 'flourG' | 'waterG'> & Partial<FormulaWeights>
  asked: StagesAsked
  figures: readonly (readonly [
    name: string,
    expected: number,
    read: (split: DoughSplit) => number | undefined,
  ])[]
}

const PUBLISHED_SPLITS: readonly PublishedSplit[] = [
  {
    id: 'pre-biga25',
    what: 'Biga con il 25% della farina al 44%, impasto al 56%',
    unit: 'kg',
    source: 'IMPASTO-PERFETTO',
    tolerance: 1e-9,
    dough: { flourG: 10, waterG: 5.6 },
    asked: { preferment: { flourShare: 0.25, hydration: 0.44 } },
    figures: [
      ['farina della biga', 2.5, ({ preferment }) => preferment?.flourG],
      ['acqua della biga', 1.1, ({ preferment }) => preferment?.waterG],
      ['farina finale', 7.5, ({ final }) => final.flourG],
      ['acqua finale', 4.5, ({ final }) => final.waterG],
    ],
  },
  {
    id: 'pre-wildyeast',
    what: 'Poolish con 468 di 1368 g di farina, impasto al 68,42%',
    unit: 'g',
    source: 'WILDYEAST',
    tolerance: 0.05,
    dough: { flourG: 1368, waterG: 936, saltG: 27, yeastG: 9.3 },
    asked: { preferment: { flourShare: 468 / 1368, hydration: 1 } },
    figures: [
      ['acqua del poolish', 468, ({ preferment }) => preferment?.waterG],
      ['farina finale', 900, ({ final }) => final.flourG],
      [
        "acqua per 100 g di farina nell'impasto finale",
        52,
        ({ final }) => (100 * final.waterG) / final.flourG,
      ],
      ['totale', 2340.3, ({ preferment, final }) => (preferment?.totalG ?? Number.NaN) + final.totalG],
    ],
  },
  {
    id: 'sd-20-100',
    what: 'Li.co.li. al 20% della farina, impasto al 65%',
    unit: 'g',
    source: 'PIZZA-DOUGH-CALC',
    tolerance: 1e-6,
    dough: { flourG: 1000, waterG: 650 },
    asked: { starter: { weightShare: 0.2, hydration: 1 } },
    figures: [
      ['farina nel li.co.li.', 100, ({ starter }) => starter?.flourG],
      ['acqua nel li.co.li.', 100, ({ starter }) => starter?.waterG],
      ['farina da aggiungere', 900, ({ final }) => final.flourG],
      ['acqua da aggiungere', 550, ({ final }) => final.waterG],
    ],
  },
  {
    id: 'sd-20-50',
    what: 'Lievito madre solido al 20% della farina, impasto al 65%',
    unit: 'g',
    source: 'PIZZA-DOUGH-CALC',
    tolerance: 0.001,
    dough: { flourG: 1000, waterG: 650 },
    asked: { starter: { weightShare: 0.2, hydration: 0.5 } },
    figures: [
      ['farina nel lievito', 133.3333, ({ starter }) => starter?.flourG],
      ['acqua nel lievito', 66.6667, ({ starter }) => starter?.waterG],
      ['farina da aggiungere', 866.6667, ({ final }) => final.flourG],
      ['acqua da aggiungere', 583.3333, ({ final }) => final.waterG],
    ],
  },
  {
    id: 'pre-10pct-flour',
    what: 'Fermento liquido, peso pari al 10% di 196,25 g di farina',
    unit: 'g',
    source: 'PIZZAMAKING-19129',
    tolerance: 0.01,
    dough: { flourG: 196.25, waterG: 131.49 },
    asked: { starter: { weightShare: 0.1, hydration: 1 } },
    figures: [
      ['sua farina', 9.81, ({ starter }) => starter?.flourG],
      ['suo peso', 19.63, ({ starter }) => starter?.totalG],
    ],
  },
  {
    id: 'pre-50pct-dough',
    what: 'Fermento liquido, peso pari alla metà di 340,2 g di impasto',
    unit: 'g',
    source: 'PIZZAMAKING-19129',
    tolerance: 0.01,
    dough: { flourG: 196.25, waterG: 131.49 },
    asked: { starter: { weightShare: (0.5 * 340.2) / 196.25, hydration: 1 } },
    figures: [
      ['sua farina', 85.05, ({ starter }) => starter?.flourG],
      ['sua acqua', 85.05, ({ starter }) => starter?.waterG],
      ['suo peso', 170.1, ({ starter }) => starter?.totalG],
    ],
  },
]

function computed({ dough, asked }: PublishedSplit, read: (split: DoughSplit) => number | undefined): number {
  const answer = splitDough({ saltG: 0, oilG: 0, sugarG: 0, yeastG: 0, ...dough }, asked)
  return 'split' in answer ? (read(answer.split) ?? Number.NaN) : Number.NaN
}

function vectorsOf(published: PublishedSplit): GoldenVector[] {
  const { id, what, unit, source, tolerance, figures } = published
  return figures.map(([name, expected, read], index) => ({
    id: `${id}-${index + 1}`,
    what: `${what}: ${name}`,
    unit,
    expected,
    tolerance,
    source,
    computed: () => computed(published, read),
  }))
}

function panRule(): number {
  const pan = { shape: 'pan', lengthCm: 40, widthCm: 30, count: 1 } as const
  const answer = startFromPan(DEFAULT_DOUGH_FORM, pan, PAN_RULE_THICKNESS)
  const calculation = 'form' in answer ? calculateDough(answer.form) : null
  return calculation && 'exact' in calculation ? calculation.exact.totalDoughWeightG : Number.NaN
}

const panVectors: readonly GoldenVector[] = [
  golden('teglia-half-area', 'g', 'RAFCALC-TEGLIA', {
    what: 'Teglia 40 x 30 cm, area diviso due: impasto',
    expected: 600,
    tolerance: 0.5,
    computed: panRule,
  }),
]

export const SPLIT_GOLDEN: readonly GoldenVector[] = [...PUBLISHED_SPLITS.flatMap(vectorsOf), ...panVectors]
