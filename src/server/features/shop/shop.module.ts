import { productEditing } from '#contracts/shop/admin-products.endpoints.ts'
import { AdminProduct, ProductDraft, ProductEdit } from '#contracts/shop/admin-products.ts'
import { entryEditingRoutes, entryRefusals } from '#server/features/entry-editing/entry-editing.routes.ts'
import type { OpenModule } from '#server/site-module.ts'
import { productEditingRepository } from './product-editing.repository.ts'
import { shopRepository } from './shop.repository.ts'
import { shopRoutes } from './shop.routes.ts'

export const shopModule: OpenModule = ({ db, config, answers, sessions, refreshCatalogue }) => {
  const editing = productEditingRepository(db)
  return {
    tag: 'shop',
    routes: [shopRoutes({ products: shopRepository(db), answers, partnerTag: config.partnerTag })],
    adminRoutes: [
      entryEditingRoutes({
        sessions,
        refreshCatalogue,
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
