import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { ACCOUNT_HINT } from '#contracts/account-hint.ts'
import { apiPaths } from '#contracts/api-paths.ts'
import type { Recipe } from '#contracts/recipe.ts'
import type { User } from '#contracts/user.ts'
import { E2E_ADMIN, E2E_ORIGIN } from '#tests/support/e2e-origin.ts'
import { INTERACTIVE_MARK } from '#web/shell/interactive-mark.ts'

/** Moves the hand, and waits until the page answers events: a click before it would act as in a browser without scripts. */
export const wake = (page: Page) =>
  page.waitForFunction((mark) => {
    dispatchEvent(new Event('pointermove'))
    return performance.getEntriesByName(mark).length > 0
  }, INTERACTIVE_MARK)

/** Opens an address by a whole page load, as a link from another site does, and waits until it can be used. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path)
  await wake(page)
  return response
}

/** Goes to an address inside the running page, as a link of the site does, also where no link points to it. */
export const goInside = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)

/** The notification that is visible; there is never a second one. */
export const notification = (page: Page): Locator =>
  page.getByRole('region', { name: /^Notifiche/ }).getByRole('listitem')

export async function expectNotification(page: Page, title: string, description?: string) {
  await expect(notification(page)).toHaveCount(1)
  await expect(notification(page).getByText(title, { exact: true })).toBeVisible()
  if (description) await expect(notification(page).getByText(description, { exact: true })).toBeVisible()
}

export const mario: User = {
  id: 7,
  name: 'Mario Rossi',
  email: 'mario@example.it',
  username: 'mario',
  emailVerified: true,
  isAdmin: false,
}

/** The browser of somebody who has logged in: the hint cookie is set and the server knows the user. */
export async function logIn(page: Page, user: User = mario) {
  await page.context().addCookies([{ name: ACCOUNT_HINT, value: '1', url: E2E_ORIGIN }])
  await page.route(`**${apiPaths.me}`, (route) => route.fulfill({ json: user }))
  await serveReader(page)
}

/** What belongs to a reader whom the server does not know: its own answer would be that nobody is logged in. */
export async function serveReader(page: Page) {
  await page.route(`**${apiPaths.collections}`, (route) => route.fulfill({ json: [] }))
  await page.route(`**${apiPaths.ownRatings}`, (route) => route.fulfill({ json: [] }))
  await page.route(`**${apiPaths.savedVariants}`, (route) => route.fulfill({ json: [] }))
}

/** Logs the administrator of the test's site in, for real. Who changes something with it needs a site of its own: `own-site/`. */
export async function logInAsAdmin(page: Page) {
  const answer = await page.request.post(apiPaths.login, { data: E2E_ADMIN })
  expect(answer.status()).toBe(200)
}

/**
 * The calls of the API that the page makes from now on, as 'GET /api/…'. The word that a page was opened inside the site,
 * or something looked for, is left out: nothing waits for it, and it may leave at any time.
 */
const TOLD: readonly string[] = [apiPaths.pageViews, apiPaths.searches]
export function recordCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && !TOLD.includes(pathname))
      calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

/** Holds back the answers to an address until `release` is called. */
export async function holdBack(page: Page, path: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**${path}`, async (route) => {
    await promise
    await route.fallback()
  })
  return { release: resolve }
}

/** Holds the page's scripts back until `release` is called, as a slow line does. */
export async function holdScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return { release: resolve }
}

export const refuse = (page: Page, path: string, status = 500) =>
  page.route(`**${path}`, (route) => route.fulfill({ status, json: { message: 'Guasto di prova' } }))

/** The catalogue as the API answers it: what pages show is compared with this. */
export async function catalogue(page: Page): Promise<Recipe[]> {
  const answer = await page.request.get(apiPaths.recipes)
  return (await answer.json()) as Recipe[]
}

/** One recipe, for tests that change a part of it and hand it back to the page. */
export async function recipeOf(page: Page, id: number): Promise<Recipe> {
  const answer = await page.request.get(apiPaths.recipe(id))
  return (await answer.json()) as Recipe
}
