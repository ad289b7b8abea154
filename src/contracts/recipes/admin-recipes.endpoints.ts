import type { PageQuery } from '../admin/page-query.ts'
import { get, post, put, remove } from '../endpoint.ts'
import type { AdminRecipe, AdminRecipePage, Publication, RecipeDraft, RecipeEdit } from './admin-recipes.ts'
import type { Recipe } from './recipe.ts'
import type { RecipeVideo, SuggestedVideo } from './recipe-video.ts'

export const listAdminRecipes = get<{ query?: PageQuery; response: AdminRecipePage }>('/api/admin/recipes')
export const createRecipe = post<{ body: RecipeDraft; response: AdminRecipe }>('/api/admin/recipes')
export const getAdminRecipe = get<{ params: { id: number }; response: AdminRecipe }>('/api/admin/recipes/:id')
export const changeRecipe = put<{ params: { id: number }; body: RecipeEdit; response: AdminRecipe }>(
  '/api/admin/recipes/:id',
)
export const deleteRecipe = remove<{ params: { id: number }; response: AdminRecipe }>(
  '/api/admin/recipes/:id',
)
export const publishRecipe = put<{ params: { id: number }; body: Publication; response: AdminRecipe }>(
  '/api/admin/recipes/:id/publication',
)
export const restoreRecipe = post<{ params: { id: number }; body: Publication; response: AdminRecipe }>(
  '/api/admin/recipes/:id/restore',
)
export const setRecipeVideo = put<{ params: { id: number }; body: RecipeVideo; response: Recipe }>(
  '/api/recipes/:id/video',
)
export const suggestRecipeVideos = get<{ params: { id: number }; response: SuggestedVideo[] }>(
  '/api/recipes/:id/youtube-videos',
)
