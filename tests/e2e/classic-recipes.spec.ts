import type { Page } from '@playwright/test'
import type { Classics } from '#contracts/recipes/classics.ts'
import { listClassics } from '#contracts/recipes/recipes.endpoints.ts'
import { classicsFirst } from '#domain/recipes/classics.ts'
import { expect, test } from './site-test.ts'
import { catalogue, open } from './visitor.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Ricette Classiche' })
const cards = (page: Page) => section(page).getByRole('article')
const choose = (page: Page, row: 'Categoria' | 'Difficoltà', name: string) =>
  section(page).getByRole('group', { name: row }).getByRole('button', { name, exact: true }).click()

/** The catalogue as the section orders it. */
const shownFirst = async (page: Page) => {
  const badges = (await (await page.request.get(listClassics.path)).json()) as Classics
  return classicsFirst(await catalogue(page), badges)
}

test('the classics are filtered, and the reader gets everything back', async ({ page }) => {
  await open(page, '/')
  const recipes = await shownFirst(page)
  const reset = section(page).getByRole('button', { name: 'Resetta filtri' })
  const titles = cards(page).getByRole('heading')
  await expect(titles).toHaveText(recipes.slice(0, 6).map(({ name }) => name))
  await expect(reset).toHaveCount(0)
  const first = cards(page).first()
  await expect(first.getByText(recipes[0]?.description ?? '')).toHaveCSS('-webkit-line-clamp', '2')
  const picture = first.locator('img')
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)

  const seen: Record<string, string> = {}
  for (const difficulty of ['media', 'difficile', 'facile']) {
    await choose(page, 'Difficoltà', difficulty)
    const fitting = recipes.filter((recipe) => recipe.difficulty === difficulty)
    await expect(titles).toHaveText(fitting.slice(0, 6).map(({ name }) => name))
    const badge = first.getByText(difficulty, { exact: true })
    seen[difficulty] = await badge.evaluate((element) => getComputedStyle(element).backgroundColor)
  }
  expect(seen).toEqual({
    facile: 'rgb(47, 107, 60)',
    media: 'rgb(244, 197, 75)',
    difficile: 'rgb(180, 45, 28)',
  })
  await reset.click()
  await expect(reset).toHaveCount(0)
  await expect(titles.first()).toHaveText(recipes[0]?.name ?? '')

  // Both together can leave nothing, and the reader gets everything back.
  await choose(page, 'Categoria', 'classica')
  await choose(page, 'Difficoltà', 'difficile')
  await expect(section(page).getByRole('heading', { name: 'Nessuna ricetta trovata' })).toBeVisible()
  await expect(
    section(page).getByText('Prova a modificare i filtri per trovare altre ricette.'),
  ).toBeVisible()
  await section(page).getByRole('button', { name: 'Mostra tutte le ricette' }).click()
  await expect(cards(page)).toHaveCount(6)
  await expect(reset).toHaveCount(0)

  await choose(page, 'Categoria', 'vegana')
  const vegan = recipes.filter(({ name }) => /Pizza (Vegana|di Verdure)/.test(name))
  await expect(titles).toHaveText(vegan.slice(0, 6).map(({ name }) => name))
})
