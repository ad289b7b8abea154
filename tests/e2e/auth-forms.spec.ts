import { apiPaths } from '#contracts/api-paths.ts'
import { expect, test } from './site-test.ts'
import { expectNotification, logIn, mario, notification, open, recordCalls, serveReader } from './visitor.ts'

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

  test('welcomes the reader and leads home', async ({ page }) => {
    await page.route(`**${apiPaths.login}`, (route) => route.fulfill({ json: mario }))
    await serveReader(page)
    await open(page, '/auth')
    const sent = page.waitForRequest(`**${apiPaths.login}`)
    await page.getByLabel('E-mail').fill(' mario@example.it ')
    await page.getByLabel('Password', { exact: true }).fill('biga e poolish')
    await page.keyboard.press('Enter')
    expect((await sent).postDataJSON()).toEqual({ email: 'mario@example.it', password: 'biga e poolish' })
    await expect(page).toHaveURL('/')
    await expectNotification(page, 'Login effettuato', 'Benvenuto Mario Rossi!')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Mario Rossi' })).toBeVisible()
  })

  for (const { name, answer, description } of [
    { name: 'the words of the server', answer: { message: 'Conto sospeso' }, description: 'Conto sospeso' },
    { name: 'its own words', answer: 'guasto', description: 'Errore durante il login' },
  ]) {
    test(`that fails is told in ${name}`, async ({ page }) => {
      await page.route(`**${apiPaths.login}`, (route) => route.fulfill({ status: 403, json: answer }))
      await open(page, '/auth')
      await page.getByLabel('E-mail').fill('mario@example.it')
      await page.getByLabel('Password', { exact: true }).fill('biga e poolish')
      await page.getByRole('button', { name: 'Entra' }).click()
      await expectNotification(page, 'Login fallito', description)
      await expect(page).toHaveURL('/auth')
      await expect(page.getByLabel('E-mail')).toHaveValue('mario@example.it')
    })
  }

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

  test('warns of a common password without refusing it, and shows a refusal on its field', async ({
    page,
  }) => {
    await page.route(`**${apiPaths.register}`, (route) =>
      route.fulfill({
        status: 409,
        json: { message: 'Dati già in uso', fields: { username: 'Questo nome utente è già in uso' } },
      }),
    )
    await page.getByLabel('Nome', { exact: true }).fill('Mario Rossi')
    await page.getByLabel('Nome utente').fill('mario')
    await page.getByLabel('E-mail').fill('mario@example.it')
    await page.getByLabel('Password', { exact: true }).fill('password')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/password/)
    await expect(page.getByText('Almeno 6 caratteri')).toHaveCount(0)
    await page.getByLabel('Conferma password').fill('password')
    await page.getByRole('button', { name: 'Crea il tuo account' }).click()
    await expectNotification(page, 'Registrazione fallita', 'Dati già in uso')
    await expect(page.getByLabel('Nome utente')).toHaveAccessibleDescription(
      'Questo nome utente è già in uso',
    )
    await expect(page.getByLabel('Nome utente')).toBeFocused()
    await page.getByLabel('Nome utente').fill('mario2')
    await expect(page.getByText('Questo nome utente è già in uso')).toHaveCount(0)
  })
})

test('the page names what an account is good for', async ({ page }) => {
  await open(page, '/auth')
  const panel = page.getByRole('complementary', { name: 'Che cosa ci fai con un account' })
  await expect(panel.getByRole('listitem')).toHaveCount(4)
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
    const again = page.getByRole('button', { name: "Invia di nuovo l'email di verifica" })
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

  test('is bad at the other, where a reader sends the e-mail again', async ({ page }) => {
    await logIn(page, { ...mario, emailVerified: false })
    await page.route(`**${apiPaths.resendVerification}`, (route) => route.fulfill({ status: 202, json: {} }))
    await open(page, '/errore-verifica')
    const calls = recordCalls(page)
    await page.getByRole('button', { name: "Invia di nuovo l'email di verifica" }).click()
    await expectNotification(page, 'Email di verifica inviata')
    expect(calls).toContain('POST /api/auth/resend-verification')
  })
})

test('who has not verified is reminded until the notice is closed', async ({ page }) => {
  await logIn(page, { ...mario, emailVerified: false })
  // The server does not know Mario: its 401 would take the hint cookie away.
  await page.route(`**${apiPaths.collections}`, (route) => route.fulfill({ json: [] }))
  await open(page, '/ricette/1')
  const notice = page.getByRole('region', { name: "Verifica dell'e-mail" })
  await expect(notice).toContainText('mario@example.it')
  await notice.getByRole('button', { name: "Chiudi l'avviso" }).click()
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await open(page, '/ricette/2')
  await expect(page.getByRole('banner').getByText('Mario Rossi').first()).toBeAttached()
  await expect(notice).toHaveCount(0)
})
