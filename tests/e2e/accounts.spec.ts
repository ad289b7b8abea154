import type { Page } from '@playwright/test'
import { endSession, startSession } from '#contracts/accounts/accounts.endpoints.ts'
import { MAILED_LINK_PAGES } from '#contracts/accounts/mailed-link-pages.ts'
import { expect, test } from './site-test.ts'
import {
  expectNotification,
  fillLogin,
  logIn,
  notification,
  open,
  recipeOf,
  recordCalls,
  somebody,
  wake,
} from './visitor.ts'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const verifyNotice = (page: Page) => page.getByRole('region', { name: "Verifica dell'e-mail" })

test('a visitor fills hearts, registers past what is wrong beside each field, and is back at his list with them', async ({
  page,
  mailbox,
}) => {
  const taken = await logIn(page, { isVerified: false })
  await page.context().clearCookies()
  await open(page, '/ricette?cerca=funghi')
  // Hearts stay on this device, without a call.
  const calls = recordCalls(page)
  const hearts = page.getByRole('main').getByRole('button', { name: /^Preferiti: / })
  for (const index of [0, 1, 2]) await hearts.nth(index).click()
  await expectNotification(page, 'Segnata su questo dispositivo')
  await page.reload()
  await wake(page)
  await expect(hearts.nth(2)).toHaveAttribute('aria-pressed', 'true')
  await hearts.nth(2).click()
  await expect(hearts.nth(2)).toHaveAttribute('aria-pressed', 'false')
  expect(calls.filter((call) => call.includes('collections'))).toEqual([])

  await page.getByRole('banner').getByRole('link', { name: 'Accedi' }).click()
  await page.getByRole('tab', { name: 'Registrati' }).click()
  const create = page.getByRole('button', { name: 'Crea il tuo account' })
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) await field(page, label).fill(value)
    await create.click()
  }
  await fill({
    Nome: 'M',
    'Nome utente': 'ma',
    'E-mail': 'mario@',
    Password: '12345',
    'Conferma password': '54321',
  })
  await expect(page.getByRole('alert')).toHaveText([
    'Il nome deve contenere almeno 2 caratteri',
    'Il nome utente deve contenere almeno 3 caratteri',
    'Inserisci un indirizzo e-mail valido',
    'La password deve contenere almeno 6 caratteri',
    'Le password non corrispondono',
  ])
  await expect(field(page, 'Nome')).toBeFocused()
  await field(page, 'Conferma password').fill('12345')
  await expect(page.getByText('Le password non corrispondono')).toHaveCount(0)

  // What only the server knows stands there too: a common password, a taken address, a taken name.
  const person = somebody('Prova Pizzaiola')
  await field(page, 'Password').fill('password')
  await expect(field(page, 'Password')).toHaveAccessibleDescription(/password/)
  await expect(page.getByText('Almeno 6 caratteri')).toHaveCount(0)
  await fill({
    Nome: person.name,
    'Nome utente': taken.username,
    'E-mail': taken.email.toUpperCase(),
    'Conferma password': 'password',
  })
  await expect(page.getByRole('alert')).toContainText(
    "È tra le password più usate al mondo: scegline un'altra",
  )
  await expect(field(page, 'Password')).toBeFocused()
  await fill({ Password: person.password, 'Conferma password': person.password })
  await expectNotification(page, 'Registrazione fallita')
  await expect(field(page, 'E-mail')).toHaveAttribute('aria-invalid', 'true')
  await fill({ 'E-mail': person.email })
  await expect(field(page, 'Nome utente')).toHaveAttribute('aria-invalid', 'true')
  await fill({ 'Nome utente': person.username })

  await expect(page).toHaveURL('/ricette?cerca=funghi')
  await expectNotification(page, 'Registrazione completata')
  await expect(notification(page)).toContainText(person.email)
  await expect(notification(page)).toContainText('2 ricette sono nei tuoi Preferiti.')
  for (const index of [0, 1]) await expect(hearts.nth(index)).toHaveAttribute('aria-pressed', 'true')
  await expect(verifyNotice(page)).toContainText(person.email)
  await open(page, await mailbox.linkTo('/api/auth/verify', person.email))
  await expect(verifyNotice(page)).toContainText(person.email) // opening it confirms nothing
  await page.getByRole('main').getByRole('button', { name: "Conferma l'indirizzo" }).click()
  await expect(page).toHaveURL('/verifica-completata')
  await expect(page.getByRole('banner').getByRole('button', { name: person.name })).toBeVisible()
  await expect(verifyNotice(page)).toHaveCount(0)
})

