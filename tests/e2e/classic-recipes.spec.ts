import type { Page } from '@playwright/test'
import type { Classics } from '#contracts/recipes/classics.ts'
import { listClassics } from '#contracts/recipes/recipes.endpoints.ts'
import { classicsFirst } from '#domain/recipes/classics.ts'
import { formatHours } from '#domain/recipes/duration.ts'
import { expect, test } from './site-test.ts'
import { catalogue, open, wake } from './visitor.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Ricette Classiche' })
const cards = (page: Page) => section(page).getByRole('article')
const choose = (page: Page, row: 'Categoria' | 'Difficoltà', name: string) =>
  section(page).getByRole('group', { name: row }).getByRole('button', { name, exact: true }).click()

/** The catalogue as the section orders it. */
const shownFirst = async (page: Page) => {
  const badges = (await (await page.request.get(listClassics.path)).json()) as Classics
  return classicsFirst(await catalogue(page), badges)
}

test('shows at most six recipes, three of them on a phone, and leads to all', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await open(page, '/')
  await expect(cards(page)).toHaveCount(isMobile ? 3 : 6)
  await section(page).getByRole('link', { name: 'Vedi tutte' }).click()
  await expect(page).toHaveURL('/ricette')
})

test('a card holds everything that the reader chooses by', async ({ page }) => {
  await open(page, '/')
  const recipes = await shownFirst(page)
  for (const [position, recipe] of recipes.slice(0, 3).entries()) {
    const card = cards(page).nth(position)
    await expect(card.getByRole('heading', { name: recipe.name })).toBeVisible()
    // Another test may have voted for it meanwhile.
    await expect(card.getByRole('img', { name: /^(Ancora nessun voto|Voto \d,\d su 5)$/ })).toBeVisible()
    await expect(card.getByText(recipe.difficulty, { exact: true })).toBeVisible()
    await expect(card.getByText(formatHours(recipe.preparationTime), { exact: true })).toBeVisible()
    await expect(card.getByRole('listitem')).toHaveText([
      ...recipe.ingredients.slice(0, 3),
      `+${recipe.ingredients.length - 3}`,
    ])
    await expect(card.getByText(recipe.description)).toHaveCSS('-webkit-line-clamp', '2')
    const link = card.getByRole('link', { name: 'Vedi Ricetta' })
    await expect(link).toHaveAttribute('href', `/ricette/${recipe.id}`)
    const picture = card.locator('img')
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  }
})

test('the first card is the most popular, the second is new, the others are neither', async ({ page }) => {
  await open(page, '/')
  const [popular, newest] = await shownFirst(page)
  await expect(cards(page).nth(0)).toHaveAccessibleName(popular?.name ?? '')
  await expect(cards(page).nth(1)).toHaveAccessibleName(newest?.name ?? '')
  await expect(cards(page).nth(0).getByText('Più popolare')).toBeVisible()
  await expect(cards(page).nth(1).getByText('Novità')).toBeVisible()
  await expect(section(page).getByText('Più popolare')).toHaveCount(1)
  await expect(section(page).getByText('Novità')).toHaveCount(1)
})

test('the difficulties are green, yellow and red', async ({ page }) => {
  await open(page, '/')
  const seen: Record<string, string> = {}
  for (const difficulty of ['facile', 'media', 'difficile']) {
    await choose(page, 'Difficoltà', difficulty)
    const badge = cards(page).first().getByText(difficulty, { exact: true })
    seen[difficulty] = await badge.evaluate((element) => getComputedStyle(element).backgroundColor)
  }
  expect(seen).toEqual({
    facile: 'rgb(47, 107, 60)',
    media: 'rgb(244, 197, 75)',
    difficile: 'rgb(180, 45, 28)',
  })
})

test('every category keeps the recipes with its names', async ({ page }) => {
  const names = (await shownFirst(page)).map(({ name }) => name)
  await open(page, '/')
  for (const [category, phrases] of [
    ['classica', ['Pizza Margherita', 'Pizza Marinara', 'Pizza Napoletana']],
    ['gourmet', ['Pizza ai Funghi Porcini', 'Pizza al Tartufo', 'Pizza con Fichi e Prosciutto']],
    ['vegana', ['Pizza Vegana', 'Pizza di Verdure']],
    ['senza glutine', ['Pizza senza Glutine']],
  ] as const) {
    await choose(page, 'Categoria', category)
    const fitting = names.filter((name) => phrases.some((phrase) => name.includes(phrase)))
    for (const phrase of phrases) expect(fitting.join()).toContain(phrase)
    await expect(cards(page).getByRole('heading')).toHaveText(fitting.slice(0, 6))
  }
})

test('both filters together can leave nothing, and the reader gets everything back', async ({ page }) => {
  await open(page, '/')
  await expect(section(page).getByRole('button', { name: 'Resetta filtri' })).toHaveCount(0)
  await choose(page, 'Categoria', 'classica')
  await choose(page, 'Difficoltà', 'difficile')
  await expect(section(page).getByRole('heading', { name: 'Nessuna ricetta trovata' })).toBeVisible()
  await expect(
    section(page).getByText('Prova a modificare i filtri per trovare altre ricette.'),
  ).toBeVisible()
  await section(page).getByRole('button', { name: 'Mostra tutte le ricette' }).click()
  await expect(cards(page)).toHaveCount(6)
  await expect(section(page).getByRole('button', { name: 'Resetta filtri' })).toHaveCount(0)
})

test('going back from a recipe finds the filters as they were', async ({ page }) => {
  await open(page, '/')
  await choose(page, 'Categoria', 'vegana')
  const names = await cards(page).getByRole('heading').allTextContents()
  await cards(page).first().getByRole('link', { name: 'Vedi Ricetta' }).click()
  await expect(page).toHaveURL(/\/ricette\/\d+$/)
  await page.goBack()
  await expect(cards(page).getByRole('heading')).toHaveText(names)
  await page.reload()
  await wake(page)
  await expect(cards(page).getByRole('heading')).toHaveText(names)
})

test('Resetta filtri is there only while a filter is active', async ({ page }) => {
  await open(page, '/')
  await choose(page, 'Difficoltà', 'facile')
  for (const badge of await cards(page).all()) {
    await expect(badge.getByText('facile', { exact: true })).toBeVisible()
  }
  await section(page).getByRole('button', { name: 'Resetta filtri' }).click()
  await expect(section(page).getByRole('button', { name: 'Resetta filtri' })).toHaveCount(0)
  const [popular] = await shownFirst(page)
  await expect(cards(page).first().getByRole('heading')).toHaveText(popular?.name ?? '')
})
