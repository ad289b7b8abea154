import type { Page } from '@playwright/test'
import { RECIPES_PER_PAGE } from '#contracts/recipe-list/list-address.ts'
import { expect, test } from './site-test.ts'
import { catalogue, goInside, holdScripts, open, wake } from './visitor.ts'

const text = (page: Page) => page.getByRole('searchbox', { name: 'Cerca' })
const select = (page: Page, name: 'Categoria' | 'Difficoltà') => page.getByRole('combobox', { name })
const cards = (page: Page) => page.getByRole('article')
const heading = (page: Page) => page.getByRole('heading', { name: /ricette trovate$/ })

/** The names that stand on the first page of a list. */
const firstPage = (recipes: { name: string }[]) => recipes.slice(0, RECIPES_PER_PAGE).map(({ name }) => name)

async function choose(page: Page, name: 'Categoria' | 'Difficoltà', option: string) {
  await select(page, name).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('the picture of a card arrives when somebody comes near it', { tag: '@phone-only' }, async ({
  page,
}) => {
  await open(page, '/ricette')
  for (const card of [cards(page).first(), cards(page).last()]) {
    const picture = card.locator('img')
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  }
})

test('the text is looked for in name and description, whatever its case', async ({ page }) => {
  await open(page, '/ricette')
  const recipes = await catalogue(page)
  for (const word of ['MARINARA', 'cornicione']) {
    const fitting = recipes.filter(({ name, description }) =>
      `${name}\n${description}`.toLowerCase().includes(word.toLowerCase()),
    )
    await text(page).fill(word)
    await expect(heading(page)).toHaveText(`${fitting.length} ricette trovate`)
    await expect(cards(page).getByRole('heading')).toHaveText(firstPage(fitting))
  }
  // 'cornicione' stands in descriptions only: names alone would find nothing.
  expect(recipes.filter(({ name }) => name.toLowerCase().includes('cornicione'))).toEqual([])
  expect(await cards(page).count()).toBeGreaterThan(0)
})

test('what was typed before the scripts were here counts', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto('/ricette', { waitUntil: 'commit' })
  const field = page.getByRole('searchbox', { name: 'Cerca' })
  await field.fill('tartufo')
  scripts.release()
  await wake(page)
  await expect(field).toHaveValue('tartufo')
  await expect(page).toHaveURL('/ricette?cerca=tartufo')
  for (const card of await page.getByRole('article').all()) await expect(card).toContainText(/tartufo/i)
})

test('the selects offer what the catalogue has, and everything', { tag: '@phone-only' }, async ({ page }) => {
  await open(page, '/ricette')
  const recipes = await catalogue(page)
  for (const [name, all, values] of [
    ['Categoria', 'Tutte le categorie', recipes.map(({ category }) => category)],
    ['Difficoltà', 'Tutte le difficoltà', recipes.map(({ difficulty }) => difficulty)],
  ] as const) {
    await expect(select(page, name)).toHaveText(all)
    await select(page, name).click()
    await expect(page.getByRole('option')).toHaveText([all, ...new Set<string>(values)])
    await page.keyboard.press('Escape')
  }
})

test('text, category and difficulty must all fit', async ({ page }) => {
  await open(page, '/ricette')
  const fitting = (await catalogue(page)).filter(
    ({ name, description, category, difficulty }) =>
      `${name}\n${description}`.toLowerCase().includes('pizza') &&
      category === 'Gourmet' &&
      difficulty === 'difficile',
  )
  expect(fitting.length).toBeGreaterThan(0)
  await choose(page, 'Categoria', 'Gourmet')
  await choose(page, 'Difficoltà', 'difficile')
  await text(page).fill('pizza')
  await expect(cards(page).getByRole('heading')).toHaveText(fitting.map(({ name }) => name))
})

test('a text that stands nowhere so is understood as the search does', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('searchbox', { name: 'Cerca in tutto il sito' }).fill('margerita')
  await page.getByRole('button', { name: 'Trova la pizza' }).click()
  await expect(page).toHaveURL('/ricette?cerca=margerita')
  await expect(page.getByText('Ecco le ricette che rispondono meglio a «margerita».')).toBeVisible()
  await expect(cards(page).getByRole('heading').first()).toHaveText('Pizza Margherita')
  await choose(page, 'Categoria', 'Dolce')
  await expect(page.getByRole('heading', { name: 'Nessuna ricetta trovata' })).toBeVisible()
  await page.getByRole('button', { name: 'Reimposta i filtri' }).click()
  await text(page).fill('pizze con funghi')
  await expect(cards(page).filter({ hasText: 'Pizza ai Funghi Porcini' })).toBeVisible()
})

test('when nothing fits, one button takes all filters away', async ({ page }) => {
  await open(page, '/ricette?dieta=vegana')
  const recipes = await catalogue(page)
  await text(page).fill('zzzz')
  await choose(page, 'Categoria', 'Dolce')
  await choose(page, 'Difficoltà', 'facile')
  await expect(page.getByRole('heading', { name: 'Nessuna ricetta trovata' })).toBeVisible()
  await expect(heading(page)).toHaveText('0 ricette trovate')
  await page.getByRole('button', { name: 'Reimposta i filtri' }).click()
  await expect(heading(page)).toHaveText(`${recipes.length} ricette trovate`)
  await expect(cards(page)).toHaveCount(RECIPES_PER_PAGE)
  await expect(text(page)).toHaveValue('')
  await expect(select(page, 'Categoria')).toHaveText('Tutte le categorie')
  await expect(select(page, 'Difficoltà')).toHaveText('Tutte le difficoltà')
  await expect(page).toHaveURL('/ricette')
})

