import { endpoint } from '../endpoint.ts'
import type { OvenAnswer, OvenPresets } from './oven-guide.ts'
import type { SentOvenRequest } from './oven-request.ts'

export const getOvenPresets = endpoint<{ response: OvenPresets }>('GET', '/api/oven-guide/presets')
export const calculateOven = endpoint<{ body: SentOvenRequest; response: OvenAnswer }>(
  'POST',
  '/api/oven-guide/calculate',
)
