import { subscribeToNewsletter } from '#contracts/newsletter/newsletter.endpoints.ts'
import { NEWSLETTER_PAGES } from '#contracts/newsletter/newsletter-pages.ts'
import { expectNotification, logInAsAdmin, open, somebody } from '../visitor.ts'
import { expect, expectGoodInProof, test } from './own-site-test.ts'

test('a reader confirms by the letter, reads an issue and leaves with one click; what is written is not lost', {
  tag: '@proof',
}, async ({ page, mailbox }) => {
  const { email } = somebody()
  const asked = await page.request.post(subscribeToNewsletter.path, { data: { email } })
  expect(asked.ok()).toBe(true)
  // A link that is not whole, or that nobody has sent, says so.
  await open(page, NEWSLETTER_PAGES.confirm)
  await expect(page.getByRole('alert')).toContainText('Aprilo di nuovo da lì, intero.')
  const confirm = page.getByRole('button', { name: "Conferma l'iscrizione" })
  await open(page, `${NEWSLETTER_PAGES.confirm}?token=inventato`)
  await confirm.click()
  await expect(page.getByRole('alert')).toContainText('Il link non è valido o è scaduto')
  const pathOf = (link: string) => link.slice(new URL(link).origin.length)
  await open(page, pathOf(await mailbox.linkTo(NEWSLETTER_PAGES.confirm, email)))
  await confirm.click()
  await expect(page.getByRole('heading', { name: 'Iscrizione confermata' })).toBeVisible()
  await expectGoodInProof(page)

  await logInAsAdmin(page)
  await open(page, '/admin?scheda=newsletter')
  await expect(page.getByRole('heading', { level: 2, name: 'Newsletter' })).toBeVisible()
  await expect(page.getByLabel('Iscritti', { exact: true }).getByRole('definition').first()).toHaveText(
    /[1-9]/,
  )
  await page.getByRole('link', { name: 'Scrivi un numero' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Nuovo numero' })).toBeVisible()
  const subject = 'La biga di novembre'
  const text = page.getByLabel('Testo')
  const words = '## Buongiorno\n\nOggi la **biga**.\n\n- farina\n- acqua'
  await page.getByLabel('Oggetto').fill(subject)
  await text.fill(words)
  await page.getByRole('tab', { name: 'Registro' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annulla' }).click()
  await expect(text).toHaveValue(words)
  await page.route('**/api/admin/newsletter/issues', (route) => route.abort())
  await page.getByRole('button', { name: 'Salva la bozza' }).click()
  await expectNotification(page, 'Non riuscito')
  await expect(text).toHaveValue(words)
  await page.unroute('**/api/admin/newsletter/issues')
  await page.getByRole('button', { name: 'Salva la bozza' }).click()
  await expect(page).toHaveURL(/numero=\d+/)
  await page.reload()
  await expect(page.getByLabel('Oggetto')).toHaveValue(subject)

  await page.getByRole('button', { name: 'Anteprima' }).click()
  const letter = page.getByRole('dialog').frameLocator('iframe[title="La lettera"]')
  await expect(letter.getByRole('heading', { name: 'Buongiorno' })).toBeVisible()
  await page.getByRole('tab', { name: 'Solo testo' }).click()
  await expect(page.getByRole('dialog')).toContainText('- farina')
  await page.getByRole('button', { name: 'Chiudi la finestra' }).click()
  await page.getByRole('button', { name: 'Spedisci...' }).click()
  const dialog = page.getByRole('dialog', { name: /^Spedire a / })
  await dialog.getByRole('button', { name: 'Spedisci' }).click()
  await expect(page.getByRole('heading', { level: 2, name: subject })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Spedito' })).toContainText(/\d+ di \d+ lettere/)
  await expectGoodInProof(page)

  await open(page, pathOf(await mailbox.linkTo(NEWSLETTER_PAGES.leave, email)))
  await expect(page.getByRole('heading', { level: 1, name: "Annulla l'iscrizione" })).toBeVisible()
  await page.getByRole('button', { name: "Annulla l'iscrizione" }).click()
  await expect(page.getByRole('heading', { name: 'Iscrizione annullata' })).toBeVisible()
  await open(page, '/admin?scheda=newsletter')
  await page.getByText('Togli un indirizzo').click()
  await page.getByLabel('Indirizzo da togliere').fill(email)
  await page.getByRole('button', { name: 'Togli dagli iscritti' }).click()
  await expect(page.getByRole('alert')).toHaveText('Questo indirizzo non è iscritto')
})
