import { expect, test } from 'vitest'
import { classicsFirst } from './classics.ts'

const recipes = [1, 2, 3, 4].map((id) => ({ id }))
const ids = (list: { id: number }[]) => list.map(({ id }) => id)

test('the most popular comes first, the newest second, the others as they were', () => {
  expect(ids(classicsFirst(recipes, { popularId: 3, newestId: 4 }))).toEqual([3, 4, 1, 2])
})

test('what is not in the list moves nothing', () => {
  expect(ids(classicsFirst(recipes, { popularId: null, newestId: 9 }))).toEqual([1, 2, 3, 4])
})
