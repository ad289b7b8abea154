import type { Page } from '@playwright/test'
import { ACCOUNT_HINT } from '#contracts/account-hint.ts'
import { expect, test } from './site-test.ts'
import { logIn, open, recordCalls } from './visitor.ts'

const MAX_SCRIPT_B = 130_000
const MAX_SHIFT = 0.01

const READING = ['/', '/ricette', '/ricette/1', '/glossario', '/pizzerie']

/** Scrolls through the whole page a window at a time, as a reader does, so that everything lazy arrives. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    document.documentElement.style.scrollBehavior = 'auto'
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await frame()
      await frame()
    }
    await Promise.all(
      [...document.images]
        .filter((image) => !image.complete && image.checkVisibility())
        .map((image) => image.decode().catch(() => undefined)),
    )
    await frame()
  })

/** Drawing a long page without a graphics card takes its time. */
const PATIENCE_MS = 180_000

for (const path of READING) {
  test(`${path} comes with its data, and nothing moves while it is scrolled`, async ({ page }) => {
    test.setTimeout(PATIENCE_MS)
    const calls = recordCalls(page)
    await page.addInitScript(() => {
      const shifts: { value: number; nodes: string }[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node?: Node }[]
        })[]) {
          const nodes = entry.sources
            .map(({ node }) => (node as Element | undefined)?.className ?? '')
            .join(' | ')
          if (!entry.hadRecentInput) shifts.push({ value: entry.value, nodes })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await open(page, path)
    await page.evaluate(() => document.fonts.ready)
    await scrollThrough(page)
    const shifts: { value: number; nodes: string }[] = await page.evaluate(() =>
      Reflect.get(window, 'shifts'),
    )
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    expect(sum, JSON.stringify(shifts)).toBeLessThan(MAX_SHIFT)
    expect(calls).toEqual([])
  })
}

test('who has logged in before is asked about, once', async ({ page }) => {
  await logIn(page)
  const calls = recordCalls(page)
  await open(page, '/ricette/1')
  await expect(page.getByRole('banner').getByText('Mario Rossi').first()).toBeAttached()
  await page.getByRole('navigation', { name: 'Percorso' }).getByRole('link', { name: 'Ricette' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ricette di Pizza')
  expect(calls.filter((call) => call === 'GET /api/auth/me')).toHaveLength(1)
})

// What buttons open is fetched once the reader moves, for kitchens without a network.
test('a recipe page takes at most 130 kB of scripts, with all that it fetches by itself', async ({
  page,
}) => {
  await page.goto('/ricette/1')
  await page.waitForLoadState('networkidle')
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map((resource) => (resource as PerformanceResourceTiming).encodedBodySize),
  )
  expect(scripts.length).toBeGreaterThan(5)
  expect(Math.min(...scripts)).toBeGreaterThan(0) // 0 would be a file whose size the browser does not tell
  const total = scripts.reduce((sum, size) => sum + size, 0)
  test.info().annotations.push({ type: 'scripts of a recipe page', description: `${total} B` })
  expect(total).toBeLessThanOrEqual(MAX_SCRIPT_B)
})

test.describe('on a phone with three dots to a pixel', () => {
  test.use({ viewport: { width: 412, height: 915 }, deviceScaleFactor: 3 })

  test('the whole home page takes less than 500 kB', { tag: '@desktop' }, async ({ page }) => {
    test.setTimeout(PATIENCE_MS)
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await open(page, '/')
    await scrollThrough(page)
    await page.waitForLoadState('networkidle')
    expect(bytes).toBeGreaterThan(200_000)
    expect(bytes).toBeLessThan(500_000)
  })
})

test('the HTML is the same for every visitor', { tag: '@desktop' }, async ({ page }) => {
  for (const path of [...READING, '/profilo', '/auth']) {
    const [anonymous, known] = await Promise.all(
      [{}, { cookie: `${ACCOUNT_HINT}=1; session=abc`, 'user-agent': 'another browser' }].map(
        async (headers) => {
          const answer = await page.request.get(path, { headers })
          return { html: await answer.text(), headers: answer.headers() }
        },
      ),
    )
    expect(known?.html).toBe(anonymous?.html)
    expect(anonymous?.headers).not.toHaveProperty('set-cookie')
    expect(anonymous?.headers.vary ?? '').not.toMatch(/cookie/i)
  }
})
