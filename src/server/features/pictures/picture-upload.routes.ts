import { createHash } from 'node:crypto'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { uploadPicture } from '#contracts/pictures/admin-pictures.endpoints.ts'
import { PICTURE_TOO_LARGE_B, PICTURE_TYPES, UploadedPicture } from '#contracts/pictures/uploaded-picture.ts'
import { AppError } from '#server/app-error.ts'
import type { SessionKeeper } from '#server/features/accounts/sessions/sessions.ts'
import { created, serve } from '#server/plugins/serve.ts'
import type { UploadedPicturesRepository } from './uploaded-pictures.repository.ts'

const HASH_LENGTH = 32

export interface PictureUploadRoutesOptions {
  pictures: Pick<UploadedPicturesRepository, 'store'>
  sessions: Pick<SessionKeeper, 'of'>
}

export const pictureUploadRoutes =
  ({ pictures, sessions }: PictureUploadRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    app.addContentTypeParser([...PICTURE_TYPES], { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    const schema = {
      response: created(UploadedPicture, 400, 413, 415, 503),
      summary: 'Carica la fotografia di una ricetta',
      description:
        'Il corpo è il file, JPEG, PNG o WebP, sotto i 5 MB; resta senza dati EXIF, in ogni misura del sito.',
    }
    const bodyLimit = PICTURE_TOO_LARGE_B + 1024
    serve(app, uploadPicture, { ...schema, bodyLimit }, async (request) => {
      const { body } = request
      if (!Buffer.isBuffer(body))
        throw new AppError('unsupported_type', 'Carica una fotografia JPEG, PNG o WebP')
      if (body.length >= PICTURE_TOO_LARGE_B) {
        throw new AppError('too_large', "L'immagine deve pesare meno di 5 MB")
      }
      const picture = createHash('sha256').update(body).digest('hex').slice(0, HASH_LENGTH)
      const { pictureInAllSizes } = await import('./picture-sizes.ts') // what decodes pictures takes megabytes
      const files = await pictureInAllSizes(body)
      const imageUrl = await pictures.store(sessions.of(request).account, picture, files)
      return { imageUrl }
    })
  }
