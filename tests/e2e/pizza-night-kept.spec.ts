import type { Browser, Page } from '@playwright/test'
import { endSession } from '#contracts/accounts/accounts.endpoints.ts'
import { addressOf } from '#contracts/endpoint.ts'
import {
  closeEveningLink,
  keepEvening,
  openEveningLink,
} from '#contracts/pizza-night/kept-evenings.endpoints.ts'
import { invitePage, sharedNightPage } from '#contracts/pizza-night/night-pages.ts'
import type { KeptEvening, LinkKind, NewKeptEvening } from '#contracts/pizza-night/pizza-night-kept.ts'
import { FIRST_EVENING, FIRST_GUEST } from '#domain/pizza-night/evening-draft.ts'
import { expect, test } from './site-test.ts'
import { expectNotification, logIn, notification, open } from './visitor.ts'

const kept = (page: Page) => page.getByRole('region', { name: 'Le tue serate' })
const evening = (page: Page) => page.getByRole('region', { name: 'La serata' })

/** An evening of whoever is logged in, and one of its links. */
async function keptEvening(page: Page, kind: LinkKind) {
  const data: NewKeptEvening = {
    title: 'Compleanno di Ada',
    draft: {
      ...FIRST_EVENING,
      bakeAt: '2096-11-24T20:00',
      guestCount: '2',
      guests: [
        { ...FIRST_GUEST, name: 'Celeste Rari', needs: ['celiachia'] },
        { ...FIRST_GUEST, wish: '2' },
      ],
    },
    timeZone: 'Europe/Rome',
    plannedAtMs: Date.now(),
  }
  const answer = await page.request.post(keepEvening.path, { data })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id } = (await answer.json()) as KeptEvening
  const link = await page.request.put(addressOf(openEveningLink, { params: { id, kind } }))
  return { id, token: ((await link.json()) as { token: string }).token }
}

/** As when somebody comes back to the window: what is asked for again from time to time is asked for now. */
const lookAgain = (page: Page) => page.evaluate(() => dispatchEvent(new Event('visibilitychange')))

/** Somebody else, with a browser of his own and no account. */
async function stranger(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'it-IT' })
  return context.newPage()
}

