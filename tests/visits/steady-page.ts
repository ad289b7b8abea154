import type { BrowserContext, Page, Request } from '@playwright/test'

const NOW = '2026-11-21T10:00:00+01:00'

/** Moments of the server's clock would differ with every run. */
const MOMENT = /"\d{4}-\d\d-\d\dT[\d:.]+Z"/g

/** The page's clock stands still. Nothing else of time is touched: what waits goes on waiting. */
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
 * From here on the page is no longer an honest one, but one that always looks the same: all of it is laid out (what
 * nobody has come near has an estimated height), no caret blinks, and its fonts are there.
 */
export const makeSteady = (page: Page) =>
  page.evaluate(async () => {
    const style = new CSSStyleSheet()
    style.replaceSync('* { content-visibility: visible !important; caret-color: transparent !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, style]
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const late = rules.filter(
      (rule) => rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('src').includes('url('),
    ) as CSSFontFaceRule[]
    for (const { style: face } of late) {
      const of = (name: string) => face.getPropertyValue(name)
      const font = new FontFace(of('font-family').replaceAll('"', ''), of('src'), {
        weight: of('font-weight'),
        unicodeRange: of('unicode-range'),
        display: 'block',
      })
      document.fonts.add(await font.load())
    }
    // Brought to the middle of its row by the page, which may have measured with the fonts before.
    for (const tab of document.querySelectorAll('[role=tab][aria-selected=true]')) {
      let row = tab.parentElement
      while (row && row.scrollLeft === 0) row = row.parentElement
      if (row) tab.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
    }
  })

/** Nothing may change for as long; a timer of the page that is shorter stands before ours. */
const QUIET_MS = 100
const PATIENCE_MS = 60_000

interface Looking {
  quietMs: number
  /** The page is meant to be seen while it waits. */
  mayWait: boolean
  /** A notification shall stay: the pointer is on it. */
  mayNotify: boolean
}

/** What keeps the page from being done, in words; runs in the page. */
async function restless({ quietMs, mayWait, mayNotify }: Looking): Promise<string[]> {
  // A page that stands still is never called idle by some browsers.
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }))
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility())

  const changed = new Set<string>()
  const watch = new MutationObserver((records) => {
    for (const { target } of records) changed.add(`${target.nodeName.toLowerCase()} changes`)
  })
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const before = document.documentElement.scrollHeight
  await new Promise((resolve) => setTimeout(resolve, quietMs))
  await idle()
  await frame()
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
  if (!mayWait && shown('[aria-busy=true], .animate-pulse, .animate-turn').length > 0) changed.add('waiting')
  // A notification goes by itself after a while: until then it would be on the picture or not.
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
    const looking = { quietMs: QUIET_MS, mayWait: isHeld !== undefined, mayNotify }
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
