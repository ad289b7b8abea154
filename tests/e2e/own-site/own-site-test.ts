import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { APIRequestContext, Page } from '@playwright/test'
import { E2E_PORT } from '#tests/support/e2e-origin.ts'
import { isProof } from '#tests/support/proof.ts'
import { type StubModel, stubModel } from '#tests/support/stub-model.ts'
import { type StubSite, stubSite } from '#tests/support/stub-site.ts'
import { expectGood } from '../no-violation.ts'
import { test as siteTest } from '../site-test.ts'

/** Behind the site that all other tests read. */
const FIRST_PORT = E2E_PORT + 1

async function untilHealthy(client: APIRequestContext, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const answer = await client.get('/api/ready').catch(() => undefined)
    if (answer?.ok()) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`the worker's own site ended with ${server.exitCode}`)
}

interface Surroundings {
  /** The endpoint of the model: a test decides what it says. */
  model: StubModel
  /** The one site nearby from which it may import: a test decides what stands there. */
  source: StubSite
}
interface OwnSite {
  ownSite: Surroundings & { origin: string }
  /** The name by which browsers come: they keep passkeys for names, not for the number of a machine. */
  siteName: string
  /** Further variables of the site. */
  siteEnv: Record<string, string>
}

/**
 * The built site for this worker alone, with a model and a site to import from: for tests that change what everybody
 * sees, or look at what everybody does. No other test runs on it at the same time. A test that is tried again begins
 * with a new one, because a worker ends with its first failure.
 */
export const test = siteTest.extend<Surroundings, OwnSite>({
  siteName: ['127.0.0.1', { option: true, scope: 'worker' }],
  siteEnv: [{}, { option: true, scope: 'worker' }],
  ownSite: [
    async ({ playwright, siteName, siteEnv }, use, { parallelIndex }) => {
      const [model, source] = await Promise.all([stubModel(), stubSite()])
      const port = FIRST_PORT + parallelIndex
      const env = {
        ...process.env,
        E2E_PORT: String(port),
        AI_BASE_URL: model.baseUrl,
        AI_API_KEY: 'segreto-di-prova',
        AI_MODEL: 'penna',
        IMPORT_ALLOWED_HOSTS: source.host,
        E2E_NAME: siteName,
        ...siteEnv,
      }
      const server = spawn(process.execPath, ['tests/support/e2e-server.ts'], {
        env,
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      })
      const origin = `http://${siteName}:${port}`
      const client = await playwright.request.newContext({ baseURL: origin })
      try {
        await untilHealthy(client, server)
        await use({ origin, model, source })
      } finally {
        const ended = server.exitCode ?? once(server, 'exit')
        server.kill('SIGTERM')
        await Promise.all([ended, client.dispose(), model.close(), source.close()])
      }
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  siteOrigin: ({ ownSite }, use) => use(ownSite.origin),
  model: ({ ownSite }, use) => use(ownSite.model),
  source: ({ ownSite }, use) => use(ownSite.source),
})

/** The visits look at every tab. At a state on the way to another one only the proof looks: it takes longer than the way. */
export const expectGoodInProof = async (page: Page) => {
  if (isProof) await expectGood(page)
}

export { expect } from '../site-test.ts'
