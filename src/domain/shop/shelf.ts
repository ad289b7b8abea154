import type { ShopCategory, ShopProduct, ShopSort } from './product.ts'

export const TAGS_SHOWN = 3

const isOnShelf = (product: ShopProduct, category: ShopCategory) => {
  if (category === 'tutte') return true
  return category === 'offerte' ? product.isOnSale : product.category === category
}

const unknownLast = (one: number | null, other: number | null, direction: 1 | -1) => {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return direction * (one - other)
}

const ORDERS: Readonly<Record<ShopSort, (one: ShopProduct, other: ShopProduct) => number>> = {
  featured: () => 0,
  'price-low': (one, other) => unknownLast(one.price, other.price, 1),
  'price-high': (one, other) => unknownLast(one.price, other.price, -1),
  rating: (one, other) => unknownLast(one.rating, other.rating, -1),
}

export const shelfOf = (
  products: readonly ShopProduct[],
  category: ShopCategory,
  sort: ShopSort,
): ShopProduct[] => products.filter((product) => isOnShelf(product, category)).sort(ORDERS[sort])
