import { listPizzerias } from '#contracts/pizzerias/pizzerias.endpoints.ts'
import { expect, test } from './site-test.ts'
import { catalogue, expectNotification, holdScripts, open, recordCalls, wake } from './visitor.ts'

test('Analizza Pizza scrolls to the image analysis', { tag: '@phone-only' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await page.getByRole('link', { name: 'Analizza Pizza' }).click()
  await expect(page).toHaveURL('/#image-analysis-section')
  const section = page.locator('#image-analysis-section')
  await expect(section.getByRole('heading', { level: 2 })).toBeInViewport()
  await expect(section).toContainText('JPEG, PNG, GIF o WebP fino a 5MB')
})

test('pizzerias unfold, and the words lead to the glossary', async ({ page }) => {
  const { length } = (await (await page.request.get(listPizzerias.path)).json()) as unknown[]
  await open(page, '/')
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

test.describe('the general search bar', () => {
  test('says what it looks for and opens the list with the text', async ({ page }) => {
    await open(page, '/')
    const calls = recordCalls(page)
    await page.getByRole('searchbox', { name: 'Cerca in tutto il sito' }).fill(' funghi ')
    await page.getByRole('button', { name: 'Trova la pizza' }).click()
    await expectNotification(page, 'Ricerca avviata', 'Ricerca: «funghi». Filtri: nessuno.')
    await expect(page).toHaveURL('/ricette?cerca=funghi')
    await expect(page.getByRole('searchbox', { name: 'Cerca', exact: true })).toHaveValue('funghi')
    // The recipes are here already; what else there is for the word the list asks for.
    expect(calls).toEqual(['GET /api/search'])
  })

  test('names the chosen filters and applies them', async ({ page }) => {
    await open(page, '/')
    const bar = page.getByRole('search')
    await bar.getByRole('button', { name: 'Facile' }).click()
    await bar.getByRole('button', { name: 'In teglia' }).click()
    await bar.getByRole('button', { name: 'Trova la pizza' }).click()
    await expectNotification(page, 'Ricerca avviata', 'Filtri: Facile, In teglia.')
    await expect(page).toHaveURL('/ricette?categoria=Teglia&difficolta=facile')
    await expect(page.getByRole('combobox', { name: 'Categoria' })).toHaveText('Teglia')
    await expect(page.getByRole('combobox', { name: 'Difficoltà' })).toHaveText('facile')
  })

  test('looks for what was typed before the scripts were here', async ({ page }) => {
    const scripts = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('searchbox', { name: 'Cerca in tutto il sito' }).fill('tartufo')
    scripts.release()
    await wake(page)
    await page.getByRole('button', { name: 'Trova la pizza' }).click()
    await expect(page).toHaveURL('/ricette?cerca=tartufo')
  })

  test('two diets find what is both', async ({ page }) => {
    await open(page, '/')
    const bar = page.getByRole('search')
    await bar.getByRole('button', { name: 'Vegana' }).click()
    await bar.getByRole('button', { name: 'Senza glutine' }).click()
    await bar.getByRole('button', { name: 'Trova la pizza' }).click()
    await expect(page).toHaveURL('/ricette?dieta=vegana,senza-glutine')
    const both = (await catalogue(page)).filter(({ diets }) => diets.vegan && diets.glutenFree)
    await expect(page.getByRole('article')).toHaveCount(both.length)
  })
})
