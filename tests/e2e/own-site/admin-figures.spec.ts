import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { registerAccount } from '#contracts/accounts/accounts.endpoints.ts'
import { addressOf } from '#contracts/endpoint.ts'
import { searchRecipes } from '#contracts/recipes/recipes.endpoints.ts'
import { getStatistics } from '#contracts/statistics/admin-statistics.endpoints.ts'
import { countPageView, countTypedSearch } from '#contracts/statistics/statistics.endpoints.ts'
import type { Statistics } from '#contracts/statistics/statistics.ts'
import { goInside, holdBack, logInAsAdmin, open, refuse, somebody } from '../visitor.ts'
import { expect, expectGoodInProof, test } from './own-site-test.ts'

// A browser that is run by a test says that it has no head, and is not counted as a person.
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
})

/** How often a page was counted until now. */
async function viewsOf(page: Page, path: string): Promise<number> {
  const answer = await page.request.get(addressOf(getStatistics, { query: { days: 7 } }))
  const { pages } = (await answer.json()) as Statistics
  return pages.find(({ key }) => key === path)?.count ?? 0
}

/** What the browser tells of searches from now on. What a beacon carries is seen only where it is held up. */
async function recordSearches(page: Page): Promise<{ text: string; isFound: boolean }[]> {
  const told: { text: string; isFound: boolean }[] = []
  await page.route(`**${countTypedSearch.path}`, async (route) => {
    told.push(route.request().postDataJSON())
    await route.continue()
  })
  return told
}

