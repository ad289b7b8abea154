import { z } from 'zod'
import { PRODUCT_CATEGORIES, SHOP_CATEGORIES, SHOP_SORTS } from '#domain/shop/product.ts'

export const ShopProduct = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  amazonUrl: z.string(),
  category: z.enum(PRODUCT_CATEGORIES),
  price: z.number().min(0).nullable(),
  originalPrice: z.number().min(0).nullable(),
  originalPriceSince: z.iso.date().nullable(),
  currency: z.string(),
  rating: z.number().min(0).max(5).nullable(),
  reviewCount: z.int().min(0),
  isPrime: z.boolean(),
  isOnSale: z.boolean(),
  discountPercent: z.int().min(1).max(100).nullable(),
  brand: z.string().nullable(),
  tags: z.array(z.string()),
  relatedPizzaStyles: z.array(z.string()),
})
export type ShopProduct = z.infer<typeof ShopProduct>

export const ShopQuery = z.object({
  category: z.enum(SHOP_CATEGORIES, `category è una di: ${SHOP_CATEGORIES.join(', ')}`).default('tutte'),
  sort: z.enum(SHOP_SORTS, `sort è uno di: ${SHOP_SORTS.join(', ')}`).default('featured'),
})
