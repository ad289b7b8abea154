import { expect, type Page } from '@playwright/test'

interface Shift {
  value: number
  nodes: string
  atMs: number
}

/** Notes from the first paint on what moves by itself. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    const fontTimes: number[] = []
    Object.assign(window, { shifts, fontTimes })
    document.fonts.addEventListener('loadingdone', () => fontTimes.push(performance.now()))
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node?: Node }[]
      })[]) {
        const nodes = entry.sources
          .map(({ node }) => (node as Element | undefined)?.className ?? '')
          .join(' | ')
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, nodes, atMs: entry.startTime })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Scrolls through the whole page a window at a time, as a reader does, so that everything lazy arrives. */
export const scrollThrough = (page: Page) =>
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
    scrollTo(0, 0)
    document.documentElement.style.removeProperty('scroll-behavior')
    await frame()
  })

/** A frame or two of a busy machine. */
const WITH_FONTS_MS = 150

/**
 * Nothing has moved since the first paint, but for what the reader did, and for lines that broke elsewhere when the fonts
 * of the house came: how far these may move is `late-fonts.spec.ts`'s matter, which counts them too.
 */
export async function expectNothingMoved(page: Page, allowed: number, { countsFonts = false } = {}) {
  const { shifts, fontTimes } = await page.evaluate(() => ({
    shifts: Reflect.get(window, 'shifts') as Shift[],
    fontTimes: Reflect.get(window, 'fontTimes') as number[],
  }))
  const isOfFonts = ({ atMs }: Shift) => fontTimes.some((time) => Math.abs(atMs - time) < WITH_FONTS_MS)
  const counted = countsFonts ? shifts : shifts.filter((shift) => !isOfFonts(shift))
  const sum = counted.reduce((total, { value }) => total + value, 0)
  expect.soft(sum, `what moved: ${JSON.stringify(counted)}`).toBeLessThan(allowed)
}
