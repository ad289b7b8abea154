/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin, type ExpirationPluginOptions } from 'workbox-expiration'
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { apiPaths } from '#contracts/api-paths.ts'
import type { Recipe } from '#contracts/recipe.ts'
import {
  KEPT_RECIPES,
  MISSING_PAGE,
  OFFLINE_CACHES,
  OFFLINE_CALLS,
  OFFLINE_PAGE,
  OFFLINE_PAGES,
  SKIP_WAITING,
} from './offline-pages.ts'
import { isKeptCall, isKeptPage, isRecipePage } from './what-is-kept.ts'
import { answerCalculation } from './without-network.ts'

declare const self: ServiceWorkerGlobalScope
/** File names under /assets/, put here by the build: they change with their content. */
declare const BUILT_ASSETS: string[]

/** A slower answer than this is worth less than the page of the last visit. */
const PATIENCE_S = 5
const DAY_S = 86_400
const PICTURES = { maxEntries: 150, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true }
const DATA = { maxEntries: KEPT_RECIPES + 20, purgeOnQuotaError: true }

precacheAndRoute(BUILT_ASSETS.map((url) => ({ url, revision: null })))
cleanupOutdatedCaches()

self.addEventListener('install', (event) => {
  const keep = async (name: string, addresses: readonly string[]) =>
    (await caches.open(name)).addAll([...addresses])
  event.waitUntil(
    Promise.all([keep(OFFLINE_CACHES.pages, OFFLINE_PAGES), keep(OFFLINE_CACHES.data, OFFLINE_CALLS)]),
  )
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', ({ data }) => {
  if (data === SKIP_WAITING) void self.skipWaiting()
})

/** Its optional methods are typed a little differently from those that strategies take. */
const atMost = (limits: ExpirationPluginOptions) => new ExpirationPlugin(limits) as WorkboxPlugin
const isPage = (request: Request) => request.mode === 'navigate'
const fresh = (cacheName: string, plugins: WorkboxPlugin[] = []) =>
  new NetworkFirst({ cacheName, networkTimeoutSeconds: PATIENCE_S, plugins })

registerRoute(
  ({ request, url }) => isPage(request) && isRecipePage(url),
  fresh(OFFLINE_CACHES.recipes, [atMost({ maxEntries: KEPT_RECIPES })]),
)
registerRoute(({ request, url }) => isPage(request) && isKeptPage(url), fresh(OFFLINE_CACHES.pages))
registerRoute(({ request }) => isPage(request), new NetworkOnly())
registerRoute(({ url }) => isKeptCall(url), fresh(OFFLINE_CACHES.data, [atMost(DATA)]))
registerRoute(
  ({ url }) => url.origin === self.location.origin && url.pathname.startsWith('/immagini/'),
  new CacheFirst({ cacheName: OFFLINE_CACHES.pictures, plugins: [atMost(PICTURES)] }),
)

// The calculators' arithmetic is the same code here as on the server.
const calculated = async ({ request }: { request: Request }) => {
  const copy = request.clone()
  try {
    return await fetch(request)
  } catch (failure) {
    const answer = await answerCalculation(copy)
    if (!answer) throw failure
    return answer
  }
}
registerRoute(({ url }) => url.pathname.startsWith('/api/'), calculated, 'POST')
registerRoute(({ url }) => url.pathname.startsWith('/api/dough-calculator/toppings/'), calculated)

/**
 * Without a network: the page as it was kept, whatever its question (the page reads it itself), or the page that says
 * so, at its own address. A recipe comes out of the whole catalogue when it was never asked for alone.
 */
setCatchHandler(async ({ request }) => {
  const { pathname } = new URL(request.url)
  if (!isPage(request)) return (await recipeOfCatalogue(pathname)) ?? Response.error()
  const kept = await caches.match(pathname)
  return kept ?? Response.redirect(`${OFFLINE_PAGE}?${MISSING_PAGE}=${encodeURIComponent(pathname)}`)
})

async function recipeOfCatalogue(pathname: string): Promise<Response | undefined> {
  const [, id] = /^\/api\/recipes\/(\d+)$/.exec(pathname) ?? []
  const catalogue = id && (await caches.match(apiPaths.recipes))
  if (!catalogue) return
  const recipe = ((await catalogue.json()) as Recipe[]).find((one) => one.id === Number(id))
  return recipe && Response.json(recipe)
}
