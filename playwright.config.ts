import { defineConfig } from '@playwright/test'
import { CHROMIUM_LAUNCH } from './tests/support/chromium-launch.ts'
import { E2E_ORIGIN } from './tests/support/e2e-origin.ts'
import { isProof } from './tests/support/proof.ts'

const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const OWN_SITE = '**/own-site/*.spec.ts'

/**
 * A test runs in a wide window, once. Its tag says where it runs besides, or instead:
 * `@phone` also on a phone, because width or touch changes what happens; `@phone-only` there alone;
 * `@no-js` in a browser without scripts, and nowhere else.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 3,
  // One more try on the shared machine of CI: a test that needs it is reported as flaky. The proof takes no excuse.
  retries: process.env.CI && !isProof ? 1 : 0,
  // A busy machine is slow, not wrong: no test measures time with these.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: E2E_ORIGIN,
    // Movement takes a fifth of a test's time without a graphics card: motion.spec.ts wants it.
    reducedMotion: 'reduce',
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    trace: 'off',
    screenshot: 'only-on-failure',
    // It would answer calls that a test answers itself. Tests of what works without a network allow it.
    serviceWorkers: 'block',
    launchOptions: CHROMIUM_LAUNCH,
  },
  projects: [
    // First, and one after the other: they share a site of their own, whose start takes seconds.
    { name: 'own-site', use: desktop, testMatch: OWN_SITE, fullyParallel: false, workers: 1 },
    { name: 'desktop', use: desktop, testIgnore: OWN_SITE, grepInvert: /@no-js|@phone-only/ },
    { name: 'phone', use: phone, testIgnore: OWN_SITE, grep: /@phone/ },
    { name: 'no-js', use: { ...desktop, javaScriptEnabled: false }, testIgnore: OWN_SITE, grep: /@no-js/ },
  ],
  webServer: {
    command: 'node tests/support/e2e-server.ts',
    // There is a shell between this process and the server: whom it ends with, it must be told.
    env: { E2E_RUNNER: String(process.pid) },
    url: `${E2E_ORIGIN}/api/ready`,
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
  },
})
