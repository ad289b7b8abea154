/** Published water temperatures, ice and ripening times.
 *
 * Units   per vector. Source  per vector. Valid  see golden-vector.ts. */

import { italianDecimal } from '#domain/words/decimal-input.ts'
import type { GoldenSourceKey } from '#knowledge/dough-checks.ts'
import { bigaHours, poolishFreshPct } from '../plan/preferment-time.ts'
import { bigaWaterC, iceFor, neededWaterC } from '../water-temperature.ts'
import { type GoldenVector, golden } from './golden-vector.ts'

type Scale = 'C' | 'F'
type WaterCase = readonly [
  id: string,
  source: GoldenSourceKey,
  scale: Scale,
  dough: number,
  parts: readonly [room: number, flour: number, preferment?: number],
  friction: number,
  water: number,
  tolerance?: number,
]

/** Temperatures in `scale`; those of `ddt-kaf` are converted from °F. */
const WATER: readonly WaterCase[] = [
  ['ddt-napoletanadoc', 'DDT-PNDOC', 'C', 24, [25, 22], 4, 21],
  ['ddt-vigevano', 'DDT-VIGEVANO', 'C', 23, [22.5, 21], 12, 13.5],
  ['ddt-moretti-1', 'DDT-MORETTI', 'C', 27, [19, 21], 10, 31],
  ['ddt-moretti-2', 'DDT-MORETTI', 'C', 27, [20, 20], 9, 32],
  ['ddt-rachello', 'DDT-RACHELLO', 'C', 24, [26, 26], 0, 20],
  ['ddt-sfbi', 'DDT-SFBI', 'F', 75, [65, 65], 8, 87],
  ['ddt-ehow', 'DDT-EHOW', 'F', 78, [70, 60], 16, 88],
  ['ddt-cooksill-4', 'DDT-COOKS', 'F', 75, [71, 71, 71], 20, 67],
  ['ddt-kaf', 'DDT-KAF', 'C', 24.44, [22.22, 21.11], 13.33, 16.66, 0.1],
]

const celsius = (degrees: number, scale: Scale) => (scale === 'C' ? degrees : (degrees - 32) / 1.8)
const celsiusDifference = (degrees: number, scale: Scale) => (scale === 'C' ? degrees : degrees / 1.8)

const waterVectors = WATER.map(
  ([id, source, scale, dough, parts, friction, water, tolerance = 1e-9]): GoldenVector => {
    const [room, flour, preferment] = parts
    return {
      id,
      what: `Acqua per un impasto a ${italianDecimal(dough)} °${scale}: ${parts.join(' + ').replaceAll('.', ',')} °${scale}, attrito ${italianDecimal(friction)}`,
      unit: '°C',
      expected: celsius(water, scale),
      tolerance,
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

const iceVector = golden('ice-rule', 'g', 'ICE-RULE', {
  what: "Ghiaccio in 1 kg d'acqua a 22 °C per portarla a 5 °C",
  expected: 166.67,
  tolerance: 0.5,
  computed: () => iceFor({ waterG: 1000, tapC: 22, neededC: 5, iceC: 0 }),
})

const bigaWaterVector = golden('ddt-biga-55', '°C', 'DDT-MORETTI', {
  what: 'Acqua della biga: ambiente 19 °C, farina 21 °C',
  expected: 15,
  tolerance: 1e-9,
  computed: () => bigaWaterC(19, 21),
})

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
