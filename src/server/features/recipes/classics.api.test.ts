import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addToCollection, removeFromCollection } from '#contracts/collections/collections.endpoints.ts'
import { Classics } from '#contracts/recipes/classics.ts'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { listClassics, listRecipes } from '#contracts/recipes/recipes.endpoints.ts'
import { recipes } from '#server/db/schema.ts'
import { dailyCounts } from '#server/db/schema-statistics.ts'
import { TODAY } from '#server/features/statistics/counting/daily-counts.repository.ts'
import { sharedApp } from '#tests/support/test-app.ts'
import { testPerson } from '#tests/support/test-person.ts'
import { classicsRepository } from './classics.repository.ts'

const site = sharedApp()
let all: Recipe[]
beforeAll(async () => {
  all = (await site.app.inject(listRecipes.path)).json()
})
beforeEach(() => site.database.db.delete(dailyCounts))

const idOf = (name: string) => all.find((recipe) => recipe.name === name)?.id ?? 0
const seen = (name: string, count: number, daysAgo = 0) =>
  site.database.db.insert(dailyCounts).values({
    kind: 'view',
    key: `/ricette/${idOf(name)}`,
    count,
    day: sql`${TODAY} - ${daysAgo}::int`,
  })
const badges = () => classicsRepository(site.database.db).badges()

test('without figures the Margherita comes first, and the newest is another classic', async () => {
  const { popularId, newestId } = await badges()
  expect(popularId).toBe(idOf('Pizza Margherita'))
  expect(newestId).not.toBe(popularId)
  expect(['Napoletana', 'Classica']).toContain(all.find(({ id }) => id === newestId)?.category)
})

test('the classic that was opened most in the last 30 days comes first', async () => {
  await seen('Pizza Diavola', 3)
  await seen('Pizza Diavola', 3, 29)
  await seen('Pizza Capricciosa', 5)
  await seen('Pizza Marinara', 100, 30)
  await seen('Pizza al Tartufo', 100)
  expect((await badges()).popularId).toBe(idOf('Pizza Diavola'))
})

test('where two were opened as often, favourites decide', async () => {
  const reader = await testPerson(site)
  await reader.call(addToCollection, { params: { id: 'favorites', recipeId: idOf('Pizza Capricciosa') } })
  expect((await badges()).popularId).toBe(idOf('Pizza Capricciosa'))
  await reader.call(removeFromCollection, {
    params: { id: 'favorites', recipeId: idOf('Pizza Capricciosa') },
  })
})

test('the newest is the classic that came last', async () => {
  const published = (name: string, at: ReturnType<typeof sql>) =>
    site.database.db
      .update(recipes)
      .set({ publishedAt: at })
      .where(eq(recipes.id, idOf(name)))
  await published('Pizza Diavola', sql`now() + interval '1 hour'`)
  expect((await badges()).newestId).toBe(idOf('Pizza Diavola'))
  await published('Pizza Diavola', sql`now()`)
})

test('is stored like the catalogue', async () => {
  const answer = await site.app.inject(listClassics.path)
  expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(answer.headers.etag).toMatch(/^"[\w-]+"$/)
  expect(Classics.parse(answer.json())).toEqual(await badges())
})
