import { listPizzerias } from '#contracts/pizzerias/pizzerias.endpoints.ts'
import { expect, test } from './site-test.ts'
import { expectNotification, open, recordCalls } from './visitor.ts'

test('on a phone home shows three classics, leads to the image analysis and the glossary, and unfolds pizzerias', {
  tag: '@phone-only',
}, async ({ page }) => {
  await open(page, '/')
  const classics = page.getByRole('region', { name: 'Ricette Classiche' })
  await expect(classics.getByRole('article')).toHaveCount(3)
  await page.getByRole('link', { name: 'Analizza Pizza' }).click()
  await expect(page).toHaveURL('/#image-analysis-section')
  const section = page.locator('#image-analysis-section')
  await expect(section.getByRole('heading', { level: 2 })).toBeInViewport()
  await expect(section).toContainText('JPEG, PNG, GIF o WebP fino a 5MB')

  const { length } = (await (await page.request.get(listPizzerias.path)).json()) as unknown[]
  const names = page.getByRole('region', { name: 'Pizzerie storiche' }).getByRole('heading', { level: 3 })
  const shown = await names.count()
  expect(shown).toBeGreaterThan(0)
  await page.getByText(`Altre ${length - shown} insegne`).click()
  await expect(names).toHaveCount(length)
  const glossary = page.getByRole('region', { name: 'Glossario', exact: true })
  await glossary.getByRole('link', { name: 'Tutto il glossario' }).click()
  await expect(page).toHaveURL('/glossario')
  await expect(page.getByRole('term')).not.toHaveCount(0)
})

test('the general search bar says what it looks for, with its filters, and opens the list with it', async ({
  page,
}) => {
  await open(page, '/')
  const bar = page.getByRole('search')
  const find = bar.getByRole('button', { name: 'Trova la pizza' })
  const calls = recordCalls(page)
  await bar.getByRole('searchbox', { name: 'Cerca in tutto il sito' }).fill(' funghi ')
  await find.click()
  await expectNotification(page, 'Ricerca avviata', 'Ricerca: «funghi». Filtri: nessuno.')
  await expect(page).toHaveURL('/ricette?cerca=funghi')
  await expect(page.getByRole('searchbox', { name: 'Cerca', exact: true })).toHaveValue('funghi')
  // The recipes are here already; what else there is for the word the list asks for.
  expect(calls).toEqual(['GET /api/search'])

  await page.getByRole('banner').getByRole('link', { name: 'Cornicione' }).click()
  for (const filter of ['Facile', 'In teglia', 'Vegana', 'Senza glutine'])
    await bar.getByRole('button', { name: filter }).click()
  await find.click()
  await expectNotification(page, 'Ricerca avviata', 'Filtri: Facile, In teglia, Vegana, Senza glutine.')
  await expect(page).toHaveURL('/ricette?categoria=Teglia&difficolta=facile&dieta=vegana,senza-glutine')
  await expect(page.getByRole('combobox', { name: 'Categoria' })).toHaveText('Teglia')
  await expect(page.getByRole('combobox', { name: 'Difficoltà' })).toHaveText('facile')
})
