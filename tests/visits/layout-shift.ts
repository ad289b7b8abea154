import { expect, type Page } from '@playwright/test'

interface Shift {
  value: number
  /** In milliseconds since the page began. */
  at: number
  nodes: string
}

/**
 * Notes what moves by itself, from the first frame of the whole document on: how much of it has come when a slow machine
 * paints for the first time, an opened form without its fields say, is a matter of time.
 */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    type Rectangle = { x: number; y: number; width: number; height: number }
    type Source = { node?: Node; previousRect: Rectangle; currentRect: Rectangle }
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }
    const shifts: Shift[] = []
    const inWords = ({ x, y, width, height }: Rectangle) => [x, y, width, height].map(Math.round).join(' ')
    const nameOf = ({ node, previousRect, currentRect }: Source) =>
      `${node?.nodeName} '${node?.textContent?.trim().slice(0, 30)}' ${inWords(previousRect)} > ${inWords(currentRect)}`
    const note = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources, startTime } of entries as Entry[])
        if (!hadRecentInput) shifts.push({ value, at: startTime, nodes: sources.map(nameOf).join(' | ') })
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    let wholeFrom = Number.POSITIVE_INFINITY
    document.addEventListener('readystatechange', () => {
      // What moved until the first frame is told with that frame.
      const afterOneFrame = () =>
        requestAnimationFrame((at) => {
          wholeFrom = at
        })
      if (document.readyState === 'interactive') requestAnimationFrame(afterOneFrame)
    })
    const shiftsSoFar = () => {
      note(observer.takeRecords()) // what has not been handed out yet
      return shifts.filter(({ at }) => at >= wholeFrom)
    }
    Object.assign(window, { shiftsSoFar })
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

/** Nothing has moved since the first paint, but for what the reader did. */
export async function expectNothingMoved(page: Page, allowed: number) {
  const shifts = await page.evaluate(() => (Reflect.get(window, 'shiftsSoFar') as () => Shift[])())
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect.soft(sum, `what moved: ${JSON.stringify(shifts)}`).toBeLessThan(allowed)
}
