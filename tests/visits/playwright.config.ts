import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_LAUNCH } from '../support/chromium-launch.ts'
import { E2E_ORIGIN } from '../support/e2e-origin.ts'
import { isProof } from '../support/proof.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** A site of their own with new data: the journeys add readers and ratings, which every list would show. */
export default defineConfig({
  testDir: '.',
  outputDir: `${root}test-results/screens`,
  globalSetup: './log-in.ts',
  fullyParallel: true,
  workers: 3,
  // As with the journeys: on the shared machine of CI a visit may try again and is then reported as flaky.
  retries: process.env.CI && !isProof ? 1 : 0,
  // A busy machine is slow, not wrong: no test measures time with these.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: E2E_ORIGIN,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    trace: 'off',
    serviceWorkers: 'block',
    launchOptions: {
      ...CHROMIUM_LAUNCH,
      // A large picture is otherwise painted when its turn comes, after all else has been: a shot may be earlier.
      args: [...(CHROMIUM_LAUNCH.args ?? []), '--disable-checker-imaging'],
    },
  },
  projects: [
    {
      name: 'visits-phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 900 }, colorScheme: 'light' },
    },
    {
      name: 'visits-desktop',
      grep: /@desktop/,
      use: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
    },
  ],
  webServer: {
    command: 'node tests/support/e2e-server.ts',
    cwd: root,
    url: `${E2E_ORIGIN}/api/ready`,
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
  },
})
