import { listShopProducts } from '#contracts/shop/shop.endpoints.ts'
import type { ShopProduct } from '#contracts/shop/shop.ts'
import { expect, test } from './site-test.ts'
import { goInside, open, refuse } from './visitor.ts'

test('the shelves: tabs, sorts, marked links, prices', async ({ page }) => {
  await open(page, '/shop')
  const products = (await (await page.request.get(listShopProducts.path)).json()) as ShopProduct[]
  const cards = page.getByRole('tabpanel').getByRole('article')
  const titles = cards.getByRole('heading')
  await expect(titles).toHaveText(products.map(({ title }) => title))
  await expect(page.getByText('Link sponsorizzati.')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText([
    'Tutte',
    'Offerte',
    'Forni',
    'Accessori',
    'Ingredienti',
    'Strumenti',
    'Libri',
  ])
  for (const link of await page.getByRole('link', { name: /^Cerca su Amazon/ }).all()) {
    await expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener')
    await expect(link).toHaveAttribute('href', /^https:\/\/www\.amazon\.it\/s\?k=/)
  }
  const steel = page.getByRole('article', { name: "Piastra d'acciaio da 6 mm" })
  await expect(steel.getByText('69,90 €')).toBeVisible()
  await expect(steel.getByText('lunga durata')).toHaveCount(0) // the fourth tag
  await expect(
    page.getByRole('article', { name: /^Farina 00/ }).getByText('Prezzo non disponibile'),
  ).toBeVisible()

  await page.getByRole('tab', { name: 'Offerte' }).click()
  // What the site starts with is on sale nowhere: an editor's product with a true old price is.
  await expect(page.getByRole('heading', { name: 'Nessun prodotto trovato' })).toBeVisible()
  await page.getByRole('tab', { name: 'Strumenti' }).click()
  await page.getByRole('combobox', { name: 'Ordina per' }).click()
  await expect(page.getByRole('option')).toHaveCount(4)
  await page.getByRole('option', { name: 'Prezzo: dal più basso' }).click()
  await expect(titles).toHaveText([/^Bilancino/, /^Termometro/, /^Pala/])
  await expect(page).toHaveURL('/shop?categoria=strumenti&ordine=price-low')
  await page.reload()
  await expect(titles).toHaveText([/^Bilancino/, /^Termometro/, /^Pala/])
  await cards.getByRole('link', { name: 'Calzone' }).click()
  await expect(page).toHaveURL('/guida-forno?style=calzone')
  await expect(page.getByRole('combobox', { name: 'Stile di pizza' })).toHaveText('Calzone')
})

test('one Back takes back one choice, and the last one leaves the shop', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page, '/privacy')
  await goInside(page, '/shop')
  const tab = (name: string) => page.getByRole('tab', { name })
  const sort = page.getByRole('combobox', { name: 'Ordina per' })
  await tab('Libri').click()
  await expect(page).toHaveURL('/shop?categoria=libri&ordine=featured')
  await sort.click()
  await page.getByRole('option', { name: 'Valutazione' }).click()
  await expect(page).toHaveURL('/shop?categoria=libri&ordine=rating')
  await page.goBack()
  await expect(sort).toHaveText('In evidenza')
  await expect(tab('Libri')).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(page).toHaveURL('/shop')
  await expect(tab('Tutte')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel').getByRole('article')).not.toHaveCount(0)
  await page.goForward()
  await expect(tab('Libri')).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/privacy')
})

test('an empty shelf and a shop that does not answer say so', async ({ page }) => {
  await refuse(page, listShopProducts.path)
  await open(page, '/privacy')
  await goInside(page, '/shop')
  await expect(page.getByRole('alert')).toContainText('Non siamo riusciti a caricare i prodotti.')
  // The site's shop is never empty while other tests read it.
  await page.unroute(`**${listShopProducts.path}`)
  await page.route(`**${listShopProducts.path}`, (route) => route.fulfill({ json: [] }))
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByRole('heading', { name: 'Nessun prodotto trovato' })).toBeVisible()
})
