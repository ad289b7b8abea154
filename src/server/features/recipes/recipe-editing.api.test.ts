import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listAuditLog } from '#contracts/audit-log/admin-audit-log.endpoints.ts'
import type { AuditPage } from '#contracts/audit-log/audit-log.ts'
import { addressOf } from '#contracts/endpoint.ts'
import {
  changeRecipe,
  createRecipe,
  deleteRecipe,
  getAdminRecipe,
  listAdminRecipes,
  publishRecipe,
  restoreRecipe,
} from '#contracts/recipes/admin-recipes.endpoints.ts'
import { AdminRecipe, type AdminRecipePage } from '#contracts/recipes/admin-recipes.ts'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { getRecipe, listRecipes, searchRecipes } from '#contracts/recipes/recipes.endpoints.ts'
import { recipes } from '#server/db/schema.ts'
import { emptyRecipeBin } from '#server/features/recipes/recipe-bin.repository.ts'
import { recipeDraft } from '#tests/support/recipe-draft.ts'
import { sharedApp } from '#tests/support/test-app.ts'
import { sharedAdmin } from '#tests/support/test-person.ts'

const site = sharedApp()
const admin = sharedAdmin(site)

const send = async (...call: Parameters<typeof admin.send>) => {
  const answer = await admin.send(...call)
  return { status: answer.statusCode, body: answer.statusCode === 204 ? undefined : answer.json() }
}
const create = async (more: Parameters<typeof recipeDraft>[0] = {}) => {
  const { status, body } = await send('POST', createRecipe.path, recipeDraft(more))
  if (status !== 201) throw new Error(JSON.stringify(body))
  return AdminRecipe.parse(body)
}
const publish = (id: number, isPublished: boolean) =>
  send('PUT', addressOf(publishRecipe, { params: { id } }), { isPublished })
const list = async (params: Record<string, string>) =>
  (await admin.send('GET', `${listAdminRecipes.path}?${new URLSearchParams(params)}`)).json<AdminRecipePage>()
const lastEntry = async () => (await admin.call(listAuditLog)).json<AuditPage>().entries[0]

async function visibleIn({ id, name }: { id: number; name: string }) {
  const get = (url: string) => site.app.inject(url)
  const listed = (await get(listRecipes.path)).json<Recipe[]>()
  const found = (await get(addressOf(searchRecipes, { params: { query: name } }))).json<Recipe[]>()
  return {
    one: (await get(addressOf(getRecipe, { params: { id } }))).statusCode === 200,
    list: listed.some((recipe) => recipe.id === id),
    search: found.some((recipe) => recipe.id === id),
    sitemap: (await get('/sitemap.xml')).body.includes(`/ricette/${id}<`),
  }
}
const everywhere = { one: true, list: true, search: true, sitemap: true }
const nowhere = { one: false, list: false, search: false, sitemap: false }

describe('a new recipe', () => {
  test('is a draft that no visitor meets, until it is published', async () => {
    const draft = await create({ name: 'Zuccherosa inedita' })
    expect(draft).toMatchObject({
      isPublished: false,
      deletedAt: null,
      imageUrl: '/immagini/tipo-tonda-rossa-960.webp',
      preparationTime: 518,
      ingredients: ['500 g di farina 0', '310 g di acqua', '12 g di sale', '320 g di pomodori pelati'],
      ingredientGroups: [
        { title: 'Impasto', isDough: true, count: 3 },
        { title: 'Condimento', isDough: false, count: 1 },
      ],
      instructions: 'Impasta e lascia lievitare.\nStendi, condisci e inforna.',
      rating: null,
    })
    expect(draft.id).toBeGreaterThanOrEqual(10_000)
    expect(await visibleIn(draft)).toEqual(nowhere)
    expect((await publish(draft.id, true)).body).toMatchObject({ isPublished: true })
    expect(await visibleIn(draft)).toEqual(everywhere)
    expect((await publish(draft.id, false)).status).toBe(200)
    expect(await visibleIn(draft)).toEqual(nowhere)
  })

  test('keeps the date of its first publication', async () => {
    const { id } = await create()
    const first = (await publish(id, true)).body.publishedAt
    await publish(id, false)
    expect((await publish(id, true)).body.publishedAt).toBe(first)
  })

  test('shows markup as the text that it is', async () => {
    const name = '<script>alert(1)</script>'
    const draft = await create({ name, steps: ['<img src=x onerror=alert(1)>'] })
    await publish(draft.id, true)
    const answer = await site.app.inject(addressOf(getRecipe, { params: { id: draft.id } }))
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.json()).toMatchObject({ name, instructions: '<img src=x onerror=alert(1)>' })
  })
})

