import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { CatalogueEntry, CatalogueEntryPage } from '#contracts/admin/catalogue-entry.ts'
import { listAuditLog } from '#contracts/audit-log/admin-audit-log.endpoints.ts'
import type { AuditPage } from '#contracts/audit-log/audit-log.ts'
import { glossaryEditing } from '#contracts/glossary/admin-glossary.endpoints.ts'
import { listGlossaryTerms } from '#contracts/glossary/glossary.endpoints.ts'
import { pizzeriaEditing } from '#contracts/pizzerias/admin-pizzerias.endpoints.ts'
import { listPizzerias } from '#contracts/pizzerias/pizzerias.endpoints.ts'
import { productEditing } from '#contracts/shop/admin-products.endpoints.ts'
import { listShopProducts } from '#contracts/shop/shop.endpoints.ts'
import type { Database } from '#server/db/database.ts'
import { glossaryEditingRepository } from '#server/features/glossary/glossary-editing.repository.ts'
import { pizzeriaEditingRepository } from '#server/features/pizzerias/pizzeria-editing.repository.ts'
import { productEditingRepository } from '#server/features/shop/product-editing.repository.ts'
import { pizzeriaDraft, productDraft, termDraft } from '#tests/support/entry-drafts.ts'
import { sharedApp } from '#tests/support/test-app.ts'
import { sharedAdmin } from '#tests/support/test-person.ts'

const site = sharedApp()
const admin = sharedAdmin(site)

interface Kind {
  label: string
  all: string
  site: string
  table: string
  draft: (more?: object) => object
  name: string
  subject: string
  missing: string
  editing: (db: Database) => { emptyBin(): Promise<void> }
}
const KINDS: Kind[] = [
  {
    label: 'a word',
    all: glossaryEditing.list.path,
    site: listGlossaryTerms.path,
    table: 'glossary_terms',
    draft: termDraft,
    name: 'term',
    subject: 'glossary_term',
    missing: 'Voce non trovata',
    editing: glossaryEditingRepository,
  },
  {
    label: 'a pizzeria',
    all: pizzeriaEditing.list.path,
    site: listPizzerias.path,
    table: 'pizzerias',
    draft: pizzeriaDraft,
    name: 'name',
    subject: 'pizzeria',
    missing: 'Pizzeria non trovata',
    editing: pizzeriaEditingRepository,
  },
  {
    label: 'a product',
    all: productEditing.list.path,
    site: listShopProducts.path,
    table: 'shop_products',
    draft: productDraft,
    name: 'title',
    subject: 'product',
    missing: 'Prodotto non trovato',
    editing: productEditingRepository,
  },
]

const send = async (...call: Parameters<typeof admin.send>) => {
  const answer = await admin.send(...call)
  return { status: answer.statusCode, body: answer.json() }
}
const lastEntry = async () => (await admin.call(listAuditLog)).json<AuditPage>().entries[0]