test('a login that is sent before the scripts are here is sent when they come; what is wrong is said, and nothing typed is lost', async ({
  page,
}) => {
  const reader = await logIn(page, { isVerified: false })
  await page.request.post(endSession.path)
  const { promise: scripts, resolve: letIn } = Promise.withResolvers<void>()
  await page.route(/assets\/entry\.client/, async (route) => {
    await scripts
    await route.continue()
  })
  await page.goto('/auth')
  const [email, password] = [field(page, 'E-mail'), field(page, 'Password')]
  await fillLogin(page, { ...reader, password: 'non è questa' })
  await expect(email).toHaveValue(reader.email)
  letIn()
  await expectNotification(page, 'Login fallito')

  // Each field is looked at when it is left, or sent; what is wrong is not sent.
  const calls = recordCalls(page)
  await email.fill('mario')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await email.blur()
  await expect(page.getByRole('alert')).toHaveText('Inserisci un indirizzo e-mail valido')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await email.fill(reader.email.toUpperCase())
  await expect(page.getByRole('alert')).toHaveCount(0)
  await password.fill('12345')
  await page.getByRole('button', { name: 'Entra', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('La password deve contenere almeno 6 caratteri')
  await expect(password).toBeFocused()
  expect(calls).not.toContain(`POST ${startSession.path}`)

  await password.fill(reader.password)
  await page.getByRole('button', { name: 'Mostra la password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Nascondi la password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  // No server of the site answers in no words at all; one before it may.
  await page.route(`**${startSession.path}`, (route) => route.fulfill({ status: 502, body: 'guasto' }))
  await page.getByRole('button', { name: 'Entra', exact: true }).click()
  await expectNotification(page, 'Login fallito', 'Errore durante il login')
  await expect(page).toHaveURL('/auth')
  await expect(email).toHaveValue(reader.email.toUpperCase())
  await page.unroute(`**${startSession.path}`)
  await page.getByRole('button', { name: 'Entra', exact: true }).click()
  await expectNotification(page, 'Login effettuato', `Benvenuto ${reader.name}!`)
  await expect(page).toHaveURL('/')
})

test('a forgotten password is replaced through the mail, once', async ({ page, mailbox }) => {
  const reader = await logIn(page, { isVerified: false })
  await page.context().clearCookies()
  await open(page, '/reimposta-password')
  await expect(page.getByRole('alert')).toContainText('link')
  await page.getByRole('link', { name: 'Chiedi un nuovo link' }).click()
  await expect(page).toHaveURL('/password-dimenticata')
  await page.getByLabel('E-mail').fill('nessuno')
  await page.getByRole('button', { name: 'Mandami il link' }).click()
  await expect(page.getByRole('alert')).toHaveText('Inserisci un indirizzo e-mail valido')
  await page.getByLabel('E-mail').fill(reader.email)
  await page.getByRole('button', { name: 'Mandami il link' }).click()
  await expect(page.getByRole('status')).toContainText('Controlla la posta')

  const link = await mailbox.linkTo('/reimposta-password', reader.email)
  const choose = async (password: string) => {
    await open(page, link)
    await field(page, 'Nuova password').fill(password)
    await field(page, 'Conferma password').fill(password)
    await page.getByRole('button', { name: 'Salva la nuova password' }).click()
  }
  await choose('semola rimacinata')
  await expectNotification(page, 'Password aggiornata')
  await expect(page).toHaveURL('/auth')
  await fillLogin(page, { ...reader, password: 'semola rimacinata' })
  await expectNotification(page, 'Login effettuato')
  await choose('un altra ancora')
  await expectNotification(page, 'Aggiornamento fallito')

  // The other link that works once: used or made up, it says what to do, and has no button any more.
  await open(page, `${MAILED_LINK_PAGES.undo}?token=inventato`)
  const undo = page.getByRole('button', { name: 'Annulla il cambio' })
  await undo.click()
  await expect(page.getByRole('alert')).toContainText("L'hai già usato? Allora il cambio è annullato")
  await expect(undo).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Scegli una nuova password' })).toBeFocused()
})

test('who has not verified the address is reminded until the notice is closed, and has the letter sent again', {
  tag: ['@phone-only', '@proof'],
}, async ({ page, mailbox }) => {
  await open(page, '/errore-verifica')
  const again = page.getByRole('main').getByRole('button', { name: "Invia di nuovo l'e-mail di verifica" })
  // A visitor says where to send it; nobody learns whether the site knows the address.
  await again.click()
  await expectNotification(page, 'Email di verifica inviata')
  const address = page.getByRole('main').getByLabel('E-mail')
  await address.fill('nessuno')
  await again.click()
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await address.fill('nessuno@example.it')
  const calls = recordCalls(page)
  await again.click()
  await expect(notification(page)).toContainText('Se nessuno@example.it appartiene')
  expect(calls).toEqual(['POST /api/auth/resend-verification'])

  const { name, email } = await logIn(page, { isVerified: false })
  const first = await mailbox.linkTo('/api/auth/verify', email)
  await page.reload()
  await wake(page)
  await expect(verifyNotice(page)).toContainText(email)
  await again.click()
  await expectNotification(page, 'Email di verifica inviata')
  await expect.poll(() => mailbox.linkTo('/api/auth/verify', email)).not.toBe(first)
  await notification(page).getByRole('button', { name: 'Chiudi la notifica' }).click() // it stands over the notice
  await verifyNotice(page).getByRole('button', { name: "Chiudi l'avviso" }).click()
  await expect(verifyNotice(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await open(page, '/ricette/2')
  await expect(page.getByRole('banner').getByText(name).first()).toBeAttached()
  await expect(verifyNotice(page)).toHaveCount(0)
})

test('what a reader votes is in the list at once', { tag: '@proof' }, async ({ page }) => {
  const id = 71 // votes stay: no other test looks at it
  await logIn(page)
  const { name, ratingCount } = await recipeOf(page, id)
  await open(page, `/ricette/${id}`)
  await page.getByRole('button', { name: '5 pizzette' }).click()
  await expectNotification(page, 'Valutazione salvata', 'Hai valutato questa ricetta con 5 pizzette.')
  await page.getByRole('button', { name: '4 pizzette' }).click()
  await expect(page.getByRole('img', { name: 'Voto 4,0 su 5' }).first()).toBeVisible()
  await expect(
    page.getByText(ratingCount === 0 ? '(1 valutazione)' : `(${ratingCount + 1} valutazioni)`).first(),
  ).toBeVisible()

  await page.getByRole('navigation', { name: 'Percorso' }).getByRole('link', { name: 'Ricette' }).click()
  // The list shows twenty-four at a time.
  await page.getByRole('main').getByRole('searchbox', { name: 'Cerca' }).fill(name)
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
  await expect(card.getByRole('img', { name: 'Voto 4,0 su 5' })).toBeVisible()
})
