/** A product of the shop.
 *
 * Units   prices in `currency`; rating 0-5, null without a rating. */

export const PRODUCT_CATEGORIES = ['forni', 'accessori', 'ingredienti', 'strumenti', 'libri'] as const
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number]
export const PRODUCT_CATEGORY_NAMES: Readonly<Record<ProductCategory, string>> = {
  forni: 'Forni',
  accessori: 'Accessori',
  ingredienti: 'Ingredienti',
  strumenti: 'Strumenti',
  libri: 'Libri',
}

export const SHOP_CATEGORIES = ['tutte', 'offerte', ...PRODUCT_CATEGORIES] as const
export type ShopCategory = (typeof SHOP_CATEGORIES)[number]

export const SHOP_SORTS = ['featured', 'price-low', 'price-high', 'rating'] as const
export type ShopSort = (typeof SHOP_SORTS)[number]

export type ShopProduct = {
  id: string
  title: string
  description: string
  imageUrl: string
  amazonUrl: string
  category: ProductCategory
  price: number | null
  originalPrice: number | null
  originalPriceSince: string | null
  currency: string
  rating: number | null
  reviewCount: number
  isPrime: boolean
  isOnSale: boolean
  discountPercent: number | null
  brand: string | null
  tags: string[]
  relatedPizzaStyles: string[]
}

/** Whole percent; null if a price is missing or the price is not reduced. */
export function discountPercent(price: number | null, originalPrice: number | null): number | null {
  if (price === null || originalPrice === null || originalPrice <= price) return null
  return Math.round((100 * (originalPrice - price)) / originalPrice)
}

export const isAmazon = (url: string): boolean =>
  /^https:\/\/(?:www\.)?amazon\.(?:it|com|de|es|fr|co\.uk)(?:[/?#]|$)/i.test(url)

export function affiliateUrl(url: string, tag: string | undefined): string {
  return tag === undefined || !isAmazon(url)
    ? url
    : `${url}${url.includes('?') ? '&' : '?'}tag=${encodeURIComponent(tag)}`
}
