import { expect, test } from './site-test.ts'
import { catalogue, open } from './visitor.ts'

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
const sizesOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[([^\]]+)\]/g)].map(([, box = '']) =>
    box
      .trim()
      .split(/\s+/)
      .map((points) => Math.round(Number(points))),
  )

test('every recipe prints on one A4 sheet', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(240_000)
  const longer: string[] = []
  for (const { id, name } of await catalogue(page)) {
    await page.goto(`/ricette/${id}`)
    const pdf = await page.pdf({ preferCSSPageSize: true })
    if (pagesOf(pdf) !== 1) longer.push(`${name}: ${pagesOf(pdf)} pages`)
    expect(sizesOf(pdf)[0]).toEqual([0, 0, 595, 842])
  }
  expect(longer).toEqual([])
})

test('the sheet holds the recipe and nothing else', async ({ page }) => {
  await open(page, '/ricette/1')
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Ingredienti', 'Procedimento']) {
    await expect(page.getByRole('region', { name })).toBeVisible()
  }
  await expect(page.getByRole('img', { name: 'Pizza Margherita' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('group', { name: 'Condividi' })).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('Stampa opens the print dialog', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.title = 'printing'
    }
  })
  await open(page, '/ricette/1')
  await page.getByRole('button', { name: 'Stampa' }).click()
  await expect(page).toHaveTitle('printing')
})
