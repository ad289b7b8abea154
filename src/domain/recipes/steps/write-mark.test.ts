import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainStep, readSteps } from './step-marks.ts'
import { markWriter, type Taking } from './write-mark.ts'

const GROUPS = [
  {
    title: 'Per il condimento',
    lines: ["24 g di olio extravergine d'oliva", '3 rametti di rosmarino', 'sale fino q.b.'],
  },
  {
    title: "Per l'impasto",
    lines: ['500 g di farina 0 (W 260)', "12 g di olio extravergine d'oliva", '13 g di sale fino', '2 uova'],
  },
  { title: 'Per lo spolvero', lines: ['100 g di farina 0'] },
]
const write = markWriter(GROUPS)
const REST: Taking = { kind: 'rest' }
const grams = (amount: number, times = 1): Taking => ({ kind: 'amount', amount, times })

test.each<[string, number, Taking, string | undefined]>([
  ['la farina', 3, REST, '{la farina @impasto}'],
  ['il rosmarino', 1, REST, '{il rosmarino}'],
  ['gli aghi', 1, REST, '{gli aghi = rosmarino}'],
  ['300 g di farina', 3, grams(300), '{300 g di farina @impasto}'],
  ['due rametti di rosmarino', 1, grams(2), '{due rametti di rosmarino = 2 rametti di rosmarino}'],
  ['un uovo', 6, grams(1), '{un uovo = 1 uovo}'],
  ["6 g d'olio", 0, grams(6, 4), "{6 g d'olio = 4 x 6 g olio @condimento}"],
  [
    "metà dell'olio",
    0,
    { kind: 'share', part: 1, of: 2, times: 1 },
    "{metà dell'olio = 1/2 olio @condimento}",
  ],
  ["l'olio", 4, { kind: 'again' }, "{~l'olio @impasto}"],
  ['un pizzico di sale', 2, REST, '{un pizzico di sale = sale @condimento}'],
  ['un {segno}', 1, REST, undefined],
  [' spazio', 1, REST, undefined],
  ['la farina', 9, REST, undefined],
])('%s of line %i', (shown, line, taking, mark) => {
  expect(write({ line, shown, taking })).toBe(mark)
})

test('two lines with the same words in one group cannot be told apart', () => {
  const groups = [{ title: 'Impasto', lines: ['100 g di farina', '50 g di farina'] }]
  expect(markWriter(groups)({ line: 0, shown: 'la farina', taking: REST })).toBeUndefined()
})

test('what is written is read as it was meant, whatever the words', () => {
  const line = fc.nat(7)
  fc.assert(
    fc.property(fc.string(), line, fc.constantFrom(REST, grams(5), grams(1, 4)), (shown, at, taking) => {
      const mark = write({ line: at, shown, taking })
      if (mark === undefined) return
      expect(plainStep(mark)).toBe(shown)
      const { steps, problems } = readSteps(GROUPS, [mark])
      expect(problems).toEqual([])
      expect(steps).toMatchObject([[{ line: at, shown }]])
    }),
  )
})
