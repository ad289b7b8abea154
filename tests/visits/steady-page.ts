import type { BrowserContext, Page, Request } from '@playwright/test'

const NOW = '2026-11-21T10:00:00+01:00'

/** Moments of the server's clock would differ with every run. */
const MOMENT = /"\d{4}-\d\d-\d\dT[\d:.]+Z"/g

/** The page's clock stands still. What waits goes on waiting. */
export const stopClock = (page: Page) =>
  page.addInitScript((now) => {
    const at = Date.parse(now)
    globalThis.Date = class extends Date {
      constructor(...given: []) {
        super(...(given.length > 0 ? given : ([at] as unknown as [])))
      }
      static override now() {
        return at
      }
    } as DateConstructor
  }, NOW)

/** For pages that ask the API: what it says happened, happened at the one moment. */
export const stopMoments = (context: BrowserContext) =>
  context.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    try {
      const answer = await route.fetch()
      if (!answer.headers()['content-type']?.includes('json'))
        return await route.fulfill({ response: answer })
      const body = (await answer.text()).replace(MOMENT, `"${NOW}"`)
      await route.fulfill({ response: answer, body })
    } catch {
      // The visit has ended meanwhile. During one the page would wait for its answer, and the visit would fail.
    }
  })

/**
 * Counts what the page has put off for a moment: what somebody types is looked for, or written into the address, when they
 * have stopped. What it puts off for longer is for a reader who stays.
 */
export const countTimers = (page: Page) =>
  page.addInitScript(() => {
    const longestMs = 999
    const running = new Set<number>()
    const [start, stop] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)]
    window.setTimeout = ((act: () => void, delay = 0, ...given: unknown[]) => {
      const id = start(act, delay, ...given)
      if (delay > longestMs) return id
      running.add(id)
      start(() => running.delete(id), delay) // of two for the same moment the first goes first
      return id
    }) as typeof window.setTimeout
    window.clearTimeout = (id) => {
      if (id !== undefined) running.delete(Number(id))
      stop(id)
    }
    Object.assign(window, { runningTimers: running })
  })

/**
 * From here on the page is no longer an honest one, but one that always looks the same: all of it is laid out (what
 * nobody has come near has an estimated height), and no caret blinks.
 */
export const makeSteady = (page: Page) =>
  page.evaluate(() => {
    const style = new CSSStyleSheet()
    style.replaceSync('* { content-visibility: visible !important; caret-color: transparent !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, style]
    // The page has brought it to the middle of its row, perhaps before its neighbours had the numbers beside their names.
    for (const tab of document.querySelectorAll('[role=tab][aria-selected=true]')) {
      let row = tab.parentElement
      while (row && row.scrollLeft === 0) row = row.parentElement
      if (row) tab.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
    }
  })

/** In as many rounds nothing may change. A round lasts until the browser has painted and has nothing else to do. */
const QUIET_ROUNDS = 3
const PATIENCE_MS = 180_000

interface Looking {
  rounds: number
  /** The page is meant to be seen while it waits. */
  mayWait: boolean
  /** A notification shall stay. */
  mayNotify: boolean
}

/** What keeps the page from being done, in words; runs in the page. */
async function restless({ rounds, mayWait, mayNotify }: Looking): Promise<string[]> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const after = () => scheduler.postTask(() => undefined, { priority: 'background' })
  /** After all that the page has put off until the browser is idle. A page that stands still may never be called so. */
  const idle = async () => {
    let isIdle = false
    requestIdleCallback(() => {
      isIdle = true
    })
    for (let count = 0; count < 10 && !isIdle; count++) await frame().then(after)
  }
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility())

  const changed = new Set<string>()
  const watch = new MutationObserver((records) => {
    for (const { target } of records) changed.add(`${target.nodeName.toLowerCase()} changes`)
  })
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const before = document.documentElement.scrollHeight
  for (let round = 0; round < rounds; round++) await idle()
  if (document.documentElement.scrollHeight !== before) changed.add('another height')
  watch.disconnect()

  // Only what can be seen is loaded: not what lies below, nor beside its frame in a row that scrolls.
  const images = [...document.images]
  const seen = await new Promise<Element[]>((resolve) => {
    if (images.length === 0) return resolve([])
    const look = new IntersectionObserver((entries) => {
      look.disconnect()
      resolve(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target))
    })
    for (const image of images) look.observe(image)
  })
  for (const image of images.filter((one) => seen.includes(one))) {
    if (image.complete) await image.decode().catch(() => undefined)
    else changed.add(`picture ${image.currentSrc}`)
  }
  if (document.fonts.status !== 'loaded') changed.add('fonts')
  if ((Reflect.get(window, 'runningTimers') as Set<number>).size > 0) changed.add('timers')
  if (!mayWait && shown('[aria-busy=true], .animate-pulse, .animate-turn').length > 0) changed.add('waiting')
  // It lies over the page that the picture is about.
  for (const button of mayNotify ? [] : shown('[aria-label="Chiudi la notifica"]')) {
    button.click()
    changed.add('notification')
  }
  return [...changed]
}

/**
 * Watches a page from before its first request. The answer waits until it shows what it will go on showing: nothing is
 * asked for, nothing waits, nothing moves, and every picture in sight is there. Rejects naming what did not end.
 *
 * @param isHeld calls that are never answered, because the page shall be seen while it waits
 */
export function settlingOf(
  page: Page,
  mayNotify: boolean,
  isHeld?: (url: URL) => boolean,
): () => Promise<void> {
  const open = new Set<Request>()
  let begun = 0
  page.on('request', (request) => {
    if (isHeld?.(new URL(request.url()))) return
    begun++
    open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return async () => {
    const looking = { rounds: QUIET_ROUNDS, mayWait: isHeld !== undefined, mayNotify }
    const end = performance.now() + PATIENCE_MS
    for (;;) {
      const before = begun
      const reasons = await page.evaluate(restless, looking)
      reasons.push(...[...open].map((request) => `${request.method()} ${request.url()}`))
      if (reasons.length === 0 && begun === before) return
      if (performance.now() > end) throw new Error(`is never done: ${reasons.join(', ')}`)
    }
  }
}
