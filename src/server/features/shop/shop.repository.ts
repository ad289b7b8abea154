import { and, eq, isNull } from 'drizzle-orm'
import { discountPercent, type ShopProduct } from '#domain/shop/product.ts'
import type { Database } from '#server/db/database.ts'
import { shopProducts } from '#server/db/schema.ts'

export const shopRepository = (db: Database) => ({
  async list(): Promise<ShopProduct[]> {
    const rows = await db
      .select()
      .from(shopProducts)
      .where(and(isNull(shopProducts.deletedAt), eq(shopProducts.isVisible, true)))
      .orderBy(shopProducts.position, shopProducts.id)
    return rows.map(toShopProduct)
  },
})

type Row = typeof shopProducts.$inferSelect

export const moneyOf = (row: Pick<Row, 'priceCents' | 'originalPriceCents' | 'ratingTenths'>) => ({
  price: row.priceCents === null ? null : row.priceCents / 100,
  originalPrice: row.originalPriceCents === null ? null : row.originalPriceCents / 100,
  rating: row.ratingTenths === null ? null : row.ratingTenths / 10,
})

function toShopProduct(row: Row): ShopProduct {
  const { id, title, description, imageUrl, amazonUrl, category, reviewCount, isPrime, brand, tags } = row
  const money = moneyOf(row)
  const discount = discountPercent(money.price, money.originalPrice)
  return {
    ...money,
    id: String(id),
    title,
    description,
    imageUrl,
    amazonUrl,
    category,
    currency: 'EUR',
    reviewCount,
    isPrime,
    originalPriceSince: row.originalPriceSince,
    isOnSale: discount !== null,
    discountPercent: discount,
    brand,
    tags,
    relatedPizzaStyles: row.relatedPizzaStyles,
  }
}
