import type { Page } from '@playwright/test'
import { open } from './visitor.ts'

/** What the site's worker keeps on the device, as paths. */
export const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => url.slice(location.origin.length))
  })

/** Opens the site once with a network, as a first visit, until the worker has what it needs. */
export async function visit(page: Page, path = '/') {
  await open(page, path)
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready
    return navigator.serviceWorker.controller !== null
  })
}
