import { data, type RouteObject, redirect } from 'react-router'
import { MAILED_LINK_PAGES } from '#contracts/accounts/mailed-link-pages.ts'
import { NEWSLETTER_PAGES } from '#contracts/newsletter/newsletter-pages.ts'
import { FIRST_AID_PAGE, symptomPage } from '#domain/first-aid/first-aid-address.ts'
import { isForSearch } from '#domain/recipes/list-filters.ts'
import { searchText } from '#domain/site-search/search-document.ts'
import { rowIdOf } from '#domain/words/row-id.ts'
import type { Queries } from './api/queries.ts'
import { recipeCardsQuery, recipeQuery } from './api/recipe-queries.ts'
import { classicsQuery } from './features/classic-recipes/classics-query.ts'
import { symptomQuery, symptomsQuery } from './features/first-aid/first-aid-queries.ts'
import { firstWordsQuery, glossaryQuery } from './features/glossary/glossary-queries.ts'
import { pairingCategoriesQuery } from './features/pairing/pairing-queries.ts'
import { pizzeriasQuery } from './features/pizzerias/pizzerias-query.ts'
import { foundCardsQuery } from './features/recipe-list/found-cards-query.ts'
import { relatedRecipesQuery } from './features/recipes/related-recipes-query.ts'
import { shopProductsQuery } from './features/shop/shop-products-query.ts'
import { siteSearchQuery } from './features/site-search/site-search-query.ts'
import { OFFLINE_PAGE } from './offline/offline-pages.ts'
import { type Loader, page, prefetch } from './route-parts.tsx'
import { RootError } from './shell/root-error.tsx'
import { RootLayout } from './shell/root-layout.tsx'

/** The map of the site. Features meet here and on the home page, nowhere else. */
export function createRoutes(queries: Queries): RouteObject[] {
  const children = [
    ...contentPages(queries),
    ...accountPages(),
    ...toolPages(queries),
    ...readingPages(),
    unknownPath,
  ]
  if (import.meta.env.DEV) {
    children.push(
      page(
        '/dev/componenti',
        'src/web/features/design/design.route.tsx',
        () => import('./features/design/design.route.tsx'),
      ),
    )
  }
  return [{ path: '/', Component: RootLayout, ErrorBoundary: RootError, HydrateFallback: Nothing, children }]
}

const Nothing = () => null

function contentPages(queries: Queries): RouteObject[] {
  const load = (options: { queryKey: readonly unknown[] }) => prefetch(queries.client, options)
  const cards: Loader = () => load(recipeCardsQuery(queries.api))
  const list: Loader = async (args) => {
    await cards(args)
    // The browser asks by itself; whoever reads without scripts finds what the search finds, too.
    if (!import.meta.env.SSR) return
    const text = new URL(args.request.url).searchParams.get('cerca') ?? ''
    await Promise.all([loadFound(queries, text), loadEverywhere(queries, text)])
  }
  const everywhere: Loader = async ({ request }) => {
    if (import.meta.env.SSR) await loadEverywhere(queries, new URL(request.url).searchParams.get('q') ?? '')
  }
  const pizzerias: Loader = () => load(pizzeriasQuery(queries.api))
  const glossary: Loader = () => load(glossaryQuery(queries.api))
  const recipe: Loader = async ({ params }) => {
    const id = rowIdOf(params.id)
    // The browser asks for what comes after a recipe when somebody comes near it, and a recipe reads without.
    const after = import.meta.env.SSR && queries.client.prefetchQuery(relatedRecipesQuery(queries.api, id))
    await Promise.all([load(recipeQuery(queries.api, id)), after])
  }
  const classics: Loader = () => load(classicsQuery(queries.api))
  const words: Loader = () => load(firstWordsQuery(queries.api))
  const home: Loader = (args) => Promise.all([cards(args), classics(args), pizzerias(args), words(args)])
  return [
    page('/', 'src/web/home/home.route.tsx', () => import('./home/home.route.tsx'), home),
    page(
      '/ricette',
      'src/web/features/recipe-list/recipes.route.tsx',
      () => import('./features/recipe-list/recipes.route.tsx'),
      list,
    ),
    page(
      '/ricette/:id',
      'src/web/features/recipes/recipe.route.tsx',
      () => import('./features/recipes/recipe.route.tsx'),
      recipe,
    ),
    page(
      '/cerca',
      'src/web/features/site-search/site-search.route.tsx',
      () => import('./features/site-search/site-search.route.tsx'),
      everywhere,
    ),
    page(
      '/lista-spesa',
      'src/web/features/shopping-list/shopping-list.route.tsx',
      () => import('./features/shopping-list/shopping-list.route.tsx'),
      cards,
    ),
    page(
      '/pizzerie',
      'src/web/features/pizzerias/pizzerias.route.tsx',
      () => import('./features/pizzerias/pizzerias.route.tsx'),
      pizzerias,
    ),
    page(
      '/glossario',
      'src/web/features/glossary/glossary.route.tsx',
      () => import('./features/glossary/glossary.route.tsx'),
      glossary,
    ),
  ]
}

