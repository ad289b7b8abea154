import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addressOf } from '#contracts/endpoint.ts'
import { glossaryEditing } from '#contracts/glossary/admin-glossary.endpoints.ts'
import type { AdminGlossaryTerm } from '#contracts/glossary/admin-glossary.ts'
import { listGlossaryTerms } from '#contracts/glossary/glossary.endpoints.ts'
import type { GlossaryTerm } from '#contracts/glossary/glossary-term.ts'
import { glossaryTerms } from '#server/db/schema.ts'
import { termDraft } from '#tests/support/entry-drafts.ts'
import { sharedApp } from '#tests/support/test-app.ts'
import { sharedAdmin } from '#tests/support/test-person.ts'

const site = sharedApp({ seeded: false })
const admin = sharedAdmin(site)

const send = async (...call: Parameters<typeof admin.send>) => {
  const answer = await admin.send(...call)
  return { status: answer.statusCode, body: answer.json() }
}
const create = async (term: string, more: object = {}) => {
  const { status, body } = await send('POST', glossaryEditing.create.path, termDraft({ term, ...more }))
  expect([status, body]).toEqual([201, body])
  return body as AdminGlossaryTerm
}
const saved = async (id: number) =>
  (await send('GET', addressOf(glossaryEditing.read, { params: { id } }))).body as AdminGlossaryTerm
const edit = async (id: number, more: object) => {
  const { term, definition, related, updatedAt } = await saved(id)
  const draft = { term, definition, related, linkBack: false, ...more }
  return send('PUT', addressOf(glossaryEditing.change, { params: { id } }), { ...draft, basedOn: updatedAt })
}
const onSite = async (term: string) =>
  (await site.app.inject(listGlossaryTerms.path)).json<GlossaryTerm[]>().find((one) => one.term === term)

test("a renamed word is renamed in all that lead to it, and they are then the site's", async () => {
  const biga = await create('biga')
  const poolish = await create('poolish', { related: ['biga'] })
  await edit(biga.id, { term: 'biga classica', related: ['poolish'] })
  expect((await onSite('poolish'))?.related).toEqual(['biga classica'])
  expect((await saved(biga.id)).linkedFrom).toEqual(['poolish'])
  const [row] = await site.database.db.select().from(glossaryTerms).where(eq(glossaryTerms.id, poolish.id))
  expect(row?.editedAt).toBeInstanceOf(Date)
  expect(row?.updatedAt.toISOString()).not.toBe(poolish.updatedAt)
})

test('a deleted word is no dead link, and its links come back with it', async () => {
  const autolisi = await create('autolisi')
  const puntata = await create('puntata', { related: ['autolisi'] })
  await send('DELETE', addressOf(glossaryEditing.remove, { params: { id: autolisi.id } }))
  expect((await onSite('puntata'))?.related).toEqual([])
  expect((await edit(puntata.id, { definition: "Un'altra." })).status).toBe(200)
  await send('POST', `${addressOf(glossaryEditing.read, { params: { id: autolisi.id } })}/restore`)
  expect((await onSite('puntata'))?.related).toEqual(['autolisi'])
})

test('links back where there are none, when asked', async () => {
  await create('staglio')
  await create('pirlatura', { related: ['staglio'] })
  const appretto = await create('appretto', { related: ['staglio', 'pirlatura'], linkBack: true })
  expect((await onSite('staglio'))?.related).toEqual(['appretto'])
  expect((await onSite('pirlatura'))?.related).toEqual(['staglio', 'appretto'])
  expect((await saved(appretto.id)).linkedFrom).toEqual(['pirlatura', 'staglio'])
  await edit(appretto.id, { linkBack: true, definition: 'Di nuovo.' })
  expect((await onSite('staglio'))?.related).toEqual(['appretto'])
})

test.each([
  ['a word that is not there', ['inesistente']],
  ['another spelling', ['Forza']],
])('does not lead to %s', async (_what, related) => {
  await create(`forza${related[0]}`.toLowerCase())
  const { status, body } = await send('POST', glossaryEditing.create.path, termDraft({ term: 'x', related }))
  expect([status, Object.keys(body.fields)]).toEqual([400, ['related']])
})

test('does not lead to itself, nor twice to the same', async () => {
  const { id } = await create('cottura')
  await create('vapore')
  expect((await edit(id, { related: ['cottura'] })).status).toBe(400)
  expect((await edit(id, { term: 'cottura lenta', related: ['cottura'] })).status).toBe(400)
  expect((await edit(id, { related: ['vapore', 'vapore'] })).status).toBe(400)
})

test('leads to no word that no database stores', async () => {
  for (const strange of ['\u0000', 'bi\ud83dga']) {
    const draft = termDraft({ term: 'lievitino', related: [strange] })
    const { status, body } = await send('POST', glossaryEditing.create.path, draft)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['related.0']])
  }
})

test('is there once, whatever its capitals, and a name in the bin can be taken', async () => {
  const taken = { term: "Nel glossario c'è già una voce con questo nome" }
  const first = await create('Cenere')
  const again = await send('POST', glossaryEditing.create.path, termDraft({ term: 'cenere' }))
  expect([again.status, again.body.fields]).toEqual([409, taken])
  const other = await create('ceneri')
  expect((await edit(other.id, { term: 'CENERE' })).body.fields).toEqual(taken)
  await send('DELETE', addressOf(glossaryEditing.remove, { params: { id: first.id } }))
  await create('cenere')
  const restored = await send(
    'POST',
    `${addressOf(glossaryEditing.read, { params: { id: first.id } })}/restore`,
  )
  expect([restored.status, restored.body.fields]).toEqual([409, taken])
})

test('two words renamed at once wait for each other', async () => {
  const [one, other] = [await create('alfa'), await create('beta', { related: ['alfa'] })]
  await edit(one.id, { related: ['beta'] })
  const answers = await Promise.all([
    edit(one.id, { term: 'alfa bis', related: ['beta'] }),
    edit(other.id, { term: 'beta bis', related: ['alfa'] }),
  ])
  expect(answers.map(({ status }) => status)).toContain(200)
  for (const { status } of answers) expect([200, 400, 409]).toContain(status)
  for (const id of [one.id, other.id]) {
    const { term, related } = await saved(id)
    expect((await onSite(term))?.related).toEqual(related)
  }
})
