import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchableQuery, withRightSmallWords } from './searchable-query.ts'

test.each([
  ['  pizza\tmargherita ', 'pizza margherita'],
  ['pizza\0margherita', 'pizza margherita'],
  ['pizza \ud83d', 'pizza'],
  ['caffe\u0300', 'caffè'],
  ['pizza -funghi', 'pizza -funghi'],
  ['semi-integrale', 'semi-integrale'],
  ['---funghi', '-funghi'],
  ['- - -funghi', '-funghi'],
  ['"fior di latte"', '"fior di latte"'],
  ['🍕 !', ''],
  ['', ''],
])('%j becomes %j', (input, expected) => {
  expect(searchableQuery(input)).toBe(expected)
})

test('whatever comes in, what goes out is short, well-formed and free of NUL', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 5000 }), (input) => {
      const query = searchableQuery(input)
      expect(query.isWellFormed()).toBe(true)
      expect(query).not.toContain('\0')
      expect(query.split(' ').length).toBeLessThanOrEqual(40)
      expect(Math.max(...query.split(' ').map((word) => Array.from(word).length))).toBeLessThanOrEqual(60)
    }),
  )
})

test.each([
  ['sensa glutine', 'senza glutine'],
  ['glutine senzza', 'glutine senza'],
  ['Snza glutine', 'senza glutine'],
  ['pizza dlela nonna', 'pizza della nonna'],
  ['senza glutine', 'senza glutine'],
  ['zucca e noci', 'zucca e noci'],
  ['', ''],
])('with right small words %j is %j', (input, expected) => {
  expect(withRightSmallWords(input)).toBe(expected)
})
