import { listSymptoms } from '#contracts/first-aid/first-aid.endpoints.ts'
import { listGlossaryTerms } from '#contracts/glossary/glossary.endpoints.ts'
import { getBakeProfiles } from '#contracts/nutrition/nutrition.endpoints.ts'
import { OFFLINE_PAGE } from '#contracts/pages/page-paths.ts'
import { listRecipes } from '#contracts/recipes/recipes.endpoints.ts'

export const OFFLINE_CALLS = [
  listRecipes.path,
  getBakeProfiles.path,
  listSymptoms.path,
  listGlossaryTerms.path,
]

export const MISSING_PAGE = 'pagina'

export const insteadOf = (path: string): string =>
  `${OFFLINE_PAGE}?${MISSING_PAGE}=${encodeURIComponent(path)}`

export const KEPT_RECIPES = 50

export const OFFLINE_CACHES = {
  pages: 'pagine',
  recipes: 'ricette-lette',
  data: 'dati',
  pictures: 'immagini',
} as const

export const SKIP_WAITING = 'SKIP_WAITING'
