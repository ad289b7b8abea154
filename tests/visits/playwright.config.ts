import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_LAUNCH } from '../support/chromium-launch.ts'
import { E2E_ORIGIN } from '../support/e2e-origin.ts'
import type { VisitOptions } from './visit-test.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** A site of their own with new data: the journeys add readers and ratings, which every list would show. */
export default defineConfig<VisitOptions>({
  testDir: '.',
  outputDir: `${root}test-results/screens`,
  globalSetup: './log-in.ts',
  fullyParallel: true,
  workers: 3,
  // As with the journeys: on the shared machine of CI a visit may try again and is then reported as flaky.
  retries: process.env.CI ? 1 : 0,
  // A busy machine is slow, not wrong: no test measures time with these.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: E2E_ORIGIN,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    trace: 'off',
    serviceWorkers: 'block',
    launchOptions: CHROMIUM_LAUNCH,
  },
  projects: [
    {
      name: 'visits-phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 900 }, colorScheme: 'light', window: 'phone' },
    },
    {
      name: 'visits-desktop',
      grep: /@desktop/,
      use: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark', window: 'desktop' },
    },
  ],
  webServer: {
    command: 'node tests/support/e2e-server.ts',
    cwd: root,
    url: `${E2E_ORIGIN}/api/health`,
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
  },
})
