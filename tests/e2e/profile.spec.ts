import type { Page } from '@playwright/test'
import {
  deleteAccount,
  exportPersonalData,
  getMe,
  saveProfile,
} from '#contracts/accounts/accounts.endpoints.ts'
import { listCollections, listSavedVariants } from '#contracts/collections/collections.endpoints.ts'
import { listOwnRatings } from '#contracts/ratings/ratings.endpoints.ts'
import { expect, test } from './site-test.ts'
import { expectNotification, logIn, open, type Reader, recordCalls, refuse, somebody } from './visitor.ts'

async function openProfile(page: Page, who?: { isVerified: boolean }): Promise<Reader> {
  const reader = await logIn(page, who)
  await open(page, '/profilo')
  await expect(page.getByRole('tab')).toHaveText(["Informazioni sull'account", 'Sicurezza', 'I tuoi dati'])
  return reader
}

test('the account form says what is wrong', async ({ page }) => {
  await openProfile(page)
  await page.getByLabel('Nome', { exact: true }).fill('M')
  await page.getByLabel('E-mail').fill('mario@')
  await page.getByLabel('Nome utente').fill('ma')
  await page.getByRole('button', { name: 'Salva le modifiche' }).click()
  await expect(page.getByRole('alert')).toHaveText([
    'Il nome deve contenere almeno 2 caratteri',
    'Inserisci un indirizzo e-mail valido',
    "Per cambiare l'e-mail scrivi la password attuale",
    'Il nome utente deve contenere almeno 3 caratteri',
  ])
})

test('a changed name stands in the header at once and after a reload, and the focus stays', async ({
  page,
}) => {
  await openProfile(page)
  await page.getByLabel('Nome', { exact: true }).fill('Maria Bianchi')
  const save = page.getByRole('button', { name: 'Salva le modifiche' })
  await save.press('Enter')
  await expectNotification(page, 'Profilo aggiornato')
  await expect(save).toBeFocused()
  const account = page.getByRole('banner').getByRole('button', { name: 'Maria Bianchi' })
  await expect(account).toBeVisible()
  await page.reload()
  await expect(account).toBeVisible()
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Maria Bianchi')
})

test('what was typed stays while another tab is looked at', async ({ page }) => {
  await openProfile(page)
  const tab = (name: string) => page.getByRole('tab', { name })
  await page.getByLabel('Nome', { exact: true }).fill('Maria Bianchi')
  await tab('Sicurezza').click()
  await expect(page.getByLabel('Nome', { exact: true })).toBeHidden()
  await page.getByLabel('Password attuale').fill('biga e')
  await tab('I tuoi dati').click()
  await tab("Informazioni sull'account").click()
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Maria Bianchi')
  await expect(page.getByLabel('Password attuale')).toBeHidden()
  await tab('Sicurezza').click()
  await expect(page.getByLabel('Password attuale')).toHaveValue('biga e')
})

test('another address asks for the password, beside its field', async ({ page }) => {
  const reader = await openProfile(page)
  const password = page.getByLabel('Password attuale').first()
  const save = page.getByRole('button', { name: 'Salva le modifiche' })
  await expect(password).toBeHidden()
  await page.getByLabel('E-mail').fill(`nuova-${reader.email}`)
  await save.click()
  await expect(page.getByText("Per cambiare l'e-mail scrivi la password attuale")).toBeVisible()
  await expect(password).toBeFocused()
  await password.fill('non la mia password')
  await save.click()
  await expect(page.getByText('La password attuale non è corretta')).toBeVisible()
  await password.fill(reader.password)
  await save.click()
  await expectNotification(
    page,
    'Profilo aggiornato',
    `Ti abbiamo scritto a nuova-${reader.email}: apri il link per confermare il nuovo indirizzo.`,
  )
  await expect(password).toBeHidden()
})

test('an address verified in another tab is known when the reader comes back', async ({ page, mailbox }) => {
  const reader = await openProfile(page, { isVerified: false })
  await expect(page.getByText('Indirizzo da verificare')).toBeVisible()
  const calls = recordCalls(page)
  const comeBack = () => page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await page.request.get(await mailbox.linkTo('/api/auth/verify', reader.email), { maxRedirects: 0 })
  await comeBack()
  await expect(page.getByText('Indirizzo verificato')).toBeVisible()
  await comeBack()
  await page.evaluate((path) => fetch(path), listCollections.path) // calls are recorded in their order
  expect(calls).toEqual([`GET ${getMe.path}`, `GET ${listCollections.path}`])
})

