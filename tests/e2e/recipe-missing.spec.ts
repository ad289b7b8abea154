import type { Page } from '@playwright/test'
import { addressOf } from '#contracts/endpoint.ts'
import { getRecipe } from '#contracts/recipes/recipes.endpoints.ts'
import { expect, test } from './site-test.ts'
import { goInside, open, recordCalls, refuse } from './visitor.ts'

const TEXT =
  'Si è verificato un errore durante il caricamento della ricetta. La ricetta potrebbe non esistere.'

async function expectErrorPage(page: Page, title: string) {
  const alert = page.getByRole('alert')
  await expect(alert.getByText(TEXT)).toBeVisible()
  await expect(alert.getByRole('link')).toHaveAttribute('href', '/#ricette')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

test('inside the site a recipe that is none is asked for once, and one that does not come can be asked for again', async ({
  page,
}) => {
  const third = addressOf(getRecipe, { params: { id: 3 } })
  const alert = page.getByRole('alert')
  await refuse(page, third)
  await open(page, '/ricette?cerca=capricciosa')
  await page.getByRole('article', { name: 'Pizza Capricciosa' }).getByRole('link').click()
  await expectErrorPage(page, 'Ricetta non caricata')
  await page.route(`**${third}`, (route) => route.abort('internetdisconnected'))
  await alert.getByRole('button', { name: 'Riprova' }).click()
  await expect(alert.getByRole('heading', { name: 'Senza rete' })).toBeVisible()
  await expect(alert.getByText(TEXT)).toHaveCount(0)
  await expect(alert.getByRole('link', { name: 'Torna alle ricette della home' })).toBeVisible()
  const offline = alert.getByRole('link', { name: 'Che cosa funziona senza rete' })
  await expect(offline).toHaveAttribute('href', '/senza-rete')
  await page.unrouteAll()
  await alert.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pizza Capricciosa' })).toBeVisible()

  const calls = recordCalls(page)
  for (const [path, id] of [
    ['/ricette/abc', 0],
    ['/ricette/999999', 999999],
  ] as const) {
    await goInside(page, '/privacy')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Privacy/i)
    await goInside(page, path)
    await expectErrorPage(page, 'Ricetta non trovata')
    expect(calls.splice(0)).toEqual([`GET ${addressOf(getRecipe, { params: { id } })}`])
  }
  await alert.getByRole('link').click()
  await expect(page).toHaveURL('/#ricette')
  await expect(page.getByRole('heading', { name: 'Ricette Classiche' })).toBeInViewport()
})
