import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/site-test.ts'
import { expectNotification, open, recordCalls, wake } from '../e2e/visitor.ts'
import { scrollThrough } from './layout-shift.ts'
import { be } from './log-in.ts'
import { countTimers, settlingOf } from './steady-page.ts'

const MAX_SCRIPT_B = 120_000
const MAX_HOME_SCRIPT_B = 132_000

/** With all that it fetches by itself; what buttons open is fetched once the reader moves. */
const scriptSizes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map((resource) => (resource as PerformanceResourceTiming).encodedBodySize),
  )

async function expectScripts(page: Page, name: string, mostB: number) {
  const sizes = await scriptSizes(page)
  expect(sizes.length).toBeGreaterThan(5)
  expect(Math.min(...sizes)).toBeGreaterThan(0) // 0 would be a file whose size the browser does not tell
  const total = sizes.reduce((sum, size) => sum + size, 0)
  test.info().annotations.push({ type: `scripts of ${name}`, description: `${total} B` })
  expect(total).toBeLessThanOrEqual(mostB)
}

test('who has logged in before is asked about, once', { tag: '@desktop' }, async ({ page }) => {
  await be(page, 'reader')
  const calls = recordCalls(page)
  await open(page, '/ricette/1')
  await expect(page.getByRole('banner').getByText('Mario Rossi').first()).toBeAttached()
  await page.getByRole('navigation', { name: 'Percorso' }).getByRole('link', { name: 'Ricette' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ricette di Pizza')
  expect(calls.filter((call) => call === 'GET /api/auth/me')).toHaveLength(1)
})

test.describe('on a phone with three dots to a pixel', () => {
  test.use({ viewport: { width: 412, height: 915 }, deviceScaleFactor: 3 })

  test('the whole home page takes less than 500 kB, and a recipe page at most 120 kB of scripts', {
    tag: '@phone',
  }, async ({ page }) => {
    await countTimers(page)
    const settled = settlingOf(page, false)
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await page.goto('/')
    await settled()
    await expectScripts(page, 'the home page', MAX_HOME_SCRIPT_B)
    await wake(page)
    await scrollThrough(page)
    await settled()
    expect(bytes).toBeGreaterThan(200_000)
    expect(bytes).toBeLessThan(500_000)

    await page.goto('/ricette/1')
    await settled()
    await expectScripts(page, 'a recipe page', MAX_SCRIPT_B)
  })
})

test('a long name fits into the header of the smallest phone', {
  tag: ['@phone', '@proof'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await be(page, 'long name')
  await open(page, '/privacy')
  await expect(page.getByRole('banner').getByText('MA', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

const scrollingOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)

test('with reduced motion nothing moves, and without that wish pages do', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/')
  expect(await scrollingOf(page), 'a page that opens at an anchor is there at once').toBe('auto')
  await page.getByRole('link', { name: 'Vedi tutte' }).focus()
  expect(await scrollingOf(page)).toBe('smooth')

  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await scrollingOf(page)).toBe('auto')
  await page.getByRole('searchbox', { name: 'Cerca tra le ricette' }).fill('funghi')
  await page.getByRole('button', { name: 'Cerca', exact: true }).click()
  await expectNotification(page, 'Ricerca completata')
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
