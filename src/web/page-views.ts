import type { DataRouter } from 'react-router'
import { isCountedPage } from '#contracts/statistics/counted-pages.ts'
import { countPageView } from '#contracts/statistics/statistics.endpoints.ts'
import { tellServer } from './beacon.ts'

/** The server has not counted a page that it sent before somebody went there. */
const cameAhead = (opened: PerformanceEntry) =>
  Reflect.get(opened, 'deliveryType') === 'navigational-prefetch'

/** Says to the server which pages are opened inside the site: it sees only the first one itself. The path, nothing else. */
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
  look(router.state) // the page that opened before this file was loaded
  router.subscribe(look)
}
