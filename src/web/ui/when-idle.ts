/** For browsers without `requestIdleCallback`. */
const SOON_MS = 500

/** Runs when the page is loaded and the browser has nothing better to do; never on the server. */
export function whenIdle(run: () => void) {
  if (typeof window === 'undefined') return
  const soon = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, SOON_MS))
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
}
