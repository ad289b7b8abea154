import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { getAdminOverview } from '#contracts/admin/admin.endpoints.ts'
import { addressOf } from '#contracts/endpoint.ts'
import {
  approveImportEntry,
  changeImportEntry,
  getImportEntry,
  listImportEntries,
  readImportPage,
  rejectImportEntries,
  rejectImportEntry,
} from '#contracts/import/admin-import.endpoints.ts'
import type { ImportEntry, ImportEntryPage } from '#contracts/import/import-entry.ts'
import type { Pizzeria } from '#contracts/pizzerias/pizzeria.ts'
import { listPizzerias } from '#contracts/pizzerias/pizzerias.endpoints.ts'
import { createRecipe } from '#contracts/recipes/admin-recipes.endpoints.ts'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { getRecipe, listRecipes } from '#contracts/recipes/recipes.endpoints.ts'
import { recipes } from '#server/db/schema.ts'
import { auditLog } from '#server/db/schema-admin.ts'
import { newRecipe } from '#tests/support/new-recipe.ts'
import { pizzeriaPage, recipePage } from '#tests/support/stub-site.ts'
import { sharedApp } from '#tests/support/test-app.ts'
import { sharedAdmin } from '#tests/support/test-person.ts'

const site = sharedApp({ seeded: false })
const admin = sharedAdmin(site)

const url = (path: string) => `https://cucina.example${path}`
const paste = (html: string, from: string, kind = 'recipe') =>
  admin.call(readImportPage, { body: { kind, html, url: from } })

async function pasted(html: string, from: string, kind = 'recipe'): Promise<ImportEntry> {
  const answer = await paste(html, from, kind)
  const [id] = answer.json<{ entryIds: number[] }>().entryIds
  return read(id as number)
}
const read = async (id: number) => (await admin.call(getImportEntry, { params: { id } })).json<ImportEntry>()
const approve = ({ id, version, draft }: ImportEntry, more: object = {}) =>
  admin.call(approveImportEntry, {
    params: { id },
    body: {
      version,
      draft: { ...draft, ...more },
    },
  })
const audited = (id: number) =>
  site.database.db
    .select({ action: auditLog.action, after: auditLog.after })
    .from(auditLog)
    .where(eq(auditLog.subjectId, String(id)))

