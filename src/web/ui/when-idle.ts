const SOON_MS = 500

export function whenIdle(run: () => void) {
  if (typeof window === 'undefined') return
  const soon = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, SOON_MS))
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
}
