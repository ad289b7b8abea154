import type { Page } from '@playwright/test'
import { endSession, getMe } from '#contracts/accounts/accounts.endpoints.ts'
import { listCollections } from '#contracts/collections/collections.endpoints.ts'
import { expect, test } from './site-test.ts'
import {
  expectNotification,
  fillLogin,
  holdBack,
  logIn,
  notification,
  open,
  type Reader,
  recipeOf,
  recordCalls,
} from './visitor.ts'

/** Votes stay on the site: no other test looks at this recipe. */
const VOTED = 74

/** Somebody with an account who is not logged in. */
async function newReader(page: Page): Promise<Reader> {
  const reader = await logIn(page, { isVerified: false })
  await page.context().clearCookies()
  return reader
}

/** A reader who is logged in, and known to the page at `path`. */
async function readerAt(page: Page, path: string): Promise<Reader> {
  const reader = await logIn(page, { isVerified: false })
  // The page asks who is logged in as soon as it runs: what ends the session comes after that.
  const asked = page.waitForResponse((answer) => answer.url().endsWith(getMe.path))
  await open(page, path)
  await asked
  await expect(page.getByRole('banner').getByText(reader.name).first()).toBeAttached()
  return reader
}

/** As on another page of this browser. */
const endSessionElsewhere = (page: Page) => page.request.post(endSession.path)

const heart = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: `Preferiti: ${name}`, exact: true })
const notesOnPage = (page: Page) => page.getByRole('region', { name: "Com'è andata" })

async function goToEndOfCooking(page: Page) {
  const cooking = page.getByRole('dialog')
  await cooking.getByRole('button', { name: 'Tutti i passi' }).click()
  await cooking.getByRole('list', { name: 'Tutti i passi' }).getByRole('button').last().click()
  await cooking.getByRole('button', { name: 'Ho finito' }).click()
  return cooking
}

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
  await expect(
    page.getByText(ratingCount === 0 ? '(1 valutazione)' : `(${ratingCount + 1} valutazioni)`).first(),
  ).toBeVisible()
  const changes = () => calls.filter((call) => /^(PUT|POST .*rate)/.test(call))
  expect(changes()).toHaveLength(2)

  // Who leaves and comes back finds nothing that is still to be done.
  await endSessionElsewhere(page)
  await page.context().clearCookies()
  await open(page, '/auth')
  await fillLogin(page, reader)
  await expect(page).toHaveURL('/')
  await expectNotification(page, 'Login effettuato', `Benvenuto ${reader.name}!`)
  expect(changes()).toHaveLength(2)
})

test('a heart and a note after the session has ended say so, and are kept with the next login', {
  tag: '@proof',
}, async ({ page }) => {
  const reader = await readerAt(page, '/ricette/2')
  const { name } = await recipeOf(page, 2)
  await endSessionElsewhere(page)
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

  await open(page, '/ricette/2?dosi=6&cucina=1')
  const cooking = await goToEndOfCooking(page)
  await cooking.getByRole('textbox', { name: 'La tua nota' }).fill('Bordo chiaro')
  await endSessionElsewhere(page)
  await cooking.getByRole('button', { name: 'Salva la nota' }).click()
  await expectNotification(
    page,
    'La tua nota ti aspetta',
    'La sessione è scaduta: la teniamo su questo dispositivo e la salviamo appena accedi.',
  )
  await open(page, '/auth')
  await fillLogin(page, reader)
  await expectNotification(page, 'Login effettuato', `Benvenuto ${reader.name}! La tua nota è salvata.`)
  await expect(page).toHaveURL(/^[^?]*\/ricette\/2\?dosi=6&cucina=\d$/)
  await page.getByRole('dialog').getByRole('button', { name: 'Chiudi la finestra' }).click()
  await expect(notesOnPage(page).getByRole('listitem')).toContainText('Bordo chiaro')
})

