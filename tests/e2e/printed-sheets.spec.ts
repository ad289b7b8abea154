import type { Page } from '@playwright/test'
import { calculateRecipeNutrition } from '#contracts/nutrition/nutrition.endpoints.ts'
import { expectPaper, letterSheetsOf, sheetsOf, withoutDialog } from './paper.ts'
import { expect, test } from './site-test.ts'
import { catalogue, open, ownClock } from './visitor.ts'

/** The longest that the full calculator writes: every ingredient, a preferment, two days, four folds, a paragraph of notes. */
const LONGEST_DOUGH = new URLSearchParams({
  name: 'Pizza del sabato sera con gli amici della bocciofila',
  prefermentEnabled: 'true',
  fermentMode: 'cold',
  fermentHours: '72',
  oilPct: '0.03',
  sugarPct: '0.01',
  bakeAt: '2026-11-28T20:00',
  folds: '4',
  notes: 'Forno al massimo. '.repeat(22).trim(),
})
const EVENING = 8

/** The recipes with the most ingredients of all. */
const longestRecipes = async (page: Page, count: number) =>
  (await catalogue(page)).sort((a, b) => b.ingredients.length - a.ingredients.length).slice(0, count)

// Paper is white whatever the screen is.
test.use({ colorScheme: 'dark' })
test.beforeEach(({ page }) => withoutDialog(page))

test('the dough sheet of the full calculator with its plan, and the plan alone', { tag: '@proof' }, async ({
  page,
}) => {
  await ownClock(page, { time: '2026-11-21T10:00:00+01:00' })
  await open(page, `/calcolatore-impasto?${LONGEST_DOUGH}`)
  expect(await sheetsOf(page)).toBe(1)
  await expectPaper(page, '/calcolatore-impasto')
  await expect(page.getByRole('table', { name: "Dosi dell'impasto" })).toBeVisible()
  await expect(page.getByText('Dosi del 21 novembre 2026')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Il tuo piano' })).toBeVisible()
  const doses = page.getByText(/^Dosi: farina 399 g/)
  await expect(doses).toBeHidden()
  const address = page.getByText(
    /^Questo impasto: .*\/calcolatore-impasto\?name=Pizza.*bakeAt=2026-11-28T20:00$/,
  )
  await expect(address.filter({ visible: true })).toHaveCount(1)

  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Stampa', exact: true }).click()
  await expect(page).toHaveTitle('printing')
  await page.evaluate(() => {
    document.title = 'printed'
  })
  await page.getByRole('button', { name: 'Stampa il piano' }).click()
  await expect(page).toHaveTitle('printing')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: /^Il tuo piano: Pizza del sabato sera/ })).toBeVisible()
  await expect(doses).toBeVisible()
  await expect(address.filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('table')).toHaveCount(0)
  expect(await sheetsOf(page)).toBe(1)
  // Once it is printed, the page is whole again.
  await expect(page.getByRole('table', { name: "Dosi dell'impasto" })).toBeVisible()
})

test('the shopping list of the eight recipes with the most ingredients, and the nutrition label of the first', {
  tag: '@proof',
}, async ({ page }) => {
  const longest = await longestRecipes(page, EVENING)
  await open(page, `/lista-spesa?ricette=${longest.map(({ id }) => id).join()}`)
  await expect(page.getByText(/ da prendere su /)).toBeVisible()
  // Line by line, as the eight longest recipes of all say it.
  const sum = page.getByRole('button', { name: 'Somma quantità' })
  await sum.click()
  await expect(page.getByRole('columnheader', { name: 'Ortofrutta' })).toBeHidden()
  expect(await sheetsOf(page)).toBe(1)
  expect(await letterSheetsOf(page)).toBe(1)
  await sum.click()
  await page.getByText(/^In casa ne hai già: /).click()
  await page.getByRole('checkbox', { name: 'Preso: Acqua' }).check()
  expect(await sheetsOf(page)).toBe(1)
  await expectPaper(page, '/lista-spesa')
  await expect(page.getByText(/^Per: Pizza/)).toBeVisible()
  await expect(page.getByText(/^Lista del \d/)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^×Acqua/ })).toBeVisible()

  await page.emulateMedia({ media: null })
  const [first] = longest
  await open(page, `/calcolatore-nutrizione?ricetta=${first?.id}`)
  await expect(page.getByText('Dalla ricetta')).toBeVisible()
  const calculated = page.waitForResponse(`**${calculateRecipeNutrition.path}`)
  await page.getByRole('button', { name: /^Calcola/ }).click()
  await calculated
  await expect(page.getByRole('heading', { name: /kcal per fetta$/ })).toBeVisible()
  expect(await sheetsOf(page)).toBe(1)
  await expectPaper(page, '/calcolatore-nutrizione')
  await expect(page.getByRole('heading', { name: `Valori nutrizionali: ${first?.name}` })).toBeVisible()
  await expect(page.getByText(/^Calcolo del \d/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Dichiarazione nutrizionale' })).toBeVisible()
})

test('a shopping list for thirty recipes is one sheet once it is added up', { tag: '@proof' }, async ({
  page,
}) => {
  const ids = (await longestRecipes(page, 30)).map(({ id }) => id)
  await open(page, `/lista-spesa?ricette=${ids.join()}`)
  await expect(page.getByRole('columnheader', { name: 'Ortofrutta' })).toBeVisible()
  expect(await sheetsOf(page)).toBe(1)
  expect(await letterSheetsOf(page)).toBe(1)
})

test('the shopping list of the home page is printed without the page around it', { tag: '@proof' }, async ({
  page,
}) => {
  await open(page, '/lista-spesa?ricette=1')
  await expect(page.getByText(/ da prendere su /)).toBeVisible()
  await open(page, '/')
  await page
    .getByRole('region', { name: 'Lista della Spesa' })
    .getByRole('button', { name: 'Stampa' })
    .click()
  await expectPaper(page, '/')
  expect(await sheetsOf(page)).toBe(1)
})

test("an evening is printed for the cook, and without anybody's needs for the table", async ({ page }) => {
  await open(page, '/serata?ospiti=3&quando=2096-11-24T20:00&tavola=52.2_1.2_7.2')
  await page.getByRole('button', { name: 'Altro' }).click()
  await page.getByRole('menuitem', { name: 'Stampa il menu' }).click()
  await expect(page).toHaveTitle('printing')
  await page.emulateMedia({ media: 'print' })
  await expect(
    page.getByRole('heading', { name: /^Serata pizza, .*24 novembre.*si inforna alle 20:00$/ }),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Il menu' })).toContainText(/Allergeni: [^.]*glutine/)
  await expect(page.getByRole('region', { name: 'La spesa' })).toBeHidden()
  expect(await sheetsOf(page)).toBe(1)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Altro' }).click()
  await page.getByRole('menuitem', { name: 'Stampa per la cucina' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('region', { name: 'La coda al forno' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'La spesa' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Il menu' })).toBeHidden()
})
