import type { Page } from '@playwright/test'
import {
  deleteAccount,
  exportPersonalData,
  getMe,
  proveIdentity,
  saveProfile,
  startSession,
  verifyEmail,
} from '#contracts/accounts/accounts.endpoints.ts'
import { listCollections, listSavedVariants } from '#contracts/collections/collections.endpoints.ts'
import { listOwnRatings } from '#contracts/ratings/ratings.endpoints.ts'
import { expect, test } from './site-test.ts'
import {
  confirmAddress,
  expectNotification,
  logIn,
  open,
  type Reader,
  recordCalls,
  refuse,
  somebody,
  wake,
} from './visitor.ts'

async function openProfile(page: Page, who?: { isVerified: boolean }): Promise<Reader> {
  const reader = await logIn(page, who)
  await open(page, '/profilo')
  await expect(page.getByRole('tab')).toHaveText(["Informazioni sull'account", 'Sicurezza', 'I tuoi dati'])
  return reader
}

test('the account form says what is wrong, shows a change at once, and asks for the password before another address', async ({
  page,
  mailbox,
}) => {
  const taken = await logIn(page, { isVerified: false })
  const reader = await openProfile(page, { isVerified: false })
  await expect(page.getByRole('definition')).toHaveText([reader.name, reader.username, reader.email])

  // An address that is verified in another tab is known when the reader comes back, and not asked about again.
  await expect(page.getByText('Indirizzo da verificare')).toBeVisible()
  const calls = recordCalls(page)
  const comeBack = () => page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await confirmAddress(page, await mailbox.linkTo(verifyEmail.path, reader.email))
  await comeBack()
  await expect(page.getByText('Indirizzo verificato')).toBeVisible()
  await comeBack()
  await page.evaluate((path) => fetch(path), listCollections.path) // calls are recorded in their order
  expect(calls).toEqual([`GET ${getMe.path}`, `GET ${listCollections.path}`])

  const [name, username, email] = [
    page.getByLabel('Nome', { exact: true }),
    page.getByLabel('Nome utente'),
    page.getByLabel('E-mail'),
  ]
  const password = page.getByLabel('Password attuale').first()
  const save = page.getByRole('button', { name: 'Salva le modifiche' })
  await expect(password).toBeHidden()
  await name.fill('M')
  await email.fill('mario@')
  await username.fill('ma')
  await save.click()
  await expect(page.getByRole('alert')).toHaveText([
    'Il nome deve contenere almeno 2 caratteri',
    'Inserisci un indirizzo e-mail valido',
    "Per cambiare l'e-mail scrivi la password attuale",
    'Il nome utente deve contenere almeno 3 caratteri',
  ])

  // What the server refuses is told in its words, or in those of the page.
  await name.fill('Maria Bianchi')
  await email.fill(reader.email)
  await username.fill(taken.username)
  await save.click()
  await expectNotification(page, 'Aggiornamento fallito')
  await expect(username).toHaveAccessibleDescription('Questo nome utente è già in uso')
  // No server of the site answers in no words at all; one before it may.
  await page.route(`**${saveProfile.path}`, (route) => route.fulfill({ status: 502, body: 'guasto' }))
  await username.fill(somebody().username)
  await save.click()
  await expectNotification(page, 'Aggiornamento fallito', "Errore durante l'aggiornamento del profilo")
  await page.unroute(`**${saveProfile.path}`)
  await save.press('Enter')
  await expectNotification(page, 'Profilo aggiornato')
  await expect(save).toBeFocused()
  const account = page.getByRole('banner').getByRole('button', { name: 'Maria Bianchi' })
  await expect(account).toBeVisible()

  // Who has shown himself too long ago is asked who he is; then what he had typed is saved.
  let isStale = true
  await page.route(`**${saveProfile.path}`, (route) =>
    isStale
      ? route.fulfill({ status: 403, json: { message: 'Prima conferma che sei tu', missing: 'proof' } })
      : route.fallback(),
  )
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname === proveIdentity.path && answer.ok()) isStale = false
  })
  const dialog = page.getByRole('dialog', { name: 'Conferma che sei tu' })
  await name.fill('Maria Verdi')
  await save.click()
  await dialog.getByRole('button', { name: 'Annulla' }).click()
  await expectNotification(page, 'Aggiornamento fallito', 'Prima conferma che sei tu')
  await expect(name).toHaveValue('Maria Verdi')
  await save.click()
  await expect(dialog.getByLabel('La tua password')).toBeFocused()
  await dialog.getByLabel('La tua password').fill('non la mia password')
  await dialog.getByRole('button', { name: 'Conferma', exact: true }).click()
  await expect(dialog.getByRole('alert')).toHaveText('La password non è corretta')
  await dialog.getByLabel('La tua password').fill(reader.password)
  await dialog.getByRole('button', { name: 'Conferma', exact: true }).click()
  await expectNotification(page, 'Profilo aggiornato')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('definition').first()).toHaveText('Maria Verdi')

  // What another device has changed meanwhile is shown, not overwritten: the reader chooses.
  const elsewhere = async (changed: string) => {
    const me = await (await page.request.get(getMe.path)).json()
    await page.request.put(saveProfile.path, { data: { ...me, name: changed } })
  }
  const changedElsewhere = page.getByRole('alert').filter({ hasText: 'il profilo è cambiato altrove' })
  await page.reload()
  await wake(page)
  await elsewhere('Maria Neri')
  const ownUsername = somebody().username
  await username.fill(ownUsername)
  await save.click()
  await expect(changedElsewhere).toContainText('nome «Maria Neri»')
  await expect(name).toHaveValue('Maria Neri')
  await save.click()
  await expect(changedElsewhere).toHaveCount(0)
  await expect(page.getByRole('definition')).toContainText(['Maria Neri', ownUsername])
  await elsewhere('Maria Rossi')
  await name.fill('Maria Verdi')
  await save.click()
  await expect(name).toHaveValue('Maria Verdi')
  await changedElsewhere.getByRole('button', { name: 'Riprendi i dati di adesso' }).click()
  await expect(changedElsewhere).toHaveCount(0)
  await expect(name).toHaveValue('Maria Rossi')
  await name.fill('Maria Bianchi')

  await email.fill(`nuova-${reader.email}`)
  await save.click()
  await expect(page.getByText("Per cambiare l'e-mail scrivi la password attuale")).toBeVisible()
  await expect(password).toBeFocused()
  await password.fill('non la mia password')
  await save.click()
  await expect(password).toHaveAccessibleDescription('La password attuale non è corretta')
  await password.fill(reader.password)
  await save.click()
  await expectNotification(
    page,
    'Profilo aggiornato',
    `Ti abbiamo scritto a nuova-${reader.email}: apri il link per confermare il nuovo indirizzo.`,
  )
  await expect(password).toBeHidden()
  await page.reload()
  await expect(account).toBeVisible()
  await expect(name).toHaveValue('Maria Bianchi')
})

