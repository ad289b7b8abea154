import type { Page } from '@playwright/test'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { expect, test } from './site-test.ts'
import {
  expectNotification,
  holdBack,
  notification,
  open,
  recipeOf,
  recordCalls,
  refuse,
  wake,
} from './visitor.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Cerca per ingrediente' })
const field = (page: Page) => section(page).getByRole('searchbox', { name: 'Cerca tra le ricette' })
const results = (page: Page) =>
  section(page).getByRole('region', { name: 'Ricette trovate' }).getByRole('listitem')
const chip = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true })

async function search(page: Page, text: string) {
  await field(page).fill(text)
  await section(page).getByRole('button', { name: 'Cerca', exact: true }).click()
}

const said = (count: number) => (count === 1 ? 'Trovata 1 ricetta' : `Trovate ${count} ricette`)

test('what is looked for is found, narrowed by chips, and found again on going back', async ({ page }) => {
  await open(page, '/')
  const calls = recordCalls(page)
  for (const blank of ['', '   ']) {
    await search(page, blank)
    await expectNotification(page, 'Ricerca vuota', 'Inserisci un termine di ricerca')
    await page.getByRole('button', { name: 'Chiudi la notifica' }).click()
    await expect(notification(page)).toHaveCount(0)
  }
  await expect(section(page).getByRole('heading', { level: 3 })).toHaveCount(0)
  expect(calls).toEqual([])

  const answer = await holdBack(page, '/api/recipes/search/*')
  await field(page).fill('margerita')
  await field(page).press('Enter')
  await expect(section(page).getByText('Ricerca in corso...')).toBeVisible()
  await expect(section(page).getByText('Stiamo cercando le migliori ricette per te')).toBeVisible()
  answer.release()
  await expect(section(page).getByRole('heading', { name: /^Ricette trovate \d+$/ })).toBeVisible()
  await expect(section(page).getByText('Ricerca in corso...')).toHaveCount(0)
  const count = await results(page).count()
  await expectNotification(page, 'Ricerca completata', `${said(count)} per "margerita"`)
  await expect(section(page).getByRole('heading', { name: `Ricette trovate ${count}` })).toBeVisible()
  expect(calls.toSorted()).toEqual(['GET /api/recipes/search/margerita', 'GET /api/search'])
  const { name, category, description } = await recipeOf(page, 1)
  for (const words of [name, category, description]) await expect(results(page).first()).toContainText(words)

  // A chip shows a check mark and keeps only its category.
  await chip(page, category).click()
  await expect(chip(page, category)).toHaveAttribute('aria-pressed', 'true')
  await expect(chip(page, category).locator('svg')).toBeVisible()
  await expect(results(page)).not.toHaveCount(count)
  await expect(results(page).filter({ hasNotText: category })).toHaveCount(0)
  const kept = await results(page).count()
  await search(page, 'margerita') // what is told counts the chosen type alone
  await expectNotification(page, 'Ricerca completata', `${said(kept)} per "margerita"`)

  // Going back finds everything as it was, the filters of the classics too.
  const classics = page.getByRole('region', { name: 'Ricette Classiche' })
  await classics.getByRole('button', { name: 'vegana', exact: true }).click()
  const titles = classics.getByRole('article').getByRole('heading')
  await expect(titles.first()).toHaveText(/Vegana|Verdure/)
  const [vegan, found] = [await titles.allTextContents(), await results(page).allTextContents()]
  await results(page).first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Cornicione' }).click()
  await expect(field(page)).toHaveValue('') // a new visit of the page, not the old one
  calls.length = 0
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  const isAsLeft = async () => {
    await expect(field(page)).toHaveValue('margerita')
    await expect(chip(page, category)).toHaveAttribute('aria-pressed', 'true')
    await expect(results(page)).toHaveText(found)
    await expect(titles).toHaveText(vegan)
  }
  await isAsLeft()
  expect(calls).toEqual([])
  await page.reload()
  await wake(page)
  await isAsLeft()
  await chip(page, category).click()
  await expect(chip(page, category).locator('svg')).toHaveCount(0)
  await expect(results(page)).toHaveCount(count)
})

test('a long list scrolls, a query without an end stays inside its notification, and what cannot be found says so', {
  tag: ['@phone-only', '@proof'],
}, async ({ page }) => {
  await open(page, '/')
  await search(page, 'pizza')
  const list = section(page).getByRole('region', { name: 'Ricette trovate' })
  await expect(list).toBeVisible()
  const { isScrolled, height } = await list.evaluate((box) => ({
    isScrolled: box.clientHeight < box.scrollHeight,
    height: box.getBoundingClientRect().height,
  }))
  expect(isScrolled).toBe(true)
  expect(height).toBeLessThanOrEqual(500)
  await results(page).last().scrollIntoViewIfNeeded()
  await expect(results(page).last()).toBeInViewport()
  expect(await list.evaluate((box) => box.scrollTop)).toBeGreaterThan(0)

  await search(page, 'x'.repeat(2000))
  await expectNotification(page, 'Nessun risultato')
  const toast = notification(page)
  await toast.evaluate((box) => Promise.all(box.getAnimations().map(({ finished }) => finished))) // it slides in
  expect(await toast.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  const [box, text] = [await toast.boundingBox(), await toast.getByText('xxx').boundingBox()]
  const screen = page.viewportSize() ?? { width: 0, height: 0 }
  expect(box?.y).toBeGreaterThanOrEqual(0)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(screen.height)
  expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThan(screen.width)
  await expect(toast.getByRole('button', { name: 'Chiudi la notifica' })).toBeInViewport({ ratio: 1 })
  await expect(section(page).getByRole('heading', { name: 'Nessuna ricetta trovata' })).toBeVisible()
  await expect(section(page).getByRole('listitem')).toHaveText([
    'Controlla che non ci siano errori di battitura',
    'Usa termini più generici',
    'Rimuovi i filtri attivi',
  ])

  const calls = '**/api/recipes/search/**'
  const odd = 'tonno & cipolla / 50%?#è'
  const request = page.waitForRequest(calls)
  await refuse(page, calls.slice(2)) // no success finds nothing
  await search(page, odd)
  expect((await request).url()).toMatch(new RegExp(`/api/recipes/search/${encodeURIComponent(odd)}$`))
  await expectNotification(page, 'Nessun risultato', `Nessuna ricetta trovata per "${odd}"`)
  await page.route(calls, (route) => route.abort())
  await search(page, 'marinara')
  await expectNotification(page, 'Errore', 'Si è verificato un errore durante la ricerca')

  // No recipe of the site lacks a description, and votes would stay for all other tests.
  const recipe = await recipeOf(page, 2)
  const withoutVotes: Recipe = { ...recipe, rating: null, ratingCount: 0 }
  const other: Recipe = { ...recipe, id: 3, description: '', rating: 4.5, ratingCount: 12 }
  await page.route(calls, (route) => route.fulfill({ json: [withoutVotes, other] }))
  await search(page, 'diavola')
  await expect(results(page)).toHaveCount(2)
  await expect(results(page).first().getByRole('img', { name: /^Voto/ })).toHaveCount(0)
  await expect(results(page).last().getByRole('img', { name: 'Voto 4,5 su 5' })).toBeVisible()
  const instructions = results(page).last().getByText(recipe.instructions.slice(0, 40))
  await expect(instructions).toHaveCSS('-webkit-line-clamp', '2')
  const lines = await instructions.evaluate(
    (text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
  )
  expect(Math.round(lines)).toBeLessThanOrEqual(2)
})
