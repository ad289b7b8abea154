import { defineConfig } from 'vitest/config'
import { buildKnowledge } from './scripts/build-knowledge.ts'

buildKnowledge()

/** What depends on the dialect or the driver of the database runs on both engines. */
const bothEngines = [
  'src/**/*.db.test.ts',
  'src/server/main.api.test.ts',
  'src/server/features/health/health.api.test.ts',
  'src/server/features/recipes/recipe-search.api.test.ts',
]
/** What the simulation takes for the database, compared with it. */
const modelTests = ['tests/simulation/models/*.db.test.ts']
const apiTests = ['src/**/*.api.test.ts', ...modelTests]
const faultTests = ['src/server/**/*.fault.test.ts']
/** Laws that are tried on every recipe of the catalogue: slow, and seldom broken by an edit elsewhere. */
const lawTests = ['src/**/*.laws.test.ts']

/** A busy machine is slow, not wrong: opening a database, or trying a law on every recipe, then takes many seconds. */
const SLOW_MS = 180_000

/** Files of one worker share its modules: loading the application for each of them takes longer than its tests. */
const shared = { isolate: false, maxWorkers: 2, testTimeout: SLOW_MS, hookTimeout: SLOW_MS }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'tests/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: [...bothEngines, ...apiTests, ...faultTests, ...lawTests],
        },
      },
      { test: { ...shared, name: 'laws', include: lawTests } },
      {
        test: {
          ...shared,
          name: 'api-postgres',
          include: [...bothEngines, ...apiTests],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['./tests/support/built-dist.ts', './tests/support/postgres-server.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'api-embedded',
          include: bothEngines,
          env: { TEST_DATABASE: 'embedded' },
          globalSetup: ['./tests/support/built-dist.ts', './tests/support/embedded-template.ts'],
        },
      },
      {
        test: {
          name: 'faults',
          include: faultTests,
          globalSetup: './tests/support/embedded-template.ts',
          testTimeout: 2 * SLOW_MS,
          hookTimeout: SLOW_MS,
          // They count, kill and fill disks: side by side they would disturb each other's clocks.
          fileParallelism: false,
        },
      },
    ],
  },
})
