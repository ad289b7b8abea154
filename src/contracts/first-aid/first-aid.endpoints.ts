import { endpoint } from '../endpoint.ts'
import type { SymptomCard, SymptomPage } from './first-aid.ts'

export const listSymptoms = endpoint<{ response: SymptomCard[] }>('GET', '/api/first-aid')
export const getSymptom = endpoint<{ params: { id: string }; response: SymptomPage }>(
  'GET',
  '/api/first-aid/:id',
)
