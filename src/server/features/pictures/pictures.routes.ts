import type { FastifyPluginAsync } from 'fastify'
import { AppError } from '#server/app-error.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const UPLOADED = /^([0-9a-f]{32})-((?:480|720|960)\.(?:avif|webp)|og\.jpg)$/
const TYPES: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

export interface PicturesRoutesOptions {
  uploaded: { read(picture: string, file: string): Promise<Buffer | undefined> }
}

export const picturesRoutes =
  ({ uploaded }: PicturesRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { name: string } }>(
      '/immagini/caricate/:name',
      { schema: { hide: true } },
      async (request, reply) => {
        const [name, picture = '', file = ''] = UPLOADED.exec(request.params.name) ?? []
        const etag = `"${name}"`
        if (name && request.headers['if-none-match'] === etag)
          return reply.code(304).header('etag', etag).send()
        const content = name ? await uploaded.read(picture, file) : undefined
        if (!content) throw new AppError('not_found', 'Immagine non trovata')
        return reply
          .type(TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? '')
          .headers({ 'cache-control': FOR_EVER, etag })
          .send(content)
      },
    )
  }
