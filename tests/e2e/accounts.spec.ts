import type { Page } from '@playwright/test'
import { expect, test } from './site-test.ts'
import { expectNotification, notification, open, type Reader, recipeOf, somebody } from './visitor.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const NAME = 'Prova Pizzaiola'
const newcomer = () => somebody(NAME)

async function register(page: Page, { name, username, email, password }: Reader) {
  await open(page, '/auth')
  await page.getByRole('tab', { name: 'Registrati' }).click()
  await page.getByLabel('Nome', { exact: true }).fill(name)
  await page.getByLabel('Nome utente').fill(username)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Conferma password').fill(password)
  await page.getByRole('button', { name: 'Crea il tuo account' }).click()
}

async function logIn(page: Page, { email, password }: Reader) {
  await open(page, '/auth')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entra' }).click()
}

const accountButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: NAME })

async function expectLoggedIn(page: Page) {
  await expect(accountButton(page)).toBeVisible()
}

test('register, read the mail, verify, log out, log in', async ({ page, mailbox }) => {
  const person = newcomer()
  await register(page, person)
  await expect(page).toHaveURL('/')
  await expectNotification(page, 'Registrazione completata')
  await expect(notification(page)).toContainText(person.email)
  await expectLoggedIn(page)
  const notice = page.getByRole('region', { name: "Verifica dell'e-mail" })
  await expect(notice).toContainText(person.email)

  const link = await mailbox.linkTo('/api/auth/verify', person.email)
  const broken = link.slice(0, -4) + (link.endsWith('AAAA') ? 'BBBB' : 'AAAA')
  await page.goto(broken)
  await expect(page).toHaveURL('/errore-verifica')
  await page.goto(link)
  await expect(page).toHaveURL('/verifica-completata')
  await expectLoggedIn(page)
  await expect(notice).toHaveCount(0)
  await page.goto(link) // opened again, it still tells the truth
  await expect(page).toHaveURL('/verifica-completata')

  await accountButton(page).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expectNotification(page, 'Logout effettuato')
  await logIn(page, { ...person, password: 'non è questa' })
  await expectNotification(page, 'Login fallito')
  await logIn(page, { ...person, email: person.email.toUpperCase() })
  await expectNotification(page, 'Login effettuato', `Benvenuto ${NAME}!`)
  await page.reload()
  await expectLoggedIn(page)
})

test('a taken address and a taken name are told on their fields', async ({ page }) => {
  const person = newcomer()
  await register(page, person)
  await expect(page).toHaveURL('/')
  await page.context().clearCookies()
  await register(page, { ...person, email: person.email.toUpperCase() })
  await expectNotification(page, 'Registrazione fallita')
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('E-mail').fill(newcomer().email)
  await page.getByRole('button', { name: 'Crea il tuo account' }).click()
  await expect(page.getByLabel('Nome utente')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('E-mail')).not.toHaveAttribute('aria-invalid', 'true')
})

