import type { Recipe } from '#contracts/recipes/recipe.ts'
import { expectPaper, letterSheetsOf, sheetsOf, withoutDialog } from './paper.ts'
import { expect, test } from './site-test.ts'
import { catalogue, open } from './visitor.ts'

/** For each kind of length: if the longest recipes fit on a sheet, the others do. */
const LONGEST = 8
/** What makes a sheet long: words, lines of ingredients, and steps. */
const LENGTHS: readonly ((recipe: Recipe) => number)[] = [
  ({ ingredients, instructions }) => [...ingredients, instructions].join('').length,
  ({ ingredients }) => ingredients.length,
  ({ instructions }) => instructions.split('\n').length,
]

test('the longest recipes print on one sheet, A4 or letter', async ({ page }) => {
  const recipes = await catalogue(page)
  const longest = LENGTHS.flatMap((length) =>
    recipes.toSorted((a, b) => length(b) - length(a)).slice(0, LONGEST),
  )
  const longer: string[] = []
  for (const { id, name } of new Set(longest)) {
    await page.goto(`/ricette/${id}`)
    const sheets = await sheetsOf(page)
    if (sheets !== 1 || (await letterSheetsOf(page)) !== 1) longer.push(`${name}: ${sheets} pages`)
  }
  expect(longer).toEqual([])
})

test('the sheet holds the recipe and nothing else', async ({ page }) => {
  await open(page, '/ricette/1')
  await expectPaper(page, '/ricette/1')
  for (const name of ['Ingredienti', 'Procedimento']) {
    await expect(page.getByRole('region', { name })).toBeVisible()
  }
  await expect(page.getByRole('img', { name: 'Pizza Margherita' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Condividi' })).toBeHidden()
})

test('the sheet names its address with the doses, and the allergens one by one', async ({ page }) => {
  await open(page, '/ricette/1?dosi=6')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main')).toHaveAttribute('data-address', /\/ricette\/1\?dosi=6$/)
  const first = page.locator('.recipe-sheet footer dd').first()
  expect(await first.evaluate((dd) => getComputedStyle(dd, '::after').content)).toBe('","')
})

test('a scaled recipe has its doses in the steps, and says what is still counted for its own number', async ({
  page,
}) => {
  await open(page, '/ricette/3')
  const note = page.getByText(
    'Le dosi e i panetti nei passi sono già per 15 pizze: le cotture sono per 4 pizze.',
  )
  await expect(note).toBeHidden()
  for (let pizzas = 4; pizzas < 15; pizzas++) {
    await page.getByRole('button', { name: 'Più pizze' }).click()
  }
  const method = page.getByRole('region', { name: 'Procedimento' }).filter({ has: note })
  await expect(method).toContainText('sbriciolato e 1200 g di acqua fredda') // 320 g for four
  await page.getByRole('button', { name: 'Cucina passo passo' }).click()
  await expect(page.getByRole('dialog').filter({ has: note })).toContainText(
    'sbriciolato e 1200 g di acqua fredda',
  )
  await page.keyboard.press('Escape')
  expect(await sheetsOf(page)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect(note).toBeVisible()
})

test('no line of the steps ends between a number and its unit', async ({ page }) => {
  await open(page, '/ricette/3')
  await page.emulateMedia({ media: 'print' })
  const measure = page.getByRole('region', { name: 'Procedimento' }).getByText('320 g', { exact: true })
  await expect(measure).toHaveCSS('white-space-collapse', 'collapse')
  await expect(measure).toHaveCSS('text-wrap-mode', 'nowrap')
})

test('Stampa opens the print dialog', async ({ page }) => {
  await withoutDialog(page)
  await open(page, '/ricette/1')
  await page.getByRole('button', { name: 'Stampa' }).click()
  await expect(page).toHaveTitle('printing')
})
