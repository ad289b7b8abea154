import { OPEN_PAGES } from './site-map.ts'
import { expect, test } from './site-test.ts'
import { logIn, open } from './visitor.ts'

test('no page is wider than its window', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(180_000)
  const wider: string[] = []
  for (const path of [...OPEN_PAGES, '/ricette/46', '/non-esiste', '/ricette/abc']) {
    await open(page, path)
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const content = await page.evaluate(() => document.documentElement.scrollWidth)
      if (content > width) wider.push(`${path} at ${width}: ${content}`)
    }
  }
  expect(wider).toEqual([])
})

test('a long name fits into the header of the smallest phone', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await logIn(page, { name: 'Massimiliano Bartolomeo Acquaviva' })
  await open(page, '/privacy')
  await expect(page.getByRole('banner').getByText('MA', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  await page.getByRole('searchbox', { name: 'Cerca tra le ricette' }).fill('funghi')
  await page.getByRole('button', { name: 'Cerca', exact: true }).click()
  await expect(page.getByRole('region', { name: /^Notifiche/ }).getByRole('listitem')).toBeVisible()
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].map((element) => {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(element)
        const times = [animationName === 'none' ? '0s' : animationDuration, transitionDuration]
        return Math.max(...times.flatMap((list) => list.split(',').map(Number.parseFloat)))
      }),
    ),
  )
  expect(longest).toBeLessThanOrEqual(0.00001)
})

test('without that wish pages do move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/')
  const scrolling = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
  expect(await scrolling(), 'a page that opens at an anchor is there at once').toBe('auto')
  await page.getByRole('link', { name: 'Vedi tutte' }).focus()
  expect(await scrolling()).toBe('smooth')
})
