import type { Page } from '@playwright/test'
import { expect, test } from './site-test.ts'
import { expectNotification, notification, open, ownClock, recipeOf } from './visitor.ts'

/** The second step of recipe 1 says how long to knead. */
const TIMER = 'Avvia 12-15 minuti'
const KNEADING_MS = 12 * 60_000

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pizza Margherita' })

async function startCooking(page: Page) {
  await open(page, '/ricette/1')
  await page.getByRole('button', { name: 'Cucina passo passo' }).click()
  await expect(dialog(page)).toBeVisible()
}

test('shows one step at a time; buttons and arrows turn the page', { tag: '@phone-only' }, async ({
  page,
}) => {
  const steps = (await recipeOf(page, 1)).instructions.split('\n')
  await startCooking(page)
  const step = (number: number) => dialog(page).getByText(steps[number - 1] ?? '', { exact: true })
  await expect(dialog(page)).toContainText(`Passo 1 di ${steps.length}`)
  await expect(step(1)).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Indietro' })).toBeDisabled()
  await dialog(page).getByRole('button', { name: 'Avanti' }).click()
  await expect(step(2)).toBeVisible()
  await expect(step(1)).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(step(3)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(step(2)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Indietro' }).click()
  await expect(step(1)).toBeVisible()
  for (let number = 2; number <= steps.length; number += 1) await page.keyboard.press('ArrowRight')
  await expect(step(steps.length)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Buon appetito' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Cucina passo passo' })).toBeFocused()
})

test('the arrows work from the first moment, and Escape leaves', async ({ page }) => {
  await startCooking(page)
  await page.keyboard.press('ArrowRight')
  await expect(dialog(page)).toContainText('Passo 2 di')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
})

test('a timer is an end time: a reload does not stop it', { tag: '@phone-only' }, async ({ page }) => {
  await ownClock(page)
  await startCooking(page)
  await dialog(page).getByRole('button', { name: 'Avanti' }).click()
  const before = await page.evaluate(() => Date.now())
  await dialog(page).getByRole('button', { name: TIMER }).click()
  await expect(dialog(page).getByRole('timer')).toHaveText(/^1[12]:\d\d$/)
  const { key, endsAt, after } = await page.evaluate(() => {
    const [name = ''] = Object.keys(localStorage).filter((item) => item.startsWith('timer:'))
    return { key: name, endsAt: JSON.parse(localStorage.getItem(name) ?? '').endsAt, after: Date.now() }
  })
  expect(key).toMatch(/^timer:1:1:/)
  expect(endsAt).toBeGreaterThanOrEqual(before + KNEADING_MS)
  expect(endsAt).toBeLessThanOrEqual(after + KNEADING_MS)

  await page.clock.fastForward('05:00')
  await page.getByRole('button', { name: 'Chiudi la finestra' }).click()
  await expect(page).toHaveURL('/ricette/1')
  await startCooking(page)
  await expect(dialog(page)).toContainText('Passo 2 di')
  await expect(dialog(page).getByRole('timer')).toHaveText(/^[67]:\d\d$/)

  await dialog(page).getByRole('button', { name: 'Avanti' }).click()
  await expect(dialog(page).getByRole('button', { name: /^Passo 2: [67]:\d\d$/ })).toBeVisible()
  await page.clock.fastForward('08:00')
  await expectNotification(page, 'Tempo scaduto', 'Pizza Margherita, passo 2: 12-15 minuti.')
  await dialog(page).getByRole('button', { name: 'Passo 2: tempo scaduto' }).click()
  await expect(dialog(page).getByRole('timer')).toHaveText('Tempo scaduto: 12-15 minuti')
  await dialog(page).getByRole('timer').click()
  await expect(dialog(page).getByRole('button', { name: TIMER })).toBeVisible()
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull()
})

test('a reload or a link opens the step that the address names', async ({ page }) => {
  await startCooking(page)
  await expect(page).toHaveURL('/ricette/1?cucina=1')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/ricette/1?cucina=3')
  await page.reload()
  await expect(dialog(page)).toContainText('Passo 3 di')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/ricette/1')

  for (const [asked, shown] of [
    ['2', 2],
    ['99', 1],
    ['abc', 1],
  ]) {
    await page.goto(`/ricette/1?cucina=${asked}`)
    await expect(dialog(page)).toContainText(`Passo ${shown} di`)
  }
})

