import type { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import type { PhotoAnalysis, PhotoAnalysisRequest } from './photo-analysis.ts'

export const analysePhoto = endpoint<{ body: z.input<typeof PhotoAnalysisRequest>; response: PhotoAnalysis }>(
  'POST',
  '/api/analyze-image',
)
