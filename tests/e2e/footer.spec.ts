import { PUBLIC_PAGES } from '#contracts/public-pages.ts'
import { expect, test } from './site-test.ts'
import { expectNotification, open, recordCalls, somebody } from './visitor.ts'

test('its anchors show the sections of home', { tag: '@phone-only' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
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

test('an anchor is where it says, also after another page was left halfway', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await page.getByRole('heading', { name: /^Scarica l'app/ }).scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await page.getByRole('navigation', { name: 'Link Rapidi' }).getByRole('link', { name: 'Ricette' }).click()
  await expect(page).toHaveURL('/#ricette')
  await expect(page.getByRole('heading', { name: 'Ricette Classiche' })).toBeInViewport()
})

test('it leads to every tool and article, and is no longer than the window of a phone', {
  tag: '@phone-only',
}, async ({ page, isMobile }) => {
  await open(page, '/privacy')
  const footer = page.getByRole('contentinfo')
  const addresses = await footer
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  const ofHome = ['/ricette', '/pizzerie', '/glossario'] // their links lead to the home page's sections
  expect(addresses).toEqual(expect.arrayContaining(PUBLIC_PAGES.filter((path) => !ofHome.includes(path))))
  if (isMobile) expect((await footer.boundingBox())?.height).toBeLessThan(page.viewportSize()?.height ?? 0)
})

test('three social icons share the site where no address is configured', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/')
  const icons = page.getByRole('contentinfo').getByRole('button', { name: /^Condividi Cornicione su/ })
  await expect(icons).toHaveCount(3)
  await icons.first().click()
  await expectNotification(page, 'Link copiato', 'Ora puoi incollarlo dove vuoi.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(page.url()).origin)
})

test('the social icons open the sharing sheet where the system has one', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.title = `shared: ${data?.title} ${data?.url}`
    }
  })
  await open(page, '/')
  await page.getByRole('button', { name: 'Condividi Cornicione su Instagram' }).click()
  await expect(page).toHaveTitle(`shared: Cornicione ${new URL(page.url()).origin}`)
})

test.describe('newsletter', () => {
  test('thanks for an address and stays on the page', async ({ page }) => {
    await open(page, '/privacy')
    const field = page.getByPlaceholder('La tua email')
    await expect(field).toHaveAttribute('type', 'email')
    await field.fill(somebody().email)
    await page.getByRole('button', { name: 'Iscriviti alla newsletter' }).click()
    await expectNotification(
      page,
      'Iscrizione ricevuta',
      "Ti abbiamo scritto: apri il link nell'e-mail per confermare l'iscrizione.",
    )
    await expect(field).toHaveValue('')
    await expect(page).toHaveURL('/privacy')
  })

  test('sends nothing that is no address', async ({ page }) => {
    await open(page, '/privacy')
    const calls = recordCalls(page)
    const field = page.getByPlaceholder('La tua email')
    await field.fill('senza chiocciola')
    await page.getByRole('button', { name: 'Iscriviti alla newsletter' }).click()
    await expect(field).toBeFocused()
    expect(await field.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false)
    expect(calls).toEqual([])
  })

  test('tells what the server does not accept and keeps the text', async ({ page }) => {
    await open(page, '/privacy')
    const field = page.getByPlaceholder('La tua email')
    await field.fill('nome@dominio-senza-punto')
    await page.getByRole('button', { name: 'Iscriviti alla newsletter' }).click()
    await expectNotification(page, 'Iscrizione non riuscita', 'Inserisci un indirizzo e-mail valido')
    await expect(field).toHaveValue('nome@dominio-senza-punto')
  })

  test('says so when the connection is broken', async ({ page }) => {
    await page.route('**/api/newsletter', (route) => route.abort())
    await open(page, '/privacy')
    await page.getByPlaceholder('La tua email').fill('nome@example.it')
    await page.getByRole('button', { name: 'Iscriviti alla newsletter' }).click()
    await expectNotification(page, 'Iscrizione non riuscita', 'Controlla la connessione e riprova tra poco.')
  })
})
