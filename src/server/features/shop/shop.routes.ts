import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError } from '#contracts/api-error.ts'
import { apiPaths } from '#contracts/api-paths.ts'
import { ShopProduct, ShopQuery } from '#contracts/shop/shop.ts'
import { affiliateUrl } from '#domain/shop/product.ts'
import { shelfOf } from '#domain/shop/shelf.ts'
import type { CachedResponses } from '#server/cache/cached-routes.ts'
import type { ShopRepository } from './shop.repository.ts'

export interface ShopRoutesOptions {
  products: Pick<ShopRepository, 'list'>
  answers: CachedResponses
  /** Of the marketplace's partner programme; without it the links carry none. */
  partnerTag: string | undefined
}

export const shopRoutes =
  ({ products, answers, partnerTag }: ShopRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = {
      querystring: ShopQuery,
      response: { 200: z.array(ShopProduct), 400: ApiError },
      tags: ['shop'],
      summary: 'I prodotti di una categoria, ordinati',
    }
    app.get('/shop/products', { schema }, (request, reply) => {
      const { category, sort } = request.query
      const load = async () => {
        const shelf = shelfOf(await products.list(), category, sort)
        return {
          value: shelf.map((one) => ({ ...one, amazonUrl: affiliateUrl(one.amazonUrl, partnerTag) })),
        }
      }
      const isWhole = category === 'tutte' && sort === 'featured'
      const key = isWhole
        ? apiPaths.shopProducts
        : `${apiPaths.shopProducts}?category=${category}&sort=${sort}`
      return answers.send(request, reply, { key, shelf: 'lists', load })
    })
  }
