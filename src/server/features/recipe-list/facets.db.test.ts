import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { countFacets, facetBits, passes } from '#domain/recipe-list/facet-bits.ts'
import type { Chosen } from '#domain/recipe-list/facet-list.ts'
import { recipesRepository } from '#server/features/recipes/recipes.repository.ts'
import { sharedDatabase } from '#tests/support/test-database.ts'
import { facetsRepository } from './facets.repository.ts'

const database = sharedDatabase({ seeded: true })
let all: Recipe[]
beforeAll(async () => {
  all = await recipesRepository(database.db).list()
})

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

test('groups follow whatever is written', async () => {
  const { db } = database
  const kept = async () =>
    (await db.execute(sql`select facets::text, count from facet_groups order by facets`)).rows
  const counted = async () =>
    (
      await db.execute(sql`select facets::text, count(*)::int as count from recipes
        where published and facets is not null group by facets order by facets`)
    ).rows
  expect(await kept()).toEqual(await counted())
  const some = sql`select id from recipes where published order by id limit 3`
  for (const change of [
    sql`update recipes set published = false where id in (${some})`,
    sql`update recipes set facets = ~facets where id in (${some})`,
    sql`update recipes set facets = null where id = (select max(id) from recipes)`,
    sql`update recipes set rating_sum = 5, rating_count = 1 where id in (${some})`,
    sql`update recipes set published = true`,
    sql`delete from recipes where id in (${some})`,
  ]) {
    await db.execute(change)
    expect(await kept()).toEqual(await counted())
  }
  expect((await kept()).length).toBeGreaterThan(50)
  await db.execute(sql`truncate recipes cascade`)
  expect(await kept()).toEqual([])
})
