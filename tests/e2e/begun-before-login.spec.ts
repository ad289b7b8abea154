import type { Page } from '@playwright/test'
import { endSession, getMe, registerAccount } from '#contracts/accounts/accounts.endpoints.ts'
import { listCollections } from '#contracts/collections/collections.endpoints.ts'
import { expect, test } from './site-test.ts'
import {
  expectNotification,
  holdBack,
  notification,
  open,
  type Reader,
  recipeOf,
  recordCalls,
  somebody,
} from './visitor.ts'

/** Votes stay on the site: no other test looks at this recipe. */
const VOTED = 74

async function newReader(page: Page): Promise<Reader> {
  const reader = somebody()
  const data = { ...reader, passwordConfirm: reader.password }
  expect((await page.request.post(registerAccount.path, { data })).status()).toBe(201)
  await page.context().clearCookies()
  return reader
}

async function fillLogin(page: Page, { email, password }: Reader) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entra' }).click()
}

const heart = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: `Preferiti: ${name}`, exact: true })

test('a heart and a vote wait for the login, and are done once, where they were begun', {
  tag: '@phone-only',
}, async ({ page }) => {
  const reader = await newReader(page)
  const { name, ratingCount } = await recipeOf(page, VOTED)
  await open(page, `/ricette/${VOTED}`)
  await heart(page, name).click()
  await expectNotification(
    page,
    'Segnata su questo dispositivo',
    `${name} entra nei tuoi Preferiti appena accedi.`,
  )
  await page.getByRole('button', { name: '4 pizzette' }).click()
  await expectNotification(page, 'Il tuo voto ti aspetta')

  const calls = recordCalls(page)
  await notification(page).getByRole('link', { name: 'Accedi per valutare la ricetta' }).click()
  await expect(page).toHaveURL('/auth')
  await fillLogin(page, reader)
  await expect(page).toHaveURL(`/ricette/${VOTED}`)
  await expectNotification(
    page,
    'Login effettuato',
    `Benvenuto ${reader.name}! ${name} è nei tuoi Preferiti. Il tuo voto è salvato.`,
  )
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: '4 pizzette' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(`(${ratingCount + 1} valutazioni)`).first()).toBeVisible()
  const changes = () => calls.filter((call) => /^(PUT|POST .*rate)/.test(call))
  expect(changes()).toHaveLength(2)

  // Who leaves and comes back finds nothing that is still to be done.
  await page.request.post(endSession.path)
  await page.context().clearCookies()
  await open(page, '/auth')
  await fillLogin(page, reader)
  await expect(page).toHaveURL('/')
  await expectNotification(page, 'Login effettuato', `Benvenuto ${reader.name}!`)
  expect(changes()).toHaveLength(2)
})

test('a heart pressed after the session has ended says so, and is kept with the next login', async ({
  page,
}) => {
  const reader = await newReader(page)
  await open(page, '/auth')
  await fillLogin(page, reader)
  await expect(page).toHaveURL('/')
  // The page asks who is logged in as soon as it runs: the session ends after that.
  const asked = page.waitForResponse((answer) => answer.url().endsWith(getMe.path))
  await open(page, '/ricette/2')
  await asked
  const { name } = await recipeOf(page, 2)
  await expect(page.getByRole('banner').getByText(reader.name).first()).toBeAttached()
  await page.request.post(endSession.path) // on another page of this browser
  await heart(page, name).click()
  await expect(notification(page)).toContainText(
    `La sessione è scaduta: ${name} entra nei tuoi Preferiti appena accedi.`,
  )
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true')
  await notification(page).getByRole('link', { name: 'Accedi' }).click()
  await fillLogin(page, reader)
  await expect(page).toHaveURL('/ricette/2')
  await expectNotification(
    page,
    'Login effettuato',
    `Benvenuto ${reader.name}! ${name} è nei tuoi Preferiti.`,
  )
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true')
})

