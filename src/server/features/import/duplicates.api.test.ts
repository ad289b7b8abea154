import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import {
  approveImportEntry,
  getImportEntry,
  listImportEntries,
  readImportPage,
  rejectImportEntry,
} from '#contracts/import/admin-import.endpoints.ts'
import type {
  ApprovalConflict,
  ImportEntry,
  ImportEntryPage,
  RecipeEntryDraft,
} from '#contracts/import/import-entry.ts'
import { recipes } from '#server/db/schema.ts'
import { importEntries } from '#server/db/schema-import.ts'
import { heldUp } from '#tests/support/held-up.ts'
import { newRecipe } from '#tests/support/new-recipe.ts'
import { pizzeriaPage, recipePage } from '#tests/support/stub-site.ts'
import { sharedApp } from '#tests/support/test-app.ts'
import { testOnPostgres } from '#tests/support/test-database.ts'
import { sharedAdmin } from '#tests/support/test-person.ts'
import { approvalsRepository } from './approvals.repository.ts'

const site = sharedApp({ seeded: false })
const admin = sharedAdmin(site)
beforeEach(async () => {
  const { db } = site.database
  await db.delete(importEntries)
  await db.delete(recipes)
})

const ingredients = ['500 g di farina 00', '400 g di pelati', '300 g di fior di latte', 'basilico']
const page = (name = 'Pizza alla bufalina', more: object = {}) =>
  recipePage(name, { recipeIngredient: ingredients, ...more })

async function paste(html: string, host: string, kind = 'recipe'): Promise<ImportEntry> {
  const url = `https://${host}.example/pizza`
  const answer = await admin.call(readImportPage, { body: { kind, html, url } })
  const [id] = answer.json<{ entryIds: number[] }>().entryIds
  return read(id as number)
}
const read = async (id: number) => (await admin.call(getImportEntry, { params: { id } })).json<ImportEntry>()
const listed = async (kind = 'recipe') => {
  const { entries } = (
    await admin.send('GET', `${listImportEntries.path}?kind=${kind}`)
  ).json<ImportEntryPage>()
  return new Map(entries.map(({ id, duplicate }) => [id, duplicate]))
}
const approve = ({ id, version, draft }: ImportEntry, more: object = {}, differsFrom?: number[]) =>
  admin.call(approveImportEntry, {
    params: { id },
    body: {
      version,
      draft: { ...draft, ...more },
      ...(differsFrom && { differsFrom }),
    },
  })

test('two entries of one recipe name each other, and once one is approved the other names its recipe', async () => {
  const [one, two] = [await paste(page(), 'uno'), await paste(page(), 'due')]
  expect(two.duplicate).toEqual({ where: 'queue', id: one.id, name: one.name, score: 1 })
  expect(two.comparison).toEqual({ with: 'queue', fields: [] })
  const before = await listed()
  expect(before.get(one.id)).toMatchObject({ where: 'queue', id: two.id })
  expect(before.get(two.id)).toMatchObject({ where: 'queue', id: one.id })

  const { targetId } = (await approve(one)).json<ImportEntry>()
  expect((await listed()).get(two.id)).toMatchObject({ where: 'site', id: targetId, score: 1 })
  const refused = await approve(two, { servings: 7 })
  expect(refused.statusCode).toBe(409)
  const { message, duplicate, comparison } = refused.json<ApprovalConflict>()
  expect(message).toContain('«Pizza alla bufalina»')
  expect(duplicate).toMatchObject({ where: 'site', id: targetId })
  expect(comparison?.fields).toContainEqual({
    field: 'Dosi',
    before: ['4 pizze'],
    after: ['7 pizze'],
  })
  expect((await read(two.id)).state).toBe('pending')

  const confirmed = await approve(two, {}, [targetId as number])
  expect(confirmed.statusCode).toBe(200)
  expect(confirmed.json<ImportEntry>().targetId).not.toBe(targetId)
  expect((await listed()).size).toBe(0)
})

test('a recipe that was added by hand is found when the entry is opened, and when it is approved', async () => {
  const entry = await paste(page(), 'uno')
  expect(entry.duplicate).toBeNull()
  const there = newRecipe(500, 'La pizza bufalina', { ingredients })
  await site.database.db.insert(recipes).values(there)
  expect((await approve(entry)).statusCode).toBe(409)
  expect((await read(entry.id)).duplicate).toMatchObject({ where: 'site', id: 500 })
  expect((await listed()).get(entry.id)).toMatchObject({ where: 'site', id: 500 })
  expect((await approve(entry, { name: 'Focaccia di ceci', ingredients: ['ceci', 'olio'] })).statusCode).toBe(
    200,
  )
})

test('neither a rejected entry nor an update of its own recipe is a duplicate', async () => {
  const [one, two] = [await paste(page(), 'uno'), await paste(page(), 'due')]
  await admin.call(rejectImportEntry, { params: { id: one.id }, body: { version: one.version } })
  expect((await listed()).get(two.id)).toBeNull()
  const { targetId } = (await approve(two)).json<ImportEntry>()
  const again = await paste(page('Pizza alla bufalina', { recipeYield: '6 pizze' }), 'due')
  expect(again).toMatchObject({ isUpdate: true, duplicate: null, targetId })
  expect((await approve(again)).json<ImportEntry>().targetId).toBe(targetId)
})

test('two editors who approve the same recipe at the same moment publish it once', async () => {
  const [one, two] = [await paste(page(), 'uno'), await paste(page(), 'due')]
  const answers = await Promise.all([approve(one), approve(two)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await site.database.db.select().from(recipes)).toHaveLength(1)
})

test('duplicate pizzerias are found in the same way', async () => {
  const [one, two] = [
    await paste(pizzeriaPage('Pizzeria da Prova'), 'uno', 'pizzeria'),
    await paste(pizzeriaPage('Da Prova'), 'due', 'pizzeria'),
  ]
  expect(two.duplicate).toMatchObject({ where: 'queue', id: one.id })
  const { targetId } = (await approve(one)).json<ImportEntry>()
  expect((await listed('pizzeria')).get(two.id)).toMatchObject({ where: 'site', id: targetId })
  expect((await approve(two)).json<ApprovalConflict>().duplicate).toMatchObject({ id: targetId })
  expect((await approve(two, {}, [targetId as number])).statusCode).toBe(200)
})

test('opening an entry changes neither its version nor its draft', async () => {
  const entry = await paste(page(), 'uno')
  await site.database.db.insert(recipes).values(newRecipe(500, 'Pizza alla bufalina', { ingredients }))
  const opened = await read(entry.id)
  expect(opened).toMatchObject({ version: entry.version, draft: entry.draft })
  const [row] = await site.database.db.select().from(importEntries).where(eq(importEntries.id, entry.id))
  expect(row).toMatchObject({ isEdited: false, duplicateOf: 500, duplicateEntry: null })
})

testOnPostgres('an entry that is approved while somebody opens it is no duplicate of itself', async () => {
  const { db } = site.database
  const { id, version, draft } = await paste(page(), 'uno')
  await heldUp(
    db,
    (tx) => tx.execute(sql`lock table recipes in access exclusive mode`),
    () => read(id),
    (tx) => approvalsRepository(tx).recipe(admin.user, { id, version, draft: draft as RecipeEntryDraft }),
  )
  expect(await read(id)).toMatchObject({ state: 'approved', duplicate: null })
})
