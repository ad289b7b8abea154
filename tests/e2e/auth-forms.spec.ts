import { endSession, startSession } from '#contracts/accounts/accounts.endpoints.ts'
import { expect, test } from './site-test.ts'
import { expectNotification, logIn, notification, open, recordCalls, somebody } from './visitor.ts'

test.describe('login', () => {
  test('says what is wrong beside each field, when it is left or sent', async ({ page }) => {
    const calls = recordCalls(page)
    await open(page, '/auth')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByLabel('E-mail').fill('mario')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByLabel('E-mail').blur()
    await expect(page.getByRole('alert')).toHaveText('Inserisci un indirizzo e-mail valido')
    await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('E-mail').fill('mario@example.it')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByLabel('Password', { exact: true }).fill('12345')
    await page.getByRole('button', { name: 'Entra' }).click()
    await expect(page.getByRole('alert')).toHaveText('La password deve contenere almeno 6 caratteri')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    expect(calls).not.toContain('POST /api/auth/login')
  })

  // No server of the site answers in no words at all; one before it may.
  test('that fails without a word of the server is told in words of the page, and nothing is lost', async ({
    page,
  }) => {
    await page.route(`**${startSession.path}`, (route) => route.fulfill({ status: 502, body: 'guasto' }))
    await open(page, '/auth')
    await page.getByLabel('E-mail').fill('mario@example.it')
    await page.getByLabel('Password', { exact: true }).fill('biga e poolish')
    await page.getByRole('button', { name: 'Entra' }).click()
    await expectNotification(page, 'Login fallito', 'Errore durante il login')
    await expect(page).toHaveURL('/auth')
    await expect(page.getByLabel('E-mail')).toHaveValue('mario@example.it')
  })

  test('that is sent before the scripts are here is sent when they come', async ({ page }) => {
    const reader = await logIn(page)
    await page.request.post(endSession.path)
    const { promise: scripts, resolve: letIn } = Promise.withResolvers<void>()
    await page.route(/assets\/entry\.client/, async (route) => {
      await scripts
      await route.continue()
    })
    await page.goto('/auth')
    await page.getByLabel('E-mail').fill(reader.email)
    await page.getByLabel('Password', { exact: true }).fill(reader.password)
    await page.getByRole('button', { name: 'Entra' }).click()
    await expect(page.getByLabel('E-mail')).toHaveValue(reader.email)
    letIn()
    await expectNotification(page, 'Login effettuato', `Benvenuto ${reader.name}!`)
    await expect(page).toHaveURL('/')
  })

  test('suits password managers, and shows the password on request', async ({ page }) => {
    await open(page, '/auth')
    const password = page.getByLabel('Password', { exact: true })
    await expect(page.getByLabel('E-mail')).toHaveAttribute('autocomplete', 'email')
    await expect(password).toHaveAttribute('autocomplete', 'current-password')
    await expect(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Mostra la password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Nascondi la password' }).click()
    await expect(password).toHaveAttribute('type', 'password')
    await page.getByRole('link', { name: 'Password dimenticata?' }).click()
    await expect(page).toHaveURL('/password-dimenticata')
  })
})

test.describe('registration', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/auth')
    await page.getByRole('tab', { name: 'Registrati' }).click()
  })

  test('says what is wrong beside each field', async ({ page }) => {
    await page.getByLabel('Nome', { exact: true }).fill('M')
    await page.getByLabel('Nome utente').fill('ma')
    await page.getByLabel('E-mail').fill('mario@')
    await page.getByLabel('Password', { exact: true }).fill('12345')
    await page.getByLabel('Conferma password').fill('54321')
    await page.getByRole('button', { name: 'Crea il tuo account' }).click()
    await expect(page.getByRole('alert')).toHaveText([
      'Il nome deve contenere almeno 2 caratteri',
      'Il nome utente deve contenere almeno 3 caratteri',
      'Inserisci un indirizzo e-mail valido',
      'La password deve contenere almeno 6 caratteri',
      'Le password non corrispondono',
    ])
    await expect(page.getByLabel('Nome', { exact: true })).toBeFocused()
    await page.getByLabel('Conferma password').fill('12345')
    await expect(page.getByText('Le password non corrispondono')).toHaveCount(0)
  })

  test('warns of a common password, refuses it beside its field, and takes another', async ({ page }) => {
    const { name, username, email } = somebody()
    await page.getByLabel('Nome', { exact: true }).fill(name)
    await page.getByLabel('Nome utente').fill(username)
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('password')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/password/)
    await expect(page.getByText('Almeno 6 caratteri')).toHaveCount(0)
    await page.getByLabel('Conferma password').fill('password')
    await page.getByRole('button', { name: 'Crea il tuo account' }).click()
    await expect(page.getByRole('alert')).toContainText(
      "È tra le password più usate al mondo: scegline un'altra",
    )
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await page.getByRole('button', { name: 'Chiudi la notifica' }).click()
    for (const field of ['Password', 'Conferma password'])
      await page.getByLabel(field, { exact: true }).fill('biga e poolish')
    await page.getByRole('button', { name: 'Crea il tuo account' }).click()
    await expectNotification(page, 'Registrazione completata')
  })
})

