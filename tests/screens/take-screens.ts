import type { Browser, Page } from '@playwright/test'
import { goInside, open } from '../e2e/visitor.ts'
import { type REDUCED_PX, reduceScreen, type ScreenWidth } from './reduce-screen.ts'
import type { Calls, ScreenPage } from './screen-pages.ts'
import { settlingOf } from './settled.ts'
import { FIRST_VIEW, NOW, steadyContext, type Visitor } from './steady-context.ts'

/** What is kept of a page: the list of all recipes goes on for longer than anybody looks at. */
const MOST_PX = { 390: 3600, 768: 3000, 1440: 2700 } as const satisfies Record<ScreenWidth, number>
const WIDTHS = [FIRST_VIEW.width, 768, 1440] as const satisfies (keyof typeof REDUCED_PX)[]
const SCHEMES = ['light', 'dark'] as const
/** Its own calls and parts are those of every page. */
const PLAIN_PAGE = '/privacy'

/** Parts far below are not laid out before somebody comes near: until then the height is an estimate. A caret blinks. */
const STEADY_STYLE = '* { content-visibility: visible !important; caret-color: transparent !important }'

export type Taken = { name: string; webp: Buffer }

/** As tall as the page, so that everything of it is loaded and nothing is scrolled; it may grow by what comes then. */
async function stretch(page: Page, width: ScreenWidth, settled: () => Promise<void>) {
  await page.setViewportSize({ width, height: FIRST_VIEW.height })
  let height = 0
  for (;;) {
    const tall = await page.evaluate(() => document.documentElement.scrollHeight)
    if (height >= Math.min(tall, MOST_PX[width])) break
    height = Math.min(Math.max(tall, FIRST_VIEW.height), MOST_PX[width])
    await page.setViewportSize({ width, height })
    await settled()
  }
  await page.evaluate(() => scrollTo(0, 0))
}

/** One part of a long page, at the top of the window. */
async function goToPart(page: Page, width: ScreenWidth, part: string, settled: () => Promise<void>) {
  await page.setViewportSize({ width, height: FIRST_VIEW.height })
  const scroll = () => page.locator(part).evaluate((element) => element.scrollIntoView({ block: 'start' }))
  await scroll()
  await settled()
  await scroll()
}

/** After a change of the scheme a long page is painted anew part by part: a shot at once has both schemes. */
const repainted = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let count = 0; count < 4; count++) await frame()
  })

const pathOf = (url: URL) => url.pathname + url.search

/** Calls that the page shall wait for, or not get, however often it asks. */
const disturb = (page: Page, calls: Calls) =>
  page.route(
    (url) => pathOf(url) in calls,
    (route) =>
      calls[pathOf(new URL(route.request().url()))] === 'refused'
        ? route.fulfill({ status: 500, json: { message: 'Guasto di prova' } })
        : undefined, // never answered
  )

/** Opens the page as a reader finds it and waits until it is what it will be. */
async function arrive(page: Page, { path, calls }: ScreenPage, settled: () => Promise<void>) {
  await page.clock.setFixedTime(NOW)
  await open(page, calls ? PLAIN_PAGE : path)
  await page.addStyleTag({ content: STEADY_STYLE })
  await settled()
  if (!calls) return
  // A page that is opened by its address comes with its data: it waits and fails only inside the site.
  await disturb(page, calls)
  await goInside(page, path)
  await page.waitForURL(`**${path}`)
  await settled()
}

/** One page in every width, in the light and in the dark, at a fixed moment and without movement. */
export async function takeScreens(
  browser: Browser,
  origin: string,
  shown: ScreenPage,
  admin: Visitor,
): Promise<Taken[]> {
  const { name, isAdmin, calls = {}, part } = shown
  const context = await steadyContext(browser, origin, isAdmin ? admin : undefined)
  try {
    const page = await context.newPage()
    const isHeld = (url: URL) => calls[pathOf(url)] === 'held'
    const settled = settlingOf(page, Object.values(calls).includes('held') ? isHeld : undefined)
    await arrive(page, shown, settled)
    // Playwright's own takes three times as long, most of it to make the file small.
    const devtools = await context.newCDPSession(page)
    const taken: Taken[] = []
    for (const width of WIDTHS) {
      await (part ? goToPart(page, width, part, settled) : stretch(page, width, settled))
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme })
        await repainted(page)
        const { data } = await devtools.send('Page.captureScreenshot', { optimizeForSpeed: true })
        const webp = await reduceScreen(Buffer.from(data, 'base64'), width)
        taken.push({ name: `${name}-${width}-${colorScheme}`, webp })
      }
    }
    return taken
  } finally {
    await context.close()
  }
}
