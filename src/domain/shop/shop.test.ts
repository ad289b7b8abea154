import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  affiliateUrl,
  discountPercent,
  PRODUCT_CATEGORIES,
  SHOP_CATEGORIES,
  SHOP_SORTS,
  type ShopProduct,
} from './product.ts'
import { shelfOf } from './shelf.ts'

const first: ShopProduct = {
  id: '1',
  title: 'Pala',
  description: 'Per infornare.',
  imageUrl: '/immagini/shop/pala-forata.svg',
  amazonUrl: 'https://www.amazon.it/s?k=pala',
  category: 'strumenti',
  price: 34.9,
  originalPrice: null,
  originalPriceSince: null,
  currency: 'EUR',
  rating: null,
  reviewCount: 0,
  isPrime: false,
  isOnSale: false,
  discountPercent: null,
  brand: null,
  tags: [],
  relatedPizzaStyles: [],
}
const anyProduct: fc.Arbitrary<ShopProduct> = fc
  .record({
    price: fc.option(fc.integer({ min: 1, max: 900 })),
    rating: fc.option(fc.integer({ min: 0, max: 5 })),
    isOnSale: fc.boolean(),
    category: fc.constantFrom(...PRODUCT_CATEGORIES),
  })
  .map((changes) => ({ ...first, ...changes }))

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
  for (const other of [
    'https://negozio.example/?x=1',
    'https://www.amazon.it.example/',
    'https://amazon.example/',
  ])
    expect(affiliateUrl(other, 'pizza-21')).toBe(other)
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
