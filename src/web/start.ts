import type { InstallOffer } from './home/use-install.ts'
import type { HYDRATED_MARK } from './shell/hydration-mark.ts'

/**
 * Loads the page's scripts after the first paint, because they would delay the paint on a phone. No imports
 * here: an import would be one more file before the paint.
 */
const { entry = '', modules = '' } = document.getElementById('start')?.dataset ?? {}

// Without `jitless` Zod tests `eval`, which the content security policy forbids.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

// The browser fires this event only once, before the banner is hydrated.
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
    for (const part of document.querySelectorAll('[data-part]'))
      part.dispatchEvent(new Event('focusin', { bubbles: true })) // starts the parts that wait for the first interaction
    await new Promise((go) => setTimeout(go, MOMENT_MS))
  }
  const { target, submitter } = early ?? {}
  early = undefined
  if (target instanceof HTMLFormElement) target.requestSubmit(submitter)
}

// A POST form without `action` needs JavaScript. Before hydration the browser would send the form itself.
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

/** Number of preload links per batch. All links at once would block a phone for too long. */
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

const yieldToBrowser = () =>
  'scheduler' in globalThis && 'yield' in scheduler ? scheduler.yield() : new Promise((go) => setTimeout(go))

/** Each module is evaluated in its own task, because a single task would block the page too long. */
async function startInSteps() {
  for (const href of hrefs) {
    await import(/* @vite-ignore */ href).catch(() => undefined) // the entry script reports the missing file
    await yieldToBrowser()
  }
  await import(/* @vite-ignore */ entry)
}

// A page in the background is not painted, so it loads everything at once.
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