test('what a reader rates and collects is there after a reload', async ({ page }) => {
  const id = 71 // votes stay: no other test looks at it
  await register(page, newcomer())
  await expect(page).toHaveURL('/')
  const { name, ratingCount } = await recipeOf(page, id)

  await open(page, `/ricette/${id}`)
  await page.getByRole('button', { name: '5 pizzette' }).click()
  await expectNotification(page, 'Valutazione salvata', 'Hai valutato questa ricetta con 5 pizzette.')
  await page.getByRole('button', { name: '4 pizzette' }).click()
  await expect(page.getByRole('img', { name: 'Voto 4,0 su 5' }).first()).toBeVisible()
  await expect(page.getByText(`(${ratingCount + 1} valutazioni)`).first()).toBeVisible()
  await page.getByRole('button', { name: `Preferiti: ${name}` }).click()
  await expectNotification(page, 'Aggiunto')

  await page.getByRole('navigation', { name: 'Percorso' }).getByRole('link', { name: 'Ricette' }).click()
  // The list shows twenty-four at a time.
  await page.getByRole('main').getByRole('searchbox', { name: 'Cerca' }).fill(name)
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
  await expect(card.getByRole('img', { name: 'Voto 4,0 su 5' })).toBeVisible()

  await open(page, '/')
  const box = page.locator('#pizza-box')
  await expect(box.getByRole('tab')).toHaveText(['Preferiti1', 'Da Provare0'])
  await box.getByRole('button', { name: 'Nuova Collezione' }).click()
  await page.getByLabel('Nome della collezione').fill('Del sabato')
  await page.getByRole('button', { name: 'Crea', exact: true }).click()
  await expectNotification(page, 'Collezione creata')
  await box.getByRole('button', { name: 'Aggiungi', exact: true }).click()
  await page.getByRole('dialog').getByRole('searchbox').fill('marinara')
  const kept = page.waitForResponse(/\/api\/collections\/.+\/recipes\//)
  await page.getByRole('button', { name: 'Aggiungi Pizza Marinara', exact: true }).click()
  expect((await kept).status()).toBe(200)

  await open(page, '/')
  await expect(box.getByRole('tab')).toHaveText(['Preferiti1', 'Da Provare0', 'Del sabato1'])
  await box.getByRole('tab', { name: 'Del sabato' }).click()
  await box.getByRole('button', { name: 'Rimuovi Pizza Marinara' }).click()
  await expect(box.getByText('Questa collezione è vuota')).toBeVisible()
  await open(page, `/ricette/${id}`)
  await expect(page.getByRole('img', { name: 'Voto 4,0 su 5' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: `Preferiti: ${name}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('one device is logged out from another, and the focus does not get lost', async ({ page, browser }) => {
  const person = newcomer()
  await register(page, person)
  await expect(page).toHaveURL('/')
  const other = await (await browser.newContext()).newPage()
  await logIn(other, person)
  await expectLoggedIn(other)

  await open(page, '/profilo')
  await page.getByRole('tab', { name: 'Sicurezza' }).click()
  const devices = page.getByRole('list', { name: 'Dispositivi collegati' }).getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await devices.getByRole('button', { name: /^Scollega / }).press('Enter')
  await expectNotification(page, 'Dispositivo scollegato')
  await expect(devices).toHaveCount(1)
  await expect(devices).toContainText('questo dispositivo')
  await expect(page.getByRole('heading', { name: 'Altri dispositivi' })).toBeFocused()
  await open(other, '/profilo')
  await expect(other).toHaveURL('/auth')
  await other.context().close()
})

test('a new password logs the other devices out; a deleted account is gone', async ({ page, browser }) => {
  const person = newcomer()
  await register(page, person)
  await expect(page).toHaveURL('/')
  const other = await (await browser.newContext()).newPage()
  await logIn(other, person)
  await expectLoggedIn(other)

  await open(page, '/profilo')
  await page.getByRole('tab', { name: 'Sicurezza' }).click()
  await page.getByRole('button', { name: 'Esci dagli altri dispositivi' }).click()
  await expectNotification(page, 'Dispositivi scollegati')
  await open(other, '/profilo')
  await expect(other).toHaveURL('/auth')
  await logIn(other, person)
  await expectLoggedIn(other)

  await page.getByLabel('Password attuale').fill(person.password)
  await page.getByLabel('Nuova password', { exact: true }).fill('il poolish no')
  await page.getByLabel('Conferma nuova password').fill('il poolish no')
  await page.getByRole('button', { name: 'Cambia password' }).click()
  await expectNotification(page, 'Password aggiornata')
  await open(page, '/profilo')
  await expect(page).toHaveURL('/profilo')
  await expect(page.getByRole('tab', { name: 'Sicurezza' })).toBeVisible()
  await open(other, '/profilo')
  await expect(other).toHaveURL('/auth')
  await other.context().close()

  await page.getByRole('tab', { name: 'I tuoi dati' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Scarica il file' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.json$/)
  await page.getByRole('button', { name: "Elimina l'account" }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Elimina per sempre' }).click()
  await expectNotification(page, 'Eliminazione non riuscita')
  await dialog.getByLabel('Password', { exact: true }).fill('il poolish no')
  await dialog.getByRole('button', { name: 'Elimina per sempre' }).click()
  await expectNotification(page, 'Account eliminato')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Accedi' })).toBeVisible()
  await logIn(page, { ...person, password: 'il poolish no' })
  await expectNotification(page, 'Login fallito')
})

test('a forgotten password is replaced through the mail, once', async ({ page, mailbox }) => {
  const person = newcomer()
  await register(page, person)
  await expect(page).toHaveURL('/')
  await page.context().clearCookies()
  await open(page, '/auth')
  await page.getByRole('link', { name: 'Password dimenticata?' }).click()
  await expect(page.getByRole('button', { name: 'Mandami il link' })).toBeVisible()
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByRole('button', { name: 'Mandami il link' }).click()
  await expect(page.getByRole('status')).toContainText('Controlla la posta')

  const link = await mailbox.linkTo('/reimposta-password', person.email)
  const choose = async (password: string) => {
    await open(page, link)
    await page.getByLabel('Nuova password', { exact: true }).fill(password)
    await page.getByLabel('Conferma password').fill(password)
    await page.getByRole('button', { name: 'Salva la nuova password' }).click()
  }
  await choose('semola rimacinata')
  await expectNotification(page, 'Password aggiornata')
  await expect(page).toHaveURL('/auth')
  await logIn(page, { ...person, password: 'semola rimacinata' })
  await expectNotification(page, 'Login effettuato')
  await page.context().clearCookies()
  await choose('un altra ancora')
  await expectNotification(page, 'Aggiornamento fallito')
})

test('an unknown address gets the same answer', async ({ page }) => {
  await open(page, '/password-dimenticata')
  await page.getByLabel('E-mail').fill('nessuno')
  await page.getByRole('button', { name: 'Mandami il link' }).click()
  await expect(page.getByRole('alert')).toHaveText('Inserisci un indirizzo e-mail valido')
  await page.getByLabel('E-mail').fill('nessuno@example.it')
  await page.getByRole('button', { name: 'Mandami il link' }).click()
  await expect(page.getByRole('status')).toContainText('Controlla la posta')
})
