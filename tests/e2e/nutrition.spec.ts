import { readFileSync } from 'node:fs'
import {
  calculateRecipeNutrition,
  getBakeProfiles,
  listNutritionIngredients,
} from '#contracts/nutrition/nutrition.endpoints.ts'
import { readPdf } from '#tests/support/pdf-text.ts'
import { expect, test } from './site-test.ts'
import { catalogue, expectNotification, open, refuse } from './visitor.ts'

const PAGE = '/calcolatore-nutrizione'

test('a reader adds, calculates, takes the PDF, shares, and changes what was calculated', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, PAGE)
  const calculate = page.getByRole('button', { name: 'Calcola', exact: true })
  await expect(page.getByRole('tab', { name: 'Aggiungi ingredienti' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  const { length } = (await (await page.request.get(listNutritionIngredients.path)).json()) as unknown[]
  await expect(page.getByText(`${length} ingredienti, valori per 100 g`)).toBeVisible()
  await expect(calculate).toBeDisabled()
  await expect(page.getByRole('combobox', { name: 'Stile' })).toHaveText('Napoletana')
  await expect(page.getByLabel('Numero di fette')).toHaveValue('8')

  // Found by words, by category, and read from a pasted list.
  await page.getByRole('searchbox', { name: 'Cerca un ingrediente' }).fill('farina 00')
  await page.getByRole('button', { name: 'Aggiungi Farina 00', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Aggiungi Farina 00', exact: true })).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Cerca un ingrediente' }).fill('')
  await page.getByRole('combobox', { name: 'Categoria' }).click()
  await expect(page.getByRole('option')).toHaveText([
    'Tutti',
    'Farina',
    'Formaggio',
    'Carne',
    'Verdure',
    'Salsa',
    'Olio',
    'Altro',
  ])
  await page.getByRole('option', { name: 'Formaggio' }).click()
  await page.getByRole('button', { name: 'Aggiungi Fior di latte', exact: true }).click()
  await page.getByRole('button', { name: 'Incolla una lista di ingredienti' }).click()
  await page
    .getByLabel('Un ingrediente per riga')
    .fill('acqua: 325 ml\nsale fino 12,5 g\n30 g di trota affumicata\npepe nero q.b.')
  await page.getByRole('button', { name: 'Leggi gli ingredienti' }).click()
  await expectNotification(page, '4 ingredienti letti')

  await page.getByRole('tab', { name: 'Ingredienti selezionati (6)' }).click()
  const grams = (name: string) => page.getByRole('spinbutton', { name: `Grammi di ${name}` })
  await expect(grams('Sale')).toHaveValue('12.5')
  await expect(grams('Sale')).toHaveAttribute('min', '0')
  await expect(grams('Sale')).toHaveAttribute('step', '0.1')
  await expect(page.getByText('Non in tabella')).toBeVisible()
  await grams('Farina 00').fill('-5')
  await calculate.click()
  await expect(page.getByRole('alert')).toHaveText('Scrivi un valore da 0 a 100.000')
  await grams('Farina 00').fill('500')
  await grams('Fior di latte').fill('300')
  await page.getByLabel('Numero di fette').fill('4')
  await calculate.click()

  // By hand: (5 x 364 + 3 x 227) / 4 = 625.25 kcal; 1167.5 g raw x 0.9 = 1050.75 g cooked. What the trout brings is unknown.
  const result = page.getByRole('heading', { name: 'Almeno 625 kcal per fetta' })
  await expect(result).toBeFocused()
  await expect(page.getByText('4 fette da 263 g: 1051 g di pizza cotta da 1168 g a crudo.')).toBeVisible()
  await page.getByRole('tab', { name: 'Totali' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Totali' })).toContainText('almeno 2501 kcal')
  await page.getByRole('tab', { name: 'Per 100g' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Per 100g' })).toContainText('almeno 238 kcal')
  const label = page.getByRole('region', { name: 'Dichiarazione nutrizionale' })
  await expect(label.getByRole('row', { name: /^Energia/ })).toContainText('almeno 31%')
  await expect(label.getByRole('row', { name: /^Sale/ })).toContainText('alto')
  await expect(page.getByRole('list', { name: 'Contiene' }).getByRole('listitem')).toHaveText([
    'Cereali con glutine (grano)',
    'Pesce',
    'Latte',
  ])
  await expect(page.getByText('Non in tabella: trota affumicata.')).toBeVisible()
  await expect(
    page.getByText('Senza peso, quindi negli allergeni ma non nelle cifre: Pepe nero.'),
  ).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('etichetta-nutrizionale.pdf')
  const { pages, text } = readPdf(readFileSync(await file.path()))
  expect(pages).toBe(1)
  expect(text).toContain('almeno 2616 kJ / 625 kcal')
  await expectNotification(page, 'PDF pronto')

  await page.getByRole('button', { name: 'Condividi', exact: true }).click()
  await expectNotification(page, 'Link copiato')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await open(page, link)
  await expect(result).toBeVisible()
  await expect(grams('Fior di latte')).toHaveValue('300')
  await expect(page.getByText('Non in tabella: trota affumicata.')).toBeVisible()

  await page.getByLabel('Resa (%)').fill('80')
  await page.getByLabel('Olio assorbito (g)').fill('10')
  const stale = page.getByText('Hai cambiato la ricetta: questi valori sono quelli di prima.')
  await expect(stale).toBeVisible()
  await expect(page.getByRole('button', { name: 'PDF' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Condividi', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: 'Ricalcola' }).click()
  // (2501 + 88.4) / 4 = 647.4 kcal.
  await expect(page.getByRole('heading', { name: 'Almeno 647 kcal per fetta' })).toBeFocused()
  await expect(stale).toHaveCount(0)
  await expect(page).toHaveURL(/resa=80&olio=10/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Almeno 647 kcal per fetta' })).toBeVisible()
  await expect(page.getByLabel('Resa (%)')).toHaveValue('80')
})

test('a recipe brings its ingredients and the oil that it is fried in; what fails is said', {
  tag: '@phone-only',
}, async ({ page }) => {
  const recipe = (await catalogue(page)).find(({ category }) => category === 'Fritta')
  await open(page, `/ricette/${recipe?.id}`)
  await page.getByRole('button', { name: 'Altro' }).click()
  await page.getByRole('link', { name: 'Calcola nutrizione' }).click()
  await expect(page).toHaveURL(`${PAGE}?ricetta=${recipe?.id}`)
  await expect(
    page.getByRole('list', { name: 'Ingredienti selezionati' }).getByRole('listitem'),
  ).not.toHaveCount(0)
  await expect(page.getByLabel('Numero di fette')).toHaveValue(String(recipe?.servings))
  await expect(page.getByRole('combobox', { name: 'Stile' })).toHaveText('Fritta')
  await expect(page.getByLabel('Olio assorbito (g)')).not.toHaveValue('0')
  await expect(page.getByText(/quasi tutto resta in padella/)).toBeVisible()
  await refuse(page, calculateRecipeNutrition.path)
  const calculate = page.getByRole('button', { name: 'Calcola', exact: true })
  await calculate.click()
  await expectNotification(page, 'Errore', 'Guasto di prova')
  await page.unroute(`**${calculateRecipeNutrition.path}`)
  await calculate.click()
  await expect(page.getByRole('heading', { name: /kcal per fetta$/ })).toBeFocused()
  await expect(page.getByRole('list', { name: 'Contiene' })).toContainText('Arachidi')
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)

  await refuse(page, `${listNutritionIngredients.path}*`)
  await refuse(page, getBakeProfiles.path)
  await open(page, PAGE)
  await expect(
    page.getByRole('alert').filter({ hasText: 'Errore nel caricamento ingredienti' }),
  ).toBeVisible()
  await expect(
    page.getByText("Errore nel caricamento profili: usiamo una resa dell'85%.", { exact: true }),
  ).toBeVisible()
  const yieldPct = page.getByLabel('Resa (%)')
  await expect(yieldPct).toHaveValue('85')
  await page.unroute(`**${getBakeProfiles.path}`)
  const panel = page.getByRole('alert').filter({ hasText: 'profili' })
  await panel.getByRole('button', { name: 'Riprova' }).click()
  await expect(panel).toHaveCount(0)
  await expect(yieldPct).toHaveValue('90')
})

test('what a link asks wrongly is shown with its error, and what nobody knows is not a zero, on screen and in print', {
  tag: '@phone-only',
}, async ({ page }) => {
  await open(page, `${PAGE}?i=farina-00*molta&i=acqua*-5&stile=marte&resa=500&fette=99`)
  await expect(page.getByRole('textbox', { name: 'Grammi di Farina 00' })).toHaveValue('molta')
  await expect(page.getByLabel('Grammi di Acqua')).toHaveValue('-5')
  await expect(page.getByLabel('Numero di fette')).toHaveValue('99')
  await expect(page.getByLabel('Resa (%)')).toHaveValue('500')
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveText([
    'Scrivi un numero',
    'Scrivi un valore da 0 a 100.000',
    'Non conosciamo lo stile «marte»: scegline uno, o controlla resa e olio.',
    'Scrivi un valore da 30 a 120',
    'Inserisci un numero intero da 1 a 24',
  ])
  await expect(page.getByRole('heading', { name: /kcal per fetta$/ })).toHaveCount(0)

  await open(page, `${PAGE}?i=tartufo*100&i=noci*0&fette=1`)
  const salt = page
    .getByRole('region', { name: 'Dichiarazione nutrizionale' })
    .getByRole('row', { name: /^Sale/ })
  await expect(salt).toHaveText('Salen.d.n.d.n.d.')
  await expect(page.getByRole('list', { name: 'Contiene' })).toHaveText('Frutta a guscio (noci)')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Tartufo 100 g · Noci (senza peso)')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await open(page, `${PAGE}?i=zzz*100`)
  await expect(page.getByRole('heading', { name: 'Valori non calcolabili' })).toBeVisible()
  await expect(page.getByText(/0 kcal/)).toHaveCount(0)
})
