import { addressOf } from '#contracts/endpoint.ts'
import { rateRecipe } from '#contracts/ratings/ratings.endpoints.ts'
import { expect, test } from './site-test.ts'
import { countTaps, tapsOf } from './taps.ts'
import { logIn, open, recipeOf } from './visitor.ts'

test('from home to a favourite, in a collection and voted for, in six taps; to the stove with doses and a timer in five', {
  tag: ['@phone-only', '@proof'],
}, async ({ page }) => {
  const recipe = await recipeOf(page, 1)
  await logIn(page)
  // A vote would stay on the site, where other tests read that nobody has voted.
  await page.route(`**${addressOf(rateRecipe, { params: { id: 1 } })}`, (route) =>
    route.fulfill({ json: recipe }),
  )
  await countTaps(page)
  await open(page, '/')
  await page.getByRole('navigation', { name: 'Scorciatoie' }).getByRole('link', { name: 'Ricette' }).tap()
  await page.getByRole('article', { name: 'Pizza Margherita', exact: true }).getByRole('link').tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Pizza Margherita' })).toBeVisible()
  const toTheRecipe = await tapsOf(page)

  const heart = page.getByRole('button', { name: `Preferiti: ${recipe.name}` })
  await heart.tap()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const link = page.getByRole('link', { name: 'Metti in una collezione' })
  await link.tap()
  const drawer = page.getByRole('dialog', { name: 'Metti in una collezione' })
  await drawer.getByRole('checkbox', { name: 'Da Provare' }).tap()
  await expect(drawer.getByRole('checkbox', { name: 'Da Provare' })).toBeChecked()
  await page.goBack()
  await expect(drawer).toBeHidden()
  await expect(link).toBeFocused() // only then does a tap reach the page
  const vote = page.getByRole('group', { name: 'Il tuo voto' }).getByRole('button').nth(3)
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/rate'))
  await vote.tap()
  await sent
  await expect(vote).toHaveAttribute('aria-pressed', 'true')
  const voted = await tapsOf(page)
  expect(voted).toBeLessThanOrEqual(6)

  const cooking = page.getByRole('dialog', { name: 'Pizza Margherita' })
  await page.getByRole('button', { name: 'Cucina passo passo' }).tap()
  await expect(cooking.getByRole('list', { name: 'Dosi di questo passo' })).toContainText('farina 00')
  await cooking.getByRole('button', { name: 'Avanti' }).tap()
  await cooking.getByRole('button', { name: /^Avvia / }).tap()
  await expect(cooking.getByRole('timer')).toBeVisible()
  const atTheStove = await tapsOf(page)
  expect(toTheRecipe + atTheStove - voted).toBeLessThanOrEqual(5)

  // The last step is two taps away, and what comes after it one more.
  await cooking.getByRole('button', { name: 'Tutti i passi' }).tap()
  await cooking.getByRole('list', { name: 'Tutti i passi' }).getByRole('button').last().tap()
  await cooking.getByRole('button', { name: 'Ho finito' }).tap()
  await expect(cooking.getByRole('heading', { name: 'Buon appetito!' })).toBeVisible()
  expect((await tapsOf(page)) - atTheStove).toBeLessThanOrEqual(3)
})
