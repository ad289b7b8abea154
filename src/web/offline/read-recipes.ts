import { OFFLINE_CACHES } from './offline-pages.ts'

export async function readRecipes(): Promise<{ to: string; label: string }[]> {
  if (!('caches' in globalThis)) return []
  const cache = await caches.open(OFFLINE_CACHES.recipes)
  const pages = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const page = await cache.match(url)
      const heading = new DOMParser()
        .parseFromString((await page?.text()) ?? '', 'text/html')
        .querySelector('h1')
      return { to: new URL(url).pathname, label: heading?.textContent ?? '' }
    }),
  )
  return pages.filter(({ label }) => label).toReversed()
}
