import { eq, gt } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { COLLECTION_LIMITS, type Collection } from '#contracts/collections/collection.ts'
import {
  addToCollection,
  createCollection,
  deleteCollection,
  listCollections,
  removeFromCollection,
  renameCollection,
} from '#contracts/collections/collections.endpoints.ts'
import { addressOf } from '#contracts/endpoint.ts'
import { recipes } from '#server/db/schema.ts'
import { collectionRecipes, collections } from '#server/db/schema-readers.ts'
import { heldUp } from '#tests/support/held-up.ts'
import { newRecipe } from '#tests/support/new-recipe.ts'
import { sharedApp } from '#tests/support/test-app.ts'
import { testOnPostgres } from '#tests/support/test-database.ts'
import { type TestBrowser, testBrowser, testPerson } from '#tests/support/test-person.ts'
import { collectionsRepository } from './collections.repository.ts'

const site = sharedApp({ seeded: false })
beforeAll(async () => {
  const rows = Array.from({ length: 510 }, (_, i) => newRecipe(i + 1, `Pizza ${i + 1}`))
  await site.database.db.insert(recipes).values(rows)
})

const updatedAt = expect.any(String)
const DEFAULTS = [
  { id: 'favorites', name: 'Preferiti', recipeIds: [], updatedAt },
  { id: 'to-try', name: 'Da Provare', recipeIds: [], updatedAt },
]
const list = async (person: TestBrowser): Promise<Collection[]> => (await person.call(listCollections)).json()
const create = (person: TestBrowser, name: string) => person.call(createCollection, { body: { name } })
const rename = (
  person: TestBrowser,
  { id, updatedAt: basedOn }: Pick<Collection, 'id' | 'updatedAt'>,
  name: string,
) => person.call(renameCollection, { params: { id }, body: { name, basedOn } })
const UNKNOWN = [404, { message: 'Collezione non trovata' }]

test.each([
  ['GET', listCollections.path],
  ['POST', createCollection.path],
  ['PATCH', addressOf(renameCollection, { params: { id: 'favorites' } })],
  ['DELETE', addressOf(deleteCollection, { params: { id: 'favorites' } })],
  ['PUT', addressOf(addToCollection, { params: { id: 'favorites', recipeId: 1 } })],
  ['DELETE', addressOf(removeFromCollection, { params: { id: 'favorites', recipeId: 1 } })],
] as const)('%s %s asks a visitor to log in', async (method, url) => {
  const answer = await testBrowser(site).send(method, url)
  expect([answer.statusCode, answer.json()]).toEqual([401, { message: 'Accedi per usare la tua Pizza Box' }])
})

test('everybody has two', async () => {
  expect(await list(await testPerson(site))).toEqual(DEFAULTS)
})

test('a new one has an id of its own, and stays', async () => {
  const person = await testPerson(site)
  const answers = await Promise.all(['Estate', ' Inverno ', 'Feste'].map((name) => create(person, name)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
  const made = answers.map((answer) => answer.json<Collection>())
  expect(made.map(({ name }) => name)).toEqual(['Estate', 'Inverno', 'Feste'])
  for (const { id } of made) expect(id).toMatch(/^collection-\d{13}$/)
  expect(new Set(made.map(({ id }) => id)).size).toBe(3)
  const kept = await list(person)
  expect(kept.slice(0, 2)).toEqual(DEFAULTS)
  expect(kept.slice(2)).toEqual(expect.arrayContaining(made))
})

test.each(['estate', ' ESTATE ', 'preferiti', 'Da provare'])('%j is a name that is taken', async (name) => {
  const message = 'Hai già una collezione con questo nome'
  const [person, other] = [await testPerson(site), await testPerson(site)]
  await create(person, 'Estate')
  const made = (await create(person, 'Feste')).json<Collection>()
  const before = await list(person)
  for (const answer of [await create(person, name), await rename(person, made, name)]) {
    expect([answer.statusCode, answer.json()]).toEqual([409, { message, fields: { name: message } }])
  }
  expect(await list(person)).toEqual(before)
  const sameInCapitals = await rename(person, made, 'FESTE')
  expect(sameInCapitals.json()).toMatchObject({ id: made.id, name: 'FESTE' })
  if (name.trim().toLowerCase() === 'estate') expect((await create(other, name)).statusCode).toBe(201)
})

test('of two equal names that come at once one is kept', async () => {
  const person = await testPerson(site)
  const answers = await Promise.all(['Estate', 'estate'].map((name) => create(person, name)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409])
})

test.each(['', '   ', 'x'.repeat(61), 'a\0b', 5, null])('%j is no name', async (name) => {
  const person = await testPerson(site)
  const answer = await person.call(createCollection, { body: { name } })
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['name']])
  expect(await list(person)).toEqual(DEFAULTS)
})