test('what was changed in the profile after the session has ended is there again with the next login, for nobody else', {
  tag: '@proof',
}, async ({ page }) => {
  const other = await newReader(page)
  const reader = await readerAt(page, '/profilo')
  const name = page.getByLabel('Nome', { exact: true })
  const changeAfterTheEnd = async () => {
    await name.fill('Maria Bianchi')
    await endSessionElsewhere(page)
    await name.press('Enter')
    await expectNotification(page, 'La sessione è scaduta', "Accedi di nuovo e riprendi da dov'eri.")
    await expect(page).toHaveURL('/auth')
  }
  await changeAfterTheEnd()
  await fillLogin(page, reader)
  await expect(page).toHaveURL('/profilo')
  await expect(name).toHaveValue('Maria Bianchi')
  await page.getByRole('button', { name: 'Salva le modifiche' }).click()
  await expectNotification(page, 'Profilo aggiornato')
  await expect(page.getByRole('banner').getByText('Maria Bianchi').first()).toBeAttached()
  await page.reload()
  await expect(name).toHaveValue('Maria Bianchi')
  await expect(page.getByText('Ecco le modifiche')).toBeHidden()

  await changeAfterTheEnd()
  await fillLogin(page, other)
  await expect(page).toHaveURL('/profilo')
  await expect(name).toHaveValue(other.name)
})

test('a heart says that the session has ended also when another call of the page was refused first', {
  tag: '@proof',
}, async ({ page }) => {
  const reader = await newReader(page)
  await open(page, '/auth')
  await fillLogin(page, reader)
  await expect(page).toHaveURL('/')
  const favourites = await holdBack(page, listCollections.path)
  await open(page, '/ricette/2')
  const { name } = await recipeOf(page, 2)
  const known = page.getByRole('banner').getByText(reader.name).first()
  await expect(known).toBeAttached()
  await endSessionElsewhere(page)
  favourites.release()
  await expect(known).not.toBeAttached()
  await heart(page, name).click()
  await expectNotification(
    page,
    'Segnata su questo dispositivo',
    `La sessione è scaduta: ${name} entra nei tuoi Preferiti appena accedi.`,
  )
})

test('a note stays before its writer when the session has ended and another call hears of it first', {
  tag: '@proof',
}, async ({ page }) => {
  const reader = await readerAt(page, '/ricette/2')
  const onPage = notesOnPage(page).getByRole('textbox', { name: 'La tua nota' })
  await onPage.fill('Bordo chiaro')
  await endSessionElsewhere(page)
  await page.getByRole('button', { name: '4 pizzette' }).click()
  await expectNotification(page, 'Il tuo voto ti aspetta')
  await expect(onPage).toHaveValue('Bordo chiaro')
  await page.getByRole('button', { name: 'Salva la nota' }).click()
  await expectNotification(page, 'La tua nota ti aspetta')
  await notification(page).getByRole('link', { name: 'Accedi' }).click()
  await fillLogin(page, reader)
  await expect(page).toHaveURL('/ricette/2')
  await expect(notesOnPage(page).getByRole('listitem')).toContainText('Bordo chiaro')

  await open(page, '/ricette/2?cucina=1')
  const cooking = await goToEndOfCooking(page)
  const atTheEnd = cooking.getByRole('textbox', { name: 'La tua nota' })
  await atTheEnd.fill('Pietra più calda')
  await endSessionElsewhere(page)
  await cooking.getByRole('button', { name: '5 pizzette' }).click()
  await expectNotification(page, 'Il tuo voto ti aspetta')
  await expect(atTheEnd).toHaveValue('Pietra più calda')
})

test('who logs in at the end of the cooking comes back to it', { tag: '@proof' }, async ({ page }) => {
  const reader = await newReader(page)
  await open(page, '/ricette/2?dosi=6&cucina=1')
  const cooking = await goToEndOfCooking(page)
  const place = page.url()
  await cooking.getByRole('region', { name: "Com'è andata" }).getByRole('link', { name: 'Accedi' }).click()
  await expect(page).toHaveURL('/auth')
  await fillLogin(page, reader)
  await expectNotification(page, 'Login effettuato', `Benvenuto ${reader.name}!`)
  await expect(page).toHaveURL(place)
})
