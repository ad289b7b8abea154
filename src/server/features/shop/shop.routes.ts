import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError } from '#contracts/api-error.ts'
import { ShopProduct, ShopQuery } from '#contracts/shop.ts'
import { SHOP_PRODUCTS } from '#domain/shop/catalogue.ts'
import { affiliateUrl } from '#domain/shop/product.ts'
import { shelfOf } from '#domain/shop/shelf.ts'

export interface ShopRoutesOptions {
  /** Of the marketplace's partner programme; without it the links carry none. */
  partnerTag: string | undefined
}

export const shopRoutes =
  ({ partnerTag }: ShopRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const products = SHOP_PRODUCTS.map((product) => ({
      ...product,
      amazonUrl: affiliateUrl(product.amazonUrl, partnerTag),
    }))
    const schema = {
      querystring: ShopQuery,
      response: { 200: z.array(ShopProduct), 400: ApiError },
      tags: ['shop'],
      summary: 'I prodotti di una categoria, ordinati',
    }
    app.get('/shop/products', { schema }, async ({ query }) => shelfOf(products, query.category, query.sort))
  }
