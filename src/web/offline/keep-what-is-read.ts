import type { DataRouter } from 'react-router'
import { whenIdle } from '../ui/when-idle.ts'

export interface PageRead {
  page: string
  picture?: string
}

/** The values of DOSES_PARAM, STEP_PARAM and DRAWER_PARAM, which only change the view of a recipe. An import would load
 * their modules on every page. */
const OWN = new Set(['dosi', 'cucina', 'apri'])
const isPlain = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].every((name) => OWN.has(name))

/**
 * Reports the pages that the reader opens to the service worker, which caches them. The worker itself sees
 * neither client-side navigation nor the first page of a first visit.
 */
export function keepWhatIsRead(router: Pick<DataRouter, 'state' | 'subscribe'>): void {
  // The worker has already cached the page that it served, unless the URL had a query string.
  let told = navigator.serviceWorker.controller && location.search === '' ? location.pathname : undefined
  const look = ({ location: { pathname, search }, navigation }: DataRouter['state']) => {
    if (navigation.state !== 'idle' || pathname === told) return
    told = pathname
    // A page with other parameters is not reported, because a query string may contain shared data.
    if (isPlain(search) && !router.state.errors) whenIdle(() => void tell(pathname))
  }
  look(router.state)
  router.subscribe(look)
}

async function tell(page: string) {
  const { active } = await navigator.serviceWorker.ready
  if (location.pathname !== page) return // the reader left the page already
  const picture = document.querySelector<HTMLImageElement>('.recipe-picture img')?.currentSrc
  active?.postMessage({ page, ...(picture && { picture }) } satisfies PageRead)
}
