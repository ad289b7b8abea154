import type { Page } from '@playwright/test'
import { addressOf } from '#contracts/endpoint.ts'
import { getRecipe } from '#contracts/recipes/recipes.endpoints.ts'
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

test('the way back leads to the recipes of home', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/ricette/999999')
  await page.getByRole('alert').getByRole('link').click()
  await expect(page).toHaveURL('/#ricette')
  await expect(page.getByRole('heading', { name: 'Ricette Classiche' })).toBeInViewport()
})

test('going inside the site to a recipe that is none asks for it once', async ({ page }) => {
  await open(page, '/privacy')
  const calls = recordCalls(page)
  for (const [path, asked] of [
    ['/ricette/abc', addressOf(getRecipe, { params: { id: 0 } })],
    ['/ricette/999999', addressOf(getRecipe, { params: { id: 999999 } })],
  ] as const) {
    await goInside(page, path)
    await expectErrorPage(page)
    expect(calls.splice(0)).toEqual([`GET ${asked}`])
    await goInside(page, '/privacy')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Privacy/i)
  }
})

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
