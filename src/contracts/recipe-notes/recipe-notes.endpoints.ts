import { get, post, put, remove } from '../endpoint.ts'
import type { ChangedNote, NewRecipeNote, RecipeNote } from './recipe-note.ts'

export const listRecipeNotes = get<{ query: { recipeId?: number }; response: RecipeNote[] }>(
  '/api/recipe-notes',
)
export const addRecipeNote = post<{ body: NewRecipeNote; response: RecipeNote }>('/api/recipe-notes')
export const changeRecipeNote = put<{ params: { id: number }; body: ChangedNote; response: RecipeNote }>(
  '/api/recipe-notes/:id',
)
export const deleteRecipeNote = remove<{ params: { id: number } }>('/api/recipe-notes/:id')
