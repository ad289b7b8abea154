import type { z } from 'zod'
import { get } from '../endpoint.ts'
import type { BasePairing, CombinationAnalysis, PairingCategories, PairingQuery } from './pairing.ts'

export const getPairing = get<{
  query?: z.input<typeof PairingQuery>
  response: PairingCategories | BasePairing | CombinationAnalysis
}>('/api/ingredient-pairing')
export const listPairingIngredients = get<{ response: PairingCategories }>('/api/ingredient-pairing')
export const pairIngredient = get<{ query: { baseIngredient: string }; response: BasePairing }>(
  '/api/ingredient-pairing',
)
export const analyseIngredients = get<{
  query: { ingredients: readonly string[] }
  response: CombinationAnalysis
}>('/api/ingredient-pairing')
