/** All published numbers, in the order and under the headings of the page 'Come verifichiamo i calcoli'.
 *
 * Units   per vector. Source  per vector. Valid  see golden-vector.ts. */

import { blendFlours, proteinPctFor, rafcalcW } from '../flour-strength.ts'
import { FORMULA_GOLDEN } from './formula-golden.ts'
import { type GoldenVector, golden } from './golden-vector.ts'
import { SOURDOUGH_GOLDEN } from './sourdough-golden.ts'
import { SPLIT_GOLDEN } from './split-golden.ts'
import { TEMPERATURE_GOLDEN } from './temperature-golden.ts'
import { YEAST_GOLDEN } from './yeast-golden.ts'

/** Published flour strengths and blends.
 *
 * Units   per vector. Source  per vector. Valid  see golden-vector.ts. */
const STRENGTH: readonly (readonly [hours: number, w: number, shownW: number, proteinPct: number])[] = [
  [4, 190.1, 190, 11.1],
  [8, 244.44, 240, 12],
  [12, 276.22, 280, 12.8],
  [24, 330.56, 330, 13.7],
  [72, 416.69, 420, 15.3],
]

const strengthVectors = STRENGTH.flatMap(([hours, w, shownW, proteinPct]): GoldenVector[] => [
  golden(`w-suggest-${hours}h`, 'W', 'RAFCALC-W', {
    what: `Forza consigliata per ${hours} h`,
    expected: w,
    tolerance: 0.01,
    computed: () => rafcalcW(hours),
  }),
  golden(`w-protein-${hours}h`, '%', 'RAFCALC-W', {
    what: `Proteine di una farina W ${shownW}`,
    expected: proteinPct,
    // The source rounds to one decimal.
    tolerance: 0.051,
    computed: () => proteinPctFor(shownW),
  }),
])

function firstPct(firstW: number, secondW: number, targetW: number): number {
  const answer = blendFlours(firstW, secondW, targetW)
  return answer.kind === 'blend' ? answer.firstPct : Number.NaN
}

export const FLOUR_GOLDEN: readonly GoldenVector[] = [
  ...strengthVectors,
  golden('w-target-330', '%', 'W-VALLE', {
    what: 'Quanta farina W 240, con una W 400, per arrivare a W 330',
    expected: 43.75,
    tolerance: 1e-9,
    computed: () => firstPct(240, 400, 330),
  }),
  golden('w-target-250', 'kg', 'W-FYSIS', {
    what: 'Chili di farina W 400 in 10 kg, con una W 180, per arrivare a W 250',
    expected: 3.18,
    tolerance: 0.02,
    computed: () => firstPct(400, 180, 250) / 10,
  }),
]

export type GoldenGroup = Readonly<{
  id: string
  title: string
  intro: string
  vectors: readonly GoldenVector[]
}>

export const GOLDEN_GROUPS: readonly GoldenGroup[] = [
  {
    id: 'dosi',
    title: 'Dosi',
    intro:
      "Dal peso dell'impasto agli ingredienti, con le percentuali sulla farina: è aritmetica, deve tornare al grammo.",
    vectors: FORMULA_GOLDEN,
  },
  {
    id: 'prefermenti',
    title: 'Prefermenti e teglie',
    intro:
      "Quanta farina e quanta acqua stanno già nella biga, nel poolish o nel lievito, e quante ne restano per l'impasto.",
    vectors: SPLIT_GOLDEN,
  },
  {
    id: 'lievito',
    title: 'Lievito, tempi e temperature',
    intro:
      "Qui non comanda l'aritmetica ma la biologia: confrontiamo i modelli pubblicati con i numeri dei loro autori.",
    vectors: YEAST_GOLDEN,
  },
  {
    id: 'lievito-madre',
    title: 'Lievito madre',
    intro: 'Il modello conta i raddoppi del lievito a ogni temperatura.',
    vectors: SOURDOUGH_GOLDEN,
  },
  {
    id: 'temperature',
    title: "Temperatura dell'acqua, ghiaccio, biga e poolish",
    intro:
      "La regola dei panettieri per arrivare alla temperatura d'impasto voluta, e le ore di maturazione.",
    vectors: TEMPERATURE_GOLDEN,
  },
  {
    id: 'farine',
    title: 'Forza delle farine',
    intro: 'La forza consigliata per le ore di riposo e la miscela di due farine.',
    vectors: FLOUR_GOLDEN,
  },
]
