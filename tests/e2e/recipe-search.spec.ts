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

const section = (page: Page) => page.getByRole('region', { name: 'Cerca una ricetta' })
const field = (page: Page) => section(page).getByRole('searchbox', { name: 'Cerca tra le ricette' })
const results = (page: Page) =>
  section(page).getByRole('region', { name: 'Ricette trovate' }).getByRole('listitem')
const chip = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true })

async function search(page: Page, text: string) {
  await field(page).fill(text)
  await section(page).getByRole('button', { name: 'Cerca', exact: true }).click()
}

test('nothing, and nothing but spaces, is refused without a request', async ({ page }) => {
  await open(page, '/')
  const calls = recordCalls(page)
  for (const blank of ['', '   ']) {
    await search(page, blank)
    await expectNotification(page, 'Ricerca vuota', 'Inserisci un termine di ricerca')
    await page.getByRole('button', { name: 'Chiudi la notifica' }).click()
    await expect(notification(page)).toHaveCount(0)
  }
  await expect(section(page).getByText('Nessuna ricetta trovata')).toHaveCount(0)
  expect(calls).toEqual([])
})

test('Enter searches, and the results can be opened', async ({ page }) => {
  await open(page, '/')
  const calls = recordCalls(page)
  await expect(section(page).getByRole('heading', { level: 3 })).toHaveCount(0)
  await field(page).fill('margerita')
  await field(page).press('Enter')
  await expect(section(page).getByRole('heading', { name: /^Ricette trovate \d+$/ })).toBeVisible()
  const count = await results(page).count()
  await expectNotification(page, 'Ricerca completata', `Trovate ${count} ricette per "margerita"`)
  await expect(section(page).getByRole('heading', { name: `Ricette trovate ${count}` })).toBeVisible()
  expect(calls).toEqual(['GET /api/recipes/search/margerita'])

  const margherita = await recipeOf(page, 1)
  await expect(results(page).first()).toContainText(margherita.name)
  await expect(results(page).first()).toContainText(margherita.category)
  await expect(results(page).first()).toContainText(margherita.description)
  await results(page).first().getByRole('link').click()
  await expect(page).toHaveURL('/ricette/1')
})

test('the list is at most 500 px high and scrolls', { tag: '@phone-only' }, async ({ page }) => {
  await open(page, '/')
  await search(page, 'pizza')
  const list = section(page).getByRole('region', { name: 'Ricette trovate' })
  await expect(list).toBeVisible()
  expect(
    await list.evaluate((box) => [
      box.clientHeight < box.scrollHeight,
      box.getBoundingClientRect().height <= 500,
    ]),
  ).toEqual([true, true])
  await results(page).last().scrollIntoViewIfNeeded()
  await expect(results(page).last()).toBeInViewport()
  expect(await list.evaluate((box) => box.scrollTop)).toBeGreaterThan(0)
})

test('a chip shows a check mark and keeps only its category', async ({ page }) => {
  await open(page, '/')
  await search(page, 'funghi')
  await expect(results(page).first()).toBeVisible()
  const all = await results(page).count()
  await chip(page, 'Gourmet').click()
  await expect(chip(page, 'Gourmet')).toHaveAttribute('aria-pressed', 'true')
  await expect(chip(page, 'Gourmet').locator('svg')).toBeVisible()
  await expect(results(page).first()).toContainText('Gourmet')
  expect(await results(page).count()).toBeLessThan(all)
  for (const item of await results(page).all()) await expect(item).toContainText('Gourmet')
  const kept = await results(page).count()
  await search(page, 'funghi') // what is told counts the chosen type alone
  await expectNotification(page, 'Ricerca completata', `Trovate ${kept} ricette per "funghi"`)
  await chip(page, 'Gourmet').click()
  await expect(chip(page, 'Gourmet').locator('svg')).toHaveCount(0)
  await expect(results(page)).toHaveCount(all)
})

test('a chip with a diet keeps whatever fits it, of any category', async ({ page }) => {
  await open(page, '/')
  await search(page, 'marinara')
  await chip(page, 'Vegana').click()
  const marinara = results(page).filter({ has: page.getByText('Pizza Marinara', { exact: true }) })
  await expect(marinara).toContainText('Napoletana')
})

