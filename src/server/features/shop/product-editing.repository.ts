import { sql } from 'drizzle-orm'
import type { AdminProduct, ProductDraft } from '#contracts/shop/admin-products.ts'
import type { Database } from '#server/db/database.ts'
import { shopProducts } from '#server/db/schema.ts'
import { entryEditing } from '#server/features/entry-editing/entry-editing.repository.ts'
import { moneyOf } from './shop.repository.ts'

const cents = (euro: number | null) => (euro === null ? null : Math.round(euro * 100))

export const productEditingRepository = (db: Database) =>
  entryEditing(db, {
    table: shopProducts,
    subject: 'product',
    searched: sql`${shopProducts.title} || ' ' || ${shopProducts.description}`,
    toColumns: ({ price, originalPrice, rating, ...same }: ProductDraft) => ({
      ...same,
      priceCents: cents(price),
      originalPriceCents: cents(originalPrice),
      ratingTenths: rating === null ? null : Math.round(rating * 10),
    }),
    recorded: (row) => {
      const { id: _id, updatedAt: _updated, deletedAt: _deleted, ...written } = toAdminProduct(row)
      return written
    },
    toEntry: toAdminProduct,
  })

function toAdminProduct(row: typeof shopProducts.$inferSelect): AdminProduct {
  const {
    updatedAt,
    deletedAt,
    editedAt: _edited,
    priceCents,
    originalPriceCents,
    ratingTenths,
    ...same
  } = row
  return {
    ...same,
    ...moneyOf({ priceCents, originalPriceCents, ratingTenths }),
    updatedAt: updatedAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
  }
}
