import { apiPaths } from '#contracts/api-paths.ts'
import { expectGood, expectNoViolation } from './no-violation.ts'
import { expect, test } from './site-test.ts'
import { logIn, open } from './visitor.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('registration with its errors', async ({ page }) => {
  await open(page, '/auth')
  await page.getByRole('tab', { name: 'Registrati' }).click()
  await page.getByLabel('Password', { exact: true }).fill('password')
  await page.getByRole('button', { name: 'Crea il tuo account' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expectGood(page)
})

test('the form behind the link of a letter', async ({ page }) => {
  await open(page, '/reimposta-password?token=abc')
  await expectGood(page)
})

test.describe('for a reader who is logged in', () => {
  test.beforeEach(async ({ page }) => {
    await logIn(page, { isVerified: false })
    await page.route(`**${apiPaths.collections}`, (route) =>
      route.fulfill({
        json: [
          { id: 'favorites', name: 'Preferiti', recipeIds: [1, 2] },
          { id: 'to-try', name: 'Da Provare', recipeIds: [] },
          { id: 'collection-1', name: 'La teglia della domenica con tutta la famiglia', recipeIds: [5] },
        ],
      }),
    )
  })

  for (const tab of ['Informazioni account', 'Sicurezza', 'I miei dati']) {
    test(`the profile, ${tab}`, async ({ page }) => {
      await open(page, '/profilo')
      await page.getByRole('tab', { name: tab }).click()
      await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible()
      await expectGood(page)
    })
  }

  test('the question before an account is deleted', async ({ page }) => {
    await open(page, '/profilo')
    await page.getByRole('tab', { name: 'I miei dati' }).click()
    await page.getByRole('button', { name: "Elimina l'account" }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoViolation(page)
  })

  test('the Pizza Box, and the list to add from', async ({ page }) => {
    await open(page, '/')
    const box = page.locator('#pizza-box')
    await expect(box.getByRole('article')).toHaveCount(2)
    await expectGood(page)
    await box.getByRole('button', { name: 'Aggiungi', exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    await expectNoViolation(page)
  })
})
