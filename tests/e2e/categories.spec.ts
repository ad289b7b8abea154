import { expect, test } from './site-test.ts'
import { catalogue, open } from './visitor.ts'

test('the list ends with its categories, and each opens its recipes', async ({ page }) => {
  const recipes = await catalogue(page)
  await open(page, '/ricette')
  const strip = page.getByRole('region', { name: 'Sfoglia per categoria' })
  await expect(strip.getByRole('listitem')).toHaveCount(new Set(recipes.map(({ category }) => category)).size)
  const fried = strip.getByRole('listitem').filter({ hasText: 'Fritta' })
  const count = recipes.filter(({ category }) => category === 'Fritta').length
  await expect(fried).toContainText(`${count} ricette`)
  await fried.scrollIntoViewIfNeeded()
  const widthPx = () => fried.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(widthPx).toBe(320)
  await fried.getByRole('link').click()
  await expect(page).toHaveURL('/ricette?categoria=Fritta')
  await expect(page.getByRole('heading', { name: `${count} ricette trovate` })).toBeInViewport()
  await expect(page.getByRole('combobox', { name: 'Categoria' })).toHaveText('Fritta')
})

test('the category of a diet has every recipe that keeps to it', async ({ page }) => {
  const recipes = await catalogue(page)
  await open(page, '/ricette?categoria=Vegana&dieta=senza-glutine')
  const both = recipes.filter(({ isVegan, isGlutenFree }) => isVegan && isGlutenFree).length
  expect(both).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { name: `${both} ricette trovate` })).toBeVisible()
  const vegan = recipes.filter(({ isVegan }) => isVegan).length
  const strip = page.getByRole('region', { name: 'Sfoglia per categoria' })
  await expect(strip.getByRole('listitem').filter({ hasText: 'Vegana' })).toContainText(`${vegan} ricette`)
})
