import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { registerAccount, startSession, verifyEmail } from '#contracts/accounts/accounts.endpoints.ts'
import type { Collection } from '#contracts/collections/collection.ts'
import { addToCollection, createCollection } from '#contracts/collections/collections.endpoints.ts'
import { addressOf } from '#contracts/endpoint.ts'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { getRecipe, listRecipes } from '#contracts/recipes/recipes.endpoints.ts'
import { countPageView, countTypedSearch } from '#contracts/statistics/statistics.endpoints.ts'
import { dataDirOf, E2E_ADMIN } from '#tests/support/e2e-origin.ts'
import { HYDRATED_MARK } from '#web/shell/hydration-mark.ts'
import { mailboxIn } from './mailbox.ts'

/** Moves the hand, and waits until the page answers events: a click before it would act as in a browser without scripts. */
export const wake = (page: Page) =>
  page.waitForFunction((mark) => {
    dispatchEvent(new Event('pointermove'))
    for (const part of document.querySelectorAll('[data-part]'))
      part.dispatchEvent(new Event('focusin', { bubbles: true }))
    return performance.getEntriesByName(mark).length > 0
  }, HYDRATED_MARK)

/** Opens an address by a whole page load, as a link from another site does, and waits until it can be used. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path)
  await wake(page)
  return response
}

/**
 * A clock that the test moves. It also stands in for everything that measures, and would swallow the mark that `wake`
 * waits for: the mark is kept beside it.
 */
export async function ownClock(page: Page, options?: Parameters<Page['clock']['install']>[0]) {
  await page.clock.install(options)
  await page.addInitScript(() => {
    const marks: string[] = []
    performance.mark = (name) => {
      marks.push(name)
      return {} as PerformanceMark
    }
    performance.getEntriesByName = (name) => (marks.includes(name) ? [{} as PerformanceEntry] : [])
  })
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

/** Somebody with an account on the site under test. */
export interface Reader {
  name: string
  username: string
  email: string
  password: string
}

/** Somebody of whom the site has not heard. */
export function somebody(name = 'Mario Rossi'): Reader {
  const username = `m${randomBytes(4).readUInt32LE().toString(36)}`
  return { name, username, email: `${username}@example.it`, password: 'biga e poolish' }
}

/** Logs a new reader in, for real: the account is new, and the browser has its session. */
export async function logIn(
  page: Page,
  { name, isVerified = true }: { name?: string; isVerified?: boolean } = {},
): Promise<Reader> {
  const reader = somebody(name)
  const data = { ...reader, passwordConfirm: reader.password }
  const answer = await page.request.post(registerAccount.path, { data })
  expect(answer.status(), await answer.text()).toBe(201)
  if (isVerified) {
    const mailbox = mailboxIn(join(dataDirOf(Number(new URL(answer.url()).port)), 'outbox'))
    await confirmAddress(page, await mailbox.linkTo(verifyEmail.path, reader.email))
  }
  return reader
}

/** Does what the button behind the link of the mail does. */
export async function confirmAddress(page: Page, link: string) {
  const data = { token: new URL(link, 'http://site').searchParams.get('token') }
  expect((await page.request.post(verifyEmail.path, { data })).status()).toBe(200)
}

/** Types what the page of the login asks for, and sends it. */
export async function fillLogin(page: Page, { email, password }: Pick<Reader, 'email' | 'password'>) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entra', exact: true }).click()
}

/** Puts recipes into a collection of whoever is logged in. */
export async function collect(page: Page, collection: string, recipeIds: readonly number[]) {
  for (const id of recipeIds) {
    const answer = await page.request.put(
      addressOf(addToCollection, { params: { id: collection, recipeId: id } }),
    )
    expect(answer.status()).toBe(200)
  }
}

/** Makes a collection of whoever is logged in, with these recipes, and answers its id. */
export async function newCollection(page: Page, name: string, recipeIds: readonly number[] = []) {
  const answer = await page.request.post(createCollection.path, { data: { name } })
  expect(answer.status()).toBe(201)
  const { id } = (await answer.json()) as Collection
  await collect(page, id, recipeIds)
  return id
}

/** Logs the administrator of the test's site in, for real. Who changes something with it needs a site of its own: `own-site/`. */
export async function logInAsAdmin(page: Page) {
  const answer = await page.request.post(startSession.path, { data: E2E_ADMIN })
  expect(answer.status()).toBe(200)
}

/**
 * The calls of the API that the page makes from now on, as 'GET /api/…'. The word that a page was opened inside the site,
 * or something looked for, is left out: nothing waits for it, and it may leave at any time.
 */
const TOLD: readonly string[] = [countPageView.path, countTypedSearch.path]
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
  const answer = await page.request.get(listRecipes.path)
  return (await answer.json()) as Recipe[]
}

/** One recipe, for tests that change a part of it and hand it back to the page. */
export async function recipeOf(page: Page, id: number): Promise<Recipe> {
  const answer = await page.request.get(addressOf(getRecipe, { params: { id } }))
  return (await answer.json()) as Recipe
}
