import { endpoint } from '../endpoint.ts'
import type { ChangedNote, NewRecipeNote, RecipeNote } from './recipe-note.ts'

export const listRecipeNotes = endpoint<{ query: { recipeId: number }; response: RecipeNote[] }>(
  'GET',
  '/api/recipe-notes',
)
export const addRecipeNote = endpoint<{ body: NewRecipeNote; response: RecipeNote }>(
  'POST',
  '/api/recipe-notes',
)
export const changeRecipeNote = endpoint<{ params: { id: number }; body: ChangedNote; response: RecipeNote }>(
  'PUT',
  '/api/recipe-notes/:id',
)
export const deleteRecipeNote = endpoint<{ params: { id: number } }>('DELETE', '/api/recipe-notes/:id')
