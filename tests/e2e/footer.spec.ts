import { expect, test } from './site-test.ts'
import { expectNotification, open, recordCalls, somebody } from './visitor.ts'

test('the footer shares the site, and takes an address for the newsletter or says what is wrong with it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/privacy')
  const { origin } = new URL(page.url())
  // Where no address of a network is configured its icon shares the site: copies the link, or opens the system's sheet.
  const icons = page.getByRole('contentinfo').getByRole('button', { name: /^Condividi Cornicione su/ })
  await expect(icons).toHaveCount(3)
  await icons.first().click()
  await expectNotification(page, 'Link copiato', 'Ora puoi incollarlo dove vuoi.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(origin)
  await page.evaluate(() => {
    navigator.share = async (data) => {
      document.title = `shared: ${data?.title} ${data?.url}`
    }
  })
  await icons.first().click()
  await expect(page).toHaveTitle(`shared: Cornicione ${origin}`)

  const field = page.getByPlaceholder('La tua email')
  const subscribe = page.getByRole('button', { name: 'Iscriviti alla newsletter' })
  await expect(field).toHaveAttribute('type', 'email')
  const calls = recordCalls(page)
  await field.fill('senza chiocciola')
  await subscribe.click()
  await expect(field).toBeFocused()
  expect(await field.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false)
  expect(calls).toEqual([])
  await field.fill('nome@dominio-senza-punto')
  await subscribe.click()
  await expectNotification(page, 'Iscrizione non riuscita', 'Inserisci un indirizzo e-mail valido')
  await expect(field).toHaveValue('nome@dominio-senza-punto')
  await page.route('**/api/newsletter', (route) => route.abort())
  await field.fill(somebody().email)
  await subscribe.click()
  await expectNotification(page, 'Iscrizione non riuscita', 'Controlla la connessione e riprova tra poco.')
  await page.unroute('**/api/newsletter')
  await subscribe.click()
  await expectNotification(
    page,
    'Iscrizione ricevuta',
    "Ti abbiamo scritto: apri il link nell'e-mail per confermare l'iscrizione.",
  )
  await expect(field).toHaveValue('')
  await expect(page).toHaveURL('/privacy')
})

test('its anchors show the sections of home on a phone too', { tag: ['@phone-only', '@proof'] }, async ({
  page,
}) => {
  for (const [name, heading] of [
    ['Pizzerie', 'Pizzerie storiche'],
    ['Glossario', 'Glossario'],
    ['Ricette', 'Ricette Classiche'],
  ] as const) {
    await open(page, '/privacy')
    await page.getByRole('navigation', { name: 'Link Rapidi' }).getByRole('link', { name }).click()
    await expect(page).toHaveURL(/\/#\w+$/)
    await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeInViewport()
  }
})
