import { expect, test } from 'vitest'
import { saidDoses } from './said-doses.ts'

test.each([
  ['6', '6'],
  ['500g', '500 g di farina'],
  ['30x20', 'teglia 30 x 20 cm'],
  ['2x40x30', 'teglia 2 x 40 x 30 cm'],
  ['28cm', 'teglia 28 cm'],
  ['quanto basta', 'quanto basta'],
])('%s in an address is said as %s', (address, said) => {
  expect(saidDoses(address)).toBe(said)
})
