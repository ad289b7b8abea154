import { beforeAll, expect, test } from 'vitest'
import { Recipe } from '#contracts/recipes/recipe.ts'
import { recipes } from '#server/db/schema.ts'
import { newRecipe } from '#tests/support/new-recipe.ts'
import { sharedDatabase } from '#tests/support/test-database.ts'
import { type RecipesRepository, recipesRepository } from './recipes.repository.ts'

const database = sharedDatabase()
let repository: RecipesRepository
beforeAll(async () => {
  repository = recipesRepository(database.db)
  await database.db
    .insert(recipes)
    .values([
      newRecipe(7, 'Settima'),
      newRecipe(3, 'Terza', { ratingSum: 13, ratingCount: 3, youtubeVideoId: 'dQw4w9WgXcQ' }),
      newRecipe(5, 'Nascosta', { published: false }),
      newRecipe(1, 'Prima', { publishedAt: new Date('2026-01-02T03:04:05.678Z'), isVegan: true }),
    ])
})

test('lists what is published, by id, in the shape of the contract', async () => {
  const list = await repository.list()
  expect(list.map(({ id }) => id)).toEqual([1, 3, 7])
  expect(Recipe.array().parse(list)).toEqual(list)
  expect(list[0]).toMatchObject({
    name: 'Prima',
    publishedAt: '2026-01-02T03:04:05.678Z',
    ingredients: ['500 g di farina 00'],
    ingredientGroups: [{ title: 'Impasto', count: 1, isDough: true }],
    isVegan: true,
    youtubeVideoId: null,
  })
})

test('a rating is the average with one decimal, and null until somebody rates', async () => {
  expect(await repository.byId(3)).toMatchObject({
    rating: 4.3,
    ratingCount: 3,
    youtubeVideoId: 'dQw4w9WgXcQ',
  })
  expect(await repository.byId(1)).toMatchObject({ rating: null, ratingCount: 0 })
})

test.each([2, 5])('nobody reads %s: it is not there, or not published', async (id) => {
  expect(await repository.byId(id)).toBeUndefined()
})
