import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CDPSession, expect, type Page, type TestInfo } from '@playwright/test'
import { compareScreens } from '../screens/compare-screens.ts'
import { drawDifference, readScreen, reduceScreen, type ScreenWidth } from '../screens/reduce-screen.ts'
import { type Screen, screensOf, type Visit, type Window } from './visit.ts'

export const ACCEPTED = fileURLToPath(new URL('../screens/accepted/', import.meta.url))
const acceptedFile = (name: string) => join(ACCEPTED, `${name}.webp`)
/** Today's look is made the accepted one. */
export const isAccepting = process.env.SCREENS_ACCEPT === '1'

/** If two shots differ, the later one counts: a busy machine may paint after everything else is done. */
const TRIES = 3

export const WINDOW_PX = 900

async function shoot(devtools: CDPSession, width: ScreenWidth): Promise<Buffer> {
  // Playwright's own takes three times as long, most of it to make the file small.
  const { data } = await devtools.send('Page.captureScreenshot', { optimizeForSpeed: true })
  return reduceScreen(Buffer.from(data, 'base64'), width)
}

async function verdictOf(accepted: Buffer | undefined, webp: Buffer) {
  if (!accepted) return { complaint: 'there is no accepted screen', blocks: [] }
  if (accepted.equals(webp)) return { complaint: '', blocks: [] }
  const [expected, actual] = await Promise.all([readScreen(accepted), readScreen(webp)])
  return compareScreens(expected, actual)
}

/** Compares what is seen now with how it was accepted, and leaves pictures of what differs in the results. */
async function compareScreen(
  devtools: CDPSession,
  { name, width }: Screen,
  settled: () => Promise<void>,
  info: TestInfo,
) {
  const accepted = await readFile(acceptedFile(name)).catch(() => undefined)
  let webp = await shoot(devtools, width)
  let verdict = await verdictOf(accepted, webp)
  for (let tried = 1; tried < TRIES && verdict.complaint !== ''; tried++) {
    await settled()
    webp = await shoot(devtools, width)
    verdict = await verdictOf(accepted, webp)
  }
  if (verdict.complaint === '') return
  const results = info.project.outputDir
  await mkdir(results, { recursive: true })
  const keep = async (kind: string, body: Buffer) => {
    const path = join(results, `${name}-${kind}.webp`)
    await writeFile(path, body)
    await info.attach(`${name}-${kind}`, { path, contentType: 'image/webp' })
    return path
  }
  const paths = [await keep('actual', webp)]
  if (accepted) {
    paths.unshift(await keep('expected', accepted))
    paths.push(await keep('difference', await drawDifference(webp, verdict, await readScreen(webp))))
  }
  if (isAccepting) await writeFile(acceptedFile(name), webp)
  else expect.soft(verdict.complaint, `${name} looks as accepted: ${paths.join(' ')}`).toBe('')
}

/** What is kept of a page: the list of all recipes goes on for longer than anybody looks at. */
const MOST_PX = { 390: 3600, 768: 3000, 1440: 2700 } as const satisfies Record<ScreenWidth, number>

/** As tall as the page, so that everything of it is loaded and nothing is scrolled; it may grow by what comes then. */
async function stretch(page: Page, width: ScreenWidth, settled: () => Promise<void>) {
  let height = 0
  for (;;) {
    const tall = await page.evaluate(() => document.documentElement.scrollHeight)
    if (height >= Math.min(tall, MOST_PX[width])) break
    height = Math.min(Math.max(tall, WINDOW_PX), MOST_PX[width])
    await page.setViewportSize({ width, height })
    await settled()
  }
  await page.evaluate(() => scrollTo(0, 0))
}

/** One part of a long page, at the top of the window. */
async function goToPart(page: Page, part: string, settled: () => Promise<void>) {
  const scroll = () =>
    page.locator(part).evaluate((element) => {
      element.scrollIntoView({ block: 'start' })
      scrollTo(0, Math.round(scrollY)) // between two pixels letters are drawn in another way
    })
  await scroll()
  await settled()
  await scroll()
}

/**
 * After a change of the scheme a long page is painted again part by part: a shot at once has both schemes. A row of tabs is
 * a pixel taller than its place, and where it stands after a click in it is left to chance.
 */
const repainted = (page: Page) =>
  page.evaluate(async () => {
    for (const row of document.querySelectorAll('[role=tablist]')) row.scrollTop = 0
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let count = 0; count < 4; count++) await frame()
  })

/** Takes and compares all screens of a visit. */
export async function compareLook(
  page: Page,
  visit: Visit,
  window: Window,
  settled: () => Promise<void>,
  info: TestInfo,
) {
  const devtools = await page.context().newCDPSession(page)
  let shown = 0
  for (const screen of screensOf(visit, window)) {
    const { width, scheme } = screen
    if (width !== shown && !visit.opens) await page.setViewportSize({ width, height: WINDOW_PX })
    if (width !== shown && visit.part) await goToPart(page, visit.part, settled)
    else if (width !== shown && !visit.opens) await stretch(page, width, settled)
    shown = width
    await page.emulateMedia({ colorScheme: scheme })
    await repainted(page)
    await compareScreen(devtools, screen, settled, info)
  }
}
