import type { DataRouter } from 'react-router'
import { apiPaths } from '#contracts/api-paths.ts'
import { isCountedPage } from '#contracts/counted-pages.ts'

/** Says to the server which pages are opened inside the site: it sees only the first one itself. The path, nothing else. */
export function countPageViews(router: Pick<DataRouter, 'state' | 'subscribe'>): void {
  if (navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true) return
  const [opened] = performance.getEntriesByType('navigation')
  let shown = opened ? new URL(opened.name).pathname : router.state.location.pathname
  const look = ({ location, navigation }: DataRouter['state']) => {
    if (navigation.state !== 'idle' || location.pathname === shown) return
    shown = location.pathname
    const path = shown.replace(/(?<=.)\/$/, '')
    if (!isCountedPage(path)) return
    navigator.sendBeacon(
      apiPaths.pageViews,
      new Blob([JSON.stringify({ path })], { type: 'application/json' }),
    )
  }
  look(router.state) // who was quicker than this file
  router.subscribe(look)
}