test('renamed on two devices keeps the first name until its owner has read it', async () => {
  const person = await testPerson(site)
  const made = (await create(person, 'Estate')).json<Collection>()
  await person.call(addToCollection, { params: { id: made.id, recipeId: 1 } })
  const first = await rename(person, made, 'Inverno')
  expect(first.statusCode).toBe(200)
  const late = await rename(person, made, 'Autunno')
  expect([late.statusCode, late.json()]).toEqual([
    409,
    {
      message: expect.stringContaining('«Inverno»'),
      fields: { name: expect.stringContaining('«Inverno»') },
      kept: first.json(),
    },
  ])
  expect((await list(person))[2]).toEqual(first.json())
  expect((await rename(person, late.json().kept, 'Autunno')).json()).toMatchObject({ name: 'Autunno' })
})

test('is renamed and deleted by its owner; the two defaults are not', async () => {
  const person = await testPerson(site)
  const made = (await create(person, 'Estate')).json<Collection>()
  const { id } = made
  const renamed = await person.call(renameCollection, {
    params: { id },
    body: {
      name: 'Inverno',
      basedOn: made.updatedAt,
      id: 'x',
      userId: 1,
    },
  })
  expect([renamed.statusCode, renamed.json()]).toEqual([
    200,
    { id, name: 'Inverno', recipeIds: [], updatedAt },
  ])
  expect(await person.status(deleteCollection, { params: { id } })).toBe(204)
  const again = await person.call(deleteCollection, { params: { id } })
  expect([again.statusCode, again.json()]).toEqual(UNKNOWN)
  for (const standard of ['favorites', 'to-try']) {
    expect((await rename(person, { ...made, id: standard }, 'Mia')).statusCode).toBe(409)
    expect(await person.status(deleteCollection, { params: { id: standard } })).toBe(409)
  }
  expect(await list(person)).toEqual(DEFAULTS)
})

