import type { PageQuery } from '../admin/page-query.ts'
import { endpoint } from '../endpoint.ts'
import type { AdminRecipe, AdminRecipePage, Publication, RecipeDraft, RecipeEdit } from './admin-recipes.ts'
import type { Recipe } from './recipe.ts'
import type { RecipeVideo, SuggestedVideo } from './recipe-video.ts'

export const listAdminRecipes = endpoint<{ query?: PageQuery; response: AdminRecipePage }>(
  'GET',
  '/api/admin/recipes',
)
export const createRecipe = endpoint<{ body: RecipeDraft; response: AdminRecipe }>(
  'POST',
  '/api/admin/recipes',
)
export const getAdminRecipe = endpoint<{ params: { id: number }; response: AdminRecipe }>(
  'GET',
  '/api/admin/recipes/:id',
)
export const changeRecipe = endpoint<{ params: { id: number }; body: RecipeEdit; response: AdminRecipe }>(
  'PUT',
  '/api/admin/recipes/:id',
)
export const deleteRecipe = endpoint<{ params: { id: number }; response: AdminRecipe }>(
  'DELETE',
  '/api/admin/recipes/:id',
)
export const publishRecipe = endpoint<{ params: { id: number }; body: Publication; response: AdminRecipe }>(
  'PUT',
  '/api/admin/recipes/:id/publication',
)
export const restoreRecipe = endpoint<{ params: { id: number }; body: Publication; response: AdminRecipe }>(
  'POST',
  '/api/admin/recipes/:id/restore',
)
export const setRecipeVideo = endpoint<{ params: { id: number }; body: RecipeVideo; response: Recipe }>(
  'PUT',
  '/api/recipes/:id/video',
)
export const suggestRecipeVideos = endpoint<{ params: { id: number }; response: SuggestedVideo[] }>(
  'GET',
  '/api/recipes/:id/youtube-videos',
)
