import type { Page, Request } from '@playwright/test'

/**
 * Nothing may change for as long. A page that waits before it asks or writes (a search while one types, the next part of
 * a page that wakes) waits less; its timers stand before ours, so on a slow machine ours is late as well.
 */
const QUIET_MS = 500
const PATIENCE_MS = 45_000

interface Looking {
  quietMs: number
  /** The page is meant to be seen while it waits. */
  mayWait: boolean
}

/** What keeps the page from being done, in words; runs in the page. */
async function restless({ quietMs, mayWait }: Looking): Promise<string[]> {
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve))
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
  for (const button of shown('[aria-label="Chiudi la notifica"]')) {
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
export function settlingOf(page: Page, isHeld?: (url: URL) => boolean): () => Promise<void> {
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
    const end = performance.now() + PATIENCE_MS
    for (;;) {
      const before = begun
      const reasons = await page.evaluate(restless, { quietMs: QUIET_MS, mayWait: isHeld !== undefined })
      reasons.push(...[...open].map((request) => `${request.method()} ${request.url()}`))
      if (reasons.length === 0 && begun === before) return
      if (performance.now() > end) throw new Error(`is never done: ${reasons.join(', ')}`)
    }
  }
}
