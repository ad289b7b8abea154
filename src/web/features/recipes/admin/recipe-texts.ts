import type { AdminRecipePage } from '#contracts/recipes/admin-recipes.ts'

export const RECIPE_TEXTS = {
  list: 'Ricette trovate',
  failed: 'Non siamo riusciti a caricare le ricette.',
  empty: 'Nessuna ricetta trovata',
} as const

export const recipesOf = (page: AdminRecipePage) => page.recipes
