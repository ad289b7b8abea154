import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { productEditing } from '#contracts/shop/admin-products.endpoints.ts'
import { AdminProduct, ProductDraft, ProductEdit } from '#contracts/shop/admin-products.ts'
import { listShopProducts } from '#contracts/shop/shop.endpoints.ts'
import { ShopProduct, ShopQuery } from '#contracts/shop/shop.ts'
import { affiliateUrl } from '#domain/shop/product.ts'
import { shelfOf } from '#domain/shop/shelf.ts'
import { NO_RECIPES } from '#server/cache/catalogue-change.ts'
import { entryEditingRoutes, entryRefusals } from '#server/features/entry-editing/entry-editing.routes.ts'
import { ok, serve } from '#server/plugins/serve.ts'
import type { OpenModule, SiteServices } from '#server/site-module.ts'
import { productEditingRepository } from './product-editing.repository.ts'
import { shopRepository } from './shop.repository.ts'

const shopRoutes =
  ({ db, answers, config }: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    const products = shopRepository(db)
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
          value: shelf.map((one) => ({ ...one, amazonUrl: affiliateUrl(one.amazonUrl, config.partnerTag) })),
        }
      }
      const isWhole = category === 'tutte' && sort === 'featured'
      const key = isWhole
        ? listShopProducts.path
        : `${listShopProducts.path}?category=${category}&sort=${sort}`
      return answers.send(request, reply, { key, shelf: 'lists', load, madeFrom: NO_RECIPES })
    })
  }

export const shopModule: OpenModule = (services) => {
  const editing = productEditingRepository(services.db)
  return {
    tag: 'shop',
    routes: [shopRoutes(services)],
    adminRoutes: [
      entryEditingRoutes({
        ...services,
        endpoints: productEditing,
        what: 'Un prodotto dello shop',
        schemas: { draft: ProductDraft, edit: ProductEdit, entry: AdminProduct },
        refusals: entryRefusals('Prodotto non trovato', {
          field: 'title',
          message: "C'è già un prodotto con questo nome",
        }),
        editing,
      }),
    ],
    tidyUp: () => editing.emptyBin(),
  }
}
