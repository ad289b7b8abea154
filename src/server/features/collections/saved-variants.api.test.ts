import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { exportPersonalData } from '#contracts/accounts/accounts.endpoints.ts'
import {
  deleteSavedVariant,
  listSavedVariants,
  saveVariant,
} from '#contracts/collections/collections.endpoints.ts'
import { SAVED_VARIANT_LIMITS, type SavedVariant } from '#contracts/collections/saved-variant.ts'
import { addressOf } from '#contracts/endpoint.ts'
import { recipes } from '#server/db/schema.ts'
import { newRecipe } from '#tests/support/new-recipe.ts'
import { sharedApp } from '#tests/support/test-app.ts'
import { type TestBrowser, testBrowser, testPerson } from '#tests/support/test-person.ts'

const site = sharedApp({ seeded: false })
beforeAll(async () => {
  await site.database.db.insert(recipes).values([newRecipe(1, 'Margherita'), newRecipe(2, 'Marinara')])
})

const variant = {
  recipeId: 1,
  variantType: 'leggera',
  title: 'Margherita, variante leggera',
  text: '## Titolo\n\n- 10 g di olio',
}
const list = async (person: TestBrowser) => (await person.call(listSavedVariants)).json<SavedVariant[]>()

test('a visitor is asked to log in', async () => {
  for (const [method, path] of [
    ['GET', listSavedVariants.path],
    ['POST', saveVariant.path],
    ['DELETE', addressOf(deleteSavedVariant, { params: { id: 1 } })],
  ] as const) {
    const answer = await testBrowser(site).send(method, path, method === 'POST' ? variant : undefined)
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { message: 'Accedi per usare la tua Pizza Box' },
    ])
  }
})

test('is kept, read again and thrown away by its owner alone', async () => {
  const [owner, thief] = [await testPerson(site), await testPerson(site)]
  const added = await owner.call(saveVariant, { body: variant })
  expect([added.statusCode, added.json()]).toMatchObject([201, { ...variant, recipeName: 'Margherita' }])
  const { id } = added.json<SavedVariant>()
  expect(await list(owner)).toEqual([added.json()])
  expect(await list(thief)).toEqual([])
  expect(await thief.status(deleteSavedVariant, { params: { id } })).toBe(404)
  const again = await owner.call(saveVariant, { body: variant })
  expect(again.json<SavedVariant>().id).toBe(id)
  expect(await list(owner)).toHaveLength(1)
  expect(await owner.status(deleteSavedVariant, { params: { id } })).toBe(204)
  expect(await owner.status(deleteSavedVariant, { params: { id } })).toBe(404)
})

test.each([
  [{ recipeId: 99 }, 404],
  [{ variantType: 'crudista' }, 400],
  [{ text: '' }, 400],
  [{ text: 'x'.repeat(SAVED_VARIANT_LIMITS.textChars + 1) }, 400],
  [{ title: 'a\0b' }, 400],
])('%j is not kept', async (change, status) => {
  const person = await testPerson(site)
  const answer = await person.call(saveVariant, { body: { ...variant, ...change } })
  expect(answer.statusCode).toBe(status)
  expect(await list(person)).toEqual([])
})

test('stays when its recipe leaves the site, and is in what the owner may take along', async () => {
  const person = await testPerson(site)
  await person.call(saveVariant, { body: { ...variant, recipeId: 2 } })
  await site.database.db.delete(recipes).where(eq(recipes.id, 2))
  expect(await list(person)).toMatchObject([{ recipeId: null, recipeName: 'Marinara', text: variant.text }])
  const own = (await person.call(exportPersonalData)).json()
  expect(own.savedVariants).toMatchObject([{ recipeName: 'Marinara', text: variant.text }])
})

test('of ten that come at once and are the same one is kept', async () => {
  const person = await testPerson(site)
  await Promise.all(Array.from({ length: 10 }, () => person.call(saveVariant, { body: variant })))
  expect(await list(person)).toHaveLength(1)
})
