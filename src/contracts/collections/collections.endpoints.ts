import { get, patch, post, put, remove } from '../endpoint.ts'
import type { Collection, CollectionName, NewCollectionName } from './collection.ts'
import type { NewSavedVariant, SavedVariant } from './saved-variant.ts'

export const listCollections = get<{ response: Collection[] }>('/api/collections')
export const createCollection = post<{ body: CollectionName; response: Collection }>('/api/collections')
export const renameCollection = patch<{
  params: { id: string }
  body: NewCollectionName
  response: Collection
}>('/api/collections/:id')
export const deleteCollection = remove<{ params: { id: string } }>('/api/collections/:id')
export const addToCollection = put<{ params: { id: string; recipeId: number }; response: Collection }>(
  '/api/collections/:id/recipes/:recipeId',
)
export const removeFromCollection = remove<{
  params: { id: string; recipeId: number }
  response: Collection
}>('/api/collections/:id/recipes/:recipeId')
export const listSavedVariants = get<{ response: SavedVariant[] }>('/api/saved-variants')
export const saveVariant = post<{ body: NewSavedVariant; response: SavedVariant }>('/api/saved-variants')
export const deleteSavedVariant = remove<{ params: { id: number } }>('/api/saved-variants/:id')
