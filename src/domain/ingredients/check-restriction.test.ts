import { expect, test } from 'vitest'
import { forbiddenIn } from './check-restriction.ts'
import type { Diet } from './diets.ts'

test.each<[Diet, string, string[]]>([
  ['senza glutine', '500 g di farina 00 (W 260)', ['farina']],
  ['senza glutine', 'farina di riso, amido di mais e grano saraceno', []],
  ['senza glutine', '2 g di lievito di birra fresco', []],
  ['senza glutine', 'qualche grano di sale grosso, dal sacchetto del pane', []],
  ['paleo', 'un grano di sale e il coltello da pane', []],
  ['senza glutine', 'germe di grano e pane', ['grano', 'pane']],
  ['senza glutine', '50 g di pangrattato senza glutine', []],
  ['senza glutine', 'un panetto, un cucchiaio di malto', ['malto']],
  ['senza glutine', 'cuscus e seitan', ['cuscus', 'seitan']],
  ['senza lattosio', '200 g di fior di latte', ['latte']],
  ['senza lattosio', '200 g di fior di latte senza lattosio', []],
  ['senza lattosio', '100 ml di latte di cocco e burro di cacao', []],
  ['senza lattosio', 'ricotta e ricotta senza lattosio', ['ricotta']],
  ['vegana', 'miele, tuorli e acciughe', ['miele', 'tuorli', 'acciughe']],
  ['vegana', "l'acqua della salamoia, grattugiato a grana fine", []],
  ['vegana', 'latte di mandorla', []],
  ['vegetariana', '80 g di parmigiano e 100 g di speck', ['parmigiano', 'speck']],
  ['vegetariana', '6 g di gelatina in fogli', ['gelatina']],
  ['vegetariana', 'gelatina di frutta', []],
  ['a basso contenuto di sodio', "olio extravergine d'oliva", []],
  ['a basso contenuto di sodio', 'olive e capperi', ['olive', 'capperi']],
  ['chetogenica', 'zucchero, patate e farina di mandorle', ['zucchero', 'patate']],
  ['paleo', 'patate dolci e ceci', ['ceci']],
])('%s: %s', (diet, text, found) => {
  expect(forbiddenIn(text, diet)).toEqual(found)
})
