import { expectPaper, sheetsOf, withoutDialog } from './paper.ts'
import { expect, test } from './site-test.ts'
import { catalogue, open } from './visitor.ts'

test('every recipe prints on one A4 sheet', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(240_000)
  const longer: string[] = []
  for (const { id, name } of await catalogue(page)) {
    await page.goto(`/ricette/${id}`)
    const sheets = await sheetsOf(page)
    if (sheets !== 1) longer.push(`${name}: ${sheets} pages`)
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

test('Stampa opens the print dialog', async ({ page }) => {
  await withoutDialog(page)
  await open(page, '/ricette/1')
  await page.getByRole('button', { name: 'Stampa' }).click()
  await expect(page).toHaveTitle('printing')
})
