import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { APIRequestContext } from '@playwright/test'
import { E2E_PORT } from '#tests/support/e2e-origin.ts'
import { type StubModel, stubModel } from '#tests/support/stub-model.ts'
import { test as siteTest } from './site-test.ts'

/** Behind the usual server and the sites that it imports from. */
const FIRST_PORT = E2E_PORT + 10

async function untilHealthy(client: APIRequestContext, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const answer = await client.get('/api/health').catch(() => undefined)
    if (answer?.ok()) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`the server with a model ended with ${server.exitCode}`)
}

interface Model {
  /** The endpoint of the model: a test decides what it says. */
  model: StubModel
}
interface ModelServer {
  served: { model: StubModel; origin: string }
}

/** The built site with a model configured: one server and one endpoint for each worker. */
export const test = siteTest.extend<Model, ModelServer>({
  served: [
    async ({ playwright }, use, { parallelIndex }) => {
      const model = await stubModel()
      const port = String(FIRST_PORT + parallelIndex)
      const env = {
        ...process.env,
        E2E_PORT: port,
        AI_BASE_URL: model.baseUrl,
        AI_API_KEY: 'segreto-di-prova',
        AI_MODEL: 'penna',
      }
      const server = spawn(process.execPath, ['tests/support/e2e-server.ts'], {
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      const origin = `http://127.0.0.1:${port}`
      const client = await playwright.request.newContext({ baseURL: origin })
      try {
        await untilHealthy(client, server)
        await use({ model, origin })
      } finally {
        const ended = once(server, 'exit')
        server.kill('SIGTERM')
        await Promise.all([ended, client.dispose()])
        await model.close()
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  siteOrigin: ({ served }, use) => use(served.origin),
  model: ({ served }, use) => use(served.model),
})

export { expect } from './site-test.ts'
