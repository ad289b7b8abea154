import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { DIFFICULTIES, RECIPE_CATEGORIES } from '#domain/recipes/vocabulary.ts'
import { newRecipe } from '#tests/support/new-recipe.ts'
import { sharedDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { catalogueVersion } from './catalogue-version.ts'
import journal from './migrations/meta/_journal.json' with { type: 'json' }
import { glossaryTerms, pizzerias, recipes, catalogueVersion as versionTable } from './schema.ts'

const database = sharedDatabase()

async function allowedValues(constraint: string): Promise<string[]> {
  const { rows } = await database.db.execute(
    sql`select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ${constraint}`,
  )
  return [...String(rows[0]?.definition).matchAll(/'([^']+)'::text/g)].map((match) => match[1] ?? '')
}

describe('constraints', () => {
  test('the database knows the same vocabulary as the domain', async () => {
    expect(await allowedValues('recipes_category_check')).toEqual([...RECIPE_CATEGORIES])
    expect(await allowedValues('recipes_difficulty_check')).toEqual([...DIFFICULTIES])
  })

  test.each([
    ['category', { category: 'Cinese' as never }],
    ['difficulty', { difficulty: 'impossibile' as never }],
    ['times', { restTime: -1 }],
    ['servings', { servings: 0 }],
    ['ratings above five', { ratingCount: 2, ratingSum: 11 }],
    ['ratings below one', { ratingCount: 2, ratingSum: 1 }],
  ])('refuses wrong %s', async (_name, wrong) => {
    await expect(database.db.insert(recipes).values(newRecipe(1, 'Sbagliata', wrong))).rejects.toMatchObject({
      cause: { code: '23514' },
    })
  })

  test('rows that people create are numbered after those of content/', async () => {
    const { id: _content, ...created } = newRecipe(1, 'Creata')
    const [row] = await database.db.insert(recipes).values(created).returning({ id: recipes.id })
    expect(row?.id).toBeGreaterThanOrEqual(10_000)
  })
})

describe('catalogue version', () => {
  const term = { id: 1, term: 'biga', definition: 'x', related: [] }
  const place = {
    id: 1,
    name: 'Da A',
    city: 'Napoli',
    region: 'Campania',
    address: 'x',
    foundedYear: 1900,
    knownFor: 'x',
  }
  const writes: [string, (db: TestDatabase['db']) => PromiseLike<unknown>][] = [
    ['a new recipe', (db) => db.insert(recipes).values(newRecipe(1, 'Una'))],
    ['a changed recipe', (db) => db.update(recipes).set({ name: 'Altra' })],
    ['a deleted recipe', (db) => db.delete(recipes)],
    ['emptied recipes', (db) => db.execute(sql`truncate recipes cascade`)],
    ['a new pizzeria', (db) => db.insert(pizzerias).values(place)],
    ['a new term', (db) => db.insert(glossaryTerms).values(term)],
  ]

  test.each(writes)('rises with %s', async (_name, write) => {
    const versions = catalogueVersion(database.db)
    const before = await versions.read()
    await write(database.db)
    expect(await versions.read()).toBe(before + 1)
  })

  test('tells which recipes changed, and whether more than their votes or videos', async () => {
    const { db } = database
    await db.insert(recipes).values([newRecipe(1, 'Una'), newRecipe(2, 'Due'), newRecipe(3, 'Tre')])
    const first = await catalogueVersion(db).read()
    const two = eq(recipes.id, 2)
    await db.update(recipes).set({ ratingSum: 4, ratingCount: 1 }).where(two)
    await db.update(recipes).set({ youtubeVideoId: 'x', updatedAt: new Date() }).where(two)
    await db.update(recipes).set({ name: 'Altra', ratingSum: 5 }).where(two)
    await db.update(recipes).set({ description: 'Nuova' })
    await db.update(recipes).set({ name: 'Nessuna' }).where(eq(recipes.id, 999))
    expect(await catalogueVersion(db).state()).toEqual({
      version: first + 4,
      recentChanges: [
        { version: first + 1, recipes: [2], words: false },
        { version: first + 2, recipes: [2], words: false },
        { version: first + 3, recipes: [2], words: true },
        { version: first + 4, recipes: expect.arrayContaining([1, 2, 3]), words: true },
      ],
    })
    await db.insert(recipes).values(newRecipe(4, 'Quattro'))
    expect((await catalogueVersion(db).state()).recentChanges).toEqual([])
    await db.delete(recipes)
  })

  test('remembers a hundred changes, and none of very many recipes', async () => {
    const { db } = database
    const many = Array.from({ length: 25 }, (_, i) => newRecipe(i + 20, `Una di molte ${i}`))
    await db.insert(recipes).values(many)
    for (let sum = 0; sum < 105; sum += 1)
      await db
        .update(recipes)
        .set({ updatedAt: new Date(sum) })
        .where(eq(recipes.id, 20))
    const { version, recentChanges } = await catalogueVersion(db).state()
    expect([recentChanges.length, recentChanges.at(-1)?.version]).toEqual([100, version])
    await db.update(recipes).set({ youtubeVideoId: 'x' })
    expect(await catalogueVersion(db).state()).toEqual({ version: version + 1, recentChanges: [] })
    await db.delete(recipes)
  })

  test('a write that is rolled back leaves it as it was', async () => {
    const before = await catalogueVersion(database.db).read()
    await expect(
      database.db.transaction(async (tx) => {
        await tx.insert(recipes).values(newRecipe(2, 'Mai'))
        expect(await catalogueVersion(tx).read()).toBe(before + 1)
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    expect(await catalogueVersion(database.db).read()).toBe(before)
  })

  test('is one row for ever', async () => {
    await expect(database.db.insert(versionTable).values({})).rejects.toMatchObject({
      cause: { code: '23505' },
    })
  })
})

test('a database that is up to date opens without migrating again', async () => {
  const applied = () => database.db.execute(sql`select count(*)::int as n from drizzle.__drizzle_migrations`)
  expect((await applied()).rows).toEqual([{ n: journal.entries.length }])
  await expect(database.ping()).resolves.toBeUndefined()
})