test('a heart says that the session has ended also when another call of the page was refused first', async ({
  page,
}) => {
  const reader = await newReader(page)
  await open(page, '/auth')
  await fillLogin(page, reader)
  await expect(page).toHaveURL('/')
  const favourites = await holdBack(page, listCollections.path)
  await open(page, '/ricette/2')
  const { name } = await recipeOf(page, 2)
  const known = page.getByRole('banner').getByText(reader.name).first()
  await expect(known).toBeAttached()
  await page.request.post(endSession.path) // on another page of this browser
  favourites.release()
  await expect(known).not.toBeAttached()
  await heart(page, name).click()
  await expectNotification(
    page,
    'Segnata su questo dispositivo',
    `La sessione è scaduta: ${name} entra nei tuoi Preferiti appena accedi.`,
  )
})

async function endOfCooking(page: Page, path: string) {
  await open(page, path)
  const cooking = page.getByRole('dialog')
  await cooking.getByRole('button', { name: 'Tutti i passi' }).click()
  await cooking.getByRole('list', { name: 'Tutti i passi' }).getByRole('button').last().click()
  await cooking.getByRole('button', { name: 'Ho finito' }).click()
  return cooking
}

test('a note written after the session has ended is kept with the next login', async ({ page }) => {
  const reader = await newReader(page)
  await open(page, '/auth')
  await fillLogin(page, reader)
  await expect(page).toHaveURL('/')
  const cooking = await endOfCooking(page, '/ricette/2?dosi=6&cucina=1')
  await cooking.getByRole('textbox', { name: 'La tua nota' }).fill('Bordo chiaro')
  await page.request.post(endSession.path) // on another page of this browser
  await cooking.getByRole('button', { name: 'Salva la nota' }).click()
  await expectNotification(
    page,
    'La tua nota ti aspetta',
    'La sessione è scaduta: la teniamo su questo dispositivo e la salviamo appena accedi.',
  )
  await page.reload()
  await open(page, '/auth')
  await fillLogin(page, reader)
  await expectNotification(page, 'Login effettuato', `Benvenuto ${reader.name}! La tua nota è salvata.`)
  await expect(page).toHaveURL(/^[^?]*\/ricette\/2\?dosi=6&cucina=\d$/)
  await page.getByRole('dialog').getByRole('button', { name: 'Chiudi la finestra' }).click()
  await expect(page.getByRole('region', { name: "Com'è andata" }).getByRole('listitem')).toContainText(
    'Bordo chiaro',
  )
})

test('a note stays before its writer when the session has ended and another call hears of it first', async ({
  page,
}) => {
  const reader = await newReader(page)
  await open(page, '/auth')
  await fillLogin(page, reader)
  await expect(page).toHaveURL('/')
  await open(page, '/ricette/2')
  const onPage = page
    .getByRole('region', { name: "Com'è andata" })
    .getByRole('textbox', { name: 'La tua nota' })
  await onPage.fill('Bordo chiaro')
  await page.request.post(endSession.path) // on another page of this browser
  await page.getByRole('button', { name: '4 pizzette' }).click()
  await expectNotification(page, 'Il tuo voto ti aspetta')
  await expect(onPage).toHaveValue('Bordo chiaro')
  await page.getByRole('button', { name: 'Salva la nota' }).click()
  await expectNotification(page, 'La tua nota ti aspetta')
  await notification(page).getByRole('link', { name: 'Accedi' }).click()
  await fillLogin(page, reader)
  await expect(page).toHaveURL('/ricette/2')
  await expect(page.getByRole('region', { name: "Com'è andata" }).getByRole('listitem')).toContainText(
    'Bordo chiaro',
  )

  const cooking = await endOfCooking(page, '/ricette/2?cucina=1')
  const atTheEnd = cooking.getByRole('textbox', { name: 'La tua nota' })
  await atTheEnd.fill('Pietra più calda')
  await page.request.post(endSession.path)
  await cooking.getByRole('button', { name: '5 pizzette' }).click()
  await expectNotification(page, 'Il tuo voto ti aspetta')
  await expect(atTheEnd).toHaveValue('Pietra più calda')
})

