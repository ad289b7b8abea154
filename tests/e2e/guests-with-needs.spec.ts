import { expect, test } from './site-test.ts'
import { countTaps, tapsOf } from './taps.ts'
import { open } from './visitor.ts'

test('a dinner for four, one vegan and one coeliac: list and plan in at most twenty taps, and no name is typed', {
  tag: ['@phone-only', '@proof'],
}, async ({ page }) => {
  await countTaps(page)
  await open(page, '/')
  const bar = page.getByRole('navigation', { name: 'Scorciatoie' })
  const tools = page.getByRole('navigation', { name: 'Con questa ricetta' })
  const dialog = page.getByRole('dialog')
  const forTwo = async () => {
    for (const left of ['3', '2']) {
      await page.getByRole('button', { name: 'Meno pizze' }).tap()
      await expect(page.getByRole('textbox', { name: 'Pizze', exact: true })).toHaveValue(left)
    }
  }
  const onTheList = async () => {
    await tools.getByRole('link', { name: 'Lista della spesa' }).tap()
    await dialog.getByRole('button', { name: 'Metti sulla lista' }).tap()
    await expect(dialog.getByRole('status')).toHaveText('È sulla lista, per 2 pizze.')
  }

  await bar.getByRole('link', { name: 'Ricette' }).tap()
  await page.getByRole('button', { name: 'Filtri' }).tap()
  const filters = page.getByRole('group', { name: 'Dieta' })
  await filters.getByText(/^Vegana/).tap()
  await filters.getByText(/^Senza glutine/).tap()
  await page.getByRole('button', { name: /^Mostra \d+ ricett/ }).tap()
  await expect(page).toHaveURL('/ricette?dieta=vegana,senza-glutine')
  await page
    .getByRole('article')
    .filter({ hasText: 'Pizza senza Glutine alle Verdure' })
    .getByRole('link')
    .first()
    .tap()
  await expect(page.getByRole('list', { name: 'Dieta' })).toContainText('vegana')
  await expect(page.getByRole('list', { name: 'Dieta' })).toContainText('senza glutine')
  await forTwo()
  await onTheList()
  await dialog.getByRole('link', { name: "Scegli un'altra ricetta" }).tap()

  await page
    .getByRole('article')
    .filter({ hasText: 'Pizza Margherita' })
    .first()
    .getByRole('link')
    .first()
    .tap()
  await forTwo()
  await onTheList()
  await dialog.getByRole('button', { name: 'Torna alla ricetta' }).tap()
  await tools.getByRole('link', { name: 'Impasto' }).tap()
  await dialog
    .getByRole('button', { name: /20:00$/ })
    .first()
    .tap()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Comincia' })).toBeVisible()
  expect(await tapsOf(page)).toBeLessThanOrEqual(20)

  await open(page, '/lista-spesa')
  await page.getByRole('button', { name: 'Somma quantità' }).click()
  await expect(page.getByRole('columnheader', { name: 'Pizza Margherita', exact: true })).toBeVisible()
})
