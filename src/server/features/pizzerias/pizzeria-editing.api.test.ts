import { expect, test } from 'vitest'
import { addressOf } from '#contracts/endpoint.ts'
import { pizzeriaEditing } from '#contracts/pizzerias/admin-pizzerias.endpoints.ts'
import type { AdminPizzeria } from '#contracts/pizzerias/admin-pizzerias.ts'
import type { Pizzeria } from '#contracts/pizzerias/pizzeria.ts'
import { listPizzerias } from '#contracts/pizzerias/pizzerias.endpoints.ts'
import { pizzerias } from '#server/db/schema.ts'
import { pizzeriaDraft } from '#tests/support/entry-drafts.ts'
import { sharedApp } from '#tests/support/test-app.ts'
import { sharedAdmin } from '#tests/support/test-person.ts'

const site = sharedApp({ seeded: false })
const admin = sharedAdmin(site)

const create = async (more: object) => {
  const answer = await admin.call(pizzeriaEditing.create, { body: pizzeriaDraft(more) })
  return { status: answer.statusCode, body: answer.json() }
}
const onSite = async () => (await site.app.inject(listPizzerias.path)).json<Pizzeria[]>()

test('without a known year it stands behind the others', async () => {
  await create({ name: 'Senza anno', foundedYear: null })
  await create({ name: "Con l'anno", foundedYear: 2001 })
  expect((await onSite()).map(({ name, foundedYear }) => [name, foundedYear])).toEqual([
    ["Con l'anno", 2001],
    ['Senza anno', null],
  ])
})

test.each([
  ['foundedYear', '1951', "Scrivi l'anno con quattro cifre, o lascia vuoto se non è documentato"],
  ['foundedYear', 12, 'Scrivi un anno dal 1600'],
  ['foundedYear', 3000, "L'anno di fondazione non può essere nel futuro"],
  ['foundedYear', new Date().getFullYear() + 1, "L'anno di fondazione non può essere nel futuro"],
  ['city', '', 'Scrivi la città'],
  ['address', ' ', "Scrivi l'indirizzo"],
  ['knownFor', '', 'Scrivi per che cosa è conosciuta'],
])('%s %j is refused', async (field, wrong, message) => {
  const { status, body } = await create({ [field]: wrong })
  expect([status, body.fields]).toEqual([400, { [field]: message }])
})

test('a pizzeria may have opened this year', async () => {
  const foundedYear = new Date().getFullYear()
  const { status, body } = await create({ name: 'Appena aperta', foundedYear })
  expect([status, body.foundedYear]).toEqual([201, foundedYear])
})

test('the same name in another city is another pizzeria, in the same city it is taken', async () => {
  await create({ name: 'Da Sofia', city: 'Bari' })
  expect((await create({ name: 'Da Sofia', city: 'Lecce' })).status).toBe(201)
  const { status, body } = await create({ name: 'Da Sofia', city: 'Bari' })
  expect([status, body.fields]).toEqual([
    409,
    { name: "In questa città c'è già una pizzeria con questo nome" },
  ])
})

test('keeps the page that an imported one was read from', async () => {
  const sourceUrl = 'https://altrove.example/pizzeria'
  const values = { ...pizzeriaDraft({ name: 'Importata' }), sourceUrl }
  const [row] = await site.database.db.insert(pizzerias).values(values).returning()
  const path = addressOf(pizzeriaEditing.read, { params: { id: row?.id ?? 0 } })
  const { updatedAt } = (await admin.send('GET', path)).json<AdminPizzeria>()
  const change = { ...pizzeriaDraft({ name: 'Corretta', sourceUrl: null }), basedOn: updatedAt }
  expect((await admin.send('PUT', path, change)).json()).toMatchObject({ name: 'Corretta', sourceUrl })
})
