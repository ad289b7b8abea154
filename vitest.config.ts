import { defineConfig } from 'vitest/config'

const databaseTests = ['src/**/*.db.test.ts', 'src/**/*.api.test.ts']
const faultTests = ['src/server/**/*.fault.test.ts']

/** A busy machine is slow, not wrong: opening a database, or trying a law on every recipe, then takes many seconds. */
const SLOW_MS = 60_000

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'tests/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: [...databaseTests, ...faultTests],
          testTimeout: SLOW_MS,
        },
      },
      {
        test: {
          name: 'api-postgres',
          include: databaseTests,
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: './tests/support/postgres-server.ts',
          testTimeout: SLOW_MS,
          hookTimeout: SLOW_MS,
        },
      },
      {
        test: {
          name: 'api-embedded',
          include: databaseTests,
          env: { TEST_DATABASE: 'embedded' },
          globalSetup: './tests/support/embedded-template.ts',
          testTimeout: SLOW_MS,
          hookTimeout: SLOW_MS,
        },
      },
      {
        test: {
          name: 'faults',
          include: faultTests,
          globalSetup: './tests/support/embedded-template.ts',
          testTimeout: 4 * SLOW_MS,
          hookTimeout: SLOW_MS,
          // They count, kill and fill disks: side by side they would disturb each other's clocks.
          fileParallelism: false,
        },
      },
    ],
  },
})
