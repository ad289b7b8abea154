import { mainNavigation } from '../../src/web/shell/navigation.ts'
import { expect, test } from './site-test.ts'
import { catalogue } from './visitor.ts'

test.describe('without JavaScript', { tag: '@no-js' }, () => {
  test('home can be read', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('La tradizione italiana a casa tua')
    const classics = page.getByRole('region', { name: 'Ricette Classiche' })
    await expect(classics.getByRole('article')).toHaveCount(6)
    await expect(
      page.getByRole('region', { name: 'Pizzerie storiche' }).getByRole('heading', { level: 3 }),
    ).toHaveCount(6)
    await classics.getByRole('link', { name: 'Vedi Ricetta' }).first().click()
    await expect(page).toHaveURL('/ricette/1')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pizza Margherita')
  })

  test('the list and a recipe can be read', async ({ page }) => {
    await page.goto('/ricette')
    const recipes = await catalogue(page)
    await expect(page.getByRole('article')).toHaveCount(recipes.length)
    await page.getByRole('article', { name: 'Pizza Marinara', exact: true }).getByRole('link').click()
    const marinara = recipes.find(({ name }) => name === 'Pizza Marinara')
    await expect(page.getByRole('region', { name: 'Procedimento' }).getByRole('listitem')).toHaveCount(
      marinara?.instructions.split('\n').length ?? -1,
    )
    await expect(page.getByRole('region', { name: 'Ingredienti' }).getByRole('listitem')).toHaveCount(
      marinara?.ingredients.length ?? -1,
    )
  })

  test('a recipe that does not exist says so', async ({ page }) => {
    const response = await page.goto('/ricette/abc')
    expect(response?.status()).toBe(404)
    await expect(page.getByText('La ricetta potrebbe non esistere.')).toBeVisible()
  })

  test('the glossary can be read and its words lead to each other', async ({ page }) => {
    await page.goto('/glossario')
    expect(await page.getByRole('term').count()).toBeGreaterThanOrEqual(60)
    const reference = page.getByRole('definition').getByRole('link').first()
    const anchor = (await reference.getAttribute('href')) ?? ''
    await reference.click()
    await expect(page.locator(anchor).getByRole('term')).toBeInViewport()
  })

  test('the pizzerias can be read', async ({ page }) => {
    await page.goto('/pizzerie')
    expect(await page.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(20)
  })

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
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('group', { name: 'Il tuo voto' })).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: 'Calcola nutrizione' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Condividi su WhatsApp' })).toBeVisible()
  })

  for (const [field, button] of [
    ['Cerca tra le ricette', 'Cerca'],
    ['Cerca in tutto il sito', 'Trova la pizza'],
  ] as const) {
    test(`the field ${field} of home leads to the list that the server has filtered`, async ({ page }) => {
      await page.goto('/')
      await page.getByRole('searchbox', { name: field }).fill('patate')
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page).toHaveURL('/ricette?cerca=patate')
      const fitting = (await catalogue(page)).filter(({ name, description }) =>
        `${name}\n${description}`.toLowerCase().includes('patate'),
      )
      expect(fitting.length).toBeGreaterThan(0)
      await expect(page.getByRole('article').getByRole('heading')).toHaveText(fitting.map(({ name }) => name))
    })
  }

  test('a mistyped word leads to what the search finds', async ({ page }) => {
    await page.goto('/ricette?cerca=margerita')
    await expect(page.getByText('queste sono le più vicine')).toBeVisible()
    await expect(page.getByRole('article').getByRole('heading').first()).toHaveText('Pizza Margherita')
  })
})
