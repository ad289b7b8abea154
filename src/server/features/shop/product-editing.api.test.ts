import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { productEditing } from '#contracts/shop/admin-products.endpoints.ts'
import type { AdminProduct } from '#contracts/shop/admin-products.ts'
import { listShopProducts } from '#contracts/shop/shop.endpoints.ts'
import type { ShopProduct } from '#contracts/shop/shop.ts'
import { pictureFiles } from '#server/db/schema-admin.ts'
import { uploadedPicturesRepository } from '#server/features/pictures/uploaded-pictures.repository.ts'
import { productDraft } from '#tests/support/entry-drafts.ts'
import { sharedApp } from '#tests/support/test-app.ts'
import { sharedAdmin } from '#tests/support/test-person.ts'

const site = sharedApp({ seeded: false, env: { AMAZON_PARTNER_TAG: 'cornicione-21' } })
const admin = sharedAdmin(site)

const create = async (more: object = {}) => {
  const answer = await admin.call(productEditing.create, { body: productDraft(more) })
  return { status: answer.statusCode, body: answer.json() }
}
const onSite = async (query = '') =>
  (await site.app.inject(`${listShopProducts.path}${query}`)).json<ShopProduct[]>()

test("prices make the discount, and the link carries the partner's tag only on the site", async () => {
  const { body } = await create({
    title: 'Scontato',
    price: 69.9,
    originalPrice: 79.9,
    originalPriceSince: '2026-03-03',
    brand: ' Latta ',
  })
  expect(body).toMatchObject({
    price: 69.9,
    originalPrice: 79.9,
    brand: 'Latta',
    amazonUrl: 'https://www.amazon.it/s?k=raschietto',
  })
  expect((await onSite()).find(({ title }) => title === 'Scontato')).toMatchObject({
    price: 69.9,
    originalPrice: 79.9,
    originalPriceSince: '2026-03-03',
    isOnSale: true,
    discountPercent: 13,
    currency: 'EUR',
    amazonUrl: 'https://www.amazon.it/s?k=raschietto&tag=cornicione-21',
  })
  expect((await onSite('?category=offerte')).map(({ title }) => title)).toEqual(['Scontato'])
})

test("the editors' order is the position; sorting and categories follow each change at once", async () => {
  await create({ title: 'Terzo', category: 'libri', position: 30, price: null, brand: '' })
  const { body } = await create({ title: 'Primo', category: 'libri', position: 10, price: 20 })
  await create({ title: 'Secondo', category: 'libri', position: 20, price: 10 })
  const titles = async (sort: string) =>
    (await onSite(`?category=libri&sort=${sort}`)).map(({ title }) => title)
  expect(await titles('featured')).toEqual(['Primo', 'Secondo', 'Terzo'])
  expect(await titles('price-low')).toEqual(['Secondo', 'Primo', 'Terzo'])
  expect(await titles('price-high')).toEqual(['Primo', 'Secondo', 'Terzo'])
  const { id, updatedAt } = body as AdminProduct
  const draft = productDraft({ title: 'Primo', category: 'libri', position: 99, price: 1 })
  await admin.call(productEditing.change, {
    params: { id },
    body: {
      ...draft,
      basedOn: updatedAt,
    },
  })
  expect(await titles('featured')).toEqual(['Secondo', 'Terzo', 'Primo'])
  expect(await titles('price-low')).toEqual(['Primo', 'Secondo', 'Terzo'])
})

test('a hidden one is for administrators alone', async () => {
  const { body } = await create({ title: 'Nascosto', isVisible: false })
  expect((await onSite()).map(({ title }) => title)).not.toContain('Nascosto')
  const list = (await admin.send('GET', `${productEditing.list.path}?search=nascosto`)).json()
  expect(list.entries).toEqual([body])
})

test('a rating comes with the number of its reviews', async () => {
  const { body } = await create({ title: 'Votato', rating: 4.5, reviewCount: 12 })
  expect((await onSite()).find(({ title }) => title === 'Votato')).toMatchObject({
    rating: 4.5,
    reviewCount: 12,
  })
  expect(body.rating).toBe(4.5)
})

const notALink = 'Incolla un link che comincia con https://'
test.each([
  ['amazonUrl', { amazonUrl: 'http://www.amazon.it/' }, notALink],
  ['amazonUrl', { amazonUrl: 'javascript:alert(1)' }, notALink],
  ['amazonUrl', { amazonUrl: 'https://nome:parola@www.amazon.it/' }, notALink],
  ['amazonUrl', { amazonUrl: 'https://' }, notALink],
  ['amazonUrl', { amazonUrl: '//www.amazon.it' }, notALink],
  ['imageUrl', { imageUrl: 'https://altrove.example/x.jpg' }, 'Scegli un disegno o carica una fotografia'],
  ['imageUrl', { imageUrl: '/immagini/shop/../../api.svg' }, 'Scegli un disegno o carica una fotografia'],
  ['category', { category: 'scarpe' }, 'Scegli una categoria'],
  ['price', { price: -1 }, 'Scrivi un prezzo in euro da 0,01 a 100000, o lascia vuoto'],
  ['price', { price: 1.999 }, 'Al massimo due decimali'],
  [
    'originalPrice',
    { price: 10, originalPrice: 10, originalPriceSince: '2026-03-03' },
    "Il prezzo pieno dev'essere più alto di quello scontato",
  ],
  [
    'originalPrice',
    { price: null, originalPrice: 10, originalPriceSince: '2026-03-03' },
    "Il prezzo pieno dev'essere più alto di quello scontato",
  ],
  [
    'originalPriceSince',
    { price: 8, originalPrice: 10 },
    'Il prezzo pieno e la data da cui valeva vanno insieme',
  ],
  ['originalPriceSince', { originalPriceSince: 'marzo' }, 'Scrivi la data come 2026-03-31'],
  ['originalPriceSince', { originalPriceSince: '2026-02-30' }, 'Questo giorno non esiste: controlla la data'],
  ['rating', { rating: 5.1, reviewCount: 3 }, 'Scrivi un voto da 0 a 5, o lascia vuoto'],
  ['rating', { rating: 4 }, 'Il voto e il numero di recensioni vanno insieme'],
  ['rating', { reviewCount: 4 }, 'Il voto e il numero di recensioni vanno insieme'],
  ['tags', { tags: ['a', 'b', 'c', 'd'] }, 'Al massimo 3 etichette'],
  ['tags.0', { tags: [''] }, "Scrivi l'etichetta o togli la riga"],
  ['position', { position: 0 }, 'Scrivi un numero intero da 1 a 9999'],
])('%s is refused on its field: %j', async (field, wrong, message) => {
  const { status, body } = await create(wrong)
  expect([status, body.fields]).toEqual([400, { [field]: message }])
})

test('a picture that a product shows is not thrown away', async () => {
  const content = Buffer.from('x')
  const of = (picture: string) => ({ picture, file: '960.webp', content })
  await site.database.db.insert(pictureFiles).values([of('mostrata'), of('dimenticata')])
  await site.database.db.execute(sql`update picture_files set created_at = now() - interval '60 days'`)
  await create({ title: 'Fotografato', imageUrl: '/immagini/caricate/mostrata-960.webp' })
  await uploadedPicturesRepository(site.database.db).dropUnused()
  const left = await site.database.db.select({ picture: pictureFiles.picture }).from(pictureFiles)
  expect(left).toEqual([{ picture: 'mostrata' }])
})
