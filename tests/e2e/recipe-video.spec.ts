import { expect, test } from './site-test.ts'
import { open, recipeOf } from './visitor.ts'

test('the player is asked for only after a click, with a clean id', async ({ page, foreignRequests }) => {
  const recipe = await recipeOf(page, 2)
  await page.route('**/api/recipes/2', (route) =>
    route.fulfill({ json: { ...recipe, youtubeVideoId: '"><a-B_9/../?x' } }),
  )
  await open(page, '/ricette')
  await page.getByRole('article', { name: recipe.name }).getByRole('link').click()
  const section = page.getByRole('region', { name: 'Video tutorial' })
  await expect(section.getByText('non è ancora disponibile')).toHaveCount(0)
  await expect(section.locator('iframe')).toHaveCount(0)
  expect(foreignRequests).toEqual([])

  await section.getByRole('button', { name: 'Guarda il video' }).click()
  const player = section.getByTitle(`Video: ${recipe.name}`)
  await expect(player).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/a-B_9x?autoplay=1')
  await expect.poll(() => foreignRequests.length).toBe(1)
  expect(foreignRequests.splice(0)).toEqual(['https://www.youtube-nocookie.com/embed/a-B_9x?autoplay=1'])
})

test('an id without a single usable character is no video', async ({ page }) => {
  const recipe = await recipeOf(page, 2)
  await page.route('**/api/recipes/2', (route) =>
    route.fulfill({ json: { ...recipe, youtubeVideoId: '?&/' } }),
  )
  await open(page, '/ricette')
  await page.getByRole('article', { name: recipe.name }).getByRole('link').click()
  await expect(page.getByText('Il video tutorial di questa ricetta non è ancora disponibile.')).toBeVisible()
})
