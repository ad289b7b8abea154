import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { listShopProducts } from '#contracts/shop/shop.endpoints.ts'
import { ShopProduct } from '#contracts/shop/shop.ts'
import { PRODUCT_CATEGORIES, SHOP_CATEGORIES, SHOP_SORTS } from '#domain/shop/product.ts'
import { OVEN_STYLE_IDS } from '#knowledge/styles-oven-names.ts'
import { sharedApp } from '#tests/support/test-app.ts'

const site = sharedApp({ env: { AMAZON_PARTNER_TAG: 'cornicione-21' } })

const products = async (query = '') => {
  const answer = await site.app.inject(`${listShopProducts.path}${query}`)
  expect(answer.statusCode).toBe(200)
  return z.array(ShopProduct).parse(answer.json())
}

test('ten products, whose links carry the configured tag', async () => {
  const all = await products()
  expect(all).toHaveLength(10)
  for (const { amazonUrl } of all) expect(new URL(amazonUrl).searchParams.get('tag')).toBe('cornicione-21')
})

test('what content/ brings: every category, one without a price, nothing on sale or invented', async () => {
  const all = await products()
  expect(new Set(all.map(({ category }) => category))).toEqual(new Set(PRODUCT_CATEGORIES))
  expect(all.some(({ isOnSale }) => isOnSale)).toBe(false)
  expect(all.some(({ price }) => price === null)).toBe(true)
  for (const product of all) {
    expect([product.rating, product.reviewCount, product.isPrime]).toEqual([null, 0, false])
    expect(product.isOnSale).toBe(product.discountPercent !== null)
    expect(OVEN_STYLE_IDS).toEqual(expect.arrayContaining(product.relatedPizzaStyles))
    const { pathname } = new URL(product.imageUrl, 'https://cornicione.example')
    expect(existsSync(`public${pathname}`)).toBe(true)
  }
})

test('category and sort', async () => {
  for (const category of SHOP_CATEGORIES) {
    for (const sort of SHOP_SORTS) {
      const found = await products(`?category=${category}&sort=${sort}`)
      if (category === 'offerte') expect(found.every(({ isOnSale }) => isOnSale)).toBe(true)
      else if (category !== 'tutte')
        expect(found.every((product) => product.category === category)).toBe(true)
      else expect(found).toHaveLength(10)
    }
  }
  const cheapest = (await products('?sort=price-low')).map(({ price }) => price)
  expect(cheapest.at(-1)).toBeNull()
  expect(cheapest[0]).toBe(Math.min(...cheapest.filter((price) => price !== null)))
})

test.each(['category=scarpe', 'sort=random', 'category=forni&category=libri'])(
  '%s is refused',
  async (query) => {
    const answer = await site.app.inject(`${listShopProducts.path}?${query}`)
    expect([answer.statusCode, typeof answer.json().message]).toEqual([400, 'string'])
  },
)
