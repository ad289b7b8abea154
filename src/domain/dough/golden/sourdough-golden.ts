/** Published figures of TXCraig1's sourdough model.
 *
 * Units   per vector. Source  [CRAIG-STARTER]. Valid  see golden-vector.ts. */
import { doublingH, estimateStarter, hoursLeft } from '../sourdough.ts'
import type { Stage } from '../yeast/yeast-model.ts'
import type { GoldenVector } from './golden-vector.ts'

const celsius = (tempF: number) => (tempF - 32) / 1.8

function starterPct(stage: Stage): number {
  const answer = estimateStarter([stage])
  return answer.kind === 'starter' ? answer.starterPct : Number.NaN
}

type Case = Pick<GoldenVector, 'id' | 'what' | 'unit' | 'expected' | 'tolerance' | 'computed'>
const doubling = (tempF: number, expected: number): Case => ({
  id: `sd-D-${tempF}F`,
  what: `Tempo di raddoppio a ${tempF} °F`,
  unit: 'h',
  expected,
  tolerance: 0.005,
  computed: () => doublingH(celsius(tempF)),
})
const starter = (tempF: number, hours: number, expected: number): Case => ({
  id: `sd-${tempF}F-${hours}h`,
  what: `Lievito madre per ${hours} h a ${tempF} °F`,
  unit: '% della farina',
  expected,
  tolerance: 0.01,
  computed: () => starterPct({ tempC: celsius(tempF), hours }),
})

const CASES: readonly Case[] = [
  doubling(55, 18.902),
  doubling(65, 7.506),
  doubling(80, 3.062),
  starter(70, 16, 10.079),
  starter(75, 12, 9.619),
  {
    id: 'sd-craig-forum-60F',
    what: "Con l'1,5% di lievito madre: ore a 60 °F",
    unit: 'h',
    expected: 69,
    tolerance: 0.5,
    computed: () => hoursLeft(1.5, [], celsius(60)),
  },
  {
    id: 'sd-craig-forum-80F',
    what: "Con l'1,5% di lievito madre, dopo 36 h a 60 °F: ore ancora a 80 °F",
    unit: 'h',
    expected: 9,
    tolerance: 0.5,
    computed: () => hoursLeft(1.5, [{ tempC: celsius(60), hours: 36 }], celsius(80)),
  },
]

export const SOURDOUGH_GOLDEN: readonly GoldenVector[] = CASES.map((asked) => ({
  ...asked,
  source: 'CRAIG-STARTER',
}))
