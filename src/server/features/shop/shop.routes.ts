import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { listShopProducts } from '#contracts/shop/shop.endpoints.ts'
import { ShopProduct, ShopQuery } from '#contracts/shop/shop.ts'
import { affiliateUrl } from '#domain/shop/product.ts'
import { shelfOf } from '#domain/shop/shelf.ts'
import type { CachedResponses } from '#server/cache/cached-routes.ts'
import { NO_RECIPES } from '#server/cache/catalogue-change.ts'
import { ok, serve } from '#server/plugins/serve.ts'
import type { ShopRepository } from './shop.repository.ts'

export interface ShopRoutesOptions {
  products: Pick<ShopRepository, 'list'>
  answers: CachedResponses
  partnerTag: string | undefined
}

export const shopRoutes =
  ({ products, answers, partnerTag }: ShopRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = {
      querystring: ShopQuery,
      response: ok(z.array(ShopProduct), 400),
      summary: 'I prodotti di una categoria, ordinati',
    }
    serve(app, listShopProducts, schema, (request, reply) => {
      const { category, sort } = request.query
      const load = async () => {
        const shelf = shelfOf(await products.list(), category, sort)
        return {
          value: shelf.map((one) => ({ ...one, amazonUrl: affiliateUrl(one.amazonUrl, partnerTag) })),
        }
      }
      const isWhole = category === 'tutte' && sort === 'featured'
      const key = isWhole
        ? listShopProducts.path
        : `${listShopProducts.path}?category=${category}&sort=${sort}`
      return answers.send(request, reply, { key, shelf: 'lists', load, madeFrom: NO_RECIPES })
    })
  }
