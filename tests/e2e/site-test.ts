import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { dataDirOf, E2E_ORIGIN } from '#tests/support/e2e-origin.ts'
import { type Mailbox, mailboxIn } from './mailbox.ts'

/** Addresses that a network or a browser would open beside the site's own. */
const isOwn = (url: string, origin: string) => url.startsWith(origin) || /^(data|blob|about):/.test(url)

/** An address of a network at home, different each time: the site counts what one address asks for. */
const someAddress = () => `10.${[...randomBytes(3)].join('.')}`

/**
 * What goes by itself after a while is there or gone, as fast as the machine is. Timers of these lengths never fire: they are
 * notifications (5 s) and 'Copiato!' (2 s). A notification on which the pointer has been goes on with what is left of its
 * time, by the same function: that one is held too.
 */
export function holdTimers(delays: readonly number[]) {
  const held = new WeakSet<object>()
  const start = window.setTimeout.bind(window)
  const never = 2 ** 31 - 1
  window.setTimeout = ((act: () => void, delay?: number, ...given: unknown[]) => {
    if (delays.includes(Number(delay))) held.add(act)
    return held.has(act) ? start(() => undefined, never) : start(act, delay, ...given)
  }) as typeof window.setTimeout
}

interface Watch {
  /**
   * Lengths of the page's timers, in milliseconds, that never fire. A test that needs one of them names the others: a new
   * version of the site waits two seconds for the worker of the old one (`offline.spec.ts`). A clock of the test's own
   * (`ownClock`) stands above it.
   */
  heldTimers: readonly number[]
  /** Where the site under test runs: another than the usual one for a test with a server of its own. */
  siteOrigin: string
  /** What the site under test has written to its readers. */
  mailbox: Mailbox
  /** What went wrong in the page: errors in the console, exceptions, files that did not arrive. */
  faults: string[]
  /** Requests that went to other sites. None arrives, and a test that does not empty the list fails. */
  foreignRequests: string[]
}

/**
 * A page that is watched during the whole test. Answers of the API may be errors on purpose, so their entries in
 * the console do not count; everything else fails the test in which it happened.
 */
export const test = base.extend<Watch>({
  siteOrigin: E2E_ORIGIN,
  baseURL: ({ siteOrigin }, use) => use(siteOrigin),
  heldTimers: [[2000, 5000], { option: true }],
  context: async ({ context, heldTimers }, use) => {
    await context.addInitScript(holdTimers, heldTimers)
    await use(context)
  },
  // Every test is a household of its own, so that the limits of the site do not count all of them together.
  extraHTTPHeaders: ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, 'x-forwarded-for': someAddress() }),
  mailbox: ({ siteOrigin }, use) =>
    use(mailboxIn(join(dataDirOf(Number(new URL(siteOrigin).port)), 'outbox'))),
  faults: [
    async ({ page }, use) => {
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(`exception: ${error.message}`))
      page.on('console', (message) => {
        const isNetwork = message.text().startsWith('Failed to load resource')
        if (message.type() === 'error' && !isNetwork) faults.push(`console: ${message.text()}`)
      })
      page.on('response', (response) => {
        const isFile = !['document', 'fetch'].includes(response.request().resourceType())
        if (isFile && response.status() >= 400) faults.push(`${response.status()} ${response.url()}`)
      })
      // What a script tries and catches is in no console, but the browser counts it.
      await page.addInitScript(() =>
        document.addEventListener(
          'securitypolicyviolation',
          ({ violatedDirective, blockedURI, sourceFile }) =>
            console.error(`content security policy: ${violatedDirective} ${blockedURI} in ${sourceFile}`),
        ),
      )
      await use(faults)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
  // Heard, not held up: the browser finds no other machine, and a page without a held request loads much faster.
  foreignRequests: [
    async ({ page, siteOrigin }, use) => {
      const foreign: string[] = []
      page.on('request', (request) => {
        if (!isOwn(request.url(), siteOrigin)) foreign.push(request.url())
      })
      await use(foreign)
      expect(foreign).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