describe('what is written', () => {
  test.each([
    ['name', { name: '  ' }, 'Scrivi il nome della ricetta'],
    ['name', { name: 'x'.repeat(121) }, 'Usa al massimo 120 caratteri'],
    ['name', { name: 'due\nrighe' }, 'Contiene caratteri non ammessi'],
    ['name', { name: 'gira\u202eto' }, 'Contiene caratteri non ammessi'],
    ['name', { name: 'mezza \ud83c' }, 'Contiene caratteri non ammessi'],
    ['category', { category: 'Cinese' }, 'Scegli una categoria'],
    ['difficulty', { difficulty: '' }, 'Scegli una difficoltà'],
    ['activeTime', { activeTime: -1 }, 'Scrivi un numero intero da 0 a 20160'],
    ['restTime', { restTime: 1.5 }, 'Scrivi un numero intero da 0 a 20160'],
    ['bakeTime', { bakeTime: '8' }, 'Scrivi un numero intero da 0 a 20160'],
    ['servings', { servings: 0 }, 'Scrivi un numero intero da 1 a 100'],
    ['groups', { groups: [] }, 'Scrivi almeno un gruppo di ingredienti'],
    [
      'groups.0.lines',
      { groups: [{ title: 'A', isDough: false, lines: [] }] },
      'Scrivi almeno un ingrediente',
    ],
    [
      'groups.0.lines.1',
      { groups: [{ title: 'A', isDough: false, lines: ['a', ' '] }] },
      "Scrivi l'ingrediente o togli la riga",
    ],
    ['groups.0.title', { groups: [{ title: '', isDough: false, lines: ['a'] }] }, 'Dai un titolo al gruppo'],
    ['steps', { steps: [] }, 'Scrivi almeno un passaggio'],
    ['steps.0', { steps: [''] }, 'Scrivi il passaggio o toglilo'],
    ['imageUrl', { imageUrl: 'https://altrove.example/x.jpg' }, "L'immagine non è del sito: caricala da qui"],
    [
      'imageUrl',
      { imageUrl: '/immagini/../api/auth/logout-960.webp' },
      "L'immagine non è del sito: caricala da qui",
    ],
    [
      'youtubeVideoId',
      { youtubeVideoId: 'https://vimeo.com/1' },
      'Incolla il link di un video di YouTube, o il suo id',
    ],
  ])('%s is refused on its field: %j', async (field, wrong, message) => {
    const { status, body } = await send('POST', createRecipe.path, recipeDraft(wrong))
    expect([status, body.fields]).toEqual([400, { [field]: message }])
  })

  test('a body of a megabyte is too large, one that is no recipe wrong', async () => {
    expect((await send('POST', createRecipe.path, { name: 'x'.repeat(1_000_000) })).status).toBe(413)
    expect((await send('POST', createRecipe.path, [])).status).toBe(400)
    expect((await send('POST', createRecipe.path, {})).status).toBe(400)
  })

  test('the largest recipe that the rules allow is kept whole', async () => {
    const groups = Array.from({ length: 12 }, (_, group) => ({
      title: `Gruppo ${group}`,
      isDough: group === 0,
      lines: Array.from({ length: 60 }, (_, line) => `${line} g di ${'ù'.repeat(290)}`),
    }))
    const steps = Array.from({ length: 60 }, () => 'à'.repeat(2000))
    const recipe = await create({ groups, steps })
    expect(recipe.ingredients).toHaveLength(720)
    expect(recipe.instructions.split('\n')).toEqual(steps)
  })
})

