import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { endSession, startSessionByPasskey } from '#contracts/accounts/accounts.endpoints.ts'
import { CHROMIUM_LAUNCH } from '#tests/support/chromium-launch.ts'
import { E2E_ADMIN } from '#tests/support/e2e-origin.ts'
import { expectNotification, logIn, logInAsAdmin, open } from '../visitor.ts'
import { expect, test } from './own-site-test.ts'

test.use({
  // Browsers keep passkeys for names, not for the number of a machine.
  siteName: 'localhost',
  siteEnv: { ADMIN_SECOND_FACTOR: 'required' },
  launchOptions: {
    ...CHROMIUM_LAUNCH,
    args: (CHROMIUM_LAUNCH.args ?? []).map((arg) =>
      arg.replace('EXCLUDE 127.0.0.1', 'EXCLUDE 127.0.0.1 , EXCLUDE localhost'),
    ),
  },
})

/** A device with a finger that is always on it. */
async function giveAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** A browser that knows passkeys, but makes no offer at the field: with that finger it would be taken at once. */
const withoutOffer = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })

async function openSecurity(page: Page) {
  await open(page, '/profilo')
  await page.getByRole('tab', { name: 'Sicurezza' }).click()
}

async function addPasskey(page: Page, name: string, password: string) {
  await page.getByRole('button', { name: 'Aggiungi una passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nome').fill(name)
  await dialog.getByLabel('La tua password').fill(password)
  await dialog.getByRole('button', { name: 'Continua' }).click()
  await expectNotification(page, 'Passkey aggiunta')
}
const ownPasskeys = (page: Page) => page.getByRole('list', { name: 'Le tue passkey' }).getByRole('listitem')

test('a passkey is added, used instead of a password, renamed and removed', async ({ page }) => {
  await giveAuthenticator(page)
  await withoutOffer(page)
  const reader = await logIn(page)
  await openSecurity(page)
  await expect(page.getByText('Non ne hai ancora nessuna.')).toBeVisible()
  await addPasskey(page, 'Telefono', reader.password)
  await expect(ownPasskeys(page)).toContainText('Telefono')

  await page.request.post(endSession.path)
  await open(page, '/auth')
  await page.getByRole('button', { name: 'Entra con una passkey' }).click()
  await expectNotification(page, 'Login effettuato', `Benvenuto ${reader.name}!`)
  await expect(page).toHaveURL('/')

  await openSecurity(page)
  await expect(page.getByRole('list', { name: 'Dispositivi collegati' })).toContainText('questo dispositivo')
  await page.getByRole('button', { name: 'Rinomina Telefono' }).click()
  await page.getByRole('dialog').getByLabel('Nome').fill('Il mio telefono')
  await page.getByRole('dialog').getByRole('button', { name: 'Salva' }).click()
  await page.getByRole('button', { name: 'Togli Il mio telefono' }).click()
  await page.getByRole('dialog').getByLabel('La tua password').fill(reader.password)
  await page.getByRole('dialog').getByRole('button', { name: 'Togli la passkey' }).click()
  await expectNotification(page, 'Passkey tolta', 'Il mio telefono')
  await expect(page.getByText('Non ne hai ancora nessuna.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Passkey' })).toBeFocused()

  await page.request.post(endSession.path)
  await open(page, '/auth')
  await page.getByRole('button', { name: 'Entra con una passkey' }).click()
  await expectNotification(
    page,
    'Login fallito',
    'Questa passkey non è collegata a nessun account, forse è stata tolta: entra con e-mail e password.',
  )
})

test('the browser offers a passkey at the field by itself', async ({ page }) => {
  await giveAuthenticator(page)
  const reader = await logIn(page)
  await openSecurity(page)
  await addPasskey(page, 'Portatile', reader.password)
  await page.request.post(endSession.path)
  await open(page, '/auth') // the finger is on the device
  await expectNotification(page, 'Login effettuato', `Benvenuto ${reader.name}!`)
})

test('a passkey that is refused is not offered again by itself', async ({ page }) => {
  await giveAuthenticator(page)
  const reader = await logIn(page)
  await openSecurity(page)
  await addPasskey(page, 'Tablet', reader.password)
  await page.getByRole('button', { name: 'Togli Tablet' }).click()
  await page.getByRole('dialog').getByLabel('La tua password').fill(reader.password)
  await page.getByRole('dialog').getByRole('button', { name: 'Togli la passkey' }).click()
  await expectNotification(page, 'Passkey tolta', 'Tablet')
  await page.request.post(endSession.path)
  let tries = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === startSessionByPasskey.path && request.method() === 'POST')
      tries += 1
  })
  await open(page, '/auth')
  await expectNotification(
    page,
    'Login fallito',
    'Questa passkey non è collegata a nessun account, forse è stata tolta: entra con e-mail e password.',
  )
  await page.waitForTimeout(2000)
  expect(tries).toBe(1)
  await page.getByRole('button', { name: 'Entra con una passkey' }).click()
  await expect.poll(() => tries).toBe(2)
})

test('an administrator is led to set up an app for codes, and is asked for one after the next login', async ({
  page,
}) => {
  await logInAsAdmin(page)
  await open(page, '/admin')
  await page.getByRole('link', { name: 'Imposta il secondo fattore' }).click()
  await expect(page.getByRole('tab', { name: 'Sicurezza' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: "Imposta un'app dei codici" }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('La tua password').fill(E2E_ADMIN.password)
  await dialog.getByRole('button', { name: 'Continua' }).click()
  await expect(dialog.getByRole('img', { name: "Codice QR da inquadrare con l'app" })).toBeVisible()
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const codeIn = (seconds: number) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + seconds * 1000 })
  await dialog.getByLabel("Codice dell'app").fill(codeIn(0))
  await dialog.getByRole('button', { name: 'Attiva' }).click()
  await expect(dialog.getByRole('list', { name: 'Codici di recupero' }).getByRole('listitem')).toHaveCount(10)
  await dialog.getByRole('button', { name: 'Li ho conservati' }).click()
  await expect(page.getByText('Codici di recupero rimasti: 10.')).toBeVisible()
  await open(page, '/admin')
  await expect(page.getByRole('tab', { name: 'Utenti' })).toBeVisible()

  await page.request.post(endSession.path)
  await logInAsAdmin(page)
  await open(page, '/admin')
  await page.getByLabel("Codice dell'app").fill('AAAA-AAAA')
  await page.getByRole('button', { name: 'Conferma' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Il codice non è giusto' })).toBeVisible()
  await page.getByLabel("Codice dell'app").fill(codeIn(30))
  await page.getByRole('button', { name: 'Conferma' }).click()
  await expect(page.getByRole('tab', { name: 'Utenti' })).toBeVisible()
})
