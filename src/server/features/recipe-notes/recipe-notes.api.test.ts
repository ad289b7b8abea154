import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
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
import { sharedApp } from '#tests/support/test-app.ts'
import { type TestBrowser, testBrowser, testPerson } from '#tests/support/test-person.ts'

const site = sharedApp({ seeded: false })
beforeAll(async () => {
  await site.database.db
    .insert(recipes)
    .values([
      newRecipe(1, 'Margherita'),
      newRecipe(2, 'Marinara'),
      newRecipe(3, 'Bozza', { published: false }),
    ])
})

const DAY_MS = 24 * 3600 * 1000
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
const note = { recipeId: 1, text: 'Troppa acqua:\nla prossima volta 360 g.', cookedOn: '2026-11-21' }
const add = (person: TestBrowser, change: object = {}) =>
  person.call(addRecipeNote, { body: { ...note, ...change } })
const list = async (person: TestBrowser, recipeId = 1) =>
  (await person.call(listRecipeNotes, { query: { recipeId } })).json<RecipeNote[]>()

test('a visitor is asked to log in', async () => {
  const { recipeId: _which, ...text } = note
  const written = { ...text, basedOn: new Date().toISOString() }
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
  const all = (await person.call(listRecipeNotes, { query: {} })).json<RecipeNote[]>()
  expect(all.map(({ recipeId }) => recipeId).toSorted((a, b) => a - b)).toEqual([1, 1, 1, 2])
  const answer = await person.call(listRecipeNotes, { query: { recipeId: 1 } })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('are read, changed and thrown away by who wrote them alone', async () => {
  const [owner, thief] = [await testPerson(site), await testPerson(site)]
  const { id, updatedAt: basedOn } = (await add(owner)).json<RecipeNote>()
  const text = { text: 'Bruciata sotto', cookedOn: '2026-11-20' }
  const written = { ...text, basedOn }
  expect(await list(thief)).toEqual([])
  expect(await thief.status(changeRecipeNote, { params: { id }, body: written })).toBe(404)
  expect(await thief.status(deleteRecipeNote, { params: { id } })).toBe(404)
  expect(await list(owner)).toMatchObject([note])

  const changed = await owner.call(changeRecipeNote, { params: { id }, body: written })
  expect([changed.statusCode, changed.json()]).toMatchObject([200, { id, recipeId: 1, ...text }])
  expect(await list(owner)).toEqual([changed.json()])
  expect(await owner.status(deleteRecipeNote, { params: { id } })).toBe(204)
  expect(await owner.status(deleteRecipeNote, { params: { id } })).toBe(404)
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
  [{ cookedOn: '2026-11-21T20:00:00Z' }, 400],
  [{ cookedOn: dayIn(2) }, 400],
  [{ cookedOn: '2099-12-31' }, 400],
])('%j is not kept', async (change, status) => {
  const person = await testPerson(site)
  expect((await add(person, change)).statusCode).toBe(status)
  expect(await list(person)).toEqual([])
})

test('is of a day that has begun somewhere', async () => {
  const person = await testPerson(site)
  expect((await add(person, { cookedOn: dayIn(0) })).statusCode).toBe(201)
  const refused = await add(person, { cookedOn: dayIn(2) })
  expect(refused.json().fields).toEqual({
    cookedOn: 'Quel giorno deve ancora venire: scrivi quando hai cucinato',
  })
  const id = (await list(person))[0]?.id ?? 0
  await site.database.db.update(recipeNotes).set({ cookedOn: '2099-12-31' }).where(eq(recipeNotes.id, id))
  expect(await list(person)).toMatchObject([{ id, cookedOn: '2099-12-31' }])
})

test('changed on two devices: the later one reads the other, and nothing is lost unseen', async () => {
  const person = await testPerson(site)
  const opened = (await add(person)).json<RecipeNote>()
  const change = (text: string, { updatedAt: basedOn }: RecipeNote) =>
    person.call(changeRecipeNote, {
      params: { id: opened.id },
      body: {
        text,
        cookedOn: note.cookedOn,
        basedOn,
      },
    })
  const first = await change('Pietra più calda', opened)
  expect(first.statusCode).toBe(200)
  const late = await change('Meno lievito', opened)
  expect([late.statusCode, late.json().kept]).toEqual([409, first.json()])
  expect(await list(person)).toEqual([first.json()])
  const decided = await change('Pietra più calda, meno lievito', late.json().kept)
  expect(await list(person)).toEqual([decided.json()])
  const blind = { text: 'x', cookedOn: note.cookedOn }
  const address = addressOf(changeRecipeNote, { params: { id: opened.id } })
  expect((await person.send('PUT', address, blind)).json().fields).toHaveProperty('basedOn')
})

test('one more than may be kept is refused, and says so', async () => {
  const person = await testPerson(site)
  const { id } = (await person.call(getMe)).json<{ id: number }>()
  const rows = Array.from({ length: RECIPE_NOTE_LIMITS.count }, () => ({ ...note, userId: id }))
  await site.database.db.insert(recipeNotes).values(rows)
  const answer = await add(person)
  expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringContaining('1000 note')])
  await site.database.db.delete(recipeNotes).where(eq(recipeNotes.userId, id))
})
