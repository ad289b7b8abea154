import type { Browser, BrowserContext } from '@playwright/test'
import { apiPaths } from '#contracts/api-paths.ts'
import { E2E_ADMIN } from '../support/e2e-origin.ts'

export const FIRST_VIEW = { width: 390, height: 900 } as const
export const NOW = '2026-11-21T10:00:00+01:00'

/** What a logged in browser keeps. */
export type Visitor = Awaited<ReturnType<BrowserContext['storageState']>>

/** Moments of the server's clock would differ with every run. */
const MOMENT = /"\d{4}-\d\d-\d\dT[\d:.]+Z"/g

async function makeSteady(context: BrowserContext) {
  // A web font that comes late would leave the page in its stand-in. The styles stand in the page itself.
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const answer = await route.fetch()
    const body = (await answer.text()).replaceAll('font-display:optional', 'font-display:block')
    return route.fulfill({ response: answer, body })
  })
  await context.route('**/api/**', async (route) => {
    const answer = await route.fetch()
    if (!answer.headers()['content-type']?.includes('json')) return route.fulfill({ response: answer })
    return route.fulfill({ response: answer, body: (await answer.text()).replace(MOMENT, `"${NOW}"`) })
  })
}

/** Who administers, logged in once: each login would be one more in the list of people. */
export async function logInForAll(browser: Browser, origin: string): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: origin })
  const answer = await context.request.post(apiPaths.login, { data: E2E_ADMIN })
  if (!answer.ok()) throw new Error(`the administrator cannot log in: ${answer.status()}`)
  const visitor = await context.storageState()
  await context.close()
  return visitor
}

/** A browser in which a page always looks the same: one moment, no movement, no late font. */
export async function steadyContext(browser: Browser, origin: string, visitor?: Visitor) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: FIRST_VIEW, // a phone's: wider windows then ask for larger pictures, never the other way round
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    colorScheme: 'light',
    serviceWorkers: 'block',
    bypassCSP: true, // the changed styles have another hash
    ...(visitor && { storageState: visitor }),
  })
  await makeSteady(context)
  return context
}
