import { expect, test } from './site-test.ts'
import { open, recipeOf } from './visitor.ts'

// The server keeps nothing but clean ids (`own-site/admin-videos.spec.ts` meets it): this is the page's own care.
test('an unclean id is cleaned before the player is asked, and one of nothing else is no video', {
  tag: '@proof',
}, async ({ page, foreignRequests }) => {
  const recipe = await recipeOf(page, 2)
  let youtubeVideoId = '"><a-B_9/../?x'
  await page.route('**/api/recipes/2', (route) => route.fulfill({ json: { ...recipe, youtubeVideoId } }))
  const openRecipe = async () => {
    await open(page, '/ricette')
    await page.getByRole('article', { name: recipe.name }).getByRole('link').click()
  }
  await openRecipe()
  const section = page.getByRole('region', { name: 'Video tutorial' })
  await section.getByRole('button', { name: 'Guarda il video' }).click()
  const src = 'https://www.youtube-nocookie.com/embed/a-B_9x?autoplay=1'
  await expect(section.getByTitle(`Video: ${recipe.name}`)).toHaveAttribute('src', src)
  await expect.poll(() => foreignRequests).toEqual([src])
  foreignRequests.splice(0)

  youtubeVideoId = '?&/'
  await openRecipe()
  await expect(page.getByText('Il video tutorial di questa ricetta non è ancora disponibile.')).toBeVisible()
})
