/** Published water temperatures, ice and ripening times.
 *
 * Units   per vector. Source  per vector. Valid  see golden-vector.ts. */

import { italianDecimal } from '#domain/words/decimal-input.ts'
import type { GoldenSourceKey } from '#knowledge/dough-checks.ts'
import { bigaHours, poolishFreshPct } from '../plan/preferment-time.ts'
import { bigaWaterC, iceFor, neededWaterC } from '../water-temperature.ts'
import type { GoldenVector } from './golden-vector.ts'

type Scale = 'C' | 'F'
type WaterCase = {
  id: string
  source: GoldenSourceKey
  scale: Scale
  dough: number
  parts: readonly [room: number, flour: number, preferment?: number]
  friction: number
  water: number
  tolerance?: number
}

/** In the scale of the source. */
const WATER: readonly WaterCase[] = [
  {
    id: 'ddt-napoletanadoc',
    source: 'DDT-PNDOC',
    scale: 'C',
    dough: 24,
    parts: [25, 22],
    friction: 4,
    water: 21,
  },
  {
    id: 'ddt-vigevano',
    source: 'DDT-VIGEVANO',
    scale: 'C',
    dough: 23,
    parts: [22.5, 21],
    friction: 12,
    water: 13.5,
  },
  {
    id: 'ddt-moretti-1',
    source: 'DDT-MORETTI',
    scale: 'C',
    dough: 27,
    parts: [19, 21],
    friction: 10,
    water: 31,
  },
  {
    id: 'ddt-moretti-2',
    source: 'DDT-MORETTI',
    scale: 'C',
    dough: 27,
    parts: [20, 20],
    friction: 9,
    water: 32,
  },
  {
    id: 'ddt-rachello',
    source: 'DDT-RACHELLO',
    scale: 'C',
    dough: 24,
    parts: [26, 26],
    friction: 0,
    water: 20,
  },
  { id: 'ddt-sfbi', source: 'DDT-SFBI', scale: 'F', dough: 75, parts: [65, 65], friction: 8, water: 87 },
  { id: 'ddt-ehow', source: 'DDT-EHOW', scale: 'F', dough: 78, parts: [70, 60], friction: 16, water: 88 },
  {
    id: 'ddt-cooksill-4',
    source: 'DDT-COOKS',
    scale: 'F',
    dough: 75,
    parts: [71, 71, 71],
    friction: 20,
    water: 67,
  },
  {
    id: 'ddt-kaf',
    source: 'DDT-KAF',
    scale: 'C',
    dough: 24.44,
    parts: [22.22, 21.11],
    friction: 13.33,
    water: 16.66,
    tolerance: 0.1,
  },
]

const celsius = (degrees: number, scale: Scale) => (scale === 'C' ? degrees : (degrees - 32) / 1.8)
const celsiusDifference = (degrees: number, scale: Scale) => (scale === 'C' ? degrees : degrees / 1.8)

const waterVectors = WATER.map(
  ({ id, source, scale, dough, parts, friction, water, tolerance }): GoldenVector => {
    const [room, flour, preferment] = parts
    return {
      id,
      what: `Acqua per un impasto a ${italianDecimal(dough)} °${scale}: ${parts.join(' + ').replaceAll('.', ',')} °${scale}, attrito ${italianDecimal(friction)}`,
      unit: '°C',
      expected: celsius(water, scale),
      tolerance: tolerance ?? 1e-9,
      source,
      computed: () =>
        neededWaterC({
          doughC: celsius(dough, scale),
          roomC: celsius(room, scale),
          flourC: celsius(flour, scale),
          prefermentC: preferment === undefined ? null : celsius(preferment, scale),
          frictionC: celsiusDifference(friction, scale),
        }),
    }
  },
)

const iceVector: GoldenVector = {
  id: 'ice-rule',
  what: "Ghiaccio in 1 kg d'acqua a 22 °C per portarla a 5 °C",
  unit: 'g',
  expected: 166.67,
  tolerance: 0.5,
  source: 'ICE-RULE',
  computed: () => iceFor({ waterG: 1000, tapC: 22, neededC: 5, iceC: 0 }),
}

const bigaWaterVector: GoldenVector = {
  id: 'ddt-biga-55',
  what: 'Acqua della biga: ambiente 19 °C, farina 21 °C',
  unit: '°C',
  expected: 15,
  tolerance: 1e-9,
  source: 'DDT-MORETTI',
  computed: () => bigaWaterC(19, 21),
}

const BIGA: readonly (readonly [tempC: number, hydrationPct: number, hours: number, tolerance: number])[] = [
  [16, 40, 23.13, 0.02],
  [16, 60, 15.87, 0.02],
  [17, 40, 21.77, 0.02],
  [17, 60, 14.93, 0.02],
  [19, 40, 19.47, 0.02],
  [19, 60, 13.37, 0.02],
  [24, 40, 15.42, 0.02],
  [24, 60, 10.57, 0.02],
  [18, 45, 18.94, 0.1],
]

const bigaVectors = BIGA.map(
  ([tempC, hydrationPct, hours, tolerance]): GoldenVector => ({
    id: `biga-${tempC}C-${hydrationPct}`,
    what: `Biga con l'1% di lievito fresco, idratazione ${hydrationPct}%, a ${tempC} °C`,
    unit: 'h',
    expected: hours,
    tolerance,
    source: 'BIGA-ORE',
    computed: () => bigaHours(hydrationPct, tempC) ?? Number.NaN,
  }),
)

const POOLISH: readonly (readonly [hours: number, freshPct: number])[] = [
  [2, 2.5],
  [4, 1.13],
  [6, 0.73],
  [8, 0.49],
  [10, 0.3],
  [14, 0.12],
]

const poolishVectors = POOLISH.map(
  ([hours, freshPct]): GoldenVector => ({
    id: `poolish-${hours}h`,
    what: `Poolish di ${hours} h a 21 °C: lievito fresco sulla sua farina`,
    unit: '%',
    expected: freshPct,
    tolerance: 0.01,
    source: 'POOLISH-ORE',
    computed: () => poolishFreshPct(hours) ?? Number.NaN,
  }),
)

export const TEMPERATURE_GOLDEN: readonly GoldenVector[] = [
  ...waterVectors,
  iceVector,
  bigaWaterVector,
  ...bigaVectors,
  ...poolishVectors,
]
