import { expect, test } from 'vitest'
import { slowdownOf } from './lighthouse-slowdown.ts'

test.each([
  [150, 1],
  [475, 1.5],
  [800, 2],
  [1050, 2.5],
  [1300, 3],
  [1533, 4],
  [1766, 5],
  [2000, 6],
])('at a benchmarkIndex of %d the phone is %d times slower', (benchmarkIndex, slowdown) => {
  expect(slowdownOf(benchmarkIndex)).toBe(slowdown)
})

test('a machine slower than the phone cannot stand for it', () => {
  expect(() => slowdownOf(149)).toThrow('slower than the phone')
})
