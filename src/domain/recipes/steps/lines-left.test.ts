import { describe, expect, test } from 'vitest'
import { linesLeft, offeredMark, unusedLines } from './lines-left.ts'

const GROUPS = [
  {
    title: "Per l'impasto",
    lines: ['500 g di farina 0 (W 260)', '365 g di acqua', '13 g di sale fino', '2 uova'],
  },
  {
    title: 'Per il condimento',
    lines: ['100 g di olive', "2 spicchi d'aglio", 'sale fino q.b.', 'origano q.b.'],
  },
]
const left = (...steps: string[]) => linesLeft(GROUPS, steps).map(({ state, leftText }) => leftText || state)
const offered = (line: number, ...steps: string[]) => {
  const found = linesLeft(GROUPS, steps)[line]
  return found && offeredMark(GROUPS, found)
}

test('says of each line what no step uses yet', () => {
  expect(left()).toEqual(Array(8).fill('untouched'))
  expect(
    left('{320 g di acqua}, {1 uovo}', "{la farina} e {uno spicchio = 1/2 d'aglio}, {il sale @condimento}"),
  ).toEqual(['used', '45 g', 'untouched', '1 uovo', 'untouched', '1 spicchio', 'used', 'untouched'])
})

describe('the mark that a line offers', () => {
  test.each([
    ['by its name while it is untouched', 1, [], "{l'acqua}"],
    ['with its group where two lines have the name', 2, [], '{sale @impasto}'],
    ['of several', 3, [], '{le uova}'],
    ['whose gender the words that are counted tell', 4, [], '{le olive}'],
    ['without an amount', 7, [], "{l'origano}"],
    ['with what is left', 1, ['{320 g di acqua}'], '{45 g di acqua}'],
    ['with what is left, without the words in brackets', 0, ['{400 g di farina}'], '{100 g di farina 0}'],
    ['with the pieces that are left', 5, ["{1 spicchio d'aglio}"], "{1 spicchio d'aglio}"],
    ['that is used up', 1, ["{l'acqua}"], "{~l'acqua}"],
  ])('%s', (_name, line, steps, mark) => {
    expect(offered(line, ...steps)).toBe(mark)
  })
})

test('what the author has put before the name stays', () => {
  const [, water] = linesLeft(GROUPS, [])
  expect([water && offeredMark(GROUPS, water, "nell'"), water && offeredMark(GROUPS, water, '')]).toEqual([
    "{nell'acqua}",
    '{acqua}',
  ])
})

describe('what is not used yet', () => {
  const unused = (...steps: string[]) => unusedLines(GROUPS, steps).map(({ text }) => text)

  test('is what no step names, while nothing is marked', () => {
    expect(unused('Impasta farina, acqua, sale e uova.', "Trita l'aglio con le olive.")).toEqual([
      'origano q.b.',
    ])
  })

  test('is what the marks leave, and what has no amount and no word', () => {
    expect(
      unused('Impasta {la farina}, {300 g di acqua}, sale e {le uova}.', "Trita l'aglio con {olive}."),
    ).toEqual(['365 g di acqua', '13 g di sale fino', "2 spicchi d'aglio", 'origano q.b.'])
  })
})
