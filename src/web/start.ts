import type { InstallOffer } from './home/use-install.ts'
import type { HYDRATED_MARK } from './shell/hydration-mark.ts'

/**
 * Loads the page's scripts after the first paint. Earlier they would compete with the fonts and the first
 * picture on a phone and would delay the paint. Pages are readable without scripts. No imports here: shared
 * code would be another file before the paint.
 */
const { entry = '', modules = '' } = document.getElementById('start')?.dataset ?? {}

// Without `jitless` Zod tests whether it may use `eval`, which the content security policy forbids.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

// The event is fired only once, long before the banner is hydrated.
addEventListener('beforeinstallprompt', (offer) => {
  offer.preventDefault()
  window.installOffer = offer as InstallOffer
})

const MARK: typeof HYDRATED_MARK = 'hydrated'
const isHydrated = () => performance.getEntriesByName(MARK).length > 0
const MOMENT_MS = 50

let early: SubmitEvent | undefined

async function sendEarlyForm() {
  while (!isHydrated()) {
    dispatchEvent(new Event('pointermove')) // parts that wait for a reader
    await new Promise((go) => setTimeout(go, MOMENT_MS))
  }
  const { target, submitter } = early ?? {}
  early = undefined
  if (target instanceof HTMLFormElement) target.requestSubmit(submitter)
}

// Only scripts can handle a POST form without `action`. Before hydration the browser would send it itself.
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

/** Number of preload links per batch. Thirty at once would block a phone too long for a tap. */
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

/** Lets the browser handle input before the next module; a timer would wait longer each time. */
const yieldToBrowser = () =>
  'scheduler' in globalThis && 'yield' in scheduler ? scheduler.yield() : new Promise((go) => setTimeout(go))

/** Each module is evaluated in its own task, imports first. A single task would be the longest one of the
 * page. */
async function startInSteps() {
  for (const href of hrefs) {
    await import(/* @vite-ignore */ href).catch(() => undefined) // the entry says what is missing
    await yieldToBrowser()
  }
  await import(/* @vite-ignore */ entry)
}

// A page in the background is not painted, and its timers are slow. It loads everything at once, so that it
// is ready when it is shown.
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
