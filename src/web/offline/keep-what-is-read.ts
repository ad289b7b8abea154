import type { DataRouter } from 'react-router'
import { whenIdle } from '../ui/when-idle.ts'

/** What a page says to the worker: this page was read inside the site, and this is the picture that it showed. */
export interface PageRead {
  page: string
  picture?: string
}

/** DOSES_PARAM and STEP_PARAM, written out: every page would load their modules. They say how a recipe is read, no more. */
const OWN = new Set(['dosi', 'cucina'])
const isPlain = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].every((name) => OWN.has(name))

/**
 * Pages opened inside the site never pass the worker, nor does the first one of a browser's first visit: it is told of
 * them once the browser has nothing better to do.
 */
export function keepWhatIsRead(router: Pick<DataRouter, 'state' | 'subscribe'>): void {
  // The worker has kept the page that it has brought itself, unless it was asked for with a question.
  let told = navigator.serviceWorker.controller && location.search === '' ? location.pathname : undefined
  const look = ({ location: { pathname, search }, navigation }: DataRouter['state']) => {
    if (navigation.state !== 'idle' || pathname === told) return
    told = pathname
    // A question may hold what somebody shared, and a failed page is nobody's reading.
    if (isPlain(search) && !router.state.errors) whenIdle(() => void tell(pathname))
  }
  look(router.state)
  router.subscribe(look)
}

async function tell(page: string) {
  const { active } = await navigator.serviceWorker.ready
  if (location.pathname !== page) return // passed through
  const picture = document.querySelector<HTMLImageElement>('.recipe-picture img')?.currentSrc
  active?.postMessage({ page, ...(picture && { picture }) } satisfies PageRead)
}
