import type { Page } from '@playwright/test'
import { RECIPES_PER_PAGE } from '#contracts/recipe-list/list-address.ts'
import { expect, test } from './site-test.ts'
import { catalogue, goInside, holdScripts, open, wake } from './visitor.ts'

const text = (page: Page) => page.getByRole('searchbox', { name: 'Cerca' })
const select = (page: Page, name: 'Categoria' | 'Difficoltà') => page.getByRole('combobox', { name })
const cards = (page: Page) => page.getByRole('article')
const heading = (page: Page) => page.getByRole('heading', { name: /^\d+ ricett[ae] trovat[ae]$/ })

async function choose(page: Page, name: 'Categoria' | 'Difficoltà', option: string) {
  await select(page, name).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('on a phone the list offers what the catalogue has, goes on, and is found again where it was left', {
  tag: '@phone-only',
}, async ({ page }) => {
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
  // The picture of a card arrives when somebody comes near it.
  for (const card of [cards(page).first(), cards(page).last()]) {
    const picture = card.locator('img')
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  }

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

test('the address follows text and selects, also by keyboard, and brings them back', async ({ page }) => {
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
  await text(page).fill('PATATE')
  await expect(page).toHaveURL('/ricette?cerca=PATATE&categoria=Teglia')

  await page.reload()
  await wake(page)
  await expect(text(page)).toHaveValue('PATATE')
  const found = cards(page).getByRole('heading')
  await expect(found).toHaveText(['Pizza in Teglia Patate e Salsiccia'])
  await cards(page).getByRole('link', { name: 'Vedi Ricetta' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pizza in Teglia Patate e Salsiccia')
  await page.goBack()
  await expect(text(page)).toHaveValue('PATATE')
  await expect(select(page, 'Categoria')).toHaveText('Teglia')
  await expect(found).toHaveCount(1)

  // When nothing fits, each word or filter that stands in the way can be taken away, or all of them.
  await choose(page, 'Difficoltà', 'difficile')
  await expect(page.getByRole('heading', { name: 'Nessuna ricetta trovata' })).toBeVisible()
  await expect(heading(page)).toHaveText('0 ricette trovate')
  await page.getByRole('button', { name: 'Togli «difficile»: 1 ricetta' }).click()
  await expect(found).toHaveText(['Pizza in Teglia Patate e Salsiccia'])
  await text(page).fill('zzzz')
  await choose(page, 'Difficoltà', 'facile')
  await page.getByRole('button', { name: 'Reimposta i filtri' }).click()
  const recipes = await catalogue(page)
  await expect(heading(page)).toHaveText(`${recipes.length} ricette trovate`)
  await expect(cards(page)).toHaveCount(RECIPES_PER_PAGE)
  await expect(text(page)).toHaveValue('')
  await expect(select(page, 'Categoria')).toHaveText('Tutte le categorie')
  await expect(select(page, 'Difficoltà')).toHaveText('Tutte le difficoltà')
  await expect(page).toHaveURL('/ricette')

  // The list ends with its categories.
  const fried = page
    .getByRole('region', { name: 'Sfoglia per categoria' })
    .getByRole('listitem')
    .filter({ hasText: 'Fritta' })
  await fried.scrollIntoViewIfNeeded()
  const widthPx = () => fried.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(widthPx).toBe(320)
  await fried.getByRole('link').click()
  await expect(page).toHaveURL('/ricette?categoria=Fritta')
  await expect(heading(page)).toBeInViewport()
  await expect(select(page, 'Categoria')).toHaveText('Fritta')
  await text(page).fill('pizze con funghi') // stands nowhere so
  await choose(page, 'Categoria', 'Tutte le categorie')
  await expect(page.getByText('Ecco le ricette che rispondono meglio a «pizze con funghi».')).toBeVisible()
  await expect(cards(page).filter({ hasText: 'Pizza ai Funghi Porcini' })).toBeVisible()
})

test('what was typed before the scripts were here counts, on the list and on the home page', {
  tag: '@proof',
}, async ({ page }) => {
  for (const [path, label] of [
    ['/ricette', 'Cerca'],
    ['/', 'Che pizza vuoi?'],
  ] as const) {
    const scripts = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    const field = page.getByRole('searchbox', { name: label, exact: true })
    await field.fill('tartufo')
    scripts.release()
    await wake(page)
    await expect(field).toHaveValue('tartufo')
    if (path === '/') await page.getByRole('button', { name: 'Trova la pizza' }).click()
    await expect(page).toHaveURL('/ricette?cerca=tartufo')
    await expect(cards(page).filter({ hasNotText: /tartufo/i })).toHaveCount(0)
    await expect(cards(page)).not.toHaveCount(0)
  }
})

test('what is chosen in a sheet stands as chips and goes again; one Back takes back one choice', {
  tag: '@phone-only',
}, async ({ page }) => {
  await open(page, '/')
  await goInside(page, '/ricette')
  const recipes = await catalogue(page)
  const both = recipes.filter(({ diets }) => diets.vegan && diets.glutenFree)
  const sheet = page.getByRole('group', { name: 'Dieta' })
  const chips = page.getByRole('list', { name: 'Filtri scelti' })
  await page.getByRole('button', { name: 'Filtri' }).click()
  await sheet.getByRole('checkbox', { name: /^Vegana/ }).check()
  await expect(page).toHaveURL('/ricette?dieta=vegana')
  await sheet.getByRole('checkbox', { name: /^Senza glutine/ }).check()
  await expect(page).toHaveURL('/ricette?dieta=vegana,senza-glutine')
  await expect(page.getByRole('button', { name: 'Filtri (2)' })).toBeVisible()
  await page.getByRole('button', { name: `Mostra ${both.length} ricette` }).click()
  await expect(sheet).toBeHidden()
  await expect(cards(page)).toHaveCount(both.length)
  for (const typed of ['focacc', 'focaccia']) {
    await text(page).fill(typed) // with a rest after each piece, until the address has it
    await expect(page).toHaveURL(`/ricette?cerca=${typed}&dieta=vegana,senza-glutine`)
  }
  await chips.getByRole('link', { name: 'Togli il filtro: Vegana' }).click()
  await expect(page).toHaveURL('/ricette?cerca=focaccia&dieta=senza-glutine')

  for (const [address, typed, chosen] of [
    ['?cerca=focaccia&dieta=vegana,senza-glutine', 'focaccia', 2],
    ['?dieta=vegana,senza-glutine', '', 2],
    ['?dieta=vegana', '', 1],
  ] as const) {
    await page.goBack()
    await expect(page).toHaveURL(`/ricette${address}`)
    await expect(text(page)).toHaveValue(typed)
    await expect(chips.getByRole('listitem')).toHaveCount(chosen + 1) // 'Cancella tutto'
  }
  await page.goBack()
  await expect(page).toHaveURL('/ricette')
  await expect(heading(page)).toHaveText(`${recipes.length} ricette trovate`)
  await page.goForward()
  await chips.getByRole('link', { name: 'Cancella tutto' }).click()
  await expect(page).toHaveURL('/ricette')
  await expect(heading(page)).toHaveText(`${recipes.length} ricette trovate`)
})