test('the keyboard alone can choose', async ({ page }) => {
  await open(page, '/ricette')
  await select(page, 'Categoria').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: 'Tutte le categorie' })).toBeFocused()
  await page.keyboard.type('Teg')
  await expect(page.getByRole('option', { name: 'Teglia' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(select(page, 'Categoria')).toHaveText('Teglia')
  await expect(select(page, 'Categoria')).toBeFocused()
  await expect(page).toHaveURL('/ricette?categoria=Teglia')
})

test('the address follows the filters, and brings them back', async ({ page }) => {
  await open(page, '/ricette')
  await text(page).fill('patate')
  await choose(page, 'Categoria', 'Teglia')
  await expect(page).toHaveURL('/ricette?cerca=patate&categoria=Teglia')

  await page.reload()
  await expect(text(page)).toHaveValue('patate')
  await expect(cards(page).getByRole('heading')).toHaveText(['Pizza in Teglia Patate e Salsiccia'])

  await cards(page).getByRole('link', { name: 'Vedi Ricetta' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pizza in Teglia Patate e Salsiccia')
  await page.goBack()
  await expect(text(page)).toHaveValue('patate')
  await expect(select(page, 'Categoria')).toHaveText('Teglia')
  await expect(cards(page)).toHaveCount(1)
})

test('going back to the list finds the place where it was left', { tag: '@phone-only' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/ricette')
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).search))
  await page.getByRole('link', { name: 'Mostra altre' }).click()
  await expect(cards(page)).toHaveCount(2 * RECIPES_PER_PAGE)
  await expect(page).toHaveURL('/ricette?pagina=2')
  const card = cards(page).nth(40)
  await card.scrollIntoViewIfNeeded()
  // A way back to the first page and forth again would replace the cards while they are touched.
  expect(addresses).toEqual(['?pagina=2'])
  await card.getByRole('link', { name: 'Vedi Ricetta' }).click()
  await expect(page).toHaveURL(/\/ricette\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await page.goBack()
  await expect(card).toBeInViewport()
})

test('what is chosen in a sheet stands as chips, and goes again', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/ricette')
  const recipes = await catalogue(page)
  const both = recipes.filter(({ diets }) => diets.vegan && diets.glutenFree)
  await page.getByRole('button', { name: 'Dieta' }).click()
  const sheet = page.getByRole('dialog', { name: 'Dieta' })
  await sheet.getByRole('checkbox', { name: /^Vegana/ }).check()
  await sheet.getByRole('checkbox', { name: /^Senza glutine/ }).check()
  await sheet.getByRole('button', { name: `Mostra ${both.length} ricette` }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/ricette?dieta=vegana,senza-glutine')
  await expect(cards(page)).toHaveCount(both.length)
  const chips = page.getByRole('list', { name: 'Filtri scelti' })
  await chips.getByRole('link', { name: 'Togli il filtro: Senza glutine' }).click()
  await expect(page).toHaveURL('/ricette?dieta=vegana')
  await chips.getByRole('link', { name: 'Cancella tutto' }).click()
  await expect(page).toHaveURL('/ricette')
  await expect(heading(page)).toHaveText(`${recipes.length} ricette trovate`)
})

test('one Back takes back the last facet, and leaves what was chosen before', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page, '/')
  await goInside(page, '/ricette')
  await page.getByRole('button', { name: 'Dieta' }).click()
  const sheet = page.getByRole('dialog', { name: 'Dieta' })
  await sheet.getByRole('checkbox', { name: /^Vegana/ }).check()
  await expect(page).toHaveURL('/ricette?dieta=vegana')
  await sheet.getByRole('checkbox', { name: /^Senza glutine/ }).check()
  await expect(page).toHaveURL('/ricette?dieta=vegana,senza-glutine')
  await sheet.getByRole('button', { name: /^Mostra/ }).click()
  await text(page).pressSequentially('focaccia', { delay: 300 }) // slower than the address follows
  await expect(page).toHaveURL('/ricette?cerca=focaccia&dieta=vegana,senza-glutine')
  await page.getByRole('link', { name: 'Togli il filtro: Vegana' }).click()
  await expect(page).toHaveURL('/ricette?cerca=focaccia&dieta=senza-glutine')

  const chips = page.getByRole('list', { name: 'Filtri scelti' }).getByRole('listitem')
  for (const [address, typed, chosen] of [
    ['?cerca=focaccia&dieta=vegana,senza-glutine', 'focaccia', 2],
    ['?dieta=vegana,senza-glutine', '', 2],
    ['?dieta=vegana', '', 1],
  ] as const) {
    await page.goBack()
    await expect(page).toHaveURL(`/ricette${address}`)
    await expect(text(page)).toHaveValue(typed)
    await expect(chips).toHaveCount(chosen + 1) // 'Cancella tutto'
  }
  await page.goBack()
  await expect(page).toHaveURL('/ricette')
  await expect(heading(page)).toHaveText(`${(await catalogue(page)).length} ricette trovate`)
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('a link with a value that nobody knows says so and keeps the rest', async ({ page }) => {
  await open(page, '/ricette?stile=quadrata&difficolta=facile&ordina=tempo')
  await expect(page.getByText("Il link chiede «quadrata» in «stile», che qui non c'è")).toBeVisible()
  const easy = (await catalogue(page)).filter(({ difficulty }) => difficulty === 'facile')
  await expect(heading(page)).toHaveText(`${easy.length} ricette trovate`)
  const quickest = Math.min(...easy.map(({ preparationTime }) => preparationTime))
  await expect(cards(page).first()).toContainText(`Tempo: ${quickest} min`)
})
