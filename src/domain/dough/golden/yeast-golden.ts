/** Published yeast figures.
 *
 * Units   per vector. Source  per vector. Valid  see golden-vector.ts. */
import { italianDecimal } from '#domain/words/decimal-input.ts'
import { avpnModel } from '../yeast/yeast-avpn.ts'
import { chartHours, chartModel } from '../yeast/yeast-chart.ts'
import { japi1Model, japi2Model } from '../yeast/yeast-japi.ts'
import { type FermentingDough, type Stage, YEAST_PER_FRESH } from '../yeast/yeast-model.ts'
import { type GoldenVector, golden } from './golden-vector.ts'

const celsius = (tempF: number) => (tempF - 32) / 1.8
const dough = (stages: readonly Stage[]): FermentingDough => ({
  stages,
  hydrationPct: 65,
  saltPct: 2,
  oilPct: 0,
})

/** Cells of the chart: temperature in °F, fresh yeast in percent, hours. The tolerance is the larger of 0.5 h
 * (cells are rounded to the whole hour) and 5 % (the accepted error of the fit). */
const CELLS: readonly (readonly [tempF: number, freshPct: number, hours: number])[] = [
  [35, 0.3, 167],
  [37, 0.7, 72],
  [39, 1, 45],
  [39, 0.5, 74],
  [60, 0.05, 66],
  [60, 0.2, 24],
  [64, 0.05, 50],
  [65, 0.05, 47],
  [65, 0.175, 19],
  [68, 0.05, 37],
  [68, 0.1, 22],
  [70, 0.1, 19],
  [72, 0.1, 15],
  [77, 0.03, 25],
  [80, 0.1, 8],
  [86, 0.03, 14],
  [90, 0.02, 16],
  [95, 0.01, 22],
]

const chartVectors = CELLS.map(
  ([tempF, freshPct, hours]): GoldenVector => ({
    id: `craig-${tempF}F-${freshPct}`,
    what: `Tabella di TXCraig1: ore con ${italianDecimal(freshPct)}% di lievito fresco a ${tempF} °F`,
    unit: 'h',
    expected: hours,
    tolerance: Math.max(0.5, hours * 0.05),
    source: 'CRAIG-CHART',
    computed: () => chartHours(freshPct, celsius(tempF)),
  }),
)

/** These doses were read off the chart with another interpolation, so the tolerance is 3 %. */
const MULTISTAGE: readonly (readonly [
  id: string,
  stages: (readonly [number, number])[],
  freshPct: number,
])[] = [
  [
    'craig-ms-140',
    [
      [6, 69],
      [32, 38],
    ],
    0.3258,
  ],
  ['craig-ms-142', [[8, 77]], 0.15],
  ['craig-ms-143', [[12, 70]], 0.175],
  [
    'craig-ms-145',
    [
      [2, 70],
      [48, 39],
      [3, 70],
    ],
    0.2747,
  ],
  [
    'craig-ms-146',
    [
      [2, 72],
      [24, 39],
      [4, 72],
    ],
    0.2663,
  ],
]

const multistageVectors = MULTISTAGE.map(
  ([id, stages, freshPct]): GoldenVector => ({
    id,
    what: `Più fasi: ${stages.map(([hours, tempF]) => `${hours} h a ${tempF} °F`).join(' + ')}`,
    unit: '% fresco',
    expected: freshPct,
    tolerance: freshPct * 0.03,
    source: 'CRAIG-STAGES',
    computed: () =>
      chartModel.freshPct(dough(stages.map(([hours, tempF]) => ({ hours, tempC: celsius(tempF) })))),
  }),
)

type JapiCase = { hydrationPct: number; saltGPerL: number; oilGPerL: number; tempC: number; hours: number }
const JAPI: readonly (readonly [id: string, JapiCase, japi2G: number, japi1G: number])[] = [
  ['japi-27', { hydrationPct: 60, saltGPerL: 50, oilGPerL: 0, tempC: 25, hours: 8 }, 1.1933, 2.0024],
  ['japi-28', { hydrationPct: 65, saltGPerL: 50, oilGPerL: 40, tempC: 30, hours: 6 }, 1.1742, 2.4974],
  ['japi-29', { hydrationPct: 65, saltGPerL: 50, oilGPerL: 40, tempC: 25, hours: 8 }, 1.3115, 2.2008],
  ['japi-30', { hydrationPct: 65, saltGPerL: 50, oilGPerL: 40, tempC: 20, hours: 24 }, 0.6131, 0.7697],
  ['japi-31', { hydrationPct: 70, saltGPerL: 45, oilGPerL: 20, tempC: 18, hours: 48 }, 0.3183, 0.3484],
  ['japi-32', { hydrationPct: 56, saltGPerL: 50, oilGPerL: 0, tempC: 23, hours: 24 }, 0.4108, 0.6185],
  ['japi-33', { hydrationPct: 62, saltGPerL: 0, oilGPerL: 0, tempC: 22, hours: 12 }, 0.7956, 1.1306],
]