describe('a recipe', () => {
  test('waits unseen, is approved, and shows with its author and source', async () => {
    const entry = await pasted(recipePage('Pizza con le prove'), url('/prove?utm_source=x#y'))
    expect(entry).toMatchObject({
      state: 'pending',
      sourceUrl: url('/prove'),
      author: 'Ada Prova',
      siteName: 'La cucina di prova',
    })
    expect(entry.said).toContainEqual({
      field: 'Ingredienti',
      draft: 'ingredients',
      lines: ['Farina 00 500 g', '325 g acqua', 'condimento per Pizza con le prove'],
    })
    expect(entry.draft).toMatchObject({
      ingredients: ['500 g di farina 00', '325 g di acqua', 'condimento per Pizza con le prove'],
      activeTime: 30,
      restTime: 480,
      bakeTime: 8,
      servings: 4,
      servingsUnit: 'pizze',
    })
    expect((await site.app.inject(listRecipes.path)).json()).toEqual([])
    const counted = await admin.call(getAdminOverview)
    expect(counted.json().pendingApprovals).toBeGreaterThan(0)

    const answer = await approve(entry, {
      ingredients: ['Per l’impasto:', '500 g di farina 00', 'Sopra:', 'basilico'],
    })
    expect(answer.statusCode).toBe(200)
    const { targetId } = answer.json<ImportEntry>()
    const recipe = (
      await site.app.inject(addressOf(getRecipe, { params: { id: targetId as number } }))
    ).json<Recipe>()
    expect(recipe).toMatchObject({
      name: 'Pizza con le prove',
      source: { url: url('/prove'), name: 'La cucina di prova', author: 'Ada Prova' },
      imageUrl: '/immagini/tipo-tonda-bianca-960.webp',
      preparationTime: 518,
      ingredients: ['500 g di farina 00', 'basilico'],
      ingredientGroups: [
        { title: 'Per l’impasto', isDough: true, count: 1 },
        { title: 'Sopra', isDough: false, count: 1 },
      ],
    })
    const [created] = await audited(targetId as number)
    expect(created?.action).toBe('recipe.created')
    expect(created?.after).toMatchObject({
      ingredients: ['Per l’impasto (impasto):', '500 g di farina 00', 'Sopra:', 'basilico'],
      steps: expect.any(Array),
      sourceUrl: url('/prove'),
    })
    expect(Object.keys(created?.after ?? {})).not.toContain('instructions')
    expect((await audited(entry.id)).map(({ action }) => action)).toContain('import_entry.approved')
    expect((await approve(entry)).statusCode).toBe(409)
  })

  test('has its ingredients marked where that is sure, and is written down like one that somebody typed', async () => {
    const html = recipePage('Pizza segnata', {
      recipeIngredient: ['500 g di farina 00', '325 g di acqua', '10 g di sale', 'olio q.b.'],
      recipeInstructions: [
        'Versa 300 g di acqua sulla farina.',
        "Aggiungi l'acqua rimasta e un po' di lievito.",
      ],
    })
    const entry = await pasted(html, url('/segnata'))
    const steps = [
      'Versa {300 g di acqua} {sulla farina}.',
      "Aggiungi {l'acqua rimasta = acqua} e un po' di lievito.",
    ]
    expect(entry.draft.steps).toEqual(steps)
    const { targetId } = (await approve(entry)).json<ImportEntry>()
    const recipe = (
      await site.app.inject(addressOf(getRecipe, { params: { id: targetId as number } }))
    ).json<Recipe>()
    expect(recipe.instructions).toBe(
      "Versa 300 g di acqua sulla farina.\nAggiungi l'acqua rimasta e un po' di lievito.",
    )
    expect(recipe.steps[1]?.[1]).toEqual({ shown: "l'acqua rimasta", line: 1, amount: 25, times: 1 })

    const { ingredients, ...same } = entry.draft
    const typed = await admin.call(createRecipe, {
      body: {
        ...same,
        groups: [{ title: 'Ingredienti', isDough: false, lines: ingredients }],
        imageUrl: '',
        youtubeVideoId: null,
      },
    })
    expect(typed.statusCode).toBe(201)
    const logged = async (id: number) => {
      const [created] = await audited(id)
      const its = { imageUrl: '', isPublished: false, sourceUrl: null, sourceName: null, sourceAuthor: null }
      return { action: created?.action, after: { ...created?.after, ...its } }
    }
    expect(await logged(targetId as number)).toEqual(await logged(typed.json<Recipe>().id))
  })

  test('whose page has not changed but for its marks has no difference', async () => {
    const html = (recipeYield: string) =>
      recipePage('Pizza uguale', {
        recipeYield,
        recipeIngredient: ['500 g di farina 00', '325 g di acqua'],
        recipeInstructions: ['Versa l’acqua sulla farina.'],
      })
    const first = await pasted(html('4 pizze'), url('/uguale'))
    await approve(first, { steps: ['Versa l’acqua sulla farina.'] })
    const again = await pasted(html('2 pizze'), url('/uguale'))
    expect(again.draft.steps).toEqual(['Versa {l’acqua} {sulla farina}.'])
    expect(again.comparison?.fields.map(({ field }) => field)).toEqual(['Dosi'])
  })

  test('that its page changes comes back with the differences and brings the same recipe up to date', async () => {
    const first = await pasted(recipePage('Pizza che cambia'), url('/cambia'))
    const { targetId } = (await approve(first)).json<ImportEntry>()
    const again = await pasted(recipePage('Pizza che cambia', { recipeYield: '6 pizze' }), url('/cambia'))
    expect(again).toMatchObject({ id: first.id, state: 'pending', isUpdate: true, targetId, duplicate: null })
    expect(again.comparison?.with).toBe('site')
    expect(again.comparison?.fields).toContainEqual({
      field: 'Dosi',
      before: ['4 pizze'],
      after: ['6 pizze'],
    })
    expect((await approve(again)).json<ImportEntry>().targetId).toBe(targetId)
    expect(
      (await site.app.inject(addressOf(getRecipe, { params: { id: targetId as number } }))).json<Recipe>()
        .servings,
    ).toBe(6)
  })

  test('that resembles one of the site is shown beside it', async () => {
    const ingredients = ['500 g di farina 00', '400 g di pelati', '300 g di fior di latte', 'basilico']
    const there = newRecipe(500, 'Pizza alla bufalina', { ingredients })
    await site.database.db.insert(recipes).values(there)
    const html = recipePage('La Pizza Bufalina', {
      recipeIngredient: ['farina 00 500 g', 'pelati 350 g', 'fior di latte 250 g', 'basilico fresco'],
    })
    const entry = await pasted(html, url('/bufalina'))
    expect(entry.duplicate).toMatchObject({ id: 500, name: 'Pizza alla bufalina' })
    expect(entry.comparison?.with).toBe('site')
  })

  test('that was rejected stays so, whatever its page says later', async () => {
    const entry = await pasted(recipePage('Pizza scartata'), url('/scartata'))
    const rejected = await admin.call(rejectImportEntry, {
      params: { id: entry.id },
      body: {
        version: entry.version,
      },
    })
    expect(rejected.json()).toMatchObject({ state: 'rejected' })
    expect(
      await pasted(recipePage('Pizza scartata', { recipeYield: '9 pizze' }), url('/scartata')),
    ).toMatchObject({ state: 'rejected' })
  })

  test('keeps what an editor has written when its page is read again', async () => {
    const entry = await pasted(recipePage('Pizza corretta'), url('/corretta'))
    const draft = { ...entry.draft, name: 'Pizza riscritta' }
    const saved = await admin.call(changeImportEntry, {
      params: { id: entry.id },
      body: {
        version: entry.version,
        draft,
      },
    })
    expect(saved.json().draft.name).toBe('Pizza riscritta')
    const again = await pasted(recipePage('Pizza corretta', { recipeYield: '9 pizze' }), url('/corretta'))
    expect(again.draft.name).toBe('Pizza riscritta')
    const stale = await admin.call(changeImportEntry, {
      params: { id: entry.id },
      body: {
        version: entry.version,
        draft,
      },
    })
    expect(stale.statusCode).toBe(409)
  })

  test('is not published while something is missing, and says what', async () => {
    const entry = await pasted(recipePage('Pizza incompleta'), url('/incompleta'))
    const answer = await approve(entry, { description: ' ', steps: ['bene', ''], servings: null })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toEqual({
      description: 'Scrivi una descrizione',
      servings: 'Scrivi un numero intero da 1 a 100',
      steps: 'Riga 2: scrivi il passaggio o toglilo',
    })
    expect((await read(entry.id)).state).toBe('pending')
  })

  test('among many is rejected with them', async () => {
    const ids = [
      (await pasted(recipePage('Una'), url('/1'))).id,
      (await pasted(recipePage('Due'), url('/2'))).id,
    ]
    const answer = await admin.call(rejectImportEntries, { body: { ids: [...ids, 999_999] } })
    expect(answer.json()).toEqual({ rejected: 2 })
  })
})

