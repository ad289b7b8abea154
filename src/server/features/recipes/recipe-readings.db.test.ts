import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { READING_VERSION } from '#knowledge/reading-version.ts'
import { recipes } from '#server/db/schema.ts'
import { recipesRepository } from '#server/features/recipes/recipes.repository.ts'
import { sharedDatabase } from '#tests/support/test-database.ts'
import { refreshReadings } from './recipe-readings.repository.ts'

const database = sharedDatabase({ seeded: true })

const stored = async (id: number) => {
  const [row] = await database.db.select({ reading: recipes.reading }).from(recipes).where(eq(recipes.id, id))
  return row?.reading
}

test('every recipe of content/ is read once', async () => {
  const rows = await database.db.select({ reading: recipes.reading }).from(recipes)
  expect(rows.length).toBeGreaterThan(80)
  expect(rows.every(({ reading }) => reading?.version === READING_VERSION)).toBe(true)
  expect(await refreshReadings(database.db)).toBe(0)
})

test('what another version of the site read, or nobody, is read again; the words stay', async () => {
  const before = await stored(1)
  if (!before) throw new Error('recipe 1 has no reading')
  const words = await recipesRepository(database.db).byId(1)
  const old = {
    ...before,
    version: 'of another time',
    allergens: { contains: [], mayContain: [], species: [], maySpecies: [], unnamed: [], unknown: [] },
  }
  await database.db.update(recipes).set({ reading: old }).where(eq(recipes.id, 1))
  await database.db.update(recipes).set({ reading: null }).where(eq(recipes.id, 2))
  expect(await refreshReadings(database.db)).toBe(2)
  expect(await stored(1)).toEqual(before)
  expect((await stored(2))?.version).toBe(READING_VERSION)
  expect(await recipesRepository(database.db).byId(1)).toEqual(words)
})

test('a recipe without a picture gets that of its kind', async () => {
  await database.db.update(recipes).set({ imageUrl: '', reading: null }).where(eq(recipes.id, 4))
  await refreshReadings(database.db)
  const { imageUrl } = (await recipesRepository(database.db).byId(4)) ?? {}
  expect(imageUrl).toMatch(/^\/immagini\/tipo-/u)
})

test('a recipe without a reading is a whole recipe all the same, its steps as text', async () => {
  const whole = await recipesRepository(database.db).byId(3)
  await database.db.update(recipes).set({ reading: null }).where(eq(recipes.id, 3))
  const bare = await recipesRepository(database.db).byId(3)
  expect(bare).toEqual({ ...whole, steps: whole?.instructions.split('\n').map((step) => [step]) })
})