describe.each(KINDS)('$label', ({ all, site: publicList, table, draft, name, subject, missing, editing }) => {
  type Entry = CatalogueEntry & Record<string, unknown>
  const create = async (called: string, more: object = {}) => {
    const { status, body } = await send('POST', all, draft({ [name]: called, ...more }))
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body as Entry
  }
  const edit = (entry: Entry, more: object, basedOn = entry.updatedAt) =>
    send('PUT', `${all}/${entry.id}`, { ...draft({ [name]: entry[name] }), ...more, basedOn })
  const list = async (params: Record<string, string>) =>
    (await admin.send('GET', `${all}?${new URLSearchParams(params)}`)).json<CatalogueEntryPage<Entry>>()
  const onSite = async () => {
    const entries = (await site.app.inject(publicList)).json<Record<string, unknown>[]>()
    return entries.map((entry) => entry[name])
  }

  test('is created, changed, deleted and restored, and the site shows it at once', async () => {
    const entry = await create('Prima')
    const { linkBack: _asked, ...written } = { linkBack: undefined, ...draft({ [name]: 'Prima' }) }
    expect(entry).toMatchObject({ ...written, deletedAt: null })
    expect(entry.id).toBeGreaterThanOrEqual(10_000)
    expect(await onSite()).toContain('Prima')
    expect(await lastEntry()).toMatchObject({ action: `${subject}.created`, subjectName: 'Prima' })

    const changed = await edit(entry, { [name]: 'Seconda' })
    expect([changed.status, changed.body[name]]).toEqual([200, 'Seconda'])
    expect(await onSite()).toEqual(expect.arrayContaining(['Seconda']))
    expect(await onSite()).not.toContain('Prima')
    expect(await lastEntry()).toMatchObject({
      action: `${subject}.changed`,
      actorName: 'Anna Rossi',
      subjectName: 'Seconda',
      before: { [name]: 'Prima' },
      after: { [name]: 'Seconda' },
    })

    const removed = await send('DELETE', `${all}/${entry.id}`)
    expect([removed.status, typeof removed.body.deletedAt]).toEqual([200, 'string'])
    expect(await onSite()).not.toContain('Seconda')
    expect((await send('DELETE', `${all}/${entry.id}`)).status).toBe(404)
    expect((await edit(changed.body, {})).status).toBe(404)
    expect((await list({ search: 'seconda' })).entries).toEqual([])
    expect((await list({ search: 'SECONDA', state: 'deleted' })).entries).toHaveLength(1)

    const restored = await send('POST', `${all}/${entry.id}/restore`)
    expect([restored.status, restored.body.deletedAt]).toEqual([200, null])
    expect(await onSite()).toContain('Seconda')
    expect(await lastEntry()).toMatchObject({
      action: `${subject}.restored`,
      subjectName: 'Seconda',
      before: { isDeleted: true },
      after: { isDeleted: false },
    })
    expect((await send('POST', `${all}/${entry.id}/restore`)).status).toBe(404)
  })

  test('of two who edit the same version the second is told, and saving nothing changes nothing', async () => {
    const entry = await create('Contesa')
    const answers = await Promise.all([edit(entry, { [name]: 'Una' }), edit(entry, { [name]: 'Altra' })])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const kept = (await send('GET', `${all}/${entry.id}`)).body as Entry
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      message:
        'Nel frattempo qualcun altro ha salvato una sua versione. Copia ciò che hai scritto, ricarica e riprova.',
      kept,
    })
    const before = await lastEntry()
    expect((await edit(kept, {})).body).toEqual(kept)
    expect(await lastEntry()).toEqual(before)
  })

  test('shows markup as the text that it is', async () => {
    await create('<script>alert(1)</script>')
    const answer = await site.app.inject(publicList)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(await onSite()).toContain('<script>alert(1)</script>')
  })

  test.each([
    ['nothing', ''],
    ['two lines', 'due\nrighe'],
    ['turned text', 'gira\u202eto'],
    ['half a character', 'mezza \ud83c'],
    ['too much', 'x'.repeat(200)],
  ])('is not called %s', async (_what, called) => {
    const { status, body } = await send('POST', all, draft({ [name]: called }))
    expect([status, Object.keys(body.fields)]).toEqual([400, [name]])
  })

  test('walks through all of them without losing or repeating one', async () => {
    const seen: number[] = []
    let after: number | null = null
    do {
      const page: CatalogueEntryPage<Entry> = await list(after === null ? {} : { after: String(after) })
      seen.push(...page.entries.map(({ id }) => id))
      after = page.next
    } while (after !== null)
    const { rows } = await site.database.db.execute(
      sql`select id from ${sql.identifier(table)} where deleted_at is null order by id desc`,
    )
    expect(seen).toEqual(rows.map(({ id }) => id))
  })

  test('is gone for good after thirty days in the bin', async () => {
    const [kept, old] = [await create('Appena tolta'), await create('Tolta da un mese')]
    for (const { id } of [kept, old]) await send('DELETE', `${all}/${id}`)
    await site.database.db.execute(
      sql`update ${sql.identifier(table)} set deleted_at = now() - interval '31 days' where id = ${old.id}`,
    )
    await editing(site.database.db).emptyBin()
    expect((await send('GET', `${all}/${kept.id}`)).status).toBe(200)
    expect((await send('GET', `${all}/${old.id}`)).status).toBe(404)
  })

  test.each(['0', 'abc', '1.5', '-1', '2147483648', '999999', '%00'])('%s is none', async (id) => {
    const body = { ...draft(), basedOn: new Date().toISOString() }
    for (const [method, path, payload] of [
      ['GET', '', undefined],
      ['PUT', '', body],
      ['DELETE', '', undefined],
      ['POST', '/restore', undefined],
    ] as const) {
      const answer = await send(method, `${all}/${id}${path}`, payload)
      expect([method, path, answer.status, answer.body]).toEqual([method, path, 404, { message: missing }])
    }
  })
})
