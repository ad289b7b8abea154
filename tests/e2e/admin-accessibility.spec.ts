import { expectGood } from './no-violation.ts'
import { expect, test } from './site-test.ts'
import { logInAsAdmin, open } from './visitor.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await logInAsAdmin(page)
})

for (const [scheda, heading] of [
  ['utenti', 'Utenti'],
  ['ricette', 'Ricette'],
  ['ricette&vista=video', 'Video delle ricette'],
  ['ricette&ricetta=1', 'Pizza Margherita'],
  ['pizzerie', 'Pizzerie'],
  ['pizzerie&vista=scraping', 'Scraping delle pizzerie'],
  ['pizzerie&voce=nuova', 'Nuova pizzeria'],
  ['glossario', 'Glossario'],
  ['glossario&voce=1', 'abburattamento'],
  ['shop', 'Prodotti dello shop'],
  ['shop&voce=1', 'Piastra'],
  ['newsletter', 'Newsletter'],
  ['newsletter&numero=nuovo', 'Nuovo numero'],
  ['statistiche', 'Statistiche'],
  ['notifiche', 'Notifiche'],
  ['registro', 'Registro'],
] as const) {
  test(`the dashboard, ${scheda}`, async ({ page }) => {
    await open(page, `/admin?scheda=${scheda}`)
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
    await expect(page.getByRole('main').getByText('Caricamento...')).toHaveCount(0)
    await expect(page.getByRole('tab', { selected: true }).first()).toBeInViewport()
    await expectGood(page)
  })
}

test('a form with its errors, and the question before it is left', async ({ page }) => {
  await open(page, '/admin?scheda=ricette&ricetta=nuova')
  await page.getByRole('button', { name: 'Crea la bozza' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expectGood(page)
  await page.getByLabel('Nome', { exact: true }).fill('Bozza')
  await page.getByRole('tab', { name: 'Registro' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectGood(page)
})

test('the preview of a recipe', async ({ page }) => {
  await open(page, '/admin/anteprima/2')
  await expect(page.getByRole('complementary', { name: 'Anteprima' })).toBeVisible()
  await expectGood(page)
})
