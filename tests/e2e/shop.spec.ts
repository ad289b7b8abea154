import { listShopProducts } from '#contracts/shop/shop.endpoints.ts'
import { expect, test } from './site-test.ts'
import { goInside, open, refuse, wake } from './visitor.ts'

test('the shelves are chosen and sorted, and one Back takes back one choice', async ({ page }) => {
  await refuse(page, listShopProducts.path)
  await open(page, '/privacy')
  await goInside(page, '/shop')
  await expect(page.getByRole('alert')).toContainText('Non siamo riusciti a caricare i prodotti.')
  // The site's shop is never empty while other tests read it.
  await page.route(`**${listShopProducts.path}`, (route) => route.fulfill({ json: [] }))
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByRole('heading', { name: 'Nessun prodotto trovato' })).toBeVisible()
  await page.unrouteAll()
  await page.reload()
  await wake(page)

  const tab = (name: string) => page.getByRole('tab', { name })
  const sort = page.getByRole('combobox', { name: 'Ordina per' })
  const cards = page.getByRole('tabpanel').getByRole('article')
  await tab('Strumenti').click()
  await expect(page).toHaveURL('/shop?categoria=strumenti&ordine=featured')
  await sort.click()
  await expect(page.getByRole('option')).toHaveCount(4)
  await page.getByRole('option', { name: 'Prezzo: dal più basso' }).click()
  await expect(page).toHaveURL('/shop?categoria=strumenti&ordine=price-low')
  const cheapestFirst = [/^Bilancino/, /^Termometro/, /^Pala/]
  await expect(cards.getByRole('heading')).toHaveText(cheapestFirst)

  // One Back takes back one choice, and the last one leaves the shop.
  await page.goBack()
  await expect(sort).toHaveText('In evidenza')
  await expect(tab('Strumenti')).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(page).toHaveURL('/shop')
  await expect(tab('Tutte')).toHaveAttribute('aria-selected', 'true')
  await expect(cards).not.toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/privacy')
  await page.evaluate(() => history.go(3))
  await expect(cards.getByRole('heading')).toHaveText(cheapestFirst)
  await cards.getByRole('link', { name: 'Calzone' }).click()
  await expect(page).toHaveURL('/guida-forno?style=calzone')
  await expect(page.getByRole('combobox', { name: 'Stile di pizza' })).toHaveText('Calzone')
})
