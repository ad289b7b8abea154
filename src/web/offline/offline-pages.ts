import { getBakeProfiles } from '#contracts/nutrition/nutrition.endpoints.ts'
import { OFFLINE_PAGE } from '#contracts/pages/page-paths.ts'
import { listRecipes } from '#contracts/recipes/recipes.endpoints.ts'

/** What the tools of the kitchen ask the server for and cannot calculate themselves. */
export const OFFLINE_CALLS = [listRecipes.path, getBakeProfiles.path]

/** The parameter of the offline page that names the page which was asked for. */
export const MISSING_PAGE = 'pagina'

/** The offline page instead of another one, by its path. */
export const insteadOf = (path: string): string =>
  `${OFFLINE_PAGE}?${MISSING_PAGE}=${encodeURIComponent(path)}`

/** The recipes that somebody read last. */
export const KEPT_RECIPES = 50

export const OFFLINE_CACHES = {
  pages: 'pagine',
  recipes: 'ricette-lette',
  data: 'dati',
  pictures: 'immagini',
} as const

/** What a page says to a new version that waits behind it. */
export const SKIP_WAITING = 'SKIP_WAITING'
