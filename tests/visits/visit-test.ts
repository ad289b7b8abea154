import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { ACCOUNT_HINT } from '#contracts/account-hint.ts'
import { apiPaths } from '#contracts/api-paths.ts'
import { VERIFY_NOTICE } from '#contracts/before-first-paint.ts'
import type { User } from '#contracts/user.ts'
import { E2E_ORIGIN } from '#tests/support/e2e-origin.ts'
import { test as siteTest } from '../e2e/site-test.ts'
import { ADMIN_STATE } from './log-in.ts'
import { stopMoments } from './steady-page.ts'
import type { Visit, Window } from './visit.ts'

export interface VisitOptions {
  /** Which of the windows this is. */
  window: Window
}

export const test = siteTest.extend<VisitOptions>({ window: ['desktop', { option: true }] })

const mario: User = {
  id: 7,
  name: 'Mario Rossi',
  email: 'mario@example.it',
  username: 'mario',
  emailVerified: false,
  isAdmin: false,
}
const COLLECTIONS = [
  { id: 'favorites', name: 'Preferiti', recipeIds: [1, 2] },
  { id: 'to-try', name: 'Da Provare', recipeIds: [] },
  { id: 'collection-1', name: 'La teglia della domenica con tutta la famiglia', recipeIds: [5] },
]

/** Somebody of whom only the browser knows: one more person would be one more line in the lists of the visits. */
export async function beReader(page: Page, more: Partial<User> = {}) {
  await page.context().addCookies([{ name: ACCOUNT_HINT, value: '1', url: E2E_ORIGIN }])
  // The second page that they open: it keeps the place of the reminder to verify the address.
  await page.addInitScript((notice) => localStorage.setItem(notice, '1'), VERIFY_NOTICE)
  const answers = {
    [apiPaths.me]: { ...mario, ...more },
    [apiPaths.collections]: COLLECTIONS,
    [apiPaths.ownRatings]: [],
    [apiPaths.savedVariants]: [],
  }
  for (const [path, json] of Object.entries(answers))
    await page.route(`**${path}`, (route) => route.fulfill({ json }))
}

async function beAdmin(context: BrowserContext) {
  await context.addCookies(JSON.parse(readFileSync(ADMIN_STATE, 'utf8')).cookies)
  await stopMoments(context)
}

/** Only who has an account asks the API for anything when he opens a page: only his requests are held up. */
export async function be(page: Page, who: Visit['who']) {
  if (who === 'admin') await beAdmin(page.context())
  if (who === 'reader') await beReader(page)
}
