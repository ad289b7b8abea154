import { createHash } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { uploadPicture } from '#contracts/pictures/admin-pictures.endpoints.ts'
import { PICTURE_TOO_LARGE_B, PICTURE_TYPES, UploadedPicture } from '#contracts/pictures/uploaded-picture.ts'
import { AppError } from '#server/app-error.ts'
import { created, serve } from '#server/plugins/serve.ts'
import type { OpenModule, SiteServices } from '#server/site-module.ts'
import { uploadedPicturesRepository } from './uploaded-pictures.repository.ts'

const HASH_LENGTH = 32

const pictureUploadRoutes =
  ({ db, sessions }: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    const pictures = uploadedPicturesRepository(db)
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
      const { pictureInAllSizes } = await import('./picture-sizes.ts') // sharp takes megabytes of memory
      const files = await pictureInAllSizes(body)
      const imageUrl = await pictures.store(sessions.of(request).account, picture, files)
      return { imageUrl }
    })
  }

const FOR_EVER = 'public, max-age=31536000, immutable'
const UPLOADED = /^([0-9a-f]{32})-((?:480|720|960)\.(?:avif|webp)|og\.jpg)$/
const TYPES: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

const picturesRoutes =
  ({ db }: SiteServices): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { name: string } }>(
      '/immagini/caricate/:name',
      { schema: { hide: true } },
      async (request, reply) => {
        const [name, picture = '', file = ''] = UPLOADED.exec(request.params.name) ?? []
        const etag = `"${name}"`
        if (name && request.headers['if-none-match'] === etag)
          return reply.code(304).header('etag', etag).send()
        const content = name ? await uploadedPicturesRepository(db).read(picture, file) : undefined
        if (!content) throw new AppError('not_found', 'Immagine non trovata')
        return reply
          .type(TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? '')
          .headers({ 'cache-control': FOR_EVER, etag })
          .send(content)
      },
    )
  }

export const picturesModule: OpenModule = (services) => ({
  adminRoutes: [pictureUploadRoutes(services)],
  fileRoutes: [picturesRoutes(services)],
  tidyUp: () => uploadedPicturesRepository(services.db).dropUnused(),
})
