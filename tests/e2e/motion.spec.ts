import type { Page } from '@playwright/test'
import { expect, test } from './site-test.ts'
import { goInside, open } from './visitor.ts'

// Every other test wants calm.
test.use({ reducedMotion: 'no-preference' })

/** Counts the transitions between pages from here on, and notes what moved by itself. Where they are `held` none ends before that style goes. */
async function watchTransitions(page: Page, { held = false } = {}) {
  await page.addInitScript((isHeld) => {
    const start = document.startViewTransition?.bind(document)
    const flights: string[] = []
    Object.assign(window, { transitions: 0, flights })
    document.startViewTransition = (update) => {
      Object.assign(window, { transitions: Reflect.get(window, 'transitions') + 1 })
      const transition = start(update)
      // Noted as it begins: a busy machine may look only after it has ended.
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations())
          flights.push((effect as KeyframeEffect).pseudoElement ?? '')
      })
      return transition
    }
    addEventListener('DOMContentLoaded', () => {
      if (!isHeld) return
      const style = Object.assign(document.createElement('style'), { id: 'held' })
      style.textContent = `::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)
        { animation-play-state: paused !important }`
      document.head.append(style)
    })
  }, held)
}
const transitions = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(window, 'transitions')))
const running = (page: Page) => page.evaluate(() => document.getAnimations().length)
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

test('who wants calm gets no movement at all', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watchTransitions(page)
  await open(page, '/')
  expect(await running(page)).toBe(0)
  await goInside(page, '/ricette')
  await card(page, 'Pizza Margherita').hover()
  expect(await running(page)).toBe(0)
  await card(page, 'Pizza Margherita').getByRole('link').click()
  await expect(title(page, 'Pizza Margherita')).toBeVisible()
  expect(await running(page)).toBe(0)
  await page.goBack()
  await expect(title(page, 'Ricette di Pizza')).toBeVisible()
  expect(await running(page)).toBe(0)
  expect(await transitions(page)).toBe(0)
  await goInside(page, '/auth')
  await page.getByRole('tab', { name: 'Registrati' }).click()
  expect(await running(page)).toBe(0)
})

test('the picture of a card grows into the recipe, which is there at once; back is where the reader was', {
  tag: ['@phone-only', '@proof'],
}, async ({ page }) => {
  await watchTransitions(page, { held: true })
  await open(page, '/ricette')
  const marinara = card(page, 'Pizza Marinara')
  await marinara.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await marinara.getByRole('link').click()
  await expect(title(page, 'Pizza Marinara')).toBeVisible()
  const flights = () => page.evaluate(() => Reflect.get(window, 'flights'))
  await expect.poll(flights).toContain('::view-transition-group(recipe-picture)')
  expect(await transitions(page)).toBe(1)
  // One page, at its top, though both pictures still lie on top.
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(title(page, 'Ricette di Pizza')).toHaveCount(0)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  // They go when they have moved, and leave what is pressed to the page.
  await page.evaluate(() => document.getElementById('held')?.remove())
  await page.getByRole('navigation', { name: 'Percorso' }).getByRole('link', { name: 'Ricette' }).click()
  await expect(title(page, 'Ricette di Pizza')).toBeVisible()

  await page.goBack()
  await expect(title(page, 'Pizza Marinara')).toBeVisible()
  await page.goBack()
  await expect(title(page, 'Ricette di Pizza')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  // A filter is no new page.
  const made = await transitions(page)
  await page.getByRole('searchbox').first().fill('marinara')
  await expect(page).toHaveURL(/marinara/)
  expect(await transitions(page)).toBe(made)

  // A browser that knows no transitions just changes the page.
  await page.evaluate(() => {
    Object.assign(document, { startViewTransition: undefined })
  })
  await marinara.getByRole('link').click()
  await expect(title(page, 'Pizza Marinara')).toBeVisible()
})

test('the line under the tabs lies under the chosen one', { tag: ['@phone-only', '@proof'] }, async ({
  page,
}) => {
  await open(page, '/auth')
  const chosen = page.getByRole('tab', { name: 'Registrati' })
  await chosen.click()
  const line = () =>
    page.getByRole('tablist').evaluate(async (list) => {
      await Promise.all(list.getAnimations({ subtree: true }).map(({ finished }) => finished))
      const { left, width } = getComputedStyle(list, '::after')
      return { left: Math.round(Number.parseFloat(left)), width: Math.round(Number.parseFloat(width)) }
    })
  const tab = await chosen.evaluate((element) => ({
    left: (element as HTMLElement).offsetLeft,
    width: (element as HTMLElement).offsetWidth,
  }))
  await expect.poll(line).toEqual(tab)
})
