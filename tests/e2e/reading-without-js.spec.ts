import { mainNavigation } from '../../src/web/shell/navigation.ts'
import { expect, test } from './site-test.ts'

test.describe('without JavaScript', { tag: '@no-js' }, () => {
  test('the menu of a phone leads to every page of the header', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/ricette/1')
    await page.getByRole('button', { name: 'Apri il menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu.getByRole('link')).toHaveCount(mainNavigation.length + 1)
    await page.getByRole('button', { name: 'Chiudi il menu' }).click()
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Apri il menu' }).click()
    await menu.getByRole('link', { name: 'Guida Forno' }).click()
    await expect(page).toHaveURL('/guida-forno')
  })

  test('a recipe has no buttons that do nothing', async ({ page }) => {
    await page.goto('/ricette/1')
    // The one that is left sends the form of the doses.
    await expect(page.getByRole('main').getByRole('button')).toHaveText(['Ricalcola'])
    await page.getByRole('textbox', { name: 'Pizze' }).fill('6')
    await page.getByRole('button', { name: 'Ricalcola' }).click()
    await expect(page).toHaveURL('/ricette/1?dosi=6')
    await expect(page.getByText('900 g di farina 00')).toBeVisible()
    await page.getByRole('link', { name: 'Ho della farina' }).click()
    await expect(page).toHaveURL('/ricette/1?dosi=900g')
    await expect(page.getByRole('group', { name: 'Il tuo voto' })).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: 'Calcola nutrizione' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Condividi su WhatsApp' })).toBeVisible()
  })

  test('the list is sorted out by a form, and goes on by a link', async ({ page }) => {
    await page.goto('/ricette?categoria=Focaccia')
    await page.getByRole('button', { name: 'Dieta' }).click()
    await page.getByRole('checkbox', { name: /^Vegana/ }).check()
    await page.getByRole('dialog', { name: 'Dieta' }).getByRole('button').click()
    await expect(page).toHaveURL(/dieta=vegana/)
    await expect(page).toHaveURL(/categoria=Focaccia/)
    await expect(page.getByRole('link', { name: 'Togli il filtro: Vegana' })).toBeVisible()
    await expect(page.getByRole('article').first()).toContainText('Focaccia')
    await page.getByRole('link', { name: 'Cancella tutto' }).click()
    await page.goto('/ricette')
    await page.getByRole('link', { name: 'Mostra altre' }).click()
    await expect(page.getByRole('article')).toHaveCount(48)
  })

  test('the search over everything answers with numbers and places', async ({ page }) => {
    await page.goto('/cerca')
    await page.getByRole('searchbox', { name: 'Che cosa cerchi?' }).fill('180 gradi in fahrenheit')
    await page.getByRole('button', { name: 'Cerca', exact: true }).click()
    await expect(page.getByText('180 °C = 356 °F')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Che cosa cerchi?' }).fill('biga')
    await page.getByRole('button', { name: 'Cerca', exact: true }).click()
    await page.getByRole('region', { name: 'Glossario' }).getByRole('link').first().click()
    await expect(page).toHaveURL('/glossario#biga')
  })

  test('a search of home is answered by the list that the server has filtered', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('searchbox', { name: 'Cerca in tutto il sito' }).fill('patate')
    await page.getByRole('button', { name: 'Trova la pizza' }).click()
    await expect(page).toHaveURL('/ricette?cerca=patate')
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('region', { name: 'Procedimento' }).getByRole('listitem')).not.toHaveCount(0)
  })
})
