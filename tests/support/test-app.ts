import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { type AppOptions, buildApp } from '#server/app.ts'
import { readConfig } from '#server/config/config.ts'
import { shared } from './shared.ts'
import { type TestDatabase, testDatabase } from './test-database.ts'

export interface TestApp {
  app: FastifyInstance
  database: TestDatabase
  /** The log, one parsed line each. */
  logged: { level: number; msg: string; [field: string]: unknown }[]
  close(): Promise<void>
}

/** The tests themselves may keep the machine busy; that is no overload of the application. */
const calm = { OVERLOAD_DELAY_MS: '0' }

/** The whole application on a database of its own, filled from content/ unless told otherwise. */
export async function testApp({
  seeded = true,
  env = {},
  ...options
}: { seeded?: boolean; env?: Record<string, string> } & Partial<AppOptions> = {}): Promise<TestApp> {
  const database = await testDatabase({ seeded })
  const logged: TestApp['logged'] = []
  const log = pino({ level: 'info' }, { write: (line) => void logged.push(JSON.parse(line)) })
  const app = await buildApp({
    database,
    config: readConfig({ DATA_DIR: database.options.dataDir, ...calm, ...env }),
    log,
    // Only the change itself refreshes what is kept. A test that waits for another server says how often to look.
    pollMs: 0,
    ...options,
  })
  return {
    app,
    database,
    logged,
    async close() {
      await app.close()
      await database.close()
    },
  }
}

export const sharedApp = (options?: Parameters<typeof testApp>[0]): TestApp => shared(() => testApp(options))

/** A second server on the database of the first, listening, as in an installation of several machines. */
export async function secondServer(
  { database }: TestApp,
  { env = {}, ...options }: { env?: Record<string, string> } & Partial<AppOptions> = {},
): Promise<FastifyInstance> {
  const app = await buildApp({
    database,
    config: readConfig({ DATA_DIR: database.options.dataDir, ...calm, ...env }),
    log: pino({ level: 'silent' }),
    ...options,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}
