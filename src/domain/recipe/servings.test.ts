import { expect, test } from 'vitest'
import { servingsNoun } from './servings.ts'

test.each([
  [1, 'pizze', 'pizza'],
  [4, 'pizze', 'pizze'],
  [1, 'teglia', 'teglia'],
  [3, 'focaccia', 'focacce'],
  [1, 'cose', 'cose'],
])('%i with %s is %s', (count, unit, expected) => {
  expect(servingsNoun(count, unit)).toBe(expected)
})