test('other devices are logged out, one or all, and the password is changed; the focus does not get lost', {
  tag: '@proof',
}, async ({ page, playwright, siteOrigin }) => {
  const reader = await logIn(page)
  const elsewhere = await playwright.request.newContext({ baseURL: siteOrigin })
  const logInElsewhere = async () =>
    expect((await elsewhere.post(startSession.path, { data: reader })).status()).toBe(200)
  const expectLoggedOut = async () => expect((await elsewhere.get(getMe.path)).status()).toBe(401)
  await logInElsewhere()
  await open(page, '/profilo')

  // What was typed stays while another tab is looked at.
  const tab = (name: string) => page.getByRole('tab', { name })
  const name = page.getByLabel('Nome', { exact: true })
  await name.fill('Maria Bianchi')
  await tab('Sicurezza').click()
  await expect(name).toBeHidden()
  const current = page.getByLabel('Password attuale')
  await current.fill('biga e')
  await tab('I tuoi dati').click()
  await tab("Informazioni sull'account").click()
  await expect(name).toHaveValue('Maria Bianchi')
  await expect(current).toBeHidden()
  await tab('Sicurezza').click()
  await expect(current).toHaveValue('biga e')

  const devices = page.getByRole('list', { name: 'Dispositivi collegati' }).getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await devices.getByRole('button', { name: /^Scollega / }).press('Enter')
  await expectNotification(page, 'Dispositivo scollegato')
  await expect(devices).toHaveCount(1)
  await expect(devices).toContainText('questo dispositivo')
  await expect(page.getByRole('heading', { name: 'Altri dispositivi' })).toBeFocused()
  await expectLoggedOut()
  await logInElsewhere()
  await page.getByRole('button', { name: 'Esci dagli altri dispositivi' }).click()
  await expectNotification(page, 'Dispositivi scollegati')
  await expectLoggedOut()

  await current.fill('')
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
  await page.reload()
  await expect(page.getByRole('definition').first()).toHaveText(reader.name) // logged in as before
  await elsewhere.dispose()
})

test('the data are taken along and the account is deleted: then the reader is nobody, here and in the other tabs', async ({
  page,
  context,
}) => {
  const reader = await openProfile(page)
  const other = await context.newPage()
  await open(other, '/shop')
  await other.getByRole('button', { name: reader.name }).click()
  await expect(other.getByRole('menuitem').first()).toBeVisible() // the menu has arrived, and listens

  await page.getByRole('tab', { name: 'I tuoi dati' }).click()
  const file = page.getByRole('link', { name: 'Scarica il file' })
  await expect(file).toHaveAttribute('href', exportPersonalData.path)
  const download = page.waitForEvent('download')
  await file.click()
  expect((await download).suggestedFilename()).toMatch(/\.json$/)

  await page.getByRole('button', { name: "Elimina l'account" }).click()
  const dialog = page.getByRole('dialog', { name: "Eliminare l'account?" })
  const password = dialog.getByLabel('Password', { exact: true })
  const forEver = dialog.getByRole('button', { name: 'Elimina per sempre' })
  await forEver.click()
  await expect(dialog.getByRole('alert')).toHaveText('La password è richiesta')
  await dialog.getByRole('button', { name: 'Annulla' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/profilo')
  await page.getByRole('button', { name: "Elimina l'account" }).click()
  await password.fill('non la mia password')
  await forEver.click()
  await expectNotification(page, 'Eliminazione non riuscita')
  await refuse(page, deleteAccount.path)
  await password.fill(reader.password)
  await forEver.click()
  await expectNotification(page, 'Eliminazione non riuscita', 'Guasto di prova')
  await expect(page).toHaveURL('/profilo')
  await page.unroute(`**${deleteAccount.path}`)

  const calls = recordCalls(page)
  await forEver.click()
  await expectNotification(page, 'Account eliminato')
  await expect(page).toHaveURL('/')
  await page.locator('#pizza-box').scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: 'Accesso Richiesto' })).toBeVisible()
  const personal: string[] = [listCollections.path, listSavedVariants.path, listOwnRatings.path, getMe.path]
  expect(calls.filter((call) => personal.some((path) => call.endsWith(path)))).toEqual([])
  await expect(other.getByRole('banner').getByRole('link', { name: 'Accedi' })).toBeVisible()
  await expect(other.getByText(reader.name)).toHaveCount(0)
})