test('a page is counted once and a search once it settles, wherever it was opened or typed; nothing of who asks for privacy', async ({
  page,
}) => {
  await logInAsAdmin(page)
  const [privacy, oven] = ['/privacy', '/guida-forno']
  const before = { privacy: await viewsOf(page, privacy), oven: await viewsOf(page, oven) }
  await open(page, privacy)
  expect(await viewsOf(page, privacy)).toBe(before.privacy + 1)
  // Loaded when the browser is idle: only then pages inside the site are told.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /page-views-[\w-]+\.js$/.test(name)),
  )
  await goInside(page, oven)
  await expect(page.getByRole('heading', { level: 1, name: 'Guida Forno' })).toBeVisible()
  await expect.poll(() => viewsOf(page, oven)).toBe(before.oven + 1)
  expect(await viewsOf(page, privacy)).toBe(before.privacy + 1)

  const told = await recordSearches(page)
  await goInside(page, '/ricette?cerca=acciughe')
  await expect.poll(() => told).toEqual([{ text: 'acciughe', isFound: true }])
  const field = page.getByRole('searchbox', { name: 'Cerca', exact: true })
  await field.fill('')
  await field.pressSequentially('zzqqxx')
  await expect.poll(() => told.length).toBe(2)
  expect(told[1]).toEqual({ text: 'zzqqxx', isFound: false })
  await field.fill('anna@example.it')
  await expect(page.getByRole('heading', { name: 'Nessuna ricetta trovata' })).toBeVisible()
  await open(page, '/')
  await page.getByRole('searchbox', { name: 'Che pizza vuoi?' }).fill('salsiccia')
  await page.getByRole('button', { name: 'Trova la pizza' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ricette di Pizza' })).toBeVisible()
  await expect.poll(() => told.length).toBe(3)
  expect(told[2]).toEqual({ text: 'salsiccia', isFound: true })
  const answer = await page.request.get(addressOf(getStatistics, { query: { days: 7 } }))
  const figures = (await answer.json()) as Statistics
  const texts = figures.searches.map(({ key }) => key)
  expect(texts).toEqual(expect.arrayContaining(['acciughe', 'zzqqxx', 'salsiccia']))
  expect(figures.emptySearches.map(({ key }) => key)).toContain('zzqqxx')
  expect(texts.join(' ')).not.toMatch(/@|^z$|^zz$/)

  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  )
  await page.setExtraHTTPHeaders({ 'sec-gpc': '1' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, '/tecniche-di-impasto')
  await goInside(page, '/forni-e-cottura')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Forni')
  for (const path of ['/tecniche-di-impasto', '/forni-e-cottura']) expect(await viewsOf(page, path)).toBe(0)
  expect(asked).not.toContain(countPageView.path)
})

test('figures stand in their place by day, in a table and in a file; notifications are read, and the badge goes', {
  tag: '@proof',
}, async ({ page }) => {
  const person = somebody('Nora')
  await page.request.post(registerAccount.path, { data: { ...person, passwordConfirm: person.password } })
  await logInAsAdmin(page)
  await page.request.get('/ricette/1', { headers: { accept: 'text/html' } })
  await page.request.get(addressOf(searchRecipes, { params: { query: 'parolacheilsitononha' } }))
  const last30 = addressOf(getStatistics, { query: { days: 30 } })
  await refuse(page, last30)
  const answer = await holdBack(page, last30)
  await open(page, '/admin?scheda=statistiche')
  const figures = page.getByRole('region', { name: 'Statistiche' })
  await expect(figures.getByText('Caricamento...')).toBeAttached()
  await expect(figures.locator('.animate-pulse').first()).toBeVisible()
  answer.release()
  await expect(figures.getByRole('alert')).toContainText(
    'Controlla la connessione e riprova; se continua, guarda il registro del server.',
  )
  await expect(figures.locator('.animate-pulse')).toHaveCount(0)
  await page.unroute(`**${last30}`)
  await figures.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByRole('img', { name: /^Pagine viste per giorno: / })).toBeVisible()
  await page.getByRole('combobox', { name: 'Periodo' }).click()
  await page.getByRole('option', { name: 'Ultimi 7 giorni' }).click()
  await expect(page).toHaveURL(/giorni=7/)
  await expect(page.getByRole('img', { name: /Pagine viste per giorno: .* in 7 giorni/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Ricette più lette' })).toContainText('Margherita')
  await expect(page.getByRole('region', { name: 'Che cosa non si trova' })).toContainText(
    'parolacheilsitononha',
  )
  await page.getByText('Gli stessi valori in tabella').first().click()
  await expect(page.getByRole('region', { name: 'Pagine viste per giorno' }).getByRole('row')).toHaveCount(8)
  const pages = page.getByRole('region', { name: 'Pagine più viste' })
  await expect(pages).toContainText('Margherita')
  await expect(pages).not.toContainText('/ricette')
  await expectGoodInProof(page)
  const types = await page
    .locator('figure span')
    .evaluateAll((labels) => labels.map((label) => Number.parseFloat(getComputedStyle(label).fontSize)))
  expect(Math.min(...types)).toBeGreaterThanOrEqual(11)
  await expect(page.locator('figure svg text')).toHaveCount(0)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Scarica CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toMatch(/^\ufeffgiorno;che cosa;quale;quante volte\r\n/)
  expect(file).toContain('pagina vista;"/ricette/1"')

  await page.getByRole('tab', { name: /^Notifiche ?\d+ da leggere$/ }).click()
  const list = page.getByRole('list', { name: 'Notifiche' })
  await expect(list.getByText(/nuov[oi] utent[ei]/)).toBeVisible()
  await expectGoodInProof(page)
  const digest = page.getByRole('checkbox', { name: /^Ti scriviamo una volta al giorno/ })
  await expect(digest).toBeChecked()
  await digest.click()
  await expect(digest).not.toBeChecked()
  const allRead = page.getByRole('status').filter({ hasText: 'Hai letto tutto.' })
  await page.getByRole('button', { name: 'Segna tutte come lette' }).click()
  await expect(allRead).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Notifiche', exact: true })).toBeVisible()
  await page.reload()
  await expect(allRead).toBeVisible()
  await expect(digest).not.toBeChecked()
  await digest.click()
  await expect(digest).toBeChecked()
})