test("the phone's Back leads from the stove to the recipe, and Forward to the stove again", {
  tag: '@phone-only',
}, async ({ page }) => {
  await open(page, '/ricette')
  await page.getByRole('article', { name: 'Pizza Margherita', exact: true }).getByRole('link').click()
  await page.getByRole('button', { name: 'Cucina passo passo' }).click()
  await dialog(page).getByRole('button', { name: 'Avanti' }).click()
  await expect(page).toHaveURL('/ricette/1?cucina=2')
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/ricette/1')
  await expect(page.getByRole('heading', { level: 1, name: 'Pizza Margherita' })).toBeVisible()
  await page.goForward()
  await expect(dialog(page)).toContainText('Passo 2 di')
  // Who closes it is back where Back would have led: one more Back leaves the recipe.
  await page.getByRole('button', { name: 'Chiudi la finestra' }).click()
  await expect(page).toHaveURL('/ricette/1')
  await page.goBack()
  await expect(page).toHaveURL('/ricette')
})

test('a timer that ends elsewhere says which, leads back, and waits in the title', async ({ page }) => {
  await ownClock(page)
  await startCooking(page)
  await dialog(page).getByRole('button', { name: 'Avanti' }).click()
  await dialog(page).getByRole('button', { name: TIMER }).click()
  await open(page, '/shop')
  const title = await page.title()
  await page.clock.fastForward('12:01')
  await expectNotification(page, 'Tempo scaduto', 'Pizza Margherita, passo 2: 12-15 minuti.')
  await expect(page).toHaveTitle('⏰ Tempo scaduto: Pizza Margherita, passo 2')
  await page.clock.fastForward('00:06')
  await expect(notification(page)).toHaveCount(0)
  await expect(page).toHaveTitle('⏰ Tempo scaduto: Pizza Margherita, passo 2')
  await page.keyboard.press('Shift')
  await expect(page).toHaveTitle(title)

  await open(page, '/ricette/1')
  await page.getByRole('list', { name: 'Timer della ricetta' }).getByRole('link').click()
  await expect(page).toHaveURL('/ricette/1?cucina=2')
  await dialog(page).getByRole('timer').click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('list', { name: 'Timer della ricetta' })).toHaveCount(0)
})

test('the notification of a timer leads to its step', async ({ page }) => {
  await ownClock(page)
  await startCooking(page)
  await dialog(page).getByRole('button', { name: 'Avanti' }).click()
  await dialog(page).getByRole('button', { name: TIMER }).click()
  await open(page, '/shop')
  await page.clock.fastForward('12:01')
  await notification(page).getByRole('link', { name: 'Torna al passo' }).click()
  await expect(page).toHaveURL('/ricette/1?cucina=2')
  await expect(dialog(page)).toContainText('Passo 2 di')
  await expect(dialog(page).getByRole('timer')).toHaveText('Tempo scaduto: 12-15 minuti')
})

test('the screen stays on, also after the page was hidden', { tag: '@phone-only' }, async ({ page }) => {
  await page.addInitScript(() => {
    const state = { asked: 0, held: 0, visibility: 'visible' }
    Object.assign(window, { screenState: state })
    Object.defineProperty(document, 'visibilityState', { get: () => state.visibility })
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        async request() {
          state.asked += 1
          state.held += 1
          const lock = Object.assign(new EventTarget(), {
            async release() {
              state.held -= 1
              lock.dispatchEvent(new Event('release'))
            },
          })
          Object.assign(window, { lock })
          return lock
        },
      },
    })
  })
  const state = () => page.evaluate(() => Reflect.get(window, 'screenState'))
  const show = (visibility: string) =>
    page.evaluate(async (value) => {
      Reflect.get(window, 'screenState').visibility = value
      if (value === 'hidden') await Reflect.get(window, 'lock').release() // as browsers do
      document.dispatchEvent(new Event('visibilitychange'))
    }, visibility)

  await startCooking(page)
  await expect(dialog(page)).toContainText('Lo schermo resta acceso.')
  await show('hidden')
  await expect(dialog(page)).not.toContainText('Lo schermo resta acceso.')
  expect(await state()).toMatchObject({ asked: 1, held: 0 })
  await show('visible')
  await expect(dialog(page)).toContainText('Lo schermo resta acceso.')
  expect(await state()).toMatchObject({ asked: 2, held: 1 })
  await page.keyboard.press('Escape')
  await expect.poll(state).toMatchObject({ asked: 2, held: 0 })
})
