import type { Browser, BrowserContext, Page } from '@playwright/test'
import { apiPaths } from '#contracts/api-paths.ts'
import { open } from '../e2e/visitor.ts'
import { E2E_ADMIN } from '../support/e2e-origin.ts'
import { type REDUCED_PX, reduceScreen, type ScreenWidth } from './reduce-screen.ts'
import type { ScreenPage } from './screen-pages.ts'

/** What is kept of a page: the list of all recipes goes on for longer than anybody looks at. */
const MOST_PX = { 390: 3600, 768: 3000, 1440: 2700 } as const satisfies Record<ScreenWidth, number>
const FIRST_PX = 900
const PICTURE_PATIENCE_MS = 5000
const WIDTHS = [390, 768, 1440] as const satisfies (keyof typeof REDUCED_PX)[]
const NOW = '2026-11-21T10:00:00+01:00'
const SCHEMES = ['light', 'dark'] as const

export type Taken = { name: string; webp: Buffer }

/** Moments of the server's clock would differ with every run. */
const MOMENT = /"\d{4}-\d\d-\d\dT[\d:.]+Z"/g

async function makeSteady(context: BrowserContext) {
  // A web font that comes late would leave the page in its stand-in. The styles stand in the page itself.
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const answer = await route.fetch()
    const body = (await answer.text()).replaceAll('font-display:optional', 'font-display:block')
    return route.fulfill({ response: answer, body })
  })
  await context.route('**/api/**', async (route) => {
    const answer = await route.fetch()
    if (!answer.headers()['content-type']?.includes('json')) return route.fulfill({ response: answer })
    return route.fulfill({ response: answer, body: (await answer.text()).replace(MOMENT, `"${NOW}"`) })
  })
}

/** As tall as the page, so that everything of it is loaded and nothing is scrolled. */
async function stretch(page: Page, width: ScreenWidth) {
  await page.setViewportSize({ width, height: FIRST_PX })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(Math.max(height, FIRST_PX), MOST_PX[width]) })
  await page.evaluate(async (patienceMs) => {
    const shown = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    )
    // One that lies beside its frame, in a row that scrolls, is not loaded and never ready.
    const late = new Promise((resolve) => setTimeout(resolve, patienceMs))
    await Promise.race([late, Promise.all(shown.map((image) => image.decode().catch(() => undefined)))])
  }, PICTURE_PATIENCE_MS)
  await page.waitForLoadState('networkidle')
}

/** After a change of the scheme a long page is painted anew part by part: a shot at once has both schemes. */
const repainted = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let count = 0; count < 4; count++) await frame()
  })

async function contextFor(browser: Browser, origin: string, isAdmin: boolean) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: WIDTHS[0], height: FIRST_PX },
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    colorScheme: 'light',
    serviceWorkers: 'block',
    bypassCSP: true, // the changed styles have another hash
  })
  await makeSteady(context)
  if (isAdmin) await context.request.post(apiPaths.login, { data: E2E_ADMIN })
  return context
}

/** One page in every width, in the light and in the dark, at a fixed moment and without movement. */
export async function takeScreens(
  browser: Browser,
  origin: string,
  { name, path, isAdmin = false }: ScreenPage,
): Promise<Taken[]> {
  const context = await contextFor(browser, origin, isAdmin)
  try {
    const page = await context.newPage()
    await page.clock.setFixedTime(NOW)
    await open(page, path)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    const taken: Taken[] = []
    for (const width of WIDTHS) {
      await stretch(page, width)
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme })
        await repainted(page)
        const png = await page.screenshot({ animations: 'disabled' })
        taken.push({ name: `${name}-${width}-${colorScheme}`, webp: await reduceScreen(png, width) })
      }
    }
    return taken
  } finally {
    await context.close()
  }
}