/** The recipes that the list shows for a text that the search answers. */
async function loadFound({ api, client }: Queries, text: string): Promise<void> {
  const all = client.getQueryData(recipeCardsQuery(api).queryKey) ?? []
  if (isForSearch(text, all)) await client.prefetchQuery(foundCardsQuery(api, text))
}

/** What the whole site has for a text. */
async function loadEverywhere({ api, client }: Queries, text: string): Promise<void> {
  const wanted = searchText(text)
  if (wanted !== '') await client.prefetchQuery(siteSearchQuery(api, wanted))
}

const accountPages = () => [
  page(
    '/auth',
    'src/web/features/accounts/auth.route.tsx',
    () => import('./features/accounts/auth.route.tsx'),
  ),
  page(
    '/password-dimenticata',
    'src/web/features/accounts/forgotten-password.route.tsx',
    () => import('./features/accounts/forgotten-password.route.tsx'),
  ),
  page(
    '/reimposta-password',
    'src/web/features/accounts/reset-password.route.tsx',
    () => import('./features/accounts/reset-password.route.tsx'),
  ),
  ...['/verifica-completata', '/errore-verifica'].map((path) =>
    page(
      path,
      'src/web/features/accounts/verification.route.tsx',
      () => import('./features/accounts/verification.route.tsx'),
    ),
  ),
  ...Object.values(MAILED_LINK_PAGES).map((path) =>
    page(
      path,
      'src/web/features/accounts/mailed-link.route.tsx',
      () => import('./features/accounts/mailed-link.route.tsx'),
    ),
  ),
  ...Object.values(NEWSLETTER_PAGES).map((path) =>
    page(
      path,
      'src/web/features/newsletter/newsletter.route.tsx',
      () => import('./features/newsletter/newsletter.route.tsx'),
    ),
  ),
  page(
    '/profilo',
    'src/web/features/accounts/profile.route.tsx',
    () => import('./features/accounts/profile.route.tsx'),
  ),
  page('/admin', 'src/web/features/admin/admin.route.tsx', () => import('./features/admin/admin.route.tsx')),
  page(
    '/admin/anteprima/:id',
    'src/web/features/recipes/recipe-preview.route.tsx',
    () => import('./features/recipes/recipe-preview.route.tsx'),
  ),
]

function firstAidPages(queries: Queries): RouteObject[] {
  const symptoms: Loader = () => prefetch(queries.client, symptomsQuery(queries.api))
  const symptom: Loader = async ({ params, request }) => {
    // Corrected is the dough that the reader comes from: its recipe is asked for with the page.
    const recipeId = rowIdOf(new URL(request.url).searchParams.get('ricetta'))
    await Promise.all([
      prefetch(queries.client, symptomQuery(queries.api, params.id ?? '')),
      recipeId > 0 && queries.client.prefetchQuery(recipeQuery(queries.api, recipeId)),
    ])
  }
  return [
    page(
      FIRST_AID_PAGE,
      'src/web/features/first-aid/first-aid.route.tsx',
      () => import('./features/first-aid/first-aid.route.tsx'),
      symptoms,
    ),
    page(
      symptomPage(':id'),
      'src/web/features/first-aid/symptom.route.tsx',
      () => import('./features/first-aid/symptom.route.tsx'),
      symptom,
    ),
  ]
}

