import type { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import type { BasePairing, CombinationAnalysis, PairingCategories, PairingQuery } from './pairing.ts'

export const getPairing = endpoint<{
  query?: z.input<typeof PairingQuery>
  response: PairingCategories | BasePairing | CombinationAnalysis
}>('GET', '/api/ingredient-pairing')
export const listPairingIngredients = endpoint<{ response: PairingCategories }>(
  'GET',
  '/api/ingredient-pairing',
)
export const pairIngredient = endpoint<{ query: { baseIngredient: string }; response: BasePairing }>(
  'GET',
  '/api/ingredient-pairing',
)
export const analyseIngredients = endpoint<{
  query: { ingredients: readonly string[] }
  response: CombinationAnalysis
}>('GET', '/api/ingredient-pairing')
