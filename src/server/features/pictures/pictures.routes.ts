import type { FastifyPluginAsync } from 'fastify'
import { drawRecipePicture, type PicturedRecipe } from '#domain/picture/draw-recipe-picture.ts'
import { AppError } from '#server/app-error.ts'
import type { CachedResponses } from '#server/cache/cached-routes.ts'

/** A list shows dozens of pictures: they may be a day old, unlike the texts beside them. */
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800'

/** The name of an uploaded picture says what is in it: under the same name there will never be another. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const UPLOADED = /^([0-9a-f]{32})-((?:480|720|960)\.(?:avif|webp)|og\.jpg)$/
const TYPES: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

export interface PicturesRoutesOptions {
  recipes: { byId(id: number): Promise<PicturedRecipe | undefined> }
  uploaded: { read(picture: string, file: string): Promise<Buffer | undefined> }
  answers: CachedResponses
}

/** The drawn picture of a recipe that has no photograph, `/immagini/ricette/{id}.svg`, and uploaded photographs. */
export const picturesRoutes =
  ({ recipes, uploaded, answers }: PicturesRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { id: string } }>(
      '/immagini/ricette/:id(^[1-9]\\d{0,8}).svg',
      { schema: { hide: true } },
      (request, reply) => {
        const id = Number(request.params.id)
        const load = async () => {
          const recipe = await recipes.byId(id)
          if (!recipe) throw new AppError('not_found', 'Immagine non trovata')
          return {
            value: drawRecipePicture(recipe),
            contentType: 'image/svg+xml; charset=utf-8',
            cacheControl: FOR_A_DAY,
          }
        }
        return answers.send(request, reply, { key: `/immagini/ricette/${id}.svg`, shelf: 'pages', load })
      },
    )

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
