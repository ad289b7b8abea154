import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Recipe } from '#contracts/recipe.ts'
import { countFacets, facetBits, passes } from '#domain/facets/facet-bits.ts'
import type { Chosen } from '#domain/facets/facet-list.ts'
import { recipesRepository } from '#server/features/recipes/recipes.repository.ts'
import { type TestDatabase, testDatabase } from '#tests/support/test-database.ts'
import { facetsRepository } from './facets.repository.ts'

let database: TestDatabase
let all: Recipe[]
beforeAll(async () => {
  database = await testDatabase({ seeded: true })
  all = await recipesRepository(database.db).list()
})
afterAll(() => database.close())

const CHOICES: Chosen[] = [
  {},
  { dieta: ['vegana', 'senza-glutine'] },
  { stile: ['teglia', 'pala'], senza: ['latte'] },
  { entro: ['6'], lavoro: ['45'], forno: ['casa', 'senza'] },
  { stagione: ['autunno'], difficolta: ['media'] },
  { categoria: ['Dolce'], senza: ['glutine', 'latte'] },
]

test.each(CHOICES)('%j finds and counts what the domain does', async (chosen) => {
  const { total, facets, recipes } = await facetsRepository(database.db).find({ chosen, order: '', page: 1 })
  const expected = all.filter((recipe) => passes(facetBits(recipe), chosen))
  expect(recipes.map(({ id }) => id)).toEqual(expected.slice(0, 24).map(({ id }) => id))
  const counted = countFacets(
    all.map((recipe) => ({ facets: facetBits(recipe), count: 1 })),
    chosen,
  )
  expect({ total, counts: facets }).toEqual(counted)
})

test('pages follow each other, sorted', async () => {
  const repository = facetsRepository(database.db)
  const pages = await Promise.all(
    [1, 2, 3, 4, 5].map((page) => repository.find({ chosen: {}, order: 'tempo', page })),
  )
  const listed = pages.flatMap(({ recipes }) => recipes)
  const times = listed.map(({ preparationTime }) => preparationTime)
  expect(new Set(listed.map(({ id }) => id)).size).toBe(Math.min(all.length, 120))
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})
