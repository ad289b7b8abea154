/**
 * Loads the page's scripts after its first paint: on a phone's connection they would share it with the fonts and the
 * first picture, and their evaluation would hold the paint back. Pages read without them.
 */
const { entry = '', modules = '' } = document.getElementById('start')?.dataset ?? {}

/** Links whose requests are sent in one go: thirty at once hold a phone up for longer than a tap may wait. */
const AT_ONCE = 6
const hrefs = modules.split(' ').filter(Boolean)

function announce(from: number, to: number) {
  const links = hrefs
    .slice(from, to)
    .map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  document.head.append(...links)
}

function loadInSteps(from = 0) {
  if (from === 0) void import(/* @vite-ignore */ entry)
  announce(from, from + AT_ONCE)
  if (from + AT_ONCE < hrefs.length) setTimeout(() => loadInSteps(from + AT_ONCE))
}

// A page opened in the background is not painted until it is looked at, its timers are slow, and it should be ready by
// then.
if (document.visibilityState === 'hidden') {
  announce(0, hrefs.length)
  void import(/* @vite-ignore */ entry)
} else {
  requestAnimationFrame(() => setTimeout(() => loadInSteps()))
}
