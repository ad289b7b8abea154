import type { z } from 'zod'
import { post } from '../endpoint.ts'
import type { PhotoAnalysis, PhotoAnalysisRequest } from './photo-analysis.ts'

export const analysePhoto = post<{ body: z.input<typeof PhotoAnalysisRequest>; response: PhotoAnalysis }>(
  '/api/analyze-image',
)
