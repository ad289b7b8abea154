import { defineConfig } from 'vitest/config'
import { buildKnowledge } from './scripts/build-knowledge.ts'
import { isProof } from './tests/support/proof.ts'

// Every step of a run would make it once more.
if (!process.env.KNOWLEDGE_IS_BUILT) buildKnowledge()

/** What depends on the dialect or the driver of the database runs on both engines. */
const bothEngines = [
  'src/**/*.db.test.ts',
  'src/server/main.api.test.ts',
  'src/server/features/health/health.api.test.ts',
  'src/server/features/recipes/recipe-search.api.test.ts',
]
/** Of these, what `npm test` runs on the embedded one too: its SQL, its start, how it is filled and looked at. */
const onEmbedded = isProof
  ? bothEngines
  : [
      'src/server/{db,verification}/**/*.db.test.ts',
      'src/server/features/recipe-list/*.db.test.ts',
      'src/server/features/recipes/recipe-{search,search-meaning,readings}.{db,api}.test.ts',
      'src/server/main.api.test.ts',
    ]
/** What the simulation takes for the database, compared with it. */
const modelTests = ['tests/simulation/models/*.db.test.ts']
const apiTests = ['src/**/*.api.test.ts', ...modelTests]
const faultTests = ['src/server/**/*.fault.test.ts']
/** Laws that are tried on every recipe of the catalogue: slow, and seldom broken by an edit elsewhere. */
const lawTests = ['src/**/*.laws.test.ts']

/** A busy machine is slow, not wrong: no test takes a twentieth of this on one that has nothing else to do. */
const SLOW_MS = isProof ? 1_800_000 : 300_000
const patient = {
  testTimeout: SLOW_MS,
  hookTimeout: SLOW_MS,
  expect: { poll: { timeout: SLOW_MS / 2 } },
  setupFiles: './tests/support/law-seed.ts',
}

/** Files of one worker share its modules: loading the application for each of them takes longer than its tests. */
const shared = { ...patient, isolate: false, maxWorkers: 2 }

/** React picks its build by it: pages are rendered by the one that readers get. */
const asBuilt = { NODE_ENV: 'production' }

export default defineConfig({
  test: {
    tags: [{ name: 'proof', description: 'What only `npm run proof` runs: variants, and what takes long.' }],
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...bothEngines, ...apiTests, ...faultTests, ...lawTests],
        },
      },
      { test: { ...shared, name: 'laws', include: lawTests } },
      {
        test: {
          ...shared,
          name: 'api-postgres',
          include: [...bothEngines, ...apiTests],
          env: { ...asBuilt, TEST_DATABASE: 'postgres' },
          globalSetup: ['./tests/support/built-dist.ts', './tests/support/postgres-server.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'api-embedded',
          include: onEmbedded,
          env: { ...asBuilt, TEST_DATABASE: 'embedded' },
          globalSetup: ['./tests/support/built-dist.ts', './tests/support/embedded-template.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'faults',
          include: faultTests,
          globalSetup: './tests/support/embedded-template.ts',
          // They count, kill and fill disks: side by side they would disturb each other's clocks.
          maxWorkers: 1,
        },
      },
    ],
  },
})
