import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getMe } from '#contracts/accounts/accounts.endpoints.ts'
import { addressOf } from '#contracts/endpoint.ts'
import type { RecipeNote } from '#contracts/recipe-notes/recipe-note.ts'
import {
  addRecipeNote,
  changeRecipeNote,
  deleteRecipeNote,
  listRecipeNotes,
} from '#contracts/recipe-notes/recipe-notes.endpoints.ts'
import { RECIPE_NOTE_LIMITS } from '#domain/recipe-notes/note-limits.ts'
import { recipes } from '#server/db/schema.ts'
import { recipeNotes } from '#server/db/schema-readers.ts'
import { newRecipe } from '#tests/support/new-recipe.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { type TestBrowser, testBrowser, testPerson } from '#tests/support/test-person.ts'

let site: TestApp
beforeAll(async () => {
  site = await testApp({ seeded: false })
  await site.database.db
    .insert(recipes)
    .values([
      newRecipe(1, 'Margherita'),
      newRecipe(2, 'Marinara'),
      newRecipe(3, 'Bozza', { published: false }),
    ])
})
afterAll(() => site.close())

const note = { recipeId: 1, text: 'Troppa acqua:\nla prossima volta 360 g.', cookedOn: '2026-11-21' }
const add = (person: TestBrowser, change: object = {}) =>
  person.send('POST', addRecipeNote.path, { ...note, ...change })
const list = async (person: TestBrowser, recipeId = 1) =>
  (await person.send('GET', addressOf(listRecipeNotes, { query: { recipeId } }))).json<RecipeNote[]>()

test('a visitor is asked to log in', async () => {
  const { recipeId: _which, ...written } = note
  for (const [method, path, payload] of [
    ['GET', addressOf(listRecipeNotes, { query: { recipeId: 1 } }), undefined],
    ['POST', addRecipeNote.path, note],
    ['PUT', addressOf(changeRecipeNote, { params: { id: 1 } }), written],
    ['DELETE', addressOf(deleteRecipeNote, { params: { id: 1 } }), undefined],
  ] as const) {
    const answer = await testBrowser(site).send(method, path, payload)
    expect([answer.statusCode, answer.json()]).toEqual([401, { message: 'Accedi per tenere le tue note' }])
  }
})

test('are kept with their recipe, the last day first', async () => {
  const person = await testPerson(site)
  const added = await add(person)
  expect([added.statusCode, added.json()]).toMatchObject([201, { ...note, id: expect.any(Number) }])
  await add(person, { text: 'Prima', cookedOn: '2026-10-03' })
  await add(person, { text: 'Ultima', cookedOn: '2026-11-22' })
  await add(person, { recipeId: 2, text: 'Altra' })
  expect((await list(person)).map(({ text }) => text)).toEqual(['Ultima', note.text, 'Prima'])
  expect((await list(person, 2)).map(({ text }) => text)).toEqual(['Altra'])
  const answer = await person.send('GET', addressOf(listRecipeNotes, { query: { recipeId: 1 } }))
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('are read, changed and thrown away by who wrote them alone', async () => {
  const [owner, thief] = [await testPerson(site), await testPerson(site)]
  const { id } = (await add(owner)).json<RecipeNote>()
  const written = { text: 'Bruciata sotto', cookedOn: '2026-11-20' }
  expect(await list(thief)).toEqual([])
  expect((await thief.send('PUT', addressOf(changeRecipeNote, { params: { id } }), written)).statusCode).toBe(
    404,
  )
  expect((await thief.send('DELETE', addressOf(deleteRecipeNote, { params: { id } }))).statusCode).toBe(404)
  expect(await list(owner)).toMatchObject([note])

  const changed = await owner.send('PUT', addressOf(changeRecipeNote, { params: { id } }), written)
  expect([changed.statusCode, changed.json()]).toMatchObject([200, { id, recipeId: 1, ...written }])
  expect(await list(owner)).toEqual([changed.json()])
  expect((await owner.send('DELETE', addressOf(deleteRecipeNote, { params: { id } }))).statusCode).toBe(204)
  expect((await owner.send('DELETE', addressOf(deleteRecipeNote, { params: { id } }))).statusCode).toBe(404)
  expect(await list(owner)).toEqual([])
})

test.each([
  [{ recipeId: 99 }, 404],
  [{ recipeId: 3 }, 404],
  [{ text: ' \n' }, 400],
  [{ text: 'x'.repeat(RECIPE_NOTE_LIMITS.textChars + 1) }, 400],
  [{ text: 'a\0b' }, 400],
  [{ cookedOn: '21/11/2026' }, 400],
  [{ cookedOn: '2026-02-30' }, 400],
  [{ cookedOn: '0001-01-01' }, 400],
])('%j is not kept', async (change, status) => {
  const person = await testPerson(site)
  expect((await add(person, change)).statusCode).toBe(status)
  expect(await list(person)).toEqual([])
})

test('one more than may be kept is refused, and says so', async () => {
  const person = await testPerson(site)
  const { id } = (await person.send('GET', getMe.path)).json<{ id: number }>()
  const rows = Array.from({ length: RECIPE_NOTE_LIMITS.count }, () => ({ ...note, userId: id }))
  await site.database.db.insert(recipeNotes).values(rows)
  const answer = await add(person)
  expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringContaining('1000 note')])
  await site.database.db.delete(recipeNotes).where(eq(recipeNotes.userId, id))
})