test('a guest answers by link, changes his mind, and the host takes it over', async ({ page, browser }) => {
  await logIn(page)
  const { id, token } = await keptEvening(page, 'invito')
  await open(page, '/serata')
  await kept(page).getByRole('button', { name: 'Apri Compleanno di Ada' }).click()
  await expect(evening(page).getByRole('heading', { level: 2 })).toHaveText(/24 novembre/)
  await expect(kept(page)).toContainText('Le risposte compaiono qui.')

  const guest = await stranger(browser, page)
  await open(guest, invitePage(token))
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Compleanno di Ada')
  expect(await guest.content()).not.toContain('Celeste')
  await guest.getByLabel('Il tuo nome').fill('Bea')
  await guest.getByRole('button', { name: 'Vegano' }).click()
  await guest.reload()
  await expect(guest.getByLabel('Il tuo nome')).toHaveValue('Bea')
  await guest.getByRole('button', { name: 'Rispondi' }).click()
  await expect(guest.getByText(/serve il tuo consenso/)).toBeVisible()
  await guest.getByRole('checkbox', { name: /Sono d'accordo/ }).check()
  await guest.getByRole('button', { name: 'Rispondi' }).click()
  await expect(guest.getByRole('heading', { name: 'Hai risposto' })).toBeFocused()

  const answers = page.getByRole('list', { name: 'Risposte nuove' }).getByRole('listitem')
  await lookAgain(page)
  await expect(answers).toHaveText(/Bea.*vegano/)

  await open(guest, invitePage(token))
  await guest.getByRole('button', { name: 'Cambia la risposta di Bea' }).click()
  await guest.getByRole('button', { name: 'Sedano' }).click()
  await guest.getByRole('button', { name: 'Cambia la risposta' }).click()
  await expectNotification(guest, 'Risposta cambiata')
  await lookAgain(page)
  await expect(answers).toHaveText(/sedano/)

  await answers.getByRole('button', { name: 'Aggiungi alla serata Bea' }).click()
  await expectNotification(page, 'Bea è tra gli ospiti', 'Prepara di nuovo la serata e salva le modifiche.')
  await page.getByRole('button', { name: 'Prepara la serata' }).click()
  await expect(page.getByRole('region', { name: 'Il menu' })).toContainText('Bea')
  await kept(page).getByRole('button', { name: 'Salva le modifiche' }).click()
  await expectNotification(page, 'Serata salvata')
  // After a reload it is the same evening, with its guests.
  await page.reload()
  await expect(page.getByRole('region', { name: 'Il menu' })).toContainText('Bea')
  await expect(page.getByRole('region', { name: 'Il menu' })).toContainText('Celeste Rari')

  await page.request.delete(addressOf(closeEveningLink, { params: { id, kind: 'invito' } }))
  const closed = await open(guest, invitePage(token))
  expect(closed?.status()).toBe(404)
  await expect(guest.getByRole('heading', { name: 'Questo invito non vale più' })).toBeVisible()
  await guest.context().close()
})

test('what was typed after the plan is saved with it, and nothing of it stays here after the logout', async ({
  page,
}) => {
  await logIn(page)
  await keptEvening(page, 'menu')
  await open(page, '/serata')
  await kept(page).getByRole('button', { name: 'Apri Compleanno di Ada' }).click()
  await page.getByText('Chi non mangia che cosa').first().click()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Celeste Rari' })
    .first()
    .getByText('Celeste Rari')
    .click()
  await page.getByLabel('Nome', { exact: true }).first().fill('Celeste Bruni')
  await kept(page).getByRole('button', { name: 'Salva le modifiche' }).click()
  await expectNotification(page, 'Serata salvata')
  await expect(page.getByRole('region', { name: 'Il menu' })).toContainText('Celeste Bruni')
  await open(page, '/serata')
  await kept(page).getByRole('button', { name: 'Apri Compleanno di Ada' }).click()
  await expect(page.getByRole('region', { name: 'Il menu' })).toContainText('Celeste Bruni')

  await page
    .getByRole('banner')
    .getByRole('button', { name: /Mario Rossi/ })
    .click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expectNotification(page, 'Logout effettuato')
  await expect(page.getByRole('region', { name: 'Il menu' })).toHaveCount(0)
  await page.reload()
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('Celeste')
})

test('what a visitor keeps on the device goes into the account, and comes back out of the bin', {
  tag: '@phone-only',
}, async ({ page }) => {
  await open(page, '/serata?ospiti=2&quando=2096-11-24T20:00&tavola=1.2_7.2')
  await evening(page).getByRole('button', { name: 'Tieni la serata' }).tap()
  await expect(kept(page).getByRole('heading', { name: 'Le tue serate' })).toBeFocused()
  await expect(kept(page).getByRole('heading', { name: 'Le tue serate' })).toBeInViewport()
  await expect(kept(page).getByLabel('Nome della serata')).toHaveValue('Serata di sabato 24 novembre')
  await kept(page).getByLabel('Nome della serata').fill('Con i vicini')
  await kept(page).getByRole('button', { name: 'Tieni questa serata' }).tap()
  await expectNotification(page, 'Serata salvata', '«Con i vicini» è su questo dispositivo.')
  await kept(page).getByRole('button', { name: 'Elimina Con i vicini' }).tap()
  await expect(kept(page).getByRole('button', { name: 'Apri Con i vicini' })).toHaveCount(0)
  await notification(page).getByRole('button', { name: 'Annulla' }).tap()
  await expect(kept(page).getByRole('button', { name: 'Apri Con i vicini' })).toBeVisible()

  await logIn(page)
  await open(page, '/serata')
  await kept(page).getByRole('button', { name: 'Portala nel tuo account' }).tap()
  await expectNotification(page, 'Una serata è nel tuo account')
  await expect(kept(page).getByRole('button', { name: 'Portala nel tuo account' })).toHaveCount(0)
  await kept(page).getByRole('button', { name: 'Apri Con i vicini' }).tap()
  await expect(evening(page).getByRole('heading', { level: 2 })).toHaveText(/24 novembre/)

  await page.getByText('Chi non mangia che cosa').first().tap()
  await page.getByRole('listitem').filter({ hasText: 'Ospite 1' }).first().getByText('Ospite 1').tap()
  await page.getByLabel('Nome', { exact: true }).first().fill('Dora')
  await kept(page).getByText('Ospiti per la prossima volta').tap()
  await kept(page).getByRole('checkbox', { name: 'Tieni Dora' }).tap()
  await expect(kept(page).getByRole('list', { name: 'Ospiti che conosci' })).toContainText('Dora')
  await kept(page).getByRole('button', { name: 'Dimentica Dora' }).tap()
  await expectNotification(page, 'Dora: dimenticato')
  await expect(kept(page).getByRole('checkbox', { name: 'Tieni Dora' })).not.toBeChecked()
})

test('a session that ends loses no name: the evening is saved once somebody has logged in again', async ({
  page,
}) => {
  const reader = await logIn(page)
  await keptEvening(page, 'menu')
  await open(page, '/serata')
  await kept(page).getByRole('button', { name: 'Apri Compleanno di Ada' }).click()
  const name = kept(page).getByLabel('Nome della serata')
  await expect(name).toHaveValue('Compleanno di Ada')
  await name.fill('Compleanno di Ada e Bea')
  await page.request.post(endSession.path) // on another page of this browser
  await kept(page).getByRole('button', { name: 'Salva le modifiche' }).click()
  await expectNotification(
    page,
    'La sessione è scaduta',
    '«Compleanno di Ada e Bea» è ancora qui: la salviamo appena accedi.',
  )
  await expect(name).toHaveValue('Compleanno di Ada e Bea')
  await notification(page).getByRole('link', { name: 'Accedi' }).click()
  await page.getByLabel('E-mail').fill(reader.email)
  await page.getByLabel('Password', { exact: true }).fill(reader.password)
  await page.getByRole('button', { name: 'Entra' }).click()
  await expectNotification(page, 'Serata salvata', '«Compleanno di Ada e Bea» è nel tuo account.')
  await expect(kept(page).getByRole('button', { name: /^Apri Compleanno/ })).toHaveCount(1)
  await expect(kept(page).getByRole('button', { name: 'Apri Compleanno di Ada e Bea' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Il menu' })).toContainText('Celeste Rari')
})

test('an evening that is to be deleted when the session has ended is deleted after the login', async ({
  page,
}) => {
  const reader = await logIn(page)
  await keptEvening(page, 'menu')
  await open(page, '/serata')
  await expect(kept(page).getByRole('button', { name: 'Elimina Compleanno di Ada' })).toBeVisible()
  await page.request.post(endSession.path) // on another page of this browser
  await kept(page).getByRole('button', { name: 'Elimina Compleanno di Ada' }).click()
  await expectNotification(
    page,
    'La sessione è scaduta',
    '«Compleanno di Ada» è ancora tra le tue serate: la eliminiamo appena accedi.',
  )
  await notification(page).getByRole('link', { name: 'Accedi' }).click()
  await page.getByLabel('E-mail').fill(reader.email)
  await page.getByLabel('Password', { exact: true }).fill(reader.password)
  await page.getByRole('button', { name: 'Entra' }).click()
  await expectNotification(page, 'Serata eliminata', 'Compleanno di Ada')
  await notification(page).getByRole('button', { name: 'Annulla' }).click()
  await expect(kept(page).getByRole('button', { name: 'Apri Compleanno di Ada' })).toBeVisible()
})

/** What 'Condividi il menu' has put on the clipboard. */
async function sharedLink(page: Page): Promise<string> {
  const token = page.waitForResponse((response) => /\/(?:menus|links\/menu)$/.test(response.url()))
  await evening(page).getByRole('button', { name: 'Condividi il menu' }).click()
  expect((await token).ok()).toBe(true)
  await expectNotification(page, 'Link copiato')
  return page.evaluate(() => navigator.clipboard.readText())
}

test('one button shares the menu: with an account the link shows the evening as it is kept', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await open(page, '/serata?ospiti=2&quando=2096-11-24T20:00&tavola=1.2_7.2')
  const anonymous = await sharedLink(page)
  expect(new URL(anonymous).pathname).toMatch(/^\/serata\/menu\/[\w-]{43}$/)
  expect(new URL(anonymous).search).toBe('')
  await open(page, new URL(anonymous).pathname)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sabato 24 novembre 2096, ore 20:00')
  await expect(page.getByRole('region', { name: 'Il menu' })).toContainText('Pizza Marinara')

  await logIn(page)
  await open(page, '/serata?ospiti=2&quando=2096-11-24T20:00&tavola=1.2_7.2')
  const link = await sharedLink(page)
  await expect(kept(page).getByRole('button', { name: 'Apri Serata di sabato 24 novembre' })).toBeVisible()
  await page.getByLabel('Giorno e ora').fill('2096-11-24T21:00')
  await page.getByRole('button', { name: 'Prepara la serata' }).click()
  await expect(evening(page).getByRole('heading', { level: 2 })).toHaveText(/ore 21:00/)
  expect(await sharedLink(page)).toBe(link)
  const token = new URL(link).pathname
  const guest = await context.newPage()
  await open(guest, token)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Sabato 24 novembre 2096, ore 21:00')
  await kept(page).getByRole('button', { name: 'Chiudi il link' }).click()
  await expectNotification(page, 'Link chiuso')
  expect((await open(guest, token))?.status()).toBe(404)
})

test('the link to menu and hours is read without scripts, and names nobody', { tag: '@no-js' }, async ({
  page,
}) => {
  await page.goto('/')
  await logIn(page)
  const { token } = await keptEvening(page, 'menu')
  const response = await page.goto(sharedNightPage(token))
  const headers = response?.headers() ?? {}
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sabato 24 novembre 2096, ore 20:00')
  await expect(page.getByRole('region', { name: 'Il menu' })).toContainText('Senza glutine')
  await expect(page.getByRole('region', { name: 'Che cosa fare e quando' })).toContainText('Impasta')
  expect(await page.content()).not.toContain('Celeste')
  expect((await page.goto(sharedNightPage('x')))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Questo link non vale più' })).toBeVisible()
})
