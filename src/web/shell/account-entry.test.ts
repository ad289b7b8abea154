import { expect, test } from 'vitest'
import { initials } from './account-entry.tsx'

test.each([
  ['Mario Rossi', 'MR'],
  ['anna maria de luca', 'AL'],
  ['Ciro', 'C'],
  ['  ', 'U'],
  [undefined, 'U'],
  ['èlia bò', 'ÈB'],
])('the initials of %j are %s', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
