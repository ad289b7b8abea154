import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { VERIFY_NOTICE } from '#contracts/before-first-paint.ts'
import { test as siteTest } from '../e2e/site-test.ts'
import { SESSIONS } from './log-in.ts'
import { stopMoments } from './steady-page.ts'
import type { Window } from './visit.ts'

export interface VisitOptions {
  /** Which of the windows this is. */
  window: Window
}

export const test = siteTest.extend<VisitOptions>({ window: ['desktop', { option: true }] })

/** Lets somebody look who has an account. */
export async function be(page: Page, who: keyof typeof SESSIONS) {
  await page.context().addCookies(JSON.parse(readFileSync(SESSIONS[who], 'utf8')).cookies)
  // The second page that they open: it keeps the place of the reminder to verify the address.
  if (who !== 'admin') await page.addInitScript((notice) => localStorage.setItem(notice, '1'), VERIFY_NOTICE)
  // Only who has an account asks the API for anything when he opens a page: only his requests are held up.
  await stopMoments(page.context())
}
