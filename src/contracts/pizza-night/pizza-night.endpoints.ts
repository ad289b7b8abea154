import type { DraftRequest } from '#domain/pizza-night/evening-draft.ts'
import { endpoint } from '../endpoint.ts'
import type { PizzaNight } from './pizza-night.ts'

export const planPizzaNight = endpoint<{ body: DraftRequest; response: PizzaNight }>(
  'POST',
  '/api/pizza-night/plan',
)
