import { paramsIn } from '#contracts/endpoint.ts'
import { getSymptom, listSymptoms } from '#contracts/first-aid/first-aid.endpoints.ts'
import { listGlossaryTerms } from '#contracts/glossary/glossary.endpoints.ts'
import { getBakeProfiles } from '#contracts/nutrition/nutrition.endpoints.ts'
import { KEPT_PAGES } from '#contracts/pages/public-pages.built.ts'
import { listPizzerias } from '#contracts/pizzerias/pizzerias.endpoints.ts'
import { getRecipe, listRecipes } from '#contracts/recipes/recipes.endpoints.ts'
import { listShopProducts } from '#contracts/shop/shop.endpoints.ts'
import { countedPage, isCountedPage } from '#contracts/statistics/counted-pages.ts'
import { NO_ROW, rowIdOf } from '#domain/words/row-id.ts'

const CALLS: ReadonlySet<string> = new Set([
  listRecipes.path,
  listPizzerias.path,
  listGlossaryTerms.path,
  listSymptoms.path,
  getBakeProfiles.path,
  listShopProducts.path,
])

/**
 * A URL with a query string is never cached: the query string may contain shared data, which must not stay
 * on a device that only opened the link.
 */
const isPlain = (url: URL) => url.search === ''

export const isRecipePage = (url: URL): boolean => isPlain(url) && countedPage(url.pathname)?.part === 'row'

export const isKeptPage = (url: URL): boolean =>
  isPlain(url) && (KEPT_PAGES.includes(url.pathname) || (isCountedPage(url.pathname) && !isRecipePage(url)))

export const isKeptCall = (url: URL): boolean =>
  isPlain(url) &&
  (CALLS.has(url.pathname) ||
    rowIdOf(paramsIn(getRecipe, url.pathname)?.id) !== NO_ROW ||
    /^[a-z0-9-]+$/.test(paramsIn(getSymptom, url.pathname)?.id ?? ''))