test('a refused change is told in the words of the server, or in its own', async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage()
  const taken = await logIn(other)
  await other.context().close()
  await openProfile(page)
  await page.getByLabel('Nome utente').fill(taken.username)
  await page.getByRole('button', { name: 'Salva le modifiche' }).click()
  await expectNotification(page, 'Aggiornamento fallito')
  await expect(page.getByLabel('Nome utente')).toHaveAccessibleDescription('Questo nome utente è già in uso')
  // No server of the site answers in no words at all; one before it may.
  await page.route(`**${saveProfile.path}`, (route) => route.fulfill({ status: 502, body: 'guasto' }))
  await page.getByLabel('Nome utente').fill(somebody().username)
  await page.getByRole('button', { name: 'Salva le modifiche' }).click()
  await expectNotification(page, 'Aggiornamento fallito', "Errore durante l'aggiornamento del profilo")
})

test('the password form says what is wrong, also what only the server knows, and empties itself after a change', async ({
  page,
}) => {
  const reader = await openProfile(page)
  await page.getByRole('tab', { name: 'Sicurezza' }).click()
  const current = page.getByLabel('Password attuale')
  const change = page.getByRole('button', { name: 'Cambia password' })
  await page.getByLabel('Nuova password', { exact: true }).fill('12345')
  await page.getByLabel('Conferma nuova password').fill('1234')
  await change.click()
  await expect(page.getByRole('alert')).toHaveText([
    'La password attuale è richiesta',
    'La nuova password deve contenere almeno 6 caratteri',
    'Le password non corrispondono',
  ])
  await current.fill('sbagliata')
  await page.getByLabel('Nuova password', { exact: true }).fill('semola rimacinata')
  await page.getByLabel('Conferma nuova password').fill('semola rimacinata')
  await change.click()
  await expectNotification(page, 'Aggiornamento fallito')
  await expect(current).toHaveAccessibleDescription('La password attuale non è corretta')
  await current.fill(reader.password)
  await change.click()
  await expectNotification(page, 'Password aggiornata')
  await expect(current).toHaveValue('')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('deleting the account asks for the password and can be left', { tag: '@phone-only' }, async ({
  page,
}) => {
  await openProfile(page)
  await page.getByRole('tab', { name: 'I tuoi dati' }).click()
  await expect(page.getByRole('link', { name: 'Scarica il file' })).toHaveAttribute(
    'href',
    exportPersonalData.path,
  )
  await page.getByRole('button', { name: "Elimina l'account" }).click()
  const dialog = page.getByRole('dialog', { name: "Eliminare l'account?" })
  await dialog.getByRole('button', { name: 'Elimina per sempre' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('La password è richiesta')
  await dialog.getByRole('button', { name: 'Annulla' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/profilo')
})

test('who has deleted the account is nobody, here and in the other tabs', async ({ page, context }) => {
  const reader = await openProfile(page)
  const other = await context.newPage()
  await open(other, '/shop')
  await other.getByRole('button', { name: reader.name }).click()
  await expect(other.getByRole('menuitem').first()).toBeVisible() // the menu has arrived, and listens

  await page.getByRole('tab', { name: 'I tuoi dati' }).click()
  await page.getByRole('button', { name: "Elimina l'account" }).click()
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(reader.password)
  const calls = recordCalls(page)
  await page.getByRole('button', { name: 'Elimina per sempre' }).click()
  await expectNotification(page, 'Account eliminato')
  await expect(page).toHaveURL('/')
  await page.locator('#pizza-box').scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: 'Accesso Richiesto' })).toBeVisible()
  const personal: string[] = [listCollections.path, listSavedVariants.path, listOwnRatings.path, getMe.path]
  expect(calls.filter((call) => personal.some((path) => call.endsWith(path)))).toEqual([])

  await expect(other.getByRole('banner').getByRole('link', { name: 'Accedi' })).toBeVisible()
  await expect(other.getByText(reader.name)).toHaveCount(0)
})

test('a deletion that fails says so, and the account stays', async ({ page }) => {
  const reader = await openProfile(page)
  await refuse(page, deleteAccount.path)
  await page.getByRole('tab', { name: 'I tuoi dati' }).click()
  await page.getByRole('button', { name: "Elimina l'account" }).click()
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(reader.password)
  await page.getByRole('button', { name: 'Elimina per sempre' }).click()
  await expectNotification(page, 'Eliminazione non riuscita')
  await expect(page).toHaveURL('/profilo')
})
