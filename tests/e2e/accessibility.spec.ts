import { expectNoViolation } from './no-violation.ts'
import { OPEN_PAGES, PROTECTED_PAGES } from './site-map.ts'
import { expect, test } from './site-test.ts'
import { expectNotification, logIn, logInAsAdmin, notification, open, refuse } from './visitor.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (const path of [...OPEN_PAGES, '/non-esiste', '/ricette/abc']) {
  test(`${path} has nothing that axe objects to`, async ({ page }) => {
    await open(page, path)
    await expectNoViolation(page)
  })
}

for (const path of PROTECTED_PAGES) {
  test(`${path} has nothing that axe objects to`, async ({ page }) => {
    await logInAsAdmin(page)
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoViolation(page)
  })
}

test.describe('open parts', () => {
  test('the menu of a reader who is logged in', { tag: '@desktop' }, async ({ page }) => {
    await logIn(page)
    await open(page, '/')
    await page.getByRole('button', { name: 'Mario Rossi' }).click()
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
    await expectNoViolation(page, '[role=menu]')
  })

  test('the menu on a phone', { tag: '@phone' }, async ({ page }) => {
    await logIn(page)
    await open(page, '/')
    await page.getByRole('button', { name: 'Apri il menu' }).click()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    await expectNoViolation(page)
  })

  test('a select', async ({ page }) => {
    await open(page, '/ricette')
    await page.getByRole('combobox', { name: 'Categoria' }).click()
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectNoViolation(page, '[role=listbox]')
  })

  test('cook mode', async ({ page }) => {
    await open(page, '/ricette/1')
    await page.getByRole('button', { name: 'Mettiti ai fornelli' }).click()
    await page.getByRole('button', { name: 'Avanti' }).click()
    await page
      .getByRole('button', { name: /^Avvia/ })
      .first()
      .click()
    await expect(page.getByRole('timer')).toBeVisible()
    await expectNoViolation(page, '[role=dialog]')
  })

  for (const path of [
    '/guida-forno?style=napoletana&oven=home_gas&surface=steel&maxTemp=260',
    '/abbinamenti-ingredienti?base=pomodoro',
    '/abbinamenti-ingredienti?scheda=analisi&con=pomodoro,fragole,gorgonzola-dolce',
    '/abbinamenti-ingredienti?scheda=ingredienti',
  ]) {
    test(`the answers of ${path}`, { tag: '@desktop' }, async ({ page }) => {
      await open(page, path)
      await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
      await expectNoViolation(page, 'main')
    })
  }

  test('search results with a notification', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('searchbox', { name: 'Cerca tra le ricette' }).fill('funghi')
    await page.getByRole('searchbox', { name: 'Cerca tra le ricette' }).press('Enter')
    await expectNotification(page, 'Ricerca completata')
    await notification(page).hover() // it stays while the pointer is on it
    await expectNoViolation(page)
  })

  test('a search without results, and an error notification', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('searchbox', { name: 'Cerca tra le ricette' }).fill('zzzzqqq')
    await page.getByRole('button', { name: 'Cerca', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Nessuna ricetta trovata' })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Cerca tra le ricette' }).fill('')
    await page.getByRole('button', { name: 'Cerca', exact: true }).click()
    await expectNotification(page, 'Ricerca vuota')
    await notification(page).hover()
    await expectNoViolation(page)
  })

  test('the dough calculator with everything open, wrong and kept', async ({ page }) => {
    await open(
      page,
      '/calcolatore-impasto?bakeAt=2026-11-28T20:00&prefermentEnabled=true&sourdoughEnabled=true',
    )
    await page.getByRole('button', { name: 'Salva ricetta' }).click()
    await expect(page.getByRole('button', { name: 'Carica Nuova Ricetta' }).first()).toBeVisible()
    await page.getByText('Parti da quello che hai').click()
    await page.getByText("Perché i modelli non vanno d'accordo").click()
    await page.getByLabel('Pieghe').fill('tante')
    await expect(page.getByText('Inserisci un numero')).toBeVisible()
    await expectNoViolation(page, 'main')
    await page.getByLabel('Numero di pizze').fill('99')
    await expect(page.getByRole('heading', { name: 'Qualcosa non torna' })).toBeVisible()
    await expectNoViolation(page, 'main')
  })

  test('a calculated dough', async ({ page }) => {
    await open(page, '/?pizzaType=teglia&leavenMethod=frigo#calcolatore')
    const section = page.getByRole('region', { name: 'Calcolatore di Impasto', exact: true })
    await expect(section.getByRole('heading', { name: /^Il tuo impasto/ })).toBeVisible()
    await section.getByText('Esperto', { exact: true }).click()
    await section.getByRole('button', { name: 'Valori nutrizionali per 100 g' }).click()
    await section.getByLabel('Nome della ricetta').fill('Sabato sera')
    await section.getByRole('button', { name: 'Salva ricetta' }).click()
    await expect(section.getByRole('button', { name: 'Elimina Sabato sera' })).toBeVisible()
    await expectNoViolation(page, '#calcolatore')
    await section.getByRole('tab', { name: 'Parametri Avanzati' }).click()
    await expectNoViolation(page, '#calcolatore')
  })

  test('a list that could not be loaded', async ({ page }) => {
    await refuse(page, '/api/recipes')
    await open(page, '/come-verifichiamo')
    await page.getByRole('main').getByRole('link', { name: 'Sfoglia le ricette' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectNoViolation(page)
  })
})
