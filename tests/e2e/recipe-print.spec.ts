import { contentRecipes } from '#tests/support/content-recipes.ts'
import { expectPaper, letterSheetsOf, sheetsOf, withoutDialog } from './paper.ts'
import { expect, test } from './site-test.ts'
import { open } from './visitor.ts'

type Recipe = (typeof contentRecipes)[number]

/** For each kind of length: if the longest recipes fit on a sheet, the others do. */
const LONGEST = 8
const wordsOf = ({ ingredients, instructions }: Recipe) => [...ingredients, instructions].join('').length
/** What makes a sheet long: words, lines of ingredients, and steps. */
const LENGTHS: readonly ((recipe: Recipe) => number)[] = [
  wordsOf,
  ({ ingredients }) => ingredients.length,
  ({ instructions }) => instructions.split('\n').length,
]
const longest = new Set(
  LENGTHS.flatMap((length) =>
    contentRecipes.toSorted((a, b) => length(b) - length(a) || wordsOf(b) - wordsOf(a)).slice(0, LONGEST),
  ),
)

for (const [place, { id, name }] of [...longest].entries())
  for (const [paper, countSheets] of [
    ['letter', letterSheetsOf],
    ['A4', sheetsOf],
  ] as const) {
    // The shorter paper for the recipe with the most words.
    const isHardest = place === 0 && paper === 'letter'
    test(`${name} prints on one sheet, ${paper}`, { tag: isHardest ? [] : '@proof' }, async ({ page }) => {
      await page.goto(`/ricette/${id}`)
      expect(await countSheets(page)).toBe(1)
    })
  }

test('the sheet of a scaled recipe holds it with its doses and its address, and nothing else', async ({
  page,
}) => {
  await withoutDialog(page)
  await open(page, '/ricette/3')
  const note = page.getByText(
    'Le dosi e i panetti nei passi sono già per 15 pizze. Ogni pizza cuoce gli stessi minuti: con 15 pizze, 2 h 15 min in tutto.',
  )
  await expect(note).toBeHidden()
  await page.getByRole('region', { name: 'Ingredienti' }).getByRole('textbox').fill('15')
  await expect(page).toHaveURL('/ricette/3?dosi=15')
  const method = page.getByRole('region', { name: 'Procedimento' })
  await expect(method.filter({ has: note })).toBeVisible()
  await page.getByRole('button', { name: 'Cucina passo passo' }).click()
  const cooking = page.getByRole('dialog').filter({ has: note })
  await expect(cooking).toContainText('sbriciolato e 1200 g di acqua fredda') // 320 g for four
  await page.keyboard.press('Escape')
  await expect(cooking).toBeHidden()
  await page.getByRole('button', { name: 'Stampa' }).click()
  await expect(page).toHaveTitle('printing')
  expect(await sheetsOf(page)).toBe(1)

  await expectPaper(page, '/ricette/3?dosi=15')
  await expect(page.getByRole('main')).toHaveAttribute('data-address', /\/ricette\/3\?dosi=15$/)
  await expect(note).toBeVisible()
  for (const part of [method, page.getByRole('region', { name: 'Ingredienti' })])
    await expect(part).toBeVisible()
  await expect(
    page.getByRole('img', { name: 'Pizza Capricciosa, disegno al computer', exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('group', { name: 'Condividi' })).toBeHidden()
  // The allergens are named one by one.
  const first = page.locator('.recipe-sheet footer dd').first()
  expect(await first.evaluate((dd) => getComputedStyle(dd, '::after').content)).toBe('","')
  // No line ends between a number and its unit.
  const measure = method.getByText('1200 g', { exact: true })
  await expect(measure).toHaveCSS('white-space-collapse', 'collapse')
  await expect(measure).toHaveCSS('text-wrap-mode', 'nowrap')
})