describe('what cannot be had', () => {
  test.each([
    ['no recipe', { html: '<p>ciao</p>' }],
    ['a private address', { url: 'http://127.0.0.1/x' }],
    ['nothing', {}],
  ])('%s is said in words', async (_name, body) => {
    const answer = await admin.call(readImportPage, { body: { kind: 'recipe', ...body } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields.page).toBeTruthy()
  })

  test('ids that are none', async () => {
    for (const id of ['0', 'x', '99999999999']) {
      expect((await admin.send('GET', `${listImportEntries.path}/${id}`)).statusCode).toBe(404)
    }
  })
})

describe('a pizzeria', () => {
  test('is completed, approved and shown with its source', async () => {
    const entry = await pasted(
      pizzeriaPage('Antica Prova', { foundingDate: undefined }),
      url('/antica'),
      'pizzeria',
    )
    expect(entry.draft).toMatchObject({ city: 'Ferrara', foundedYear: null })
    expect((await approve(entry, { foundedYear: 51 })).json().fields).toEqual({
      foundedYear: 'Scrivi un anno dal 1600',
    })
    expect((await approve(entry, { foundedYear: 1951 })).statusCode).toBe(200)
    const shown = (await site.app.inject(listPizzerias.path)).json<Pizzeria[]>()
    expect(shown).toContainEqual(
      expect.objectContaining({ name: 'Antica Prova', foundedYear: 1951, sourceUrl: url('/antica') }),
    )
    const twin = await pasted(pizzeriaPage('Antica Prova'), url('/altrove'), 'pizzeria')
    expect(twin.duplicate).toMatchObject({ name: 'Antica Prova' })
    expect((await approve(twin)).json().message).toBe("In questa città c'è già una pizzeria con questo nome")
  })

  test('of a list that names several is one of several entries', async () => {
    const html = ['Prima', 'Seconda'].map((name) => pizzeriaPage(name)).join('')
    expect((await paste(html, url('/lista'), 'pizzeria')).json().entryIds).toHaveLength(2)
    const page = await admin.send('GET', `${listImportEntries.path}?kind=pizzeria`)
    expect(page.json<ImportEntryPage>().entries.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Prima', 'Seconda']),
    )
  })
})
