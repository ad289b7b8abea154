import type { InstallOffer } from './home/use-install.ts'
import type { HYDRATED_MARK } from './shell/hydration-mark.ts'

/**
 * Loads the page's scripts after its first paint: on a phone's connection they would share it with the fonts and the
 * first picture, and their evaluation would hold the paint back. Pages read without them. It imports nothing itself: what
 * it shared with the entry would be one more file before the paint.
 */
const { entry = '', modules = '' } = document.getElementById('start')?.dataset ?? {}

// Zod would try at its first schema whether it may write code, which the content security policy forbids.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

// Made once, seconds after the page, and long before anybody comes near the banner that takes it up.
addEventListener('beforeinstallprompt', (offer) => {
  offer.preventDefault()
  window.installOffer = offer as InstallOffer
})

const MARK: typeof HYDRATED_MARK = 'hydrated'
const isHydrated = () => performance.getEntriesByName(MARK).length > 0
const MOMENT_MS = 50

let early: SubmitEvent | undefined

/** Sent once more, with what stands in its fields by then, as soon as the scripts can take it. */
async function sendEarlyForm() {
  while (!isHydrated()) {
    dispatchEvent(new Event('pointermove')) // parts that wait for a reader
    await new Promise((go) => setTimeout(go, MOMENT_MS))
  }
  const { target, submitter } = early ?? {}
  early = undefined
  if (target instanceof HTMLFormElement) target.requestSubmit(submitter)
}

// Only the scripts can take such a form: on a slow line the browser would send it to a page that is none.
document.addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement
    if (form.method !== 'post' || form.hasAttribute('action') || isHydrated()) return
    event.preventDefault()
    if (!early) void sendEarlyForm()
    early = event
  },
  { capture: true },
)

/** Links whose requests are sent in one go: thirty at once hold a phone up for longer than a tap may wait. */
const AT_ONCE = 6
const hrefs = modules.split(' ').filter(Boolean)

function announce(from: number, to: number) {
  const links = hrefs
    .slice(from, to)
    .map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  document.head.append(...links)
}

function announceInSteps(from = 0) {
  announce(from, from + AT_ONCE)
  if (from + AT_ONCE < hrefs.length) setTimeout(() => announceInSteps(from + AT_ONCE))
}

/** Lets the browser answer the reader before the next module; a timer would wait longer with each one. */
const yieldToBrowser = () =>
  'scheduler' in globalThis && 'yield' in scheduler ? scheduler.yield() : new Promise((go) => setTimeout(go))

/** Each module in a task of its own, what it imports before it: all in one would be the longest task of the page. */
async function startInSteps() {
  for (const href of hrefs) {
    await import(/* @vite-ignore */ href).catch(() => undefined) // the entry says what is missing
    await yieldToBrowser()
  }
  await import(/* @vite-ignore */ entry)
}

// A page opened in the background is not painted until it is looked at, its timers are slow, and it should be ready by
// then.
if (document.visibilityState === 'hidden') {
  announce(0, hrefs.length)
  void import(/* @vite-ignore */ entry)
} else {
  requestAnimationFrame(() =>
    setTimeout(() => {
      announceInSteps()
      void startInSteps()
    }),
  )
}
