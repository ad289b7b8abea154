import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { analysePhoto } from '#contracts/photo-analysis/photo-analysis.endpoints.ts'
import { PhotoAnalysis, PhotoAnalysisRequest } from '#contracts/photo-analysis/photo-analysis.ts'
import { PHOTO_MESSAGES, PHOTO_TOO_LARGE_B } from '#domain/photo-analysis/photo-limits.ts'
import { AppError } from '#server/app-error.ts'
import { callerOf } from '#server/features/accounts/limits/client-address.ts'
import { ok, serve } from '#server/plugins/serve.ts'
import type { PhotoAnalyst } from './photo-analyst.ts'
import { readPhotoBody } from './photo-body.ts'
import { readSentPhoto } from './sent-photo.ts'

export interface PhotoAnalysisRoutesOptions {
  analyst: PhotoAnalyst
  photosPerMinute: number
}

const AROUND_B = 4096
const BODY_LIMIT_B = Math.ceil(PHOTO_TOO_LARGE_B / 3) * 4 + AROUND_B

const isTooLong = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'

export const photoAnalysisRoutes =
  ({ analyst, photosPerMinute }: PhotoAnalysisRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = {
      body: PhotoAnalysisRequest,
      response: ok(PhotoAnalysis, 400, 413, 415, 429, 503),
      tags: ['foto'],
      summary: 'Che cosa mostra una foto: una pizza o degli ingredienti',
      description:
        'JPEG, PNG, GIF o WebP sotto i 5 MB, come indirizzo «data:». La foto non viene conservata.',
    }
    const config = { rateLimit: { max: photosPerMinute, timeWindow: '1 minute' } }
    // Fastify's JSON parser would also search the whole body, up to five megabytes, for `__proto__`.
    app.removeContentTypeParser('application/json')
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (_request: unknown, body: Buffer) => readPhotoBody(body),
    )
    app.setErrorHandler((error) => {
      throw isTooLong(error) ? new AppError('too_large', PHOTO_MESSAGES.tooLarge) : error
    })
    serve(app, analysePhoto, { ...schema, config, bodyLimit: BODY_LIMIT_B }, async ({ body, ip }) =>
      analyst.analyse(readSentPhoto(body.image), callerOf(ip)),
    )
  }
