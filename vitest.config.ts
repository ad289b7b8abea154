import { defineConfig } from 'vitest/config'
import { buildKnowledge } from './scripts/build-knowledge.ts'
import { isProof } from './tests/support/proof.ts'

if (!process.env.KNOWLEDGE_IS_BUILT) buildKnowledge()

/** Tests of the SQL dialect or the driver. They run on both database engines. */
const bothEngines = [
  'src/**/*.db.test.ts',
  'src/server/main.api.test.ts',
  'src/server/features/health/health.api.test.ts',
  'src/server/features/recipes/recipe-search.api.test.ts',
]
const onEmbedded = isProof
  ? bothEngines
  : [
      'src/server/{db,verification}/**/*.db.test.ts',
      'src/server/features/recipe-list/*.db.test.ts',
      'src/server/features/recipes/recipe-{search,search-meaning,readings}.{db,api}.test.ts',
      'src/server/main.api.test.ts',
    ]
const modelTests = ['tests/simulation/models/*.db.test.ts']
const apiTests = ['src/**/*.api.test.ts', ...modelTests]
const faultTests = ['src/server/**/*.fault.test.ts']
const lawTests = ['src/**/*.laws.test.ts']

/** The timeout is generous, because a busy machine is slow. */
const SLOW_MS = isProof ? 1_800_000 : 300_000
const patient = {
  testTimeout: SLOW_MS,
  hookTimeout: SLOW_MS,
  expect: { poll: { timeout: SLOW_MS / 2 } },
  setupFiles: './tests/support/law-seed.ts',
}

/** Without isolation the test files of one worker share its modules. Loading the application for each file
 * would take longer than the tests. */
const shared = { ...patient, isolate: false, maxWorkers: 2 }

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
          maxWorkers: 1,
        },
      },
    ],
  },
})
