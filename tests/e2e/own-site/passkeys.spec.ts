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

/**
 * A browser that makes its offer at the field only while it `shall`: with that finger it is taken at once. Answers how many
 * offers the page has asked for since it was opened.
 */
async function watchOffers(page: Page) {
  let shall = true
  await page.exposeFunction('shallOffer', () => shall)
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Reflect.get(window, 'shallOffer')()
    const get = navigator.credentials.get.bind(navigator.credentials)
    Reflect.set(window, 'offers', 0)
    navigator.credentials.get = (options) => {
      if (options?.mediation === 'conditional')
        Reflect.set(window, 'offers', Reflect.get(window, 'offers') + 1)
      return get(options)
    }
  })
  return {
    offer: (isOffered: boolean) => {
      shall = isOffered
    },
    count: () => page.evaluate(() => Reflect.get(window, 'offers') as number),
  }
}

async function openSecurity(page: Page) {
  await open(page, '/profilo')
  await page.getByRole('tab', { name: 'Sicurezza' }).click()
}

/** A reader with a passkey of the name 'Telefono', on the page where he has added it. */
async function logInWithPasskey(page: Page) {
  await giveAuthenticator(page)
  const offers = await watchOffers(page)
  const reader = await logIn(page, { isVerified: false })
  await openSecurity(page)
  await expect(page.getByText('Non ne hai ancora nessuna.')).toBeVisible()
  await page.getByRole('button', { name: 'Aggiungi una passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nome').fill('Telefono')
  await dialog.getByLabel('La tua password').fill(reader.password)
  await dialog.getByRole('button', { name: 'Continua' }).click()
  await expectNotification(page, 'Passkey aggiunta')
  await expect(page.getByRole('list', { name: 'Le tue passkey' }).getByRole('listitem')).toContainText(
    'Telefono',
  )
  return { reader, offers, dialog, enter: page.getByRole('button', { name: 'Entra con una passkey' }) }
}

test('a passkey is added, offered at the field, and used by its button', async ({ page }) => {
  const { reader, offers, enter } = await logInWithPasskey(page)
  const expectEntered = async () => {
    await expectNotification(page, 'Login effettuato', `Benvenuto ${reader.name}!`)
    await expect(page).toHaveURL('/')
  }
  await page.request.post(endSession.path)
  await open(page, '/auth') // the finger is on the device
  await expectEntered()
  await page.request.post(endSession.path)
  offers.offer(false)
  await open(page, '/auth')
  await enter.click()
  await expectEntered()
})

test('a passkey is renamed and removed; then it is refused, and offered once', async ({ page }) => {
  const { reader, offers, dialog, enter } = await logInWithPasskey(page)
  await expect(page.getByRole('list', { name: 'Dispositivi collegati' })).toContainText('questo dispositivo')
  await page.getByRole('button', { name: 'Rinomina Telefono' }).click()
  await dialog.getByLabel('Nome').fill('Il mio telefono')
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await page.getByRole('button', { name: 'Togli Il mio telefono' }).click()
  await dialog.getByLabel('La tua password').fill(reader.password)
  await dialog.getByRole('button', { name: 'Togli la passkey' }).click()
  await expectNotification(page, 'Passkey tolta', 'Il mio telefono')
  await expect(page.getByText('Non ne hai ancora nessuna.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Passkey' })).toBeFocused()

  await page.request.post(endSession.path)
  let tries = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === startSessionByPasskey.path && request.method() === 'POST')
      tries += 1
  })
  await open(page, '/auth')
  const expectRefused = () =>
    expectNotification(
      page,
      'Login fallito',
      'Questa passkey non è collegata a nessun account, forse è stata tolta: entra con e-mail e password.',
    )
  await expectRefused()
  await page.getByRole('button', { name: 'Chiudi la notifica' }).click()
  await enter.click() // asks for another one; the page itself does not offer again meanwhile
  await expectRefused()
  expect([tries, await offers.count()]).toEqual([2, 1])
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
