import type { Page } from '@playwright/test'
import { registerAccount, startSession } from '#contracts/accounts/accounts.endpoints.ts'
import { getAdminOverview } from '#contracts/admin/admin.endpoints.ts'
import { expectNotification, logInAsAdmin, open, refuse } from '../visitor.ts'
import { expect, test } from './own-site-test.ts'

const PASSWORD = 'biga e poolish'

/** Somebody with an account of whom nobody else has heard. */
async function newPerson(page: Page, name: string) {
  const username = `p${Math.random().toString(36).slice(2, 12)}`
  const email = `${username}@example.it`
  const data = { username, email, name, password: PASSWORD, passwordConfirm: PASSWORD }
  const answer = await page.request.post(registerAccount.path, { data })
  expect(answer.status()).toBe(201)
  return { username, email, name }
}

/** The row of the one person whom the search finds. */
async function find(page: Page, email: string) {
  await page.getByLabel('Cerca un utente').fill(email)
  const rows = page.getByRole('list', { name: 'Utenti trovati' }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(email)
  return rows
}

async function choose(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Azioni per ${name}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

test('the dashboard counts, finds people, suspends one with a reason, keeps the only administrator, and writes it all down', async ({
  page,
}) => {
  const person = await newPerson(page, `<b>Ugo</b> ${Math.random().toString(36).slice(2, 8)}`)
  await logInAsAdmin(page)
  // What cannot be read takes little room, and comes when it is asked for again.
  await refuse(page, getAdminOverview.path)
  await refuse(page, '/api/admin/users*')
  await open(page, '/admin')
  const head = page.locator('main header')
  const line = head.getByRole('alert')
  await expect(line).toContainText('I numeri del sito non sono arrivati.')
  expect((await line.boundingBox())?.height).toBeLessThan(50)
  await expect(page.getByText('Non siamo riusciti a caricare gli utenti.')).toBeVisible()
  await page.unroute(`**${getAdminOverview.path}`)
  await page.unroute('**/api/admin/users*')
  await head.getByRole('button', { name: 'Riprova' }).click()
  await expect(line).toHaveCount(0)
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByRole('list', { name: 'Utenti trovati' })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText([
    'Utenti',
    'Ricette',
    'Pizzerie',
    'Glossario',
    'Shop',
    'Newsletter',
    'Statistiche',
    /^Notifiche/,
    'Registro',
  ])
  const counters = page.getByLabel('Il sito in cifre')
  await expect(counters.getByRole('term')).toHaveText([
    'Utenti',
    'Ricette',
    'Pizzerie',
    'Voci del glossario',
    'In attesa di approvazione',
    'Bozze di ricette',
  ])
  await expect(counters.getByRole('definition').nth(1)).toHaveText(/^\d+$/)
  await page.getByLabel('Cerca un utente').fill('% nessuno _')
  await expect(page.getByText('Nessun utente trovato')).toBeVisible()

  await find(page, person.email)
  await expect(page.getByRole('heading', { level: 3, name: person.name })).toBeVisible()
  const suspended = page.getByText('Sospeso', { exact: true })
  await choose(page, person.name, 'Sospendi')
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(suspended).toHaveCount(0)
  await choose(page, person.name, 'Sospendi')
  await page.getByRole('dialog').getByRole('button', { name: 'Sospendi' }).click()
  await expectNotification(page, 'Utente sospeso', person.name)
  await expect(suspended).toBeVisible()
  const login = { data: { email: person.email, password: PASSWORD } }
  const refused = await page.context().request.post(startSession.path, login)
  expect(await refused.json()).toEqual({ message: 'Questo account è sospeso. Scrivici per riattivarlo.' })
  await choose(page, person.name, 'Riattiva')
  await page.getByRole('dialog').getByRole('button', { name: 'Riattiva' }).click()
  await expectNotification(page, 'Utente riattivato', person.name)

  await find(page, 'redazione@example.it')
  await choose(page, 'Amministratore', 'Togli dagli amministratori')
  await expect(page.getByRole('dialog')).toContainText("Sei tu: perderai subito l'accesso a questa pagina")
  await page.getByRole('dialog').getByRole('button', { name: 'Togli dagli amministratori' }).click()
  await expectNotification(
    page,
    'Modifica non riuscita',
    "È l'ultimo amministratore: nominane prima un altro, poi potrai toglierlo.",
  )
  await page.keyboard.press('Escape')

  // A tab is an address.
  await page.getByRole('tab', { name: 'Registro' }).click()
  await expect(page).toHaveURL('/admin?scheda=registro')
  await expect(page).toHaveTitle('Registro | Amministrazione | Cornicione')
  await expect(page.getByRole('heading', { level: 2, name: 'Registro' })).toBeVisible()
  await expect(
    page.getByRole('listitem').filter({ hasText: `Amministratore ha sospeso l'utente «${person.name}»` }),
  ).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2, name: 'Utenti' })).toBeVisible()
})