test('the page names what an account is good for', async ({ page }) => {
  await open(page, '/auth')
  const panel = page.getByRole('complementary', { name: 'Che cosa ci fai con un account' })
  await expect(panel.getByRole('listitem')).not.toHaveCount(0)
  await expect(page.getByRole('tab')).toHaveText(['Login', 'Registrati'])
})

test('a link without a token leads to a new one', async ({ page }) => {
  await open(page, '/reimposta-password')
  await expect(page.getByRole('alert')).toContainText('link')
  await page.getByRole('link', { name: 'Chiedi un nuovo link' }).click()
  await expect(page).toHaveURL('/password-dimenticata')
})

test.describe('the outcome of a verification', () => {
  test('is good at its address', async ({ page }) => {
    await open(page, '/verifica-completata')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verifica completata')
    await page.getByRole('link', { name: 'Torna alla home' }).click()
    await expect(page).toHaveURL('/')
  })

  test('is bad at the other, where a visitor says where to send it again', async ({ page }) => {
    await open(page, '/errore-verifica')
    await expect(page.getByRole('main')).toContainText(
      'Non è stato possibile verificare la tua email. Il link potrebbe essere scaduto o non valido.',
    )
    const again = page.getByRole('button', { name: "Invia di nuovo l'e-mail di verifica" })
    await again.click()
    await expectNotification(page, 'Email di verifica inviata')
    const field = page.getByRole('main').getByLabel('E-mail')
    await field.fill('nessuno')
    await again.click()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await field.fill('nessuno@example.it')
    const calls = recordCalls(page)
    await again.click()
    await expect(notification(page)).toContainText('Se nessuno@example.it appartiene')
    expect(calls).toEqual(['POST /api/auth/resend-verification'])
  })

  test('is bad at the other, where a reader sends the e-mail again', async ({ page, mailbox }) => {
    const { email } = await logIn(page, { isVerified: false })
    const first = await mailbox.linkTo('/api/auth/verify', email)
    await open(page, '/errore-verifica')
    await page.getByRole('button', { name: "Invia di nuovo l'e-mail di verifica" }).click()
    await expectNotification(page, 'Email di verifica inviata')
    await expect.poll(() => mailbox.linkTo('/api/auth/verify', email)).not.toBe(first)
  })
})

test('who has not verified is reminded until the notice is closed', { tag: '@phone-only' }, async ({
  page,
}) => {
  const { name, email } = await logIn(page, { isVerified: false })
  await open(page, '/ricette/1')
  const notice = page.getByRole('region', { name: "Verifica dell'e-mail" })
  await expect(notice).toContainText(email)
  await notice.getByRole('button', { name: "Chiudi l'avviso" }).click()
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await open(page, '/ricette/2')
  await expect(page.getByRole('banner').getByText(name).first()).toBeAttached()
  await expect(notice).toHaveCount(0)
})