describe('PUT /api/admin/recipes/:id', () => {
  const edit = (recipe: AdminRecipe, more: object = {}, basedOn = recipe.updatedAt) =>
    send('PUT', addressOf(changeRecipe, { params: { id: recipe.id } }), { ...recipeDraft(more), basedOn })

  test('shows on the site at once, and names in the register only what changed', async () => {
    const recipe = await create()
    await publish(recipe.id, true)
    await site.app.inject(addressOf(getRecipe, { params: { id: recipe.id } }))
    const { status, body } = await edit(recipe, { name: 'Ribattezzata', servings: 2 })
    expect([status, body.name]).toEqual([200, 'Ribattezzata'])
    expect((await site.app.inject(addressOf(getRecipe, { params: { id: recipe.id } }))).json()).toMatchObject(
      { name: 'Ribattezzata' },
    )
    expect(await lastEntry()).toMatchObject({
      action: 'recipe.changed',
      actorName: 'Anna Rossi',
      before: { name: 'Pizza di prova', servings: 4 },
      after: { name: 'Ribattezzata', servings: 2 },
    })
  })

  test('keeps the marks of the steps, sound or not, and writes down when only they change', async () => {
    const recipe = await create()
    const steps = [
      'Impasta {la farina} con {300 g di acqua}, {lo zucchero} e {',
      "Aggiungi {l'acqua = 10 g acqua}.",
    ]
    const marked = await edit(recipe, { steps })
    expect([marked.status, marked.body.markedSteps]).toEqual([200, steps])
    expect(marked.body.instructions).toBe(
      "Impasta la farina con 300 g di acqua, lo zucchero e {\nAggiungi l'acqua.",
    )
    const other = [steps[0], "Aggiungi {l'acqua = acqua}."]
    const again = await edit(marked.body, { steps: other })
    expect([again.body.markedSteps, again.body.instructions]).toEqual([other, marked.body.instructions])
    expect(await lastEntry()).toMatchObject({ before: { steps }, after: { steps: other } })
  })

  test('keeps why it works and what dough it is, also for who sends a recipe without them', async () => {
    const why = 'Poca acqua, forno forte: [idratazione](/glossario#idratazione).'
    const dough = { style: 'teglia', pieces: 1, pan: { lengthCm: 40, widthCm: 30 } }
    const { id, updatedAt } = await create({ why, dough })
    const { body } = await send('PUT', addressOf(changeRecipe, { params: { id } }), {
      ...recipeDraft({ name: 'Senza una parola di più' }),
      basedOn: updatedAt,
    })
    expect(body).toMatchObject({ name: 'Senza una parola di più', why, dough })
    const emptied = await send('PUT', addressOf(changeRecipe, { params: { id } }), {
      ...recipeDraft({ why: ' ', dough: null }),
      basedOn: body.updatedAt,
    })
    expect(emptied.body).toMatchObject({ why: null, dough: null })
    expect(await lastEntry()).toMatchObject({
      before: { dough: 'teglia, 1 da 40 x 30 cm' },
      after: { dough: null },
    })
    const wrong = await send('PUT', addressOf(changeRecipe, { params: { id } }), {
      ...recipeDraft({ dough: { ...dough, pan: {} } }),
      basedOn: emptied.body.updatedAt,
    })
    expect(wrong).toMatchObject({
      status: 400,
      body: { fields: { 'dough.pan': expect.stringContaining('40 x 30') } },
    })
  })

  test('of two who edit the same version the second is told, and nothing is lost', async () => {
    const recipe = await create()
    const [one, other] = await Promise.all([
      edit(recipe, { name: 'Prima' }),
      edit(recipe, { name: 'Seconda' }),
    ])
    expect(new Set([one.status, other.status])).toEqual(new Set([200, 409]))
    const refused = one.status === 409 ? one : other
    const kept = (await send('GET', addressOf(getAdminRecipe, { params: { id: recipe.id } })))
      .body as AdminRecipe
    expect(refused.body).toEqual({
      message: expect.stringContaining('qualcun altro ha modificato questa ricetta'),
      kept,
    })
    expect((await edit(kept, { name: 'Terza' })).status).toBe(200)
  })

  test('saving what has not changed changes nothing', async () => {
    const recipe = await create()
    const before = await lastEntry()
    expect((await edit(recipe)).body).toEqual(recipe)
    expect(await lastEntry()).toEqual(before)
  })

  test('the picture that the site answers can be sent back: of its own, of its kind, or none', async () => {
    const recipe = await create()
    const before = await lastEntry()
    for (const imageUrl of [recipe.imageUrl, null, '', '/immagini/tipo-calzone-960.webp']) {
      const { status, body } = await edit(recipe, { imageUrl })
      expect([imageUrl, status, body]).toEqual([imageUrl, 200, recipe])
    }
    expect(await lastEntry()).toEqual(before)
    const photographed = (await send('GET', addressOf(getAdminRecipe, { params: { id: 2 } })))
      .body as AdminRecipe
    expect(photographed.imageUrl).toMatch(/-960\.webp$/)
    const kept = await edit(photographed, { imageUrl: photographed.imageUrl })
    expect([kept.status, kept.body.imageUrl]).toEqual([200, photographed.imageUrl])
    const wrong = await edit(recipe, { imageUrl: '/immagini/ricette/1.svg' })
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['imageUrl']])
  })

  test("a recipe of content/ can be edited, and then is the site's", async () => {
    const recipe = (await send('GET', addressOf(getAdminRecipe, { params: { id: 1 } }))).body as AdminRecipe
    expect((await edit(recipe, { name: 'La nostra' })).status).toBe(200)
    const [row] = await site.database.db.select().from(recipes).where(eq(recipes.id, 1))
    expect(row?.editedAt).toBeInstanceOf(Date)
  })

  test.each(['', 'ieri', '2026-13-01T00:00:00Z', 7])('refuses to start from %j', async (basedOn) => {
    const recipe = await create()
    expect((await edit(recipe, {}, basedOn as string)).status).toBe(400)
  })
})

