import type { Browser, Page } from '@playwright/test'
import { endSession } from '#contracts/accounts/accounts.endpoints.ts'
import { addressOf } from '#contracts/endpoint.ts'
import {
  changeKeptEvening,
  deleteKeptEvening,
  getKeptEvening,
  keepEvening,
  listKeptEvenings,
  openEveningLink,
} from '#contracts/pizza-night/kept-evenings.endpoints.ts'
import { invitePage } from '#contracts/pizza-night/night-pages.ts'
import type { KeptEvening, LinkKind, NewKeptEvening } from '#contracts/pizza-night/pizza-night-kept.ts'
import { FIRST_EVENING, FIRST_GUEST } from '#domain/pizza-night/evening-draft.ts'
import { expect, test } from './site-test.ts'
import { expectNotification, fillLogin, logIn, notification, open } from './visitor.ts'

const kept = (page: Page) => page.getByRole('region', { name: 'Le tue serate' })
const evening = (page: Page) => page.getByRole('region', { name: 'La serata' })
const menu = (page: Page) => page.getByRole('region', { name: 'Il menu' })

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
  await expect(kept(page)).toContainText('Le risposte compaiono sopra il piano.')

  const invitation = kept(page).getByRole('region', { name: 'Invito' })
  await expect(invitation).toContainText(invitePage(token))
  await expect(invitation.getByRole('button', { name: 'Copia il link' })).toBeVisible()

  const guest = await stranger(browser, page)
  await open(guest, invitePage(token))
  await guest.getByLabel('Il tuo nome').fill('Bea')
  await guest.getByRole('button', { name: 'Vegano' }).click()
  await guest.reload()
  await expect(guest.getByLabel('Il tuo nome')).toHaveValue('Bea')
  await guest.getByRole('button', { name: 'Rispondi' }).click()
  const consent = guest.getByRole('checkbox', { name: /Sono d'accordo/ })
  await expect(consent).toHaveAccessibleDescription(/serve il tuo consenso/)
  await expect(consent).toBeFocused()
  await consent.check()
  await guest.getByRole('button', { name: 'Rispondi' }).click()
  await expect(guest.getByRole('heading', { name: 'Hai risposto' })).toBeFocused()

  const answers = page.getByRole('list', { name: 'Risposte nuove' }).getByRole('listitem')
  await lookAgain(page)
  await expect(answers).toHaveText(/Bea.*vegano/)

  await guest.getByRole('button', { name: 'Cambia la risposta di Bea' }).click()
  await guest.getByText('Allergie…').click()
  await guest.getByRole('button', { name: 'Sedano' }).click()
  await guest.getByRole('button', { name: 'Cambia la risposta' }).click()
  await expectNotification(guest, 'Risposta cambiata')
  await lookAgain(page)
  await expect(answers).toHaveText(/sedano/)

  // A save that fails leaves the guest in the plan, and says that he is not kept: with one touch it is tried again.
  await page.route(`**${addressOf(changeKeptEvening, { params: { id } })}`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503 }) : route.fallback(),
  )
  await answers.getByRole('button', { name: 'Aggiungi alla serata Bea' }).click()
  await expect(answers).toContainText('Nel piano qui sotto, ma la serata non è salvata.')
  await expect(menu(page)).toContainText('Bea')
  await page.unrouteAll()
  await answers.getByRole('button', { name: 'Riprova a salvare la risposta di Bea' }).click()
  // The plan is made and saved anew at once; undone, it is the former one, and the answer is new again.
  await expectNotification(page, 'Bea è a tavola: piano e spesa rifatti')
  await expect(menu(page)).toContainText('Bea')
  await expect(answers).toHaveCount(0)
  await notification(page).getByRole('button', { name: 'Annulla' }).click()
  await expectNotification(page, 'Bea non è più a tavola: tutto come prima')
  await expect(menu(page)).not.toContainText('Bea')
  await answers.getByRole('button', { name: 'Aggiungi alla serata Bea' }).click()
  await expectNotification(page, 'Bea è a tavola: piano e spesa rifatti')
  await expect(menu(page)).toContainText('Bea')
  // After a reload it is the same evening, with its guests.
  await page.reload()
  await expect(menu(page)).toContainText('Bea')
  await expect(menu(page)).toContainText('Celeste Rari')

  await kept(page).getByText('Già guardate: 1').click()
  await kept(page).getByRole('button', { name: 'Elimina la risposta di Bea' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click()
  await expectNotification(page, 'Risposta di Bea eliminata')
  await expect(kept(page)).toContainText('Le risposte compaiono sopra il piano.')
  const renew = kept(page).getByRole('button', { name: 'Rinnova il link' })
  await renew.click()
  const question = page.getByRole('dialog', { name: 'Rinnovare il link?' })
  await expect(question).toContainText('Il link di adesso smette subito di valere per tutti')
  await question.getByRole('button', { name: 'Rinnova il link' }).click()
  await expectNotification(page, 'Il link è nuovo')
  await expect(renew).toBeFocused()
  await guest.getByRole('button', { name: 'Cambia la risposta di Bea' }).click()
  await guest.getByRole('button', { name: 'Cambia la risposta' }).click()
  await expect(guest.getByRole('heading', { name: 'Questo invito non vale più' })).toBeVisible()

  // By the new link the earlier answer is found; this one the host has removed, so that it is given anew.
  const renewed = await page.request.put(addressOf(openEveningLink, { params: { id, kind: 'invito' } }))
  await open(guest, invitePage(((await renewed.json()) as { token: string }).token))
  await guest.getByRole('button', { name: 'Cambia la risposta di Bea' }).click()
  await expect(guest.getByRole('button', { name: 'Sedano' })).toHaveAttribute('aria-pressed', 'true')
  await guest.getByRole('button', { name: 'Cambia la risposta' }).click()
  await expect(guest.getByRole('alert')).toHaveText(/^Questa risposta non c'è più: puoi rispondere di nuovo/)
  await guest.getByRole('button', { name: 'Rispondi' }).click()
  await expectNotification(guest, 'Risposta mandata')
  await guest.context().close()
})

test('two devices change one evening: the later one is shown both, and no guest is lost', async ({
  page,
}) => {
  await logIn(page)
  const { id } = await keptEvening(page, 'invito')
  await open(page, '/serata')
  await kept(page).getByRole('button', { name: 'Apri Compleanno di Ada' }).click()
  await expect(menu(page)).toContainText('Celeste Rari')
  const address = addressOf(getKeptEvening, { params: { id } })
  const read = async () => (await (await page.request.get(address)).json()) as KeptEvening
  const { updatedAt: basedOn, draft, title, timeZone, plannedAtMs } = await read()

  const guests = [
    ...(draft as typeof FIRST_EVENING).guests,
    { ...FIRST_GUEST, name: 'Bea', allergies: ['frutta a guscio'] },
  ]
  const data = { title, timeZone, plannedAtMs, basedOn, draft: { ...draft, guestCount: '3', guests } }
  const elsewhere = await page.request.put(addressOf(changeKeptEvening, { params: { id } }), { data })
  expect(elsewhere.status(), await elsewhere.text()).toBe(200)

  const openGuest = async (said: string) => {
    await page.getByText('Nomi e gusti, persona per persona').click()
    await page.getByRole('form', { name: 'La tua serata' }).getByText(said).click()
  }
  const second = page.getByLabel('Nome', { exact: true }).nth(1)
  await openGuest('Ospite 2')
  await second.fill('Ugo')
  await kept(page).getByLabel('Nome della serata').fill('Compleanno di Ada e Ugo')
  await kept(page).getByRole('button', { name: 'Salva le modifiche' }).click()
  await expectNotification(page, 'La serata è cambiata altrove')

  // Nothing that was typed goes with a reload, and the choice is still there.
  const choice = page.getByRole('region', { name: 'Questa serata è cambiata altrove' })
  await expect(choice.getByRole('heading')).toBeFocused()
  await expect(choice).toContainText('frutta a guscio')
  await page.reload()
  await expect(
    choice.getByRole('definition').filter({ hasText: 'Salvata: allergia: frutta a guscio' }),
  ).toBeVisible()
  await expect(kept(page).getByLabel('Nome della serata')).toHaveValue('Compleanno di Ada e Ugo')
  await choice.getByRole('button', { name: 'Tieni gli ospiti di entrambe' }).click()
  await expectNotification(page, 'Serata salvata', '«Compleanno di Ada e Ugo» è nel tuo account.')
  await expect(choice).toHaveCount(0)
  await expect(kept(page).getByRole('heading', { name: 'Le tue serate' })).toBeFocused()
  expect((await read()).draft).toMatchObject({
    guests: [
      { name: 'Celeste Rari', needs: ['celiachia'] },
      { name: 'Ugo' },
      { name: 'Bea', allergies: ['frutta a guscio'] },
    ],
  })

  // What is not saved gives way to an evening that is opened, and can be had back.
  await openGuest('Ugo')
  await second.fill('Ugo Neri')
  await kept(page).getByRole('button', { name: 'Apri Compleanno di Ada e Ugo' }).click()
  await expectNotification(page, 'Hai aperto «Compleanno di Ada e Ugo»')
  await expect(second).toHaveValue('Ugo')
  await notification(page).getByRole('button', { name: 'Annulla' }).click()
  await expect(second).toHaveValue('Ugo Neri')

  // Deleted on another device, it can be kept as a new one.
  expect((await page.request.delete(addressOf(deleteKeptEvening, { params: { id } }))).ok()).toBe(true)
  await kept(page).getByRole('button', { name: 'Salva le modifiche' }).click()
  await expect(kept(page)).toContainText("L'hai eliminata altrove. Ciò che hai scritto è qui")
  const keep = kept(page).getByRole('button', { name: 'Salva la serata' })
  await expect(keep).toBeFocused()
  await keep.click()
  await expectNotification(page, 'Serata salvata')
})

test('what a visitor keeps on the device goes into the account, and nothing of it stays here after the logout', {
  tag: '@phone-only',
}, async ({ page }) => {
  await open(page, '/serata?ospiti=2&quando=2096-11-24T20:00&tavola=1.2_7.2')
  await evening(page).getByRole('button', { name: 'Salva la serata' }).tap()
  await expectNotification(page, 'Serata salvata', '«Serata di sabato 24 novembre» è su questo dispositivo.')
  await evening(page).getByRole('button', { name: 'Salvata' }).tap()
  await expect(kept(page).getByRole('heading', { name: 'Le tue serate' })).toBeFocused()
  await expect(kept(page).getByRole('heading', { name: 'Le tue serate' })).toBeInViewport()
  await expect(kept(page).getByLabel('Nome della serata')).toHaveValue('Serata di sabato 24 novembre')
  await kept(page).getByLabel('Nome della serata').fill('Con i vicini')
  await kept(page).getByRole('button', { name: 'Salva le modifiche' }).tap()
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

  await page.getByRole('button', { name: 'Cambia ospiti' }).tap()
  await page.getByText('Nomi e gusti, persona per persona').tap()
  await page.getByRole('listitem').filter({ hasText: 'Ospite 1' }).first().getByText('Ospite 1').tap()
  await page.getByLabel('Nome', { exact: true }).first().fill('Dora')
  await kept(page).getByText('Ospiti per la prossima volta').tap()
  await kept(page).getByRole('checkbox', { name: 'Ricorda Dora' }).tap()
  await expect(kept(page).getByRole('list', { name: 'Ospiti che conosci' })).toContainText('Dora')
  await kept(page).getByRole('button', { name: 'Dimentica Dora' }).tap()
  await expectNotification(page, 'Dora: dimenticato')
  await expect(kept(page).getByRole('checkbox', { name: 'Ricorda Dora' })).not.toBeChecked()

  // What was typed after the plan is saved with it.
  await expect(menu(page)).not.toContainText('Dora')
  await kept(page).getByRole('button', { name: 'Salva le modifiche' }).tap()
  await expectNotification(page, 'Serata salvata')
  await expect(menu(page)).toContainText('Dora')
  const [saved] = (await (await page.request.get(listKeptEvenings.path)).json()) as { id: number }[]
  const inAccount = addressOf(getKeptEvening, { params: { id: saved?.id ?? 0 } })
  expect(await (await page.request.get(inAccount)).text()).toContain('Dora')
  await page.getByRole('button', { name: 'Apri il menu' }).tap()
  await page.getByRole('button', { name: 'Logout' }).tap()
  await expectNotification(page, 'Logout effettuato')
  await expect(menu(page)).toHaveCount(0)
  await page.reload()
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('Dora')
})

test('what is begun when the session has ended is done after the login: a change saved, an evening deleted', {
  tag: '@proof',
}, async ({ page }) => {
  const reader = await logIn(page)
  await keptEvening(page, 'menu')
  const endOfSession = () => page.request.post(endSession.path) // on another page of this browser
  const logInAgain = async () => {
    await notification(page).getByRole('link', { name: 'Accedi' }).click()
    await fillLogin(page, reader)
  }
  await open(page, '/serata')
  await kept(page).getByRole('button', { name: 'Apri Compleanno di Ada' }).click()
  const name = kept(page).getByLabel('Nome della serata')
  await expect(name).toHaveValue('Compleanno di Ada')
  await name.fill('Compleanno di Ada e Bea')
  await endOfSession()
  await kept(page).getByRole('button', { name: 'Salva le modifiche' }).click()
  await expectNotification(
    page,
    'La sessione è scaduta',
    '«Compleanno di Ada e Bea» è ancora qui: la salviamo appena accedi.',
  )
  await expect(name).toHaveValue('Compleanno di Ada e Bea')
  await logInAgain()
  await expectNotification(page, 'Serata salvata', '«Compleanno di Ada e Bea» è nel tuo account.')
  await expect(kept(page).getByRole('button', { name: /^Apri Compleanno/ })).toHaveCount(1)
  await expect(kept(page).getByRole('button', { name: 'Apri Compleanno di Ada e Bea' })).toBeVisible()
  await expect(menu(page)).toContainText('Celeste Rari')

  await endOfSession()
  await kept(page).getByRole('button', { name: 'Elimina Compleanno di Ada e Bea' }).click()
  await expectNotification(
    page,
    'La sessione è scaduta',
    '«Compleanno di Ada e Bea» è ancora tra le tue serate: la eliminiamo appena accedi.',
  )
  await logInAgain()
  await expectNotification(page, 'Serata eliminata', 'Compleanno di Ada e Bea')
  await notification(page).getByRole('button', { name: 'Annulla' }).click()
  await expect(kept(page).getByRole('button', { name: 'Apri Compleanno di Ada e Bea' })).toBeVisible()
})

/** What 'Condividi il menu' has put on the clipboard. */
async function sharedLink(page: Page): Promise<string> {
  const token = page.waitForResponse((response) => /\/(?:menus|links\/menu)$/.test(response.url()))
  await evening(page).getByRole('button', { name: 'Altro' }).click()
  await page.getByRole('menuitem', { name: 'Condividi il menu' }).click()
  expect((await token).ok()).toBe(true)
  await expectNotification(page, 'Link copiato')
  return page.evaluate(() => navigator.clipboard.readText())
}

test('one button shares the menu: with an account the link shows the evening as it is kept', {
  tag: '@proof',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await open(page, '/serata?ospiti=2&quando=2096-11-24T20:00&tavola=1.2_7.2')
  const anonymous = await sharedLink(page)
  expect(new URL(anonymous).pathname).toMatch(/^\/serata\/menu\/[\w-]{43}$/)
  expect(new URL(anonymous).search).toBe('')

  await logIn(page)
  await open(page, '/serata?ospiti=2&quando=2096-11-24T20:00&tavola=1.2_7.2')
  const link = await sharedLink(page)
  await expect(kept(page).getByRole('button', { name: 'Apri Serata di sabato 24 novembre' })).toBeVisible()
  await page.getByLabel('Giorno e ora').fill('2096-11-24T21:00')
  await page.getByRole('button', { name: 'Prepara la serata' }).click()
  await expect(evening(page).getByRole('heading', { level: 2 })).toHaveText(/si inforna alle 21:00/)
  expect(await sharedLink(page)).toBe(link)
  const { pathname } = new URL(link)
  expect(await (await page.request.get(pathname)).text()).toContain('si inforna alle 21:00')
  await kept(page).getByRole('button', { name: 'Chiudi il link' }).click()
  expect((await page.request.get(pathname)).status()).toBe(200)
  await page.getByRole('dialog').getByRole('button', { name: 'Chiudi il link adesso' }).click()
  await expectNotification(page, 'Link chiuso')
  expect((await page.request.get(pathname)).status()).toBe(404)
})