test('an item shows its rating if it has one, and its instructions without a description', async ({
  page,
}) => {
  const recipe = await recipeOf(page, 2)
  // Other journeys may have voted for it already.
  const withoutVotes: Recipe = { ...recipe, rating: null, ratingCount: 0 }
  const other: Recipe = { ...recipe, id: 3, description: '', rating: 4.5, ratingCount: 12 }
  // No recipe of the site lacks a description, and votes would stay for all other tests.
  await page.route('**/api/recipes/search/**', (route) => route.fulfill({ json: [withoutVotes, other] }))
  await open(page, '/')
  await search(page, 'diavola')
  await expect(results(page).first().getByRole('img', { name: /^Voto/ })).toHaveCount(0)
  await expect(results(page).last().getByRole('img', { name: 'Voto 4,5 su 5' })).toBeVisible()
  const instructions = results(page).last().getByText(recipe.instructions.slice(0, 40))
  await expect(instructions).toHaveCSS('-webkit-line-clamp', '2')
  const { height, line } = await instructions.evaluate((text) => ({
    height: text.clientHeight,
    line: Number.parseFloat(getComputedStyle(text).lineHeight),
  }))
  expect(height).toBeLessThanOrEqual(Math.ceil(2 * line))
})

test('says that it is looking while it looks', async ({ page }) => {
  const answer = await holdBack(page, '/api/recipes/search/*')
  await open(page, '/')
  await search(page, 'marinara')
  await expect(section(page).getByText('Ricerca in corso...')).toBeVisible()
  await expect(section(page).getByText('Stiamo cercando le migliori ricette per te')).toBeVisible()
  answer.release()
  await expect(results(page).first()).toContainText('Pizza Marinara')
  await expect(section(page).getByText('Ricerca in corso...')).toHaveCount(0)
})

test('gives advice when nothing is found', async ({ page }) => {
  await open(page, '/')
  await search(page, 'zzzzqqq')
  await expectNotification(page, 'Nessun risultato', 'Nessuna ricetta trovata per "zzzzqqq"')
  await expect(section(page).getByRole('heading', { name: 'Nessuna ricetta trovata' })).toBeVisible()
  await expect(section(page).getByRole('listitem')).toHaveText([
    'Controlla che non ci siano errori di battitura',
    'Usa termini più generici',
    'Rimuovi i filtri attivi',
  ])
})

test('going back from a recipe finds query, chips and results as they were', async ({ page }) => {
  await open(page, '/')
  await search(page, 'margherita')
  await chip(page, 'Napoletana').click()
  await expect(results(page).first()).toBeVisible()
  const found = await results(page).allTextContents()
  await results(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/ricette\/\d+$/)
  const calls = recordCalls(page)
  await page.goBack()
  const isAsLeft = async () => {
    await expect(field(page)).toHaveValue('margherita')
    await expect(chip(page, 'Napoletana')).toHaveAttribute('aria-pressed', 'true')
    await expect(results(page)).toHaveText(found)
  }
  await isAsLeft()
  expect(calls).toEqual([])

  await page.reload()
  await wake(page)
  await isAsLeft()
  await results(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/ricette\/\d+$/)
  await page.getByRole('banner').getByRole('link', { name: 'Cornicione' }).click()
  await expect(field(page)).toHaveValue('') // a new visit of the page, not the old one
})

test('a query without an end stays inside the notification', { tag: '@phone-only' }, async ({ page }) => {
  await open(page, '/')
  await search(page, 'x'.repeat(2000))
  await expectNotification(page, 'Nessun risultato')
  const toast = notification(page)
  await toast.evaluate((box) => Promise.all(box.getAnimations().map(({ finished }) => finished))) // it slides in
  expect(await toast.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  const [box, text] = [await toast.boundingBox(), await toast.getByText('xxx').boundingBox()]
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  expect(box?.y).toBeGreaterThanOrEqual(0)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
  expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThan(width)
  await expect(toast.getByRole('button', { name: 'Chiudi la notifica' })).toBeInViewport({ ratio: 1 })
})

test('the query is encoded in the address', async ({ page }) => {
  await open(page, '/')
  const text = 'tonno & cipolla / 50%?#è'
  const request = page.waitForRequest('**/api/recipes/search/**')
  await search(page, text)
  expect((await request).url()).toMatch(new RegExp(`/api/recipes/search/${encodeURIComponent(text)}$`))
})

test('an answer that is no success finds nothing', async ({ page }) => {
  await refuse(page, '/api/recipes/search/*')
  await open(page, '/')
  await search(page, 'marinara')
  await expectNotification(page, 'Nessun risultato', 'Nessuna ricetta trovata per "marinara"')
})

test('a broken connection is an error', async ({ page }) => {
  await page.route('**/api/recipes/search/*', (route) => route.abort())
  await open(page, '/')
  await search(page, 'marinara')
  await expectNotification(page, 'Errore', 'Si è verificato un errore durante la ricerca')
})
