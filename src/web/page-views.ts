import type { DataRouter } from 'react-router'
import { isCountedPage } from '#contracts/statistics/counted-pages.ts'
import { countPageView } from '#contracts/statistics/statistics.endpoints.ts'
import { tellServer } from './beacon.ts'

/** True if the browser prefetched this page. The server did not count the page, so the browser counts it. */
const cameAhead = (opened: PerformanceEntry) =>
  Reflect.get(opened, 'deliveryType') === 'navigational-prefetch'

/** Reports client-side page views, because the server sees only the first page. Sends only the path. */
export function countPageViews(router: Pick<DataRouter, 'state' | 'subscribe'>): void {
  const [opened] = performance.getEntriesByType('navigation')
  let shown = opened ? new URL(opened.name).pathname : router.state.location.pathname
  if (opened && cameAhead(opened)) shown = ''
  const look = ({ location, navigation }: DataRouter['state']) => {
    if (navigation.state !== 'idle' || location.pathname === shown) return
    shown = location.pathname
    const path = shown.replace(/(?<=.)\/$/, '')
    if (isCountedPage(path)) tellServer(countPageView, { path })
  }
  look(router.state) // the page that was open before this file loaded
  router.subscribe(look)
}