test('what was changed in the profile after the session has ended is there again with the next login', async ({
  page,
}) => {
  const reader = await newReader(page)
  await open(page, '/auth')
  await fillLogin(page, reader)
  await expect(page).toHaveURL('/')
  await open(page, '/profilo')
  const name = page.getByLabel('Nome', { exact: true })
  await name.fill('Maria Bianchi')
  await page.request.post(endSession.path) // on another page of this browser
  await name.press('Enter')
  await expectNotification(page, 'La sessione è scaduta', "Accedi di nuovo e riprendi da dov'eri.")
  await expect(page).toHaveURL('/auth')
  await fillLogin(page, reader)
  await expect(page).toHaveURL('/profilo')
  await expect(name).toHaveValue('Maria Bianchi')
  await page.getByRole('button', { name: 'Salva le modifiche' }).click()
  await expectNotification(page, 'Profilo aggiornato')
  await expect(page.getByRole('banner').getByText('Maria Bianchi').first()).toBeAttached()
  await page.reload()
  await expect(page.getByText('Ecco le modifiche')).toBeHidden()
  await expect(name).toHaveValue('Maria Bianchi')
})

test('what somebody had changed in his profile is not shown to another person', async ({ page }) => {
  const [reader, other] = [await newReader(page), await newReader(page)]
  await open(page, '/auth')
  await fillLogin(page, reader)
  await expect(page).toHaveURL('/')
  await open(page, '/profilo')
  const name = page.getByLabel('Nome', { exact: true })
  await name.fill('Maria Bianchi')
  await page.request.post(endSession.path) // on another page of this browser
  await name.press('Enter')
  await expect(page).toHaveURL('/auth')
  await fillLogin(page, other)
  await expect(page).toHaveURL('/profilo')
  await expect(name).toHaveValue(other.name)
})

test('who logs in at the end of the cooking comes back to it', async ({ page }) => {
  const reader = await newReader(page)
  const cooking = await endOfCooking(page, '/ricette/2?dosi=6&cucina=1')
  const place = page.url()
  await cooking.getByRole('region', { name: "Com'è andata" }).getByRole('link', { name: 'Accedi' }).click()
  await expect(page).toHaveURL('/auth')
  await fillLogin(page, reader)
  await expectNotification(page, 'Login effettuato', `Benvenuto ${reader.name}!`)
  await expect(page).toHaveURL(place)
})

test('registration brings back to the list with its search, and keeps the favourites', async ({ page }) => {
  const reader = somebody()
  await open(page, '/ricette?cerca=funghi')
  const cards = page.getByRole('main').getByRole('button', { name: /^Preferiti: / })
  await cards.nth(0).click()
  await cards.nth(1).click()
  await notification(page).getByRole('link', { name: 'Accedi' }).click()
  await page.getByRole('tab', { name: 'Registrati' }).click()
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await field('Nome').fill(reader.name)
  await field('Nome utente').fill(reader.username)
  await field('E-mail').fill(reader.email)
  await field('Password').fill(reader.password)
  await field('Conferma password').fill(reader.password)
  await page.getByRole('button', { name: 'Crea il tuo account' }).click()
  await expect(page).toHaveURL('/ricette?cerca=funghi')
  await expect(notification(page)).toContainText('2 ricette sono nei tuoi Preferiti.')
  await expect(cards.nth(0)).toHaveAttribute('aria-pressed', 'true')
  await expect(cards.nth(1)).toHaveAttribute('aria-pressed', 'true')
})

test('what was begun more than a day ago is forgotten', async ({ page }) => {
  const reader = await newReader(page)
  await open(page, '/ricette/1')
  const { name } = await recipeOf(page, 1)
  await heart(page, name).click()
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(() => {
    const [begun] = JSON.parse(localStorage.getItem('begunBeforeLogin') ?? '[]')
    const day = 24 * 60 * 60 * 1000
    localStorage.setItem('begunBeforeLogin', JSON.stringify([{ ...begun, at: begun.at - day }]))
  })
  await open(page, '/auth')
  await fillLogin(page, reader)
  await expect(page).toHaveURL('/')
  await expectNotification(page, 'Login effettuato', `Benvenuto ${reader.name}!`)
})