describe('recipes', () => {
  const put = (person: TestBrowser, recipeId: number, id = 'favorites') =>
    person.call(addToCollection, { params: { id, recipeId } })

  test('come in the order of adding; once more changes nothing, and so does removing what is not there', async () => {
    const person = await testPerson(site)
    for (const id of [5, 3, 9]) expect((await put(person, id)).statusCode).toBe(200)
    const again = await put(person, 5)
    expect([again.statusCode, again.json().recipeIds]).toEqual([200, [5, 3, 9]])
    for (let i = 0; i < 2; i += 1) {
      const removed = await person.call(removeFromCollection, { params: { id: 'favorites', recipeId: 3 } })
      expect([removed.statusCode, removed.json().recipeIds]).toEqual([200, [5, 9]])
    }
    expect((await list(person)).map(({ recipeIds }) => recipeIds)).toEqual([[5, 9], []])
  })

  test('added twenty times at once is there once', async () => {
    const person = await testPerson(site)
    const answers = await Promise.all(Array.from({ length: 20 }, () => put(person, 8)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect((await list(person))[0]?.recipeIds).toEqual([8])
  })

  test.each(['9999', '0', 'abc', '2147483648', '%00'])('%s is no recipe', async (recipeId) => {
    const person = await testPerson(site)
    const answer = await person.send('PUT', `/api/collections/favorites/recipes/${recipeId}`)
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Ricetta non trovata' }])
  })

  testOnPostgres('added while the collection is deleted on another device finds it no more', async () => {
    const { db } = site.database
    const person = await testPerson(site)
    const { id } = (await create(person, 'Estate')).json<Collection>()
    const answer = await heldUp(
      db,
      (tx) => collectionsRepository(tx).remove({ userId: person.user.id, id }),
      () => person.call(addToCollection, { params: { id, recipeId: 1 } }),
    )
    expect([answer.statusCode, answer.json()]).toEqual(UNKNOWN)
  })

  test('one that leaves the site leaves the collections', async () => {
    const person = await testPerson(site)
    await put(person, 11)
    await put(person, 12)
    await site.database.db.update(recipes).set({ published: false }).where(eq(recipes.id, 11))
    await site.database.db.delete(recipes).where(eq(recipes.id, 12))
    expect(await list(person)).toEqual(DEFAULTS)
  })
})

test('nobody sees or touches what belongs to another', async () => {
  const [owner, thief] = [await testPerson(site), await testPerson(site)]
  const made = (await create(owner, 'Segreta')).json<Collection>()
  const { id } = made
  await owner.call(addToCollection, { params: { id, recipeId: 1 } })
  const attempts = await Promise.all([
    rename(thief, made, 'Mia'),
    thief.call(deleteCollection, { params: { id } }),
    thief.call(addToCollection, { params: { id, recipeId: 2 } }),
    thief.call(removeFromCollection, { params: { id, recipeId: 1 } }),
  ])
  for (const answer of attempts) expect([answer.statusCode, answer.json()]).toEqual(UNKNOWN)
  expect(await list(thief)).toEqual(DEFAULTS)
  expect((await list(owner))[2]).toEqual({ id, name: 'Segreta', recipeIds: [1], updatedAt })
})

test.each(['%00', "'--", 'x'.repeat(3000), '%F0%9F%8D%95'])('the id %s is unknown', async (id) => {
  const person = await testPerson(site)
  const answer = await person.send('PUT', `/api/collections/${id}/recipes/1`)
  expect([answer.statusCode, answer.json()]).toEqual(UNKNOWN)
  expect((await person.send('DELETE', `/api/collections/${id}`)).statusCode).toBe(404)
})

describe('limits', () => {
  test('hold for those who come at once too', async () => {
    const person = await testPerson(site)
    const room = 5
    const there = Array.from({ length: COLLECTION_LIMITS.collections - 2 - room }, (_, i) => ({
      userId: person.user.id,
      id: `collection-${i}`,
      name: `C'è già ${i}`,
    }))
    await site.database.db.insert(collections).values(there)
    const answers = await Promise.all(Array.from({ length: room + 7 }, (_, i) => create(person, `N. ${i}`)))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(room)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(7)
    expect(await list(person)).toHaveLength(COLLECTION_LIMITS.collections)
  })

  test('a full collection refuses one more, not one that it has', async () => {
    const person = await testPerson(site)
    const put = (recipeId: number) => person.call(addToCollection, { params: { id: 'to-try', recipeId } })
    await put(1)
    const { db } = site.database
    const others = await db
      .select({ recipeId: recipes.id })
      .from(recipes)
      .where(gt(recipes.id, 1))
      .orderBy(recipes.id)
      .limit(499)
    const to = { userId: person.user.id, collectionId: 'to-try' }
    await db.insert(collectionRecipes).values(others.map((recipe) => ({ ...to, ...recipe })))
    const refused = await put(510)
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { message: "Una collezione contiene al massimo 500 ricette: creane un'altra." },
    ])
    expect((await put(1)).statusCode).toBe(200)
  })
})
