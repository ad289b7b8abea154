import { get } from '../endpoint.ts'
import type { SymptomCard, SymptomPage } from './first-aid.ts'

export const listSymptoms = get<{ response: SymptomCard[] }>('/api/first-aid')
export const getSymptom = get<{ params: { id: string }; response: SymptomPage }>('/api/first-aid/:id')
