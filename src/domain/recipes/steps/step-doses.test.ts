import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stepDoses } from './step-doses.ts'
import { readSteps } from './step-marks.ts'

const lines = [
  '370 g di acqua',
  '16 g di sale fino',
  '600 g di farina 00 (W 260-280)',
  '1 g di lievito di birra fresco',
  '16 foglie di basilico',
  "32 g di olio extravergine d'oliva",
  'semola rimacinata q.b.',
]
const groups = [{ title: "Per l'impasto", isDough: true, lines }]
const recipe = { ingredients: lines, servingsUnit: 'pizze' }
const dosesOf = (step: string, factor = 1, more: string[] = []) =>
  stepDoses(readSteps(groups, [step, ...more]).steps[0] ?? [], recipe, factor)

test('says what the words leave out', () => {
  const step = "Versa {l'acqua}, sciogli {il sale fino} e unisci {~una manciata della farina 00 = farina}."
  expect(dosesOf(step)).toEqual(['370 g di acqua', '16 g di sale fino'])
})

test('what was weighed before and is put on now', () => {
  const cut = '{l’acqua}, {il basilico = foglie di basilico}'
  expect(dosesOf('Spezza sopra {~il basilico = 4 x 1/4 foglie di basilico}.', 2, [cut])).toEqual([
    '4 foglie di basilico a pizza',
  ])
  expect(dosesOf("Aggiungi {~l'acqua = 1/1 acqua} e mescola {~l'acqua}.", 2, [cut])).toEqual([
    '740 g di acqua',
  ])
  expect(dosesOf("{l'acqua} e {~l'acqua = 1/2 acqua}")).toEqual(['370 g di acqua'])
})

test('for another number of pizzas, rounded as the list is', () => {
  expect(dosesOf("Sciogli {il lievito} in {l'acqua}.", 0.25)).toEqual([
    '0,25 g di lievito di birra fresco',
    '93 g di acqua',
  ])
})

test('a part of a line is that part, two helpings are their sum', () => {
  expect(
    dosesOf("Versa {300 g di acqua}, poi {20 g d'acqua = 20 g acqua}.", 2, ["{l'acqua rimasta = acqua}"]),
  ).toEqual(['640 g di acqua'])
  expect(dosesOf('Unisci {metà della farina = 1/2 farina}.', 1, ['{la farina}'])).toEqual([
    '300 g di farina 00 (W 260-280)',
  ])
})

test('what the words say of one pizza is said of one, however many there are', () => {
  const step = '{4 foglie di basilico = 4 x 4 foglie di basilico} e {8 g di olio = 4 x 8 g olio}'
  const each = ['4 foglie di basilico a pizza', "8 g di olio extravergine d'oliva a pizza"]
  expect(dosesOf(step)).toEqual(each)
  expect(dosesOf(step, 3)).toEqual(each)
})

test('of dough for no whole number of pizzas each gets as much more as its ball weighs', () => {
  const told = readSteps(groups, [
    '{4 foglie di basilico = 4 x 4 foglie di basilico} e {8 g di olio = 4 x 8 g olio}',
  ])
  expect(stepDoses(told.steps[0] ?? [], recipe, 500 / 600, 500 / 450)).toEqual([
    '4 foglie di basilico a pizza',
    "9 g di olio extravergine d'oliva a pizza",
  ])
})

test('a line without an amount is shown as it stands', () => {
  expect(dosesOf('Spolvera {di semola}.', 2)).toEqual(['semola rimacinata q.b.'])
})

test('more pizzas never mean less of anything', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 20, noNaN: true }), (factor) => {
      const grams = (times: number) =>
        Number(dosesOf('{la farina}', times)[0]?.split(' ')[0]?.replace(',', '.'))
      expect(grams(factor * 2)).toBeGreaterThan(grams(factor))
    }),
  )
})
