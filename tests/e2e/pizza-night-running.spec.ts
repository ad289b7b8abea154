import type { Page } from '@playwright/test'
import { addressOf } from '#contracts/endpoint.ts'
import { rateRecipe } from '#contracts/ratings/ratings.endpoints.ts'
import { visit } from './first-visit.ts'
import { expect, test } from './site-test.ts'
import { expectNotification, logIn, notification, open, ownClock, wake } from './visitor.ts'

/** Evenings at an oven of one, the first pizza a minute ahead. */
const NOW = new Date('2096-11-24T19:59:00+01:00')
const FOR_THREE = '/serata?ospiti=3&quando=2096-11-24T20:00&tavola=1.2_7.2_2.2'
const FOR_FOUR = '/serata?ospiti=4&quando=2096-11-24T20:00&tavola=1.2_7.2_2.2_4.2&servizio=each'
const screen = (page: Page) => page.getByRole('dialog', { name: 'Serata pizza' })
const begin = (page: Page) => page.getByRole('button', { name: 'Apri la cucina' }).click()
const lastServed = async (page: Page) => {
  const [, h, m] =
    /tavola alle (\d\d):(\d\d)/.exec((await page.getByText(/^Sono le/).textContent()) ?? '') ?? []
  return Number(h) * 60 + Number(m)
}

test('a pizza holds its place until it is out, has its timers, and what is late is said', {
  tag: '@phone-only',
}, async ({ page }) => {
  await ownClock(page, { time: NOW })
  await open(page, FOR_FOUR)
  await begin(page)
  const row = screen(page).getByText(/^In forno: /)
  const spoken = screen(page).locator('p[aria-live=polite]')
  const out = page.getByRole('button', { name: 'Sfornata' })
  await page.clock.fastForward('01:05')
  await expect(spoken).toHaveText(/^Inforna: /)
  await expect(row).toHaveCount(0)
  // What is in the oven is not told to be put in.
  await page.clock.fastForward('00:55')
  // At home the fior di latte goes on halfway.
  await expect(row).toHaveText(/A metà cottura alle 20:\d\d, fra \d:\d\d$/)
  await expect(spoken).not.toHaveText(/^Inforna: /)
  await page.clock.fastForward('05:30')
  await expectNotification(page, 'Tempo scaduto')
  await expect(notification(page)).toContainText('aggiungi il fior di latte')
  // The first look is told as in the cook mode.
  await page.clock.fastForward('04:30')
  await expect(notification(page)).toContainText(/Pizza .*, guarda se è pronta\./)
  await expect(row).toHaveText(/Fuori entro le 20:\d\d, fra \d:\d\d$/)
  await page.clock.fastForward('16:00')
  await expect(notification(page)).toContainText(/, sforna/)
  await expect(row).toHaveCount(1)
  await expect(row).toHaveText(/Doveva uscire alle 20:\d\d, in ritardo di \d\d:\d\d$/)
  await expect(
    screen(page)
      .getByText(/^Sforna: /)
      .first(),
  ).toBeVisible()
  const before = await lastServed(page)
  await page.clock.fastForward('10:00')
  await expect.poll(() => lastServed(page)).toBeGreaterThanOrEqual(before + 9)
  const late = await lastServed(page)
  await page.getByRole('button', { name: 'In ritardo di 20 minuti' }).click()
  await expect.poll(() => lastServed(page)).toBe(late + 20)
  await out.click()
  await expect(row).toHaveCount(0)

  // The screen opens again by itself after a reload, with all that happened.
  await page.reload()
  await wake(page)
  await expect(screen(page)).toBeVisible()
  expect(await lastServed(page)).toBeGreaterThan(late)
  await expect(out).toHaveCount(0)
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(out).toBeVisible()

  // Delays without end are told to who wants to sleep.
  await page.clock.fastForward('02:40:00')
  await page.getByRole('button', { name: 'In ritardo di 20 minuti' }).click()
  await expect(screen(page).getByText(/Di questo passo saresti al lavoro anche alle 0\d:\d\d/)).toBeVisible()
  for (let pizza = 0; pizza < 4; pizza += 1) {
    await page.clock.fastForward('40:00')
    await out.first().click()
  }
  await expect(screen(page).getByText(/^Sono le .*\. Le pizze sono tutte fuori\./)).toBeVisible()
  await expect(page.getByText('Tutte in tavola: buon appetito!')).toBeVisible()
})

test("the evening ends with a vote and a note of one's own", { tag: '@proof' }, async ({ page }) => {
  await logIn(page)
  await ownClock(page, { time: NOW })
  await open(page, FOR_THREE)
  await begin(page)
  for (let pizza = 0; pizza < 3; pizza += 1) {
    await page.clock.fastForward('40:00')
    await page.getByRole('button', { name: 'Sfornata' }).first().click()
  }
  const marinara = page.getByRole('region', { name: 'Pizza Marinara' })
  const vote = page.waitForRequest((request) =>
    request.url().endsWith(addressOf(rateRecipe, { params: { id: 7 } })),
  )
  await marinara.getByRole('button', { name: '4 pizzette' }).click()
  expect((await vote).postDataJSON()).toEqual({ rating: 4 })
  await expectNotification(page, 'Valutazione salvata')
  await marinara.getByText('Scrivi una nota').click()
  await marinara.getByLabel('La tua nota').fill("Un filo d'olio in più a crudo.")
  await marinara.getByLabel("Quando l'hai cucinata").fill('2026-11-20')
  await marinara.getByRole('button', { name: 'Salva la nota' }).click()
  await expectNotification(page, 'Nota salvata')
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('an evening that a link brought is run after a reload, and another one planned', {
    tag: ['@phone-only', '@proof'],
  }, async ({ page, context }) => {
    await ownClock(page, { time: NOW })
    await visit(page, FOR_THREE)
    await begin(page)
    await expect(screen(page)).toBeVisible()
    await page.clock.fastForward('10:00')
    await context.setOffline(true)
    const before = await lastServed(page)
    await page.getByRole('button', { name: 'In ritardo di 10 minuti' }).click()
    await expect.poll(() => lastServed(page)).toBe(before + 10)
    await page.reload()
    await wake(page)
    await expect(screen(page)).toBeVisible()
    await expect.poll(() => lastServed(page)).toBe(before + 10)
    await page.getByRole('button', { name: 'Chiudi la finestra' }).click()

    const plan = page.getByRole('button', { name: 'Prepara la serata' })
    // On phones the form of a planned evening is one line.
    const unfold = page.getByRole('button', { name: 'Cambia ospiti' })
    await unfold.click()
    await page.getByLabel('Giorno e ora').fill('2096-11-28T19:30')
    await plan.click()
    await expect(
      page.getByRole('region', { name: 'La serata' }).getByRole('heading', { level: 2 }),
    ).toHaveText(/28 novembre.*si inforna alle 19:30$/)
    // What cannot be is told by the same code.
    await unfold.click()
    await page.getByLabel('Ospiti, te compreso').fill('200')
    await plan.click()
    await expect(page.getByRole('alert').first()).toContainText('due turni')
  })
})
