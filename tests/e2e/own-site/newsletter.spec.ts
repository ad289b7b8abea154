import type { Page } from '@playwright/test'
import { NEWSLETTER_PAGES } from '#contracts/newsletter/newsletter-pages.ts'
import type { Mailbox } from '../mailbox.ts'
import { expectGood } from '../no-violation.ts'
import { expectNotification, logInAsAdmin, open } from '../visitor.ts'
import { expect, test } from './own-site-test.ts'

async function subscribe(page: Page, email: string) {
  await open(page, '/privacy')
  await page.getByPlaceholder('La tua email').fill(email)
  await page.getByRole('button', { name: 'Iscriviti alla newsletter' }).click()
  await expectNotification(page, 'Iscrizione ricevuta')
}

async function confirm(page: Page, mailbox: Mailbox, email: string) {
  const link = new URL(await mailbox.linkTo(NEWSLETTER_PAGES.confirm, email))
  await open(page, link.pathname + link.search)
  await page.getByRole('button', { name: "Conferma l'iscrizione" }).click()
  await expect(page.getByRole('heading', { name: 'Iscrizione confermata' })).toBeVisible()
}

test('a reader subscribes, confirms, reads an issue and leaves with one click', async ({ page, mailbox }) => {
  test.setTimeout(180_000)
  const email = 'lettore@example.it'
  await subscribe(page, email)
  await confirm(page, mailbox, email)
  await expectGood(page)

  await logInAsAdmin(page)
  await open(page, '/admin?scheda=newsletter')
  await expect(page.getByRole('heading', { level: 2, name: 'Newsletter' })).toBeVisible()
  await expect(page.getByLabel('Iscritti', { exact: true }).getByRole('definition').first()).toHaveText(
    /[1-9]/,
  )
  await page.getByRole('link', { name: 'Scrivi un numero' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Nuovo numero' })).toBeVisible()
  const subject = 'La biga di novembre'
  await page.getByLabel('Oggetto').fill(subject)
  await page.getByLabel('Testo').fill('## Buongiorno\n\nOggi la **biga**.\n\n- farina\n- acqua')
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
  await expectGood(page)

  const leave = new URL(await mailbox.linkTo(NEWSLETTER_PAGES.leave, email))
  await open(page, leave.pathname + leave.search)
  await expect(page.getByRole('heading', { level: 1, name: "Annulla l'iscrizione" })).toBeVisible()
  await page.getByRole('button', { name: "Annulla l'iscrizione" }).click()
  await expect(page.getByRole('heading', { name: 'Iscrizione annullata' })).toBeVisible()
  await open(page, '/admin?scheda=newsletter')
  await page.getByText('Togli un indirizzo').click()
  await page.getByLabel('Indirizzo da togliere').fill(email)
  await page.getByRole('button', { name: 'Togli dagli iscritti' }).click()
  await expect(page.getByRole('alert')).toHaveText('Questo indirizzo non è iscritto')
})

test('a link that is not whole, or too old, says so', async ({ page }) => {
  await open(page, NEWSLETTER_PAGES.confirm)
  await expect(page.getByRole('alert')).toContainText('Aprilo di nuovo da lì, intero.')
  await open(page, `${NEWSLETTER_PAGES.confirm}?token=inventato`)
  await page.getByRole('button', { name: "Conferma l'iscrizione" }).click()
  await expect(page.getByRole('alert')).toContainText('Il link non è valido o è scaduto')
})

test('what is written is not lost by leaving', async ({ page }) => {
  await logInAsAdmin(page)
  await open(page, '/admin?scheda=newsletter&numero=nuovo')
  await page.getByLabel('Testo').fill('Parole che non voglio perdere')
  await page.getByRole('tab', { name: 'Registro' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annulla' }).click()
  await expect(page.getByLabel('Testo')).toHaveValue('Parole che non voglio perdere')
  await page.route('**/api/admin/newsletter/issues', (route) => route.abort())
  await page.getByRole('button', { name: 'Salva la bozza' }).click()
  await expectNotification(page, 'Non riuscito')
  await expect(page.getByLabel('Testo')).toHaveValue('Parole che non voglio perdere')
})
