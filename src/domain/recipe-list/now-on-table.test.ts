import { expect, test } from 'vitest'
import { nowOnTable, seasonsFrom } from './now-on-table.ts'

test.each([
  [4, 24, false],
  [9, 6, true],
  [14, 3, true],
  [17, 1, true],
  [20, 1, true],
  [21, 24, false],
])('at %i o’clock pizzas that are ready in %i hours', (hour, readyH, isTonight) => {
  expect(nowOnTable(hour, 10)).toMatchObject({ readyH, isTonight })
})

test('after autumn comes winter, after winter spring', () => {
  expect(seasonsFrom(10)).toEqual(['autunno', 'inverno'])
  expect(seasonsFrom(11)).toEqual(['inverno', 'primavera'])
})

test('a season has three months', () => {
  const seasons = Array.from({ length: 12 }, (_, month) => nowOnTable(12, month).season)
  expect(seasons).toEqual([
    ...Array(2).fill('inverno'),
    ...Array(3).fill('primavera'),
    ...Array(3).fill('estate'),
    ...Array(3).fill('autunno'),
    'inverno',
  ])
})
