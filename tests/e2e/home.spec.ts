import { expect, test } from './site-test.ts'
import { expectNotification, holdScripts, open, recordCalls, wake } from './visitor.ts'

test('the hero says what the site is', async ({ page }) => {
  await open(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La tradizione italiana a casa tua')
  await expect(page.getByText('Scorri per iniziare')).toBeVisible()
})

test('Analizza Pizza scrolls to the image analysis', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await page.getByRole('link', { name: 'Analizza Pizza' }).click()
  await expect(page).toHaveURL('/#image-analysis-section')
  const section = page.locator('#image-analysis-section')
  await expect(section.getByRole('heading', { level: 2 })).toBeInViewport()
  await expect(section).toContainText('JPEG, PNG, GIF o WebP fino a 5MB')
})

test('the sections stand in their order, with their anchors', async ({ page }) => {
  await open(page, '/')
  const anchors = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))
  expect(anchors).toEqual([
    'image-analysis-section',
    'cerca-ricette',
    'ricette',
    'pizza-box',
    'calcolatore',
    'nutrizione',
    'convertitore',
    'lista-spesa',
    'pizzerie',
    'glossario',
  ])
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  const placeOf = (text: string) => headings.findIndex((heading) => heading.includes(text))
  expect(placeOf('La Mia Pizza Box')).toBeGreaterThan(placeOf('Ricette Classiche'))
  expect(placeOf("L'impasto della domenica")).toBe(placeOf('La Mia Pizza Box') + 1)
  expect(placeOf("Scarica l'app")).toBe(headings.length - 1)
})

test('the dough sample names its amounts', async ({ page }) => {
  await open(page, '/')
  const teaser = page.getByRole('region', { name: "L'impasto della domenica" })
  await expect(teaser.getByRole('definition')).toHaveText(['1000g', '650ml', '30g', '3g'])
  await expect(teaser).toContainText('6 pizze da 30cm, con 48h di fermentazione in frigo')
})

test('pizzerias and glossary have real content', async ({ page }) => {
  await open(page, '/')
  const pizzerias = page.getByRole('region', { name: 'Pizzerie storiche' })
  const names = pizzerias.getByRole('heading', { level: 3 })
  await expect(names).toHaveCount(6)
  await pizzerias.getByText(/^Altre \d+ insegne$/).click()
  await expect.poll(() => names.count()).toBeGreaterThanOrEqual(20)
  await expect(pizzerias.getByRole('listitem').first()).toContainText(/1\d{3}/)
  const glossary = page.getByRole('region', { name: 'Glossario', exact: true })
  expect(await glossary.getByRole('term').count()).toBeGreaterThanOrEqual(6)
  await glossary.getByRole('link', { name: 'Tutto il glossario' }).click()
  await expect(page).toHaveURL('/glossario')
  await expect.poll(() => page.getByRole('term').count()).toBeGreaterThanOrEqual(60)
})

test.describe('the general search bar', () => {
  test('says what it looks for and opens the list with the text', async ({ page }) => {
    await open(page, '/')
    const calls = recordCalls(page)
    await page.getByRole('searchbox', { name: 'Cerca in tutto il sito' }).fill(' funghi ')
    await page.getByRole('button', { name: 'Trova la pizza' }).click()
    await expectNotification(page, 'Ricerca avviata', 'Ricerca: "funghi". Filtri: nessuno.')
    await expect(page).toHaveURL('/ricette?cerca=funghi')
    await expect(page.getByRole('searchbox', { name: 'Cerca', exact: true })).toHaveValue('funghi')
    expect(calls).toEqual([])
  })

  test('names the chosen filters and applies them', async ({ page }) => {
    await open(page, '/')
    const bar = page.getByRole('search')
    await bar.getByRole('button', { name: 'Facile' }).click()
    await bar.getByRole('button', { name: 'In teglia' }).click()
    await bar.getByRole('button', { name: 'Trova la pizza' }).click()
    await expectNotification(page, 'Ricerca avviata', 'Ricerca: "". Filtri: Facile, In teglia.')
    await expect(page).toHaveURL('/ricette?difficolta=facile&categoria=Teglia')
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

  test('two filters of one kind exclude each other', async ({ page }) => {
    await open(page, '/')
    const bar = page.getByRole('search')
    await bar.getByRole('button', { name: 'Vegana' }).click()
    await bar.getByRole('button', { name: 'Senza glutine' }).click()
    await expect(bar.getByRole('button', { name: 'Vegana' })).toHaveAttribute('aria-pressed', 'false')
    await expect(bar.getByRole('button', { name: 'Senza glutine' })).toHaveAttribute('aria-pressed', 'true')
  })
})