describe('the bin', () => {
  test('takes a recipe off the site, gives it back, and is emptied in time', async () => {
    const recipe = await create({ name: 'Effimera' })
    await publish(recipe.id, true)
    const removed = await send('DELETE', addressOf(deleteRecipe, { params: { id: recipe.id } }))
    expect([removed.status, removed.body.isPublished]).toEqual([200, false])
    expect(await visibleIn(recipe)).toEqual(nowhere)
    expect((await list({ search: 'effimera' })).recipes).toEqual([])
    expect((await list({ search: 'effimera', state: 'deleted' })).recipes).toHaveLength(1)
    expect((await publish(recipe.id, true)).status).toBe(404)
    expect((await send('DELETE', addressOf(deleteRecipe, { params: { id: recipe.id } }))).status).toBe(404)

    const restored = await send('POST', addressOf(restoreRecipe, { params: { id: recipe.id } }), {
      isPublished: true,
    })
    expect(restored.body).toMatchObject({ isPublished: true, deletedAt: null })
    expect(await visibleIn(recipe)).toEqual(everywhere)
    expect(await lastEntry()).toMatchObject({
      action: 'recipe.restored',
      before: { isDeleted: true, isPublished: false },
      after: { isDeleted: false, isPublished: true },
    })
    expect(
      (await send('POST', addressOf(restoreRecipe, { params: { id: recipe.id } }), { isPublished: true }))
        .status,
    ).toBe(404)

    await send('DELETE', addressOf(deleteRecipe, { params: { id: recipe.id } }))
    await emptyRecipeBin(site.database.db)
    expect((await send('GET', addressOf(getAdminRecipe, { params: { id: recipe.id } }))).status).toBe(200)
    const long = { deletedAt: sql`now() - interval '31 days'` }
    await site.database.db.update(recipes).set(long).where(eq(recipes.id, recipe.id))
    await emptyRecipeBin(site.database.db)
    expect((await send('GET', addressOf(getAdminRecipe, { params: { id: recipe.id } }))).status).toBe(404)
    expect(await lastEntry()).toMatchObject({ action: 'recipe.deleted', subjectName: 'Effimera' })
  })
})

describe('GET /api/admin/recipes', () => {
  test('filters by state and looks for a part of the name; patterns mean nothing', async () => {
    const [draft, shown] = [
      await create({ name: 'Filtrata à 100 %' }),
      await create({ name: 'Filtrata bis' }),
    ]
    await publish(shown.id, true)
    const ids = async (params: Record<string, string>) => (await list(params)).recipes.map(({ id }) => id)
    expect(await ids({ search: 'filtrata' })).toEqual([shown.id, draft.id])
    expect(await ids({ search: 'FILTRATA', state: 'published' })).toEqual([shown.id])
    expect(await ids({ search: 'filtrata', state: 'draft' })).toEqual([draft.id])
    expect(await ids({ search: 'a 100 %' })).toEqual([draft.id])
    expect(await ids({ search: 'Filtrata_bis' })).toEqual([])
    expect((await send('GET', `${listAdminRecipes.path}?state=tutte`)).status).toBe(400)
  })

  test('walks through all of them without losing or repeating one', async () => {
    const seen: number[] = []
    let after: number | null = null
    do {
      const page: AdminRecipePage = await list(after === null ? {} : { after: String(after) })
      seen.push(...page.recipes.map(({ id }) => id))
      after = page.next
    } while (after !== null)
    const all = await site.database.db.select({ id: recipes.id }).from(recipes).where(sql`deleted_at is null`)
    expect(seen).toEqual(all.map(({ id }) => id).toSorted((one, other) => other - one))
  })
})

test.each(['0', 'abc', '1.5', '-1', '2147483648', '999999', '%00'])('%s is no recipe', async (id) => {
  const payload = { ...recipeDraft(), basedOn: new Date().toISOString(), isPublished: true }
  for (const [method, path] of [
    ['GET', ''],
    ['PUT', ''],
    ['DELETE', ''],
    ['PUT', '/publication'],
    ['POST', '/restore'],
  ] as const) {
    const answer = await send(
      method,
      `/api/admin/recipes/${id}${path}`,
      method === 'GET' ? undefined : payload,
    )
    expect([method, path, answer.status, answer.body]).toEqual([
      method,
      path,
      404,
      { message: 'Ricetta non trovata' },
    ])
  }
})
