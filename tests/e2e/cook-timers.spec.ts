import type { Page } from '@playwright/test'
import { expect, test } from './site-test.ts'
import { expectNotification, goInside, notification, open, ownClock } from './visitor.ts'

/** The second step of recipe 1 says how long to knead. */
const TIMER = 'Avvia 12-15 minuti'
const KNEADING_MS = 12 * 60_000
const ENDED = 'Pizza Margherita, passo 2: Rovescia tutto sul banco e impasta, 12-15 minuti.'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pizza Margherita' })

test('a timer is an end time: it goes on elsewhere and in a closed page, says what is over and leads back', async ({
  page,
  context,
}) => {
  await ownClock(page)
  const timer = dialog(page).getByRole('timer')
  const onRecipe = page.getByRole('list', { name: 'Timer della ricetta' })
  const stored = () =>
    page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('timer:')))
  await open(page, '/ricette/1')
  await page.getByRole('button', { name: 'Cucina passo passo' }).click()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  const before = await page.evaluate(() => Date.now())
  await dialog(page).getByRole('button', { name: TIMER }).click()
  await expect(timer).toHaveText(/^1[12]:\d\d$/)
  const [[key, value] = ['', '']] = await stored()
  expect(key).toMatch(/^timer:1:1:/)
  expect(JSON.parse(value).endsAt).toBeGreaterThanOrEqual(before + KNEADING_MS)
  expect(JSON.parse(value).endsAt).toBeLessThanOrEqual((await page.evaluate(() => Date.now())) + KNEADING_MS)

  await page.clock.fastForward('05:00')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await onRecipe.getByRole('link').click()
  await expect(page).toHaveURL('/ricette/1?cucina=2')
  await expect(timer).toHaveText(/^[67]:\d\d$/)
  await dialog(page).getByRole('button', { name: 'Avanti' }).click()
  await expect(
    dialog(page).getByRole('button', { name: /^Passo 2: [67]:\d\d · Rovescia tutto sul banco e impasta$/ }),
  ).toBeVisible()

  // On another page it says which one ended, and waits in the title until somebody is there.
  await goInside(page, '/privacy')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Pizza Margherita')
  const title = await page.title()
  for (const later of ['08:00', '10:00']) {
    await page.clock.fastForward(later)
    await expectNotification(page, 'Tempo scaduto', ENDED)
    await expect(page).toHaveTitle('⏰ Tempo scaduto: Pizza Margherita, passo 2')
  }
  await page.keyboard.press('Shift')
  await expect(page).toHaveTitle(title)
  await notification(page).getByRole('link', { name: 'Torna al passo' }).click()
  await expect(page).toHaveURL('/ricette/1?cucina=2')
  await expect(timer).toHaveText('Tempo scaduto: 12-15 minuti')
  await page.keyboard.press('ArrowRight')
  await dialog(page).getByRole('button', { name: 'Passo 2: tempo scaduto' }).click()
  await timer.click()
  await expect(dialog(page).getByRole('button', { name: TIMER })).toBeVisible()
  expect(await stored()).toEqual([])

  // A timer whose page was closed is told at the next visit, with its hour.
  await dialog(page).getByRole('button', { name: TIMER }).click()
  await expect(timer).toBeVisible()
  await page.close()
  const later = await context.newPage()
  await ownClock(later, { time: Date.now() + 2 * 3_600_000 })
  await open(later, '/privacy')
  await expect(notification(later)).toContainText(/^Tempo scaduto.*12-15 minuti, finito alle \d\d:\d\d\./)
})
