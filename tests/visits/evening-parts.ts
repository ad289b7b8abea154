import { expect, type Page } from '@playwright/test'
import { addressOf } from '#contracts/endpoint.ts'
import {
  getKeptEvening,
  getNightInvite,
  getOwnShare,
  getSharedNight,
  listKeptEvenings,
  listKnownGuests,
  listReceivedAnswers,
  sendInviteAnswer,
} from '#contracts/pizza-night/kept-evenings.endpoints.ts'
import { invitePage, sharedNightPage } from '#contracts/pizza-night/night-pages.ts'
import { planPizzaNight } from '#contracts/pizza-night/pizza-night.endpoints.ts'
import type { PizzaNight } from '#contracts/pizza-night/pizza-night.ts'
import type { NightInvite, ReceivedAnswer } from '#contracts/pizza-night/pizza-night-invite.ts'
import type { KeptEvening, KeptEveningCard, KnownGuest } from '#contracts/pizza-night/pizza-night-kept.ts'
import {
  type EveningDraft,
  FIRST_EVENING,
  FIRST_GUEST,
  requestOfDraft,
} from '#domain/pizza-night/evening-draft.ts'
import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { sharedEvening } from '#domain/pizza-night/shared-evening.ts'
import { goInside, wake } from '../e2e/visitor.ts'

const TOKEN = 'prova'
const bakeAtMs = Date.parse('2096-11-24T20:00:00+01:00')
const draft: EveningDraft = {
  ...FIRST_EVENING,
  bakeAt: '2096-11-24T20:00',
  guestCount: '3',
  guests: [
    { ...FIRST_GUEST, name: 'Celeste', needs: ['celiachia'] },
    { ...FIRST_GUEST, name: 'Noemi', appetite: 1.5, wish: '2' },
    { ...FIRST_GUEST },
  ],
}
const title = 'Compleanno di Ada'
const card: KeptEveningCard = {
  id: 1,
  title,
  bakeAtMs,
  timeZone: 'Europe/Rome',
  guests: 3,
  newAnswers: 1,
  updatedAt: '2096-11-20T10:00:00.000Z',
}
const answer: ReceivedAnswer = {
  id: 1,
  guest: { ...FIRST_GUEST, name: 'Bea', needs: ['vegana'], allergies: ['sedano'], wish: '7' },
  answeredAt: '2096-11-20T10:00:00.000Z',
  consentedAt: '2096-11-20T10:00:00.000Z',
  isHandled: false,
}
const known: KnownGuest = {
  id: 1,
  guest: { ...FIRST_GUEST, name: 'Dora', appetite: 2 },
  consentedAt: '2096-01-01T10:00:00.000Z',
}

/** Evenings would be lines in the lists that others look at: these are answered in place of the site. */
const answerWith = (page: Page, path: string, json: unknown) =>
  page.route(`**${path}`, (route) => route.fulfill({ json }))

async function planned(page: Page): Promise<PizzaNight> {
  const data = requestOfDraft(draft, { timeZone: 'Europe/Rome', checkTime: false })
  return (await (await page.request.post(planPizzaNight.path, { data })).json()) as PizzaNight
}

/** A kept evening with an answer to its invitation, and a guest of another time. */
export async function openKeptEvening(page: Page) {
  const kept: KeptEvening = {
    ...card,
    plannedAtMs: null,
    draft,
    plan: await planned(page),
    menu: null,
    host: null,
    place: null,
    links: { invito: TOKEN, menu: TOKEN },
  }
  await answerWith(page, listKeptEvenings.path, [card])
  await answerWith(page, addressOf(getKeptEvening, { params: { id: 1 } }), kept)
  await answerWith(page, addressOf(listReceivedAnswers, { params: { id: 1 } }), [answer])
  await answerWith(page, listKnownGuests.path, [known])
  await page.reload()
  await wake(page)
  await page.getByRole('button', { name: `Apri ${title}` }).click()
  await page.getByText('Ospiti per la prossima volta').click()
  await expect(page.getByRole('list', { name: 'Risposte nuove' })).toContainText('vorrebbe')
  await expect(page.getByRole('list', { name: 'Ospiti che conosci' })).toContainText('Dora')
}

/** An invitation, asked for the consent that is missing. */
export async function openInvite(page: Page) {
  const invite: NightInvite = {
    evening: TOKEN,
    title,
    host: 'Ada',
    place: 'Via Roma 3',
    bakeAtMs,
    timeZone: 'Europe/Rome',
    endsAtMs: bakeAtMs + 3_600_000,
  }
  await answerWith(page, addressOf(getNightInvite, { params: { token: TOKEN } }), invite)
  await page.route(`**${addressOf(getOwnShare, { params: { token: TOKEN } })}`, (route) =>
    route.fulfill({ json: { state: 'waiting', shares: [] } }),
  )
  await page.route(`**${addressOf(sendInviteAnswer, { params: { token: TOKEN } })}`, (route) =>
    route.fulfill({
      status: 201,
      json: { key: 'k'.repeat(43) },
    }),
  )
  await goInside(page, invitePage(TOKEN))
  await page.getByLabel('Il tuo nome').fill('Bea')
  await page.getByRole('button', { name: 'Vegano' }).click()
  await expect(page.getByRole('checkbox', { name: /Sono d'accordo/ })).toBeVisible()
}

/** What a guest sees after answering. */
export async function answerInvite(page: Page) {
  await openInvite(page)
  await page.getByRole('checkbox', { name: /Sono d'accordo/ }).check()
  await page.getByRole('button', { name: 'Rispondi' }).click()
  await expect(page.getByRole('heading', { name: 'Hai risposto' })).toBeVisible()
}

/** Menu and hours of somebody's evening. */
export async function openSharedNight(page: Page) {
  const plan = (await planned(page)) as unknown as EveningSheet
  await answerWith(page, addressOf(getSharedNight, { params: { token: TOKEN } }), {
    ...sharedEvening(plan),
    host: 'Ada',
    place: 'Via Roma 3',
  })
  await goInside(page, sharedNightPage(TOKEN))
  await expect(page.getByRole('region', { name: 'Il menu' })).toBeVisible()
}
