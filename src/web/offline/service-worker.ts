/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin, type ExpirationPluginOptions } from 'workbox-expiration'
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { paramsIn } from '#contracts/endpoint.ts'
import { KEPT_COPY } from '#contracts/kept-copy.ts'
import { KEPT_SYMPTOMS } from '#contracts/pages/kept-symptoms.built.ts'
import { KEPT_PAGES } from '#contracts/pages/public-pages.built.ts'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { getRecipe, listRecipes } from '#contracts/recipes/recipes.endpoints.ts'
import { FIRST_AID_PAGE, symptomPage } from '#domain/first-aid/first-aid-address.ts'
import { CATEGORY_PICTURES, categoryPictureUrl } from '#domain/recipe-list/category-pictures.ts'
import type { PageRead } from './keep-what-is-read.ts'
import { otherKeptSize, pictureInstead } from './kept-picture.ts'
import type { NotificationData } from './notification-data.ts'
import { insteadOf, KEPT_RECIPES, OFFLINE_CACHES, OFFLINE_CALLS, SKIP_WAITING } from './offline-pages.ts'
import { isKeptCall, isKeptPage, isRecipePage } from './what-is-kept.ts'

declare const self: ServiceWorkerGlobalScope
declare const BUILT_ASSETS: string[]

const PATIENCE_S = 5
const DAY_S = 86_400
const PICTURES = { maxEntries: 150, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true }
const CATEGORIES = Object.keys(CATEGORY_PICTURES).flatMap(
  (category) => categoryPictureUrl(category, 'avif') ?? [],
)
const SYMPTOM_PAGE = new RegExp(`^${symptomPage('([a-z0-9-]+)')}$`)
const DATA = { maxEntries: KEPT_RECIPES + 60, purgeOnQuotaError: true }

precacheAndRoute(BUILT_ASSETS.map((url) => ({ url, revision: null })))
cleanupOutdatedCaches()

self.addEventListener('install', (event) => {
  const keep = async (name: string, wanted: readonly RequestInfo[]) =>
    (await caches.open(name)).addAll([...wanted])
  const copies = KEPT_PAGES.map((page) => new Request(page, { headers: { [KEPT_COPY]: '1' } }))
  event.waitUntil(
    Promise.all([
      keep(OFFLINE_CACHES.pages, copies),
      keep(OFFLINE_CACHES.data, OFFLINE_CALLS),
      keep(OFFLINE_CACHES.data, KEPT_SYMPTOMS).catch(() => undefined), // without them the tools work
    ]),
  )
  void keep(OFFLINE_CACHES.pictures, CATEGORIES).catch(() => undefined) // the site works without them
})
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
  void renewReadRecipes() // runs in the background
})
self.addEventListener('message', (event) => {
  if (event.data === SKIP_WAITING) void self.skipWaiting()
  else event.waitUntil(keepRead(event, event.data as PageRead).catch(() => undefined)) // the network may fail
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(goTo((event.notification.data as NotificationData).to))
})

async function goTo(path: string) {
  const url = new URL(path, self.location.origin)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find((window) => new URL(window.url).pathname === url.pathname)
  await (open ? open.focus() : self.clients.openWindow(url))
}

/** Cached recipe pages of the previous version need deleted scripts, so the pages are fetched again. This is
 * done one by one, because the order of the cache is the reading order. */
async function renewReadRecipes() {
  const cache = await caches.open(OFFLINE_CACHES.recipes)
  for (const { url } of await cache.keys()) await cache.add(url).catch(() => undefined)
}

const atMost = (limits: ExpirationPluginOptions) => new ExpirationPlugin(limits) as WorkboxPlugin
const isPage = (request: Request) => request.mode === 'navigate'
const elseOtherSize: WorkboxPlugin = {
  handlerDidError: async ({ request }) =>
    (await otherKeptSize(await caches.open(OFFLINE_CACHES.pictures), new URL(request.url))) ??
    pictureInstead(),
}
const fresh = (cacheName: string, plugins: WorkboxPlugin[] = []) =>
  new NetworkFirst({ cacheName, networkTimeoutSeconds: PATIENCE_S, plugins })

const recipePages = fresh(OFFLINE_CACHES.recipes, [atMost({ maxEntries: KEPT_RECIPES })])
const pages = fresh(OFFLINE_CACHES.pages)
const pictures = new CacheFirst({
  cacheName: OFFLINE_CACHES.pictures,
  plugins: [atMost(PICTURES), elseOtherSize],
})
const isPicture = (url: URL) => url.origin === self.location.origin && url.pathname.startsWith('/immagini/')

/** A recipe is cached again at each reading, because the order of the cache is the reading order. Other
 * pages are cached only if they are missing. */
async function keepRead(event: ExtendableMessageEvent, { page, picture }: PageRead) {
  const url = new URL(page, self.location.origin)
  if (isRecipePage(url)) {
    await recipePages.handle({ event, request: new Request(url) })
    if (picture && isPicture(new URL(picture)))
      await pictures.handle({ event, request: new Request(picture) })
  } else if (isKeptPage(url) && !(await caches.match(url.pathname))) {
    await pages.handle({ event, request: new Request(url) })
  }
}

registerRoute(({ request, url }) => isPage(request) && isRecipePage(url), recipePages)
registerRoute(({ request, url }) => isPage(request) && isKeptPage(url), pages)
registerRoute(({ request }) => isPage(request), new NetworkOnly())
registerRoute(({ url }) => isKeptCall(url), fresh(OFFLINE_CACHES.data, [atMost(DATA)]))
// Offline a page may need scripts of a new version that is still waiting, so all caches are searched.
registerRoute(
  ({ url }) => url.origin === self.location.origin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
)
registerRoute(({ url }) => isPicture(url), pictures)

/**
 * Runs if the network fails. A page comes from the cache; without a cached copy the offline page opens. The
 * API response for a recipe comes from the cached list of recipes. The first aid opens its entries by itself.
 */
setCatchHandler(async ({ request }) => {
  const { pathname, search } = new URL(request.url)
  if (!isPage(request)) return (await recipeOfCatalogue(pathname)) ?? Response.error()
  const kept = await caches.match(pathname)
  const [, symptom] = SYMPTOM_PAGE.exec(pathname) ?? []
  const instead = symptom ? `${FIRST_AID_PAGE}#${symptom}` : insteadOf(pathname + search)
  return kept ?? Response.redirect(instead)
})

async function recipeOfCatalogue(pathname: string): Promise<Response | undefined> {
  const { id } = paramsIn(getRecipe, pathname) ?? {}
  const catalogue = id && (await caches.match(listRecipes.path))
  if (!catalogue) return
  const recipe = ((await catalogue.json()) as Recipe[]).find((one) => one.id === Number(id))
  return recipe && Response.json(recipe)
}
