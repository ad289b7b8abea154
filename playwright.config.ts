import { defineConfig } from '@playwright/test'
import { CHROMIUM_PATH } from './tests/support/chromium-path.ts'
import { E2E_ORIGIN } from './tests/support/e2e-origin.ts'

const QUIET_CHROMIUM = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

export default defineConfig({
  testDir: 'tests/e2e',
  workers: 2,
  // One more try on the shared machine of CI: a test that needs it is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  // A busy machine is slow, not wrong: no test measures time with these.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: E2E_ORIGIN,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    trace: 'off',
    // It would answer calls that a test answers itself. Tests of what works without a network allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: CHROMIUM_PATH, args: QUIET_CHROMIUM },
  },
  projects: [
    { name: 'desktop', use: desktop, grepInvert: /@no-js|@phone/ },
    { name: 'phone', use: phone, grepInvert: /@no-js|@desktop/ },
    { name: 'no-js', use: { ...desktop, javaScriptEnabled: false }, grep: /@no-js/ },
  ],
  webServer: {
    command: 'node tests/support/e2e-server.ts',
    url: `${E2E_ORIGIN}/api/health`,
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
  },
})
