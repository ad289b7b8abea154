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

/** Logs the visitor in. */
export async function be(page: Page, who: keyof typeof SESSIONS) {
  await page.context().addCookies(JSON.parse(readFileSync(SESSIONS[who], 'utf8')).cookies)
  // The second page that they open: it keeps the place of the reminder to verify the address.
  if (who !== 'admin') await page.addInitScript((notice) => localStorage.setItem(notice, '1'), VERIFY_NOTICE)
  // Only pages of logged-in users call the API when they open, so only those requests are delayed.
  await stopMoments(page.context())
}