const japiDough = ({ hydrationPct, saltGPerL, oilGPerL, tempC, hours }: JapiCase): FermentingDough => ({
  stages: [{ tempC, hours }],
  hydrationPct,
  saltPct: (saltGPerL * hydrationPct) / 1000,
  oilPct: (oilGPerL * hydrationPct) / 1000,
})

const japiVectors = JAPI.flatMap(([id, asked, japi2G, japi1G]): GoldenVector[] =>
  [
    { model: japi2Model, expected: japi2G },
    { model: japi1Model, expected: japi1G },
  ].map(({ model, expected }) => ({
    id: `${id}-${model.id}`,
    what: `${model.name}: ${asked.hours} h a ${asked.tempC} °C, idratazione ${asked.hydrationPct}%, per 1 kg di farina`,
    unit: 'g fresco',
    expected,
    tolerance: 0.0005,
    source: 'JAPI',
    computed: () => 10 * model.freshPct(japiDough(asked)),
  })),
)

/** The chart's cell 37 °F, 0.7 %, 72 h, in °C and instant dry yeast. Its tolerance is 5 %, as for the cells. */
const coldVector = golden('craig-pizzablab', '%', 'PIZZABLAB-FREDDO', {
  what: '72 h a 2,8 °C: lievito secco istantaneo',
  expected: 0.224,
  tolerance: 0.224 * 0.05,
  computed: () => YEAST_PER_FRESH.idy * chartModel.freshPct(dough([{ tempC: 2.8, hours: 72 }])),
})

/** Tests check the other weights of this dough in formula-golden.ts ('japi2-24'). */
const ballsVector = golden('japi2-24-lievito', 'g fresco', 'JONASWITT', {
  what: 'Formula Japi 2: 8 panetti da 250 g al 65%, 8 h a 25 °C',
  expected: 1.47416014,
  tolerance: 0.0001,
  computed: () =>
    11.7688596 *
    japi2Model.freshPct(japiDough({ hydrationPct: 65, saltGPerL: 46, oilGPerL: 30, tempC: 25, hours: 8 })),
})

/** 4 h in the room and 20 h in the fridge count as 6 h at room temperature. */
const fridgeVector = golden('rafcalc-fridge', 'h', 'JAPI', {
  what: 'RafCalc: 4 h a 20 °C e 20 h di frigo valgono quante ore a 20 °C?',
  expected: 6,
  tolerance: 1e-9,
  computed: () => 4 + (20 * japi2Model.ratePerHour(4)) / japi2Model.ratePerHour(20),
})

/** 1.5 g per litre for 8 h and 0.3 g for 24 h, with 1.7 kg of flour per litre. */
const avpnVectors = (
  [
    [8, 1.5],
    [24, 0.3],
  ] as const
).map(
  ([hours, gPerL]): GoldenVector => ({
    id: `avpn-${hours}h`,
    what: `AVPN: lievito fresco per litro d'acqua, ${hours} h a 23 °C`,
    unit: 'g/l',
    expected: gPerL,
    tolerance: 0.001,
    source: 'AVPN-ESEMPI',
    computed: () => 17 * avpnModel.freshPct(dough([{ tempC: 23, hours }])),
  }),
)

const ratioVectors = (['ady', 'idy'] as const).map(
  (type): GoldenVector => ({
    id: `craig-type-ratio-${type}`,
    what: `${type === 'ady' ? 'Secco attivo' : 'Secco istantaneo'} al posto di 1 g di fresco`,
    unit: 'g',
    expected: type === 'ady' ? 0.42 : 0.32,
    tolerance: 0.001,
    source: 'CRAIG-CHART',
    computed: () => YEAST_PER_FRESH[type],
  }),
)

export const YEAST_GOLDEN: readonly GoldenVector[] = [
  ...chartVectors,
  ...multistageVectors,
  coldVector,
  ...japiVectors,
  ballsVector,
  fridgeVector,
  ...avpnVectors,
  ...ratioVectors,
]
