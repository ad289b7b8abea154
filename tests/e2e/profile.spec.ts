import { apiPaths } from '#contracts/api-paths.ts'
import { expect, test } from './site-test.ts'
import { expectNotification, logIn, mario, open, recordCalls } from './visitor.ts'

test.beforeEach(async ({ page }) => {
  await logIn(page)
  await open(page, '/profilo')
  await expect(page.getByRole('tab')).toHaveText(['Informazioni account', 'Sicurezza', 'I miei dati'])
})

test('the account form says what is wrong', async ({ page }) => {
  await page.getByLabel('Nome', { exact: true }).fill('M')
  await page.getByLabel('E-mail').fill('mario@')
  await page.getByLabel('Nome utente').fill('ma')
  await page.getByRole('button', { name: 'Salva le modifiche' }).click()
  await expect(page.getByRole('alert')).toHaveText([
    'Il nome deve contenere almeno 2 caratteri',
    'Inserisci un indirizzo e-mail valido',
    'Il nome utente deve contenere almeno 3 caratteri',
  ])
})

test('a changed name stands in the header at once', async ({ page }) => {
  await page.route(`**${apiPaths.profile}`, async (route) => {
    expect(route.request().method()).toBe('PUT')
    await route.fulfill({ json: { ...mario, ...route.request().postDataJSON() } })
  })
  await page.getByLabel('Nome', { exact: true }).fill('Maria Bianchi')
  await page.getByRole('button', { name: 'Salva le modifiche' }).click()
  await expectNotification(page, 'Profilo aggiornato')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Maria Bianchi' })).toBeVisible()
})

test('what was typed stays while another tab is looked at', async ({ page }) => {
  const tab = (name: string) => page.getByRole('tab', { name })
  await page.getByLabel('Nome', { exact: true }).fill('Maria Bianchi')
  await tab('Sicurezza').click()
  await expect(page.getByLabel('Nome', { exact: true })).toBeHidden()
  await page.getByLabel('Password attuale').fill('biga e')
  await tab('I miei dati').click()
  await tab('Informazioni account').click()
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Maria Bianchi')
  await expect(page.getByLabel('Password attuale')).toBeHidden()
  await tab('Sicurezza').click()
  await expect(page.getByLabel('Password attuale')).toHaveValue('biga e')
})

test('the focus stays on the button that saved', async ({ page }) => {
  await page.route(`**${apiPaths.profile}`, (route) => route.fulfill({ json: mario }))
  const save = page.getByRole('button', { name: 'Salva le modifiche' })
  await save.press('Enter')
  await expectNotification(page, 'Profilo aggiornato')
  await expect(save).toBeFocused()
})

test('an address verified in another tab is known when the reader comes back', async ({ page }) => {
  const me = { ...mario, emailVerified: false }
  await page.route(`**${apiPaths.me}`, (route) => route.fulfill({ json: me }))
  await open(page, '/profilo')
  await expect(page.getByText('Indirizzo da verificare')).toBeVisible()
  const calls = recordCalls(page)
  const comeBack = () => page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  me.emailVerified = true
  await comeBack()
  await expect(page.getByText('Indirizzo verificato')).toBeVisible()
  await comeBack()
  await page.evaluate((path) => fetch(path), apiPaths.collections) // calls are recorded in their order
  expect(calls).toEqual([`GET ${apiPaths.me}`, `GET ${apiPaths.collections}`])
})

for (const { name, answer, description } of [
  {
    name: 'the words of the server',
    answer: { message: 'E-mail già in uso' },
    description: 'E-mail già in uso',
  },
  { name: 'its own words', answer: 'guasto', description: "Errore durante l'aggiornamento del profilo" },
]) {
  test(`a refused change is told in ${name}`, async ({ page }) => {
    await page.route(`**${apiPaths.profile}`, (route) => route.fulfill({ status: 409, json: answer }))
    await page.getByRole('button', { name: 'Salva le modifiche' }).click()
    await expectNotification(page, 'Aggiornamento fallito', description)
  })
}

test.describe('the password form', () => {
  test.beforeEach(({ page }) => page.getByRole('tab', { name: 'Sicurezza' }).click())

  test('says what is wrong', async ({ page }) => {
    await page.getByLabel('Nuova password', { exact: true }).fill('12345')
    await page.getByLabel('Conferma nuova password').fill('1234')
    await page.getByRole('button', { name: 'Cambia password' }).click()
    await expect(page.getByRole('alert')).toHaveText([
      'La password attuale è richiesta',
      'La nuova password deve contenere almeno 6 caratteri',
      'Le password non corrispondono',
    ])
  })

  test('shows a wrong current password on its field, and empties itself after a change', async ({ page }) => {
    const wrong = { currentPassword: 'La password attuale non è corretta' }
    await page.route(`**${apiPaths.password}`, (route) =>
      route.fulfill({ status: 400, json: { message: 'Dati non validi', fields: wrong } }),
    )
    await page.getByLabel('Password attuale').fill('sbagliata')
    await page.getByLabel('Nuova password', { exact: true }).fill('biga e poolish')
    await page.getByLabel('Conferma nuova password').fill('biga e poolish')
    await page.getByRole('button', { name: 'Cambia password' }).click()
    await expectNotification(page, 'Aggiornamento fallito', "Errore durante l'aggiornamento della password")
    await expect(page.getByLabel('Password attuale')).toHaveAccessibleDescription(wrong.currentPassword)
    await page.unroute(`**${apiPaths.password}`)
    await page.route(`**${apiPaths.password}`, (route) => route.fulfill({ json: { message: 'Fatto' } }))
    await page.getByLabel('Password attuale').fill('quella giusta')
    await page.getByRole('button', { name: 'Cambia password' }).click()
    await expectNotification(page, 'Password aggiornata')
    await expect(page.getByLabel('Password attuale')).toHaveValue('')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test('deleting the account asks for the password and can be left', async ({ page }) => {
  await page.getByRole('tab', { name: 'I miei dati' }).click()
  await expect(page.getByRole('link', { name: 'Scarica il file' })).toHaveAttribute(
    'href',
    '/api/auth/export',
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
  const other = await context.newPage()
  await logIn(other)
  await open(other, '/shop')
  await other.getByRole('button', { name: 'Mario Rossi' }).click()
  await expect(other.getByRole('menuitem')).toHaveCount(2) // the menu has arrived, and listens
  await page.route(`**${apiPaths.account}`, (route) => route.fulfill({ status: 204 }))

  await page.getByRole('tab', { name: 'I miei dati' }).click()
  await page.getByRole('button', { name: "Elimina l'account" }).click()
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill('la biga riposa')
  const calls = recordCalls(page)
  await page.getByRole('button', { name: 'Elimina per sempre' }).click()
  await expectNotification(page, 'Account eliminato')
  await expect(page).toHaveURL('/')
  await page.locator('#pizza-box').scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: 'Accesso Richiesto' })).toBeVisible()
  const personal: string[] = [apiPaths.collections, apiPaths.savedVariants, apiPaths.ownRatings, apiPaths.me]
  expect(calls.filter((call) => personal.some((path) => call.endsWith(path)))).toEqual([])

  await expect(other.getByRole('banner').getByRole('link', { name: 'Accedi' })).toBeVisible()
  await expect(other.getByText('Mario Rossi')).toHaveCount(0)
})
