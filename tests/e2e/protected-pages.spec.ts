import { getMe } from '#contracts/accounts/accounts.endpoints.ts'
import { expect, test } from './site-test.ts'
import { holdBack, logIn, logInAsAdmin, open, refuse } from './visitor.ts'

for (const path of ['/profilo', '/admin']) {
  test(`${path} waits for the login state and sends visitors to Accedi, saying so`, async ({ page }) => {
    const seen: string[] = []
    await page.exposeFunction('report', (text: string) => seen.push(text))
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        const status = document.querySelector('main [role=status]')
        if (status?.textContent) Reflect.get(window, 'report')(status.textContent)
      })
      observer.observe(document, { childList: true, subtree: true, characterData: true })
    })
    // Also what only says that something failed to load: a visitor's console stays clean.
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    const me = await holdBack(page, getMe.path)
    await open(page, path)
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Caricamento...')
    await expect(page).toHaveURL(path)
    me.release()
    await expect(page).toHaveURL('/auth')
    await expect(page.getByRole('heading', { level: 1, name: 'Accedi o registrati' })).toBeVisible()
    await expect.poll(() => seen).toContain('Reindirizzamento...')
    expect(errors).toEqual([])
    // The page that sent the reader here is no stop on the way back.
    await page.goBack()
    expect(new URL(page.url()).pathname).not.toBe(path)
  })

  test(`${path} does not take a broken answer for a login`, async ({ page }) => {
    await refuse(page, getMe.path)
    await open(page, path)
    await expect(page).toHaveURL('/auth')
  })
}

test('/profilo shows its data to who is logged in', async ({ page }) => {
  const { name, username, email } = await logIn(page)
  await open(page, '/profilo')
  await expect(page.getByRole('heading', { level: 1, name: 'Profilo' })).toBeVisible()
  await expect(page.getByRole('definition')).toHaveText([name, username, email])
  await expect(page).toHaveURL('/profilo')
})

test('/profilo opens by itself when the site answers again, though the network was never away', async ({
  page,
}) => {
  await logIn(page)
  await page.route(`**${getMe.path}`, (route) => route.abort())
  await open(page, '/profilo')
  await expect(page.getByRole('heading', { level: 1, name: 'Per questa pagina serve la rete' })).toBeVisible()
  await page.unroute(`**${getMe.path}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Profilo' })).toBeVisible()
})

test('/admin opens for administrators', async ({ page }) => {
  await logInAsAdmin(page)
  await open(page, '/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Amministrazione' })).toBeVisible()
  await expect(page).toHaveURL('/admin')
})

test('/admin sends a reader who is no administrator home', async ({ page }) => {
  await logIn(page)
  await open(page, '/admin')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La tradizione italiana a casa tua')
})

test('/auth has nothing to say to who is logged in', async ({ page }) => {
  await logIn(page)
  await open(page, '/auth')
  await expect(page).toHaveURL('/')
})
