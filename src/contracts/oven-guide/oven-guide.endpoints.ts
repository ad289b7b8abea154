import { get, post } from '../endpoint.ts'
import type { OvenAnswer, OvenPresets } from './oven-guide.ts'
import type { SentOvenRequest } from './oven-request.ts'

export const getOvenPresets = get<{ response: OvenPresets }>('/api/oven-guide/presets')
export const calculateOven = post<{ body: SentOvenRequest; response: OvenAnswer }>(
  '/api/oven-guide/calculate',
)
