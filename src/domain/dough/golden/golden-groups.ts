/** All published numbers, in the order and under the headings of the page 'Come verifichiamo i calcoli'.
 *
 * Units   per vector. Source  per vector. Valid  see golden-vector.ts. */
import { FLOUR_GOLDEN } from './flour-golden.ts'
import { FORMULA_GOLDEN } from './formula-golden.ts'
import type { GoldenVector } from './golden-vector.ts'
import { SOURDOUGH_GOLDEN } from './sourdough-golden.ts'
import { SPLIT_GOLDEN } from './split-golden.ts'
import { TEMPERATURE_GOLDEN } from './temperature-golden.ts'
import { YEAST_GOLDEN } from './yeast-golden.ts'

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
