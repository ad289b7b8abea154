import { describe, expect, test } from 'vitest'
import { linesLeft } from '#domain/recipes/steps/lines-left.ts'
import { determinerOf, leftInWords, linesLike, openMarkAt } from './open-mark.ts'

test.each([
  ['Unisci {', 8, { at: 7, query: '' }],
  ['Unisci {ac e il sale', 10, { at: 7, query: 'ac' }],
  ['Unisci {il sale} e {l', 21, { at: 19, query: 'l' }],
  ['Unisci {il sale} e', 18, null],
  ['Unisci {\nPoi', 12, null],
  ['Unisci', 6, null],
])('%j at %i', (text, caret, mark) => {
  expect(openMarkAt(text, caret)).toEqual(mark)
})

const GROUPS = [{ title: 'Impasto', lines: ['500 g di farina 0', '365 g di acqua', '2 uova', 'caffè q.b.'] }]
const lines = linesLeft(GROUPS, ['{320 g di acqua} e {1 uovo}', '{farina}'])
const like = (query: string) => linesLike(lines, query).map(({ text }) => text)

describe('what is typed finds', () => {
  test.each([
    ['', ['500 g di farina 0', '365 g di acqua', '2 uova', 'caffè q.b.']],
    ['ac', ['365 g di acqua']],
    ["320 g dell'acq", ['365 g di acqua']],
    ['~la far', ['500 g di farina 0']],
    ['CAFFE', ['caffè q.b.']],
    ['zucchero', []],
    ['acqua = ', []],
  ])('%j', (query, found) => {
    expect(like(query)).toEqual(found)
  })
})

test('what is left is said beside each line', () => {
  expect(lines.map(leftInWords)).toEqual(['già usato', 'ne restano 45 g', 'ne resta 1 uovo', ''])
})

test.each([
  ['Unisci ', '', undefined],
  ['Unisci ', 'far', undefined],
  ['Versa ', 'sulla far', 'sulla '],
  ['Versa ', "~nell'ac", "nell'"],
  ['Versa sulla ', '', ''],
  ["Un po' d'", 'ac', ''],
  ['Versa con ', 'ac', undefined],
])('before the name in %j and {%j stands %j', (text, query, determiner) => {
  expect(determinerOf(text, { at: text.length, query })).toBe(determiner)
})
