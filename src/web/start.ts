import type { InstallOffer } from './home/use-install.ts'

/**
 * Loads the page's scripts after its first paint: on a phone's connection they would share it with the fonts and the
 * first picture, and their evaluation would hold the paint back. Pages read without them. It imports nothing itself: what
 * it shared with the entry would be one more file before the paint.
 */
const { entry = '', modules = '' } = document.getElementById('start')?.dataset ?? {}

// Made once, seconds after the page, and long before anybody comes near the banner that takes it up.
addEventListener('beforeinstallprompt', (offer) => {
  offer.preventDefault()
  window.installOffer = offer as InstallOffer
})

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