function eveningPages(queries: Queries): RouteObject[] {
  const evening: Loader = async ({ request }) => {
    if (import.meta.env.SSR)
      await (await import('./prefetched-results.ts')).linkedEvening(
        queries,
        new URL(request.url).searchParams,
      )
  }
  const menu: Loader = async ({ params }) =>
    import.meta.env.SSR &&
    (await import('./prefetched-results.ts')).linkedSharedNight(queries, params.token ?? '')
  const invite: Loader = async ({ params }) =>
    import.meta.env.SSR && (await import('./prefetched-results.ts')).linkedInvite(queries, params.token ?? '')
  // The addresses of links as they stand in `night-pages.ts`: importing it here would load it with every page.
  return [
    page(
      '/serata',
      'src/web/features/pizza-night/pizza-night.route.tsx',
      () => import('./features/pizza-night/pizza-night.route.tsx'),
      evening,
    ),
    page(
      '/serata/menu/:token',
      'src/web/features/pizza-night/shared-night.route.tsx',
      () => import('./features/pizza-night/shared-night.route.tsx'),
      menu,
    ),
    page(
      '/serata/invito/:token',
      'src/web/features/pizza-night/night-invite.route.tsx',
      () => import('./features/pizza-night/night-invite.route.tsx'),
      invite,
    ),
  ]
}

function toolPages(queries: Queries): RouteObject[] {
  const pantry: Loader = async ({ request }) => {
    await prefetch(queries.client, pairingCategoriesQuery(queries.api))
    if (import.meta.env.SSR)
      await (await import('./prefetched-results.ts')).linkedPairing(
        queries,
        new URL(request.url).searchParams,
      )
  }
  const bake: Loader = async ({ request }) => {
    if (import.meta.env.SSR)
      await (await import('./prefetched-results.ts')).linkedBake(queries, new URL(request.url).searchParams)
  }
  const dough: Loader = async ({ request }) => {
    const asked = new URL(request.url).searchParams
    if (!asked.has('ricetta')) return
    const { doughOfRecipe } = await import('./recipe-dough-link.ts')
    throw redirect(await doughOfRecipe(queries, asked))
  }
  const products: Loader = () => prefetch(queries.client, shopProductsQuery(queries.api))
  return [
    page(
      '/calcolatore-impasto',
      'src/web/features/full-dough/full-dough.route.tsx',
      () => import('./features/full-dough/full-dough.route.tsx'),
      dough,
    ),
    page(
      '/calcolatore-nutrizione',
      'src/web/features/nutrition/nutrition.route.tsx',
      () => import('./features/nutrition/nutrition.route.tsx'),
    ),
    page(
      '/guida-forno',
      'src/web/features/oven-guide/oven-guide.route.tsx',
      () => import('./features/oven-guide/oven-guide.route.tsx'),
      bake,
    ),
    page(
      '/abbinamenti-ingredienti',
      'src/web/features/pairing/pairing.route.tsx',
      () => import('./features/pairing/pairing.route.tsx'),
      pantry,
    ),
    ...firstAidPages(queries),
    ...eveningPages(queries),
    page(
      '/shop',
      'src/web/features/shop/shop.route.tsx',
      () => import('./features/shop/shop.route.tsx'),
      products,
    ),
  ]
}

const readingPages = () => [
  page(OFFLINE_PAGE, 'src/web/offline/offline.route.tsx', () => import('./offline/offline.route.tsx')),
  page(
    '/come-verifichiamo',
    'src/web/features/calculation-checks/calculation-checks.route.tsx',
    () => import('./features/calculation-checks/calculation-checks.route.tsx'),
  ),
  page(
    '/storia-della-pizza',
    'src/web/features/reading/articles/storia-della-pizza.tsx',
    () => import('./features/reading/articles/storia-della-pizza.tsx'),
  ),
  page(
    '/tecniche-di-impasto',
    'src/web/features/reading/articles/tecniche-di-impasto.tsx',
    () => import('./features/reading/articles/tecniche-di-impasto.tsx'),
  ),
  page(
    '/forni-e-cottura',
    'src/web/features/reading/articles/forni-e-cottura.tsx',
    () => import('./features/reading/articles/forni-e-cottura.tsx'),
  ),
  page(
    '/ingredienti-di-qualita',
    'src/web/features/reading/articles/ingredienti-di-qualita.tsx',
    () => import('./features/reading/articles/ingredienti-di-qualita.tsx'),
  ),
  page(
    '/privacy',
    'src/web/features/reading/privacy.route.tsx',
    () => import('./features/reading/privacy.route.tsx'),
  ),
]

const unknownPath: RouteObject = {
  path: '*',
  loader: () => {
    throw data(null, { status: 404 })
  },
  Component: Nothing,
}
