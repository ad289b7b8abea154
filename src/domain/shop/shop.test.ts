import fc from 'fast-check'
import { expect, test } from 'vitest'
import { OVEN_STYLE_IDS } from '#domain/oven/styles.ts'
import { SHOP_PRODUCTS } from './catalogue.ts'
import {
  affiliateUrl,
  discountPercent,
  PRODUCT_CATEGORIES,
  SHOP_CATEGORIES,
  SHOP_SORTS,
  type ShopProduct,
} from './product.ts'
import { shelfOf } from './shelf.ts'

const first = SHOP_PRODUCTS[0] as ShopProduct
const anyProduct: fc.Arbitrary<ShopProduct> = fc
  .record({
    price: fc.option(fc.integer({ min: 1, max: 900 })),
    rating: fc.option(fc.integer({ min: 0, max: 5 })),
    isOnSale: fc.boolean(),
    category: fc.constantFrom(...PRODUCT_CATEGORIES),
  })
  .map((changes) => ({ ...first, ...changes }))

test('ten products, of every category, at least one on sale and one without a price', () => {
  expect(SHOP_PRODUCTS).toHaveLength(10)
  expect(new Set(SHOP_PRODUCTS.map(({ id }) => id)).size).toBe(10)
  expect(new Set(SHOP_PRODUCTS.map(({ category }) => category))).toEqual(new Set(PRODUCT_CATEGORIES))
  expect(shelfOf(SHOP_PRODUCTS, 'offerte', 'featured').length).toBeGreaterThan(0)
  expect(SHOP_PRODUCTS.some(({ price }) => price === null)).toBe(true)
})

test('nothing is invented: no ratings, a discount only from two prices, links to the marketplace', () => {
  for (const product of SHOP_PRODUCTS) {
    expect([product.rating, product.reviewCount, product.isPrime]).toEqual([null, 0, false])
    expect(product.isOnSale).toBe(product.discountPercent !== null)
    expect(new URL(product.amazonUrl).hostname).toBe('www.amazon.it')
    expect(OVEN_STYLE_IDS).toEqual(expect.arrayContaining(product.relatedPizzaStyles))
  }
})

test('the discount is a whole percent, and none where nothing is saved', () => {
  expect(discountPercent(349, 399)).toBe(13)
  expect([
    discountPercent(10, 10),
    discountPercent(12, 10),
    discountPercent(null, 10),
    discountPercent(10, null),
  ]).toEqual([null, null, null, null])
})

test("the partner's tag is added where there is one", () => {
  expect(affiliateUrl('https://www.amazon.it/s?k=pala', undefined)).toBe('https://www.amazon.it/s?k=pala')
  expect(affiliateUrl('https://www.amazon.it/s?k=pala', 'pizza-21')).toBe(
    'https://www.amazon.it/s?k=pala&tag=pizza-21',
  )
  expect(affiliateUrl('https://www.amazon.it/dp/X', 'a&b')).toBe('https://www.amazon.it/dp/X?tag=a%26b')
})

test('the categories together are all products; sorting loses none and puts the unknown last', () => {
  fc.assert(
    fc.property(fc.array(anyProduct), fc.constantFrom(...SHOP_SORTS), (products, sort) => {
      const parts = PRODUCT_CATEGORIES.flatMap((category) => shelfOf(products, category, sort))
      const all = shelfOf(products, 'tutte', sort)
      expect(parts.length).toBe(products.length)
      expect(new Set(all)).toEqual(new Set(products))
      expect(shelfOf(products, 'offerte', sort).every(({ isOnSale }) => isOnSale)).toBe(true)
      if (sort === 'featured') expect(all).toEqual(products)
      else {
        const key = sort === 'rating' ? 'rating' : 'price'
        const known = all.map((product) => product[key]).filter((value) => value !== null)
        const ascending = known.toSorted((one, other) => one - other)
        expect(known).toEqual(sort === 'price-low' ? ascending : ascending.reverse())
        expect(all.slice(known.length).every((product) => product[key] === null)).toBe(true)
      }
    }),
  )
  expect(SHOP_CATEGORIES).toEqual([
    'tutte',
    'offerte',
    'forni',
    'accessori',
    'ingredienti',
    'strumenti',
    'libri',
  ])
})
