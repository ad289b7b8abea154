/** What a product of the shop says.
 *
 * Units   prices in `currency`, whole percent, rating 0-5.
 * Source  names: the site's specification. Nothing is rated until somebody rates it: `rating` is then null. */

export const PRODUCT_CATEGORIES = ['forni', 'accessori', 'ingredienti', 'strumenti', 'libri'] as const
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number]
/** As the shop calls them. */
export const PRODUCT_CATEGORY_NAMES: Readonly<Record<ProductCategory, string>> = {
  forni: 'Forni',
  accessori: 'Accessori',
  ingredienti: 'Ingredienti',
  strumenti: 'Strumenti',
  libri: 'Libri',
}

/** The tabs: every category, all of them, and what is on sale. */
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
  /** Null when nobody knows it. */
  price: number | null
  originalPrice: number | null
  /** Day since when the original price held. */
  originalPriceSince: string | null
  currency: string
  rating: number | null
  reviewCount: number
  isPrime: boolean
  isOnSale: boolean
  discountPercent: number | null
  brand: string | null
  tags: string[]
  /** Styles of the oven guide. */
  relatedPizzaStyles: string[]
}

/** Whole percent, rounded; null where there is nothing to compare or nothing saved. */
export function discountPercent(price: number | null, originalPrice: number | null): number | null {
  if (price === null || originalPrice === null || originalPrice <= price) return null
  return Math.round((100 * (originalPrice - price)) / originalPrice)
}

/** Whether a link leads to the marketplace of the partner programme. */
export const isAmazon = (url: string): boolean =>
  /^https:\/\/(?:www\.)?amazon\.(?:it|com|de|es|fr|co\.uk)(?:[/?#]|$)/i.test(url)

/** A link to the marketplace with the partner's tag, where one is configured; other shops know nothing of it. */
export function affiliateUrl(url: string, tag: string | undefined): string {
  return tag === undefined || !isAmazon(url)
    ? url
    : `${url}${url.includes('?') ? '&' : '?'}tag=${encodeURIComponent(tag)}`
}
