import type { Page } from '@playwright/test'
import { getMe } from '#contracts/accounts/accounts.endpoints.ts'
import { expect, test } from './site-test.ts'
import { holdBack, logIn, open, ownClock, refuse } from './visitor.ts'

/** What the page says of itself while it waits. */
async function statusesOf(page: Page): Promise<string[]> {
  const seen: string[] = []
  await page.exposeFunction('report', (text: string) => seen.push(text))
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const status = document.querySelector('main [role=status]')
      if (status?.textContent) Reflect.get(window, 'report')(status.textContent)
    })
    observer.observe(document, { childList: true, subtree: true, characterData: true })
  })
  return seen
}

async function expectSentToLogin(page: Page, path: string) {
  const seen = await statusesOf(page)
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

  // A broken answer is no login.
  await refuse(page, getMe.path)
  await open(page, path)
  await expect(page).toHaveURL('/auth')
}

test('a page of an account waits for the login state, sends visitors to Accedi, and opens as soon as the site answers', async ({
  page,
}) => {
  await ownClock(page)
  await expectSentToLogin(page, '/profilo')

  await logIn(page, { isVerified: false })
  await page.unroute(`**${getMe.path}`)
  await page.route(`**${getMe.path}`, (route) => route.abort())
  await open(page, '/profilo')
  await expect(page.getByRole('heading', { level: 1, name: 'Per questa pagina serve la rete' })).toBeVisible()
  await page.unroute(`**${getMe.path}`)
  await page.clock.runFor(5000) // the network was never away: the page asks by itself
  await expect(page.getByRole('heading', { level: 1, name: 'Profilo' })).toBeVisible()
  await expect(page).toHaveURL('/profilo')
  // Who has no business on a page goes home.
  for (const path of ['/admin', '/auth']) {
    await open(page, path)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('La tradizione italiana a casa tua')
  }
})
