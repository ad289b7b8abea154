import type { DraftRequest } from '#domain/pizza-night/evening-draft.ts'
import { post } from '../endpoint.ts'
import type { PizzaNight } from './pizza-night.ts'

export const planPizzaNight = post<{ body: DraftRequest; response: PizzaNight }>('/api/pizza-night/plan')
