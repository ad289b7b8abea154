import { expect, test } from 'vitest'
import { tonightMin } from './tonight-hours.ts'

test.each([
  ['in the morning', 9, 0, 20],
  ['just in time', 17, 0, 20],
  ['a little late', 17, 1, 20.5],
  ['at the last minute', 19, 0, 22],
])('%s the first pizza of tonight is at %i:%i + at least three hours', (_, hour, minute, at) => {
  expect(tonightMin(hour * 60 + minute)).toBe(at * 60)
})

test('after seven there is no tonight', () => {
  expect(tonightMin(19 * 60 + 1)).toBeNull()
  expect(tonightMin(23 * 60 + 59)).toBeNull()
})
