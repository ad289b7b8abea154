import { endpoint } from '../endpoint.ts'
import type { Collection, CollectionName, NewCollectionName } from './collection.ts'
import type { NewSavedVariant, SavedVariant } from './saved-variant.ts'

export const listCollections = endpoint<{ response: Collection[] }>('GET', '/api/collections')
export const createCollection = endpoint<{ body: CollectionName; response: Collection }>(
  'POST',
  '/api/collections',
)
export const renameCollection = endpoint<{
  params: { id: string }
  body: NewCollectionName
  response: Collection
}>('PATCH', '/api/collections/:id')
export const deleteCollection = endpoint<{ params: { id: string } }>('DELETE', '/api/collections/:id')
export const addToCollection = endpoint<{ params: { id: string; recipeId: number }; response: Collection }>(
  'PUT',
  '/api/collections/:id/recipes/:recipeId',
)
export const removeFromCollection = endpoint<{
  params: { id: string; recipeId: number }
  response: Collection
}>('DELETE', '/api/collections/:id/recipes/:recipeId')
export const listSavedVariants = endpoint<{ response: SavedVariant[] }>('GET', '/api/saved-variants')
export const saveVariant = endpoint<{ body: NewSavedVariant; response: SavedVariant }>(
  'POST',
  '/api/saved-variants',
)
export const deleteSavedVariant = endpoint<{ params: { id: number } }>('DELETE', '/api/saved-variants/:id')
