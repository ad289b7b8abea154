import type { FastifyPluginAsync } from 'fastify'
import { drawRecipePicture, type PicturedRecipe } from '#domain/picture/draw-recipe-picture.ts'
import type { CatalogueAnswers } from '#server/answers/catalogue-answers.ts'
import { AppError } from '#server/app-error.ts'

/** A list shows dozens of pictures: they may be a day old, unlike the texts beside them. */
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800'

export interface PicturesRoutesOptions {
  recipes: { byId(id: number): Promise<PicturedRecipe | undefined> }
  answers: CatalogueAnswers
}

/** The drawn picture of a recipe that has no photograph: `/immagini/ricette/{id}.svg`. */
export const picturesRoutes =
  ({ recipes, answers }: PicturesRoutesOptions): FastifyPluginAsync =>
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
  }
