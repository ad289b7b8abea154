import { expect, test } from 'vitest'
import { wholePercents } from './whole-percents.ts'

test.each([
  [
    [0.284, 0.174, 0.542],
    [29, 17, 54],
  ],
  [
    [1 / 3, 1 / 3, 1 / 3],
    [34, 33, 33],
  ],
  [
    [0.25, 0.75],
    [25, 75],
  ],
  [[1], [100]],
  [[], []],
])('the percents of %j add up', (shares, percents) => {
  expect(wholePercents(shares)).toEqual(percents)
})
