import type { Page } from '@playwright/test'
import { expect, test } from './site-test.ts'
import { goInside, open, recordCalls, refuse } from './visitor.ts'

const TEXT =
  'Si è verificato un errore durante il caricamento della ricetta. La ricetta potrebbe non esistere.'

async function expectErrorPage(page: Page, title = 'Ricetta non trovata') {
  const alert = page.getByRole('alert')
  await expect(alert.getByText(TEXT)).toBeVisible()
  await expect(alert.getByRole('link')).toHaveAttribute('href', '/#ricette')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

for (const path of ['/ricette/999999', '/ricette/abc', '/ricette/0', '/ricette/1e3']) {
  test(`${path} says that the recipe may not exist, with status 404`, async ({ page }) => {
    const response = await open(page, path)
    expect(response?.status()).toBe(404)
    await expectErrorPage(page)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
}

test('the way back leads to the recipes of home', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/ricette/999999')
  await page.getByRole('alert').getByRole('link').click()
  await expect(page).toHaveURL('/#ricette')
  await expect(page.getByRole('heading', { name: 'Ricette Classiche' })).toBeInViewport()
})

for (const [path, asked] of [
  ['/ricette/abc', 'GET /api/recipes/0'],
  ['/ricette/12x', 'GET /api/recipes/0'],
  ['/ricette/999999', 'GET /api/recipes/999999'],
] as const) {
  test(`going to ${path} inside the site makes the call ${asked}`, async ({ page }) => {
    await open(page, '/privacy')
    const calls = recordCalls(page)
    await goInside(page, path)
    await expectErrorPage(page)
    expect(calls).toEqual([asked])
  })
}

test('a recipe that the network keeps away says so, and where to go without one', async ({ page }) => {
  await page.route('**/api/recipes/3', (route) => route.abort('internetdisconnected'))
  await open(page, '/ricette')
  await page.getByRole('article', { name: 'Pizza Capricciosa' }).getByRole('link').click()
  const alert = page.getByRole('alert')
  await expect(alert.getByRole('heading', { name: 'Senza rete' })).toBeVisible()
  await expect(alert.getByText(TEXT)).toHaveCount(0)
  await expect(alert.getByRole('link', { name: 'Torna alle ricette della home' })).toBeVisible()
  await expect(alert.getByRole('link', { name: 'Che cosa funziona senza rete' })).toHaveAttribute(
    'href',
    '/senza-rete',
  )
  await page.unroute('**/api/recipes/3')
  await alert.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pizza Capricciosa' })).toBeVisible()
})

test('a recipe that cannot be loaded shows the same text, and can be asked for again', async ({ page }) => {
  await refuse(page, '/api/recipes/3')
  await open(page, '/ricette')
  await page.getByRole('article', { name: 'Pizza Capricciosa' }).getByRole('link').click()
  await expectErrorPage(page, 'Ricetta non caricata')
  await page.unroute('**/api/recipes/3')
  await page.getByRole('alert').getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pizza Capricciosa' })).toBeVisible()
})
