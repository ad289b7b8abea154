import type { AdminRecipePage } from '#contracts/recipes/admin-recipes.ts'

/** What the lists of recipes say, whatever they are for. */
export const RECIPE_TEXTS = {
  list: 'Ricette trovate',
  failed: 'Non siamo riusciti a caricare le ricette.',
  empty: 'Nessuna ricetta trovata',
} as const

export const recipesOf = (page: AdminRecipePage) => page.recipes
