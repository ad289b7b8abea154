import type { Page } from '@playwright/test'
import { formatHours } from '#domain/recipe/duration.ts'
import { expect, test } from './site-test.ts'
import { expectNotification, logIn, open, recipeOf, recordCalls, wake } from './visitor.ts'

const fact = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')

test('shows the whole recipe', async ({ page }) => {
  await open(page, '/ricette/1')
  const recipe = await recipeOf(page, 1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(recipe.name)
  await expect(page).toHaveTitle(`${recipe.name} | Cornicione`)
  const picture = page.getByRole('img', { name: recipe.name })
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await expect(page.getByRole('img', { name: 'Ancora nessun voto' }).first()).toBeVisible()
  await expect(page.getByText('(0 valutazioni)').first()).toBeVisible()
  await expect(page.getByText(recipe.description)).toBeVisible()
  await expect(fact(page, 'Tempo')).toHaveText(formatHours(recipe.preparationTime))
  await expect(fact(page, 'Difficoltà')).toHaveText(recipe.difficulty)
  await expect(fact(page, 'Categoria')).toHaveText(recipe.category)
  const ingredients = page.getByRole('region', { name: 'Ingredienti' }).getByRole('listitem')
  await expect(ingredients).toHaveCount(recipe.ingredients.length)
  for (const [index, line] of recipe.ingredients.entries()) {
    await expect(ingredients.nth(index)).toContainText(line)
  }
  const steps = page.getByRole('region', { name: 'Procedimento' }).getByRole('paragraph')
  await expect(steps).toHaveText(recipe.instructions.split('\n'))
  await expect(page.getByText('Il video tutorial di questa ricetta non è ancora disponibile.')).toBeVisible()
})

for (const [id, type] of [
  [1, 'Tradizionale'],
  [5, 'Vegana'],
  [14, 'Senza Glutine'],
  [53, 'Vegana, Senza Glutine'],
] as const) {
  test(`the type of recipe ${id} is ${type}`, async ({ page }) => {
    await open(page, `/ricette/${id}`)
    await expect(fact(page, 'Tipo')).toHaveText(type)
  })
}

test('more pizzas need more of everything, in the same percentages', async ({ page }) => {
  await open(page, '/ricette/1')
  const panel = page.getByRole('region', { name: 'Ingredienti' })
  const flour = panel.getByRole('listitem').filter({ hasText: 'farina 00' })
  const percentages = () => panel.getByText(/^[\d,]+ %$/).allTextContents()
  const before = await percentages()
  expect(before[0]).toBe('100 %')
  await expect(flour).toContainText('600 g')
  for (let count = 0; count < 4; count += 1) {
    await panel.getByRole('button', { name: 'Una dose in più' }).click()
  }
  await expect(panel.getByText('8 pizze', { exact: true })).toBeVisible()
  await expect(flour).toContainText(/1\.?200 g|1,2 kg/)
  expect(await percentages()).toEqual(before)

  await panel.getByRole('button', { name: 'Torna a 4' }).click()
  await expect(flour).toContainText('600 g')
  for (let count = 0; count < 3; count += 1) {
    await panel.getByRole('button', { name: 'Una dose in meno' }).click()
  }
  await expect(flour).toContainText('150 g')
  await expect(panel.getByRole('button', { name: 'Una dose in meno' })).toBeDisabled()
})

test.describe('rating', () => {
  test('asks visitors to log in', async ({ page }) => {
    await open(page, '/ricette/1')
    const buttons = page.getByRole('group', { name: 'Il tuo voto' }).getByRole('button')
    await expect(buttons).toHaveText(['1', '2', '3', '4', '5'])
    const request = page.waitForRequest('**/api/recipes/1/rate')
    await buttons.nth(3).click()
    expect((await request).postDataJSON()).toEqual({ rating: 4 })
    await expectNotification(page, 'Errore', 'Non è stato possibile salvare la valutazione.')
    await page.getByRole('link', { name: 'Accedi per valutare la ricetta' }).click()
    await expect(page).toHaveURL('/auth')
  })

  test('that is saved shows, because the recipe is loaded again', async ({ page }) => {
    const recipe = await recipeOf(page, 1)
    await page.route('**/api/recipes/1/rate', (route) => route.fulfill({ json: {} }))
    await page.route('**/api/recipes/1', (route) =>
      route.fulfill({ json: { ...recipe, rating: 4, ratingCount: 1 } }),
    )
    await open(page, '/ricette/1')
    const calls = recordCalls(page)
    await page.getByRole('button', { name: '4 pizzette' }).click()
    await expectNotification(page, 'Valutazione salvata', 'Hai valutato questa ricetta con 4 pizzette.')
    await expect(page.getByText('(1 valutazioni)').first()).toBeVisible()
    await expect(page.getByRole('img', { name: 'Voto 4,0 su 5' }).first()).toBeVisible()
    expect(calls).toEqual(['POST /api/recipes/1/rate', 'GET /api/recipes/1'])
  })
})

test('a vote is one call, also with a double click, and shows after a reload', async ({ page }) => {
  const recipe = await recipeOf(page, 1)
  await logIn(page)
  await page.route('**/api/recipes/1/rate', (route) => route.fulfill({ json: recipe }))
  await open(page, '/ricette/1')
  const buttons = page.getByRole('group', { name: 'Il tuo voto' }).getByRole('button')
  await expect(page.locator('fieldset [aria-pressed=true]')).toHaveCount(0)
  const calls = recordCalls(page)
  await buttons.nth(4).dblclick()
  await expectNotification(page, 'Valutazione salvata')
  await expect(buttons.nth(4)).toHaveAttribute('aria-pressed', 'true')
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /api/recipes/1/rate'])

  await page.route('**/api/ratings', (route) => route.fulfill({ json: [{ recipeId: 1, rating: 5 }] }))
  await page.reload()
  await wake(page)
  await expect(buttons.nth(4)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('fieldset [aria-pressed=true]')).toHaveCount(1)
})

test('a vote by key keeps the focus, and is nobody’s after the logout', async ({ page }) => {
  const recipe = await recipeOf(page, 1)
  await logIn(page)
  await page.route('**/api/recipes/1/rate', (route) => route.fulfill({ json: recipe }))
  await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 204 }))
  await open(page, '/ricette/1')
  const vote = page.getByRole('button', { name: '4 pizzette' })
  await vote.press('Enter')
  await expectNotification(page, 'Valutazione salvata')
  await expect(vote).toHaveAttribute('aria-pressed', 'true')
  await expect(vote).toBeFocused()

  await page.getByRole('button', { name: 'Mario Rossi' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expectNotification(page, 'Logout effettuato')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.locator('fieldset [aria-pressed=true]')).toHaveCount(0)
})

test('nobody is asked for votes who is not logged in', async ({ page }) => {
  const calls = recordCalls(page)
  await open(page, '/ricette/1')
  await page.getByRole('group', { name: 'Il tuo voto' }).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
})

test('search engines get the recipe as it is, without an invented rating', async ({ page }) => {
  await open(page, '/ricette/14')
  const recipe = await recipeOf(page, 14)
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  const address = `${new URL(page.url()).origin}/ricette/14`
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    '@id': address,
    name: recipe.name,
    description: recipe.description,
    recipeIngredient: recipe.ingredients,
    recipeCategory: recipe.category,
    recipeYield: [String(recipe.servings), `${recipe.servings} ${recipe.servingsUnit}`],
    suitableForDiet: ['https://schema.org/GlutenFreeDiet'],
  })
  expect(data.recipeInstructions.map((step: { text: string }) => step.text)).toEqual(
    recipe.instructions.split('\n'),
  )
  for (const time of ['prepTime', 'cookTime', 'totalTime']) expect(data[time]).toMatch(/^PT(\d+H)?(\d+M)?$/)
  expect(data).not.toHaveProperty('aggregateRating')
  expect(data).not.toHaveProperty('video')
  for (const image of data.image) expect((await page.request.get(image)).status()).toBe(200)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address)
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect((await page.request.get(picture ?? '')).headers()['content-type']).toMatch(/^image\/(jpeg|png)$/)
})
