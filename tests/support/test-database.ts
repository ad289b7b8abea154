import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { inject, test } from 'vitest'
import type { OpenDatabase, OpenOptions } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { copyTemplate } from './embedded-template.ts'
import { postgresUrl, runOn } from './postgres-server.ts'
import { shared } from './shared.ts'
import type { Templates } from './template-database.ts'

export type TestDatabase = OpenDatabase & {
  /** How to open the same database once more; with the embedded one only after closing this. */
  options: { databaseUrl?: string; dataDir: string }
}

/**
 * A migrated database of one's own, on the engine that TEST_DATABASE names; `seeded` fills it from content/.
 * `close` also deletes it.
 */
export async function testDatabase({
  seeded = false,
  onQuery,
}: { seeded?: boolean } & Pick<OpenOptions, 'onQuery'> = {}): Promise<TestDatabase> {
  const closed = await closedDatabase({ seeded })
  const { options } = closed
  const opened = await closed.open({ ...(onQuery && { onQuery }) })
  return {
    ...opened,
    options,
    async close() {
      await opened.close()
      await closed.drop()
    },
  }
}

export const sharedDatabase = (options?: Parameters<typeof testDatabase>[0]): TestDatabase =>
  shared(() => testDatabase(options))

/** A test of what happens at the same time: the embedded database does one thing after the other. */
export const testOnPostgres = test.runIf(process.env.TEST_DATABASE === 'postgres')

const log = pino({ level: 'silent' })

/** A busy machine is slow, not wrong: who waits for a connection behind a hundred others gets it in the end. */
const PATIENT_MS = 300_000
const timeLimits = { connection: PATIENT_MS, statement: PATIENT_MS, answer: PATIENT_MS }

/** One that nobody has open yet: the embedded database belongs to one process, and is opened once in it. */
export async function closedDatabase({ seeded = false } = {}) {
  const options = await copyOf(seeded ? 'seeded' : 'empty')
  const onFatal = (error: Error) => {
    throw error
  }
  return {
    options,
    open: (more: Pick<OpenOptions, 'onQuery'> = {}) =>
      openDatabase({ ...options, ...more, log, onFatal, timeLimits }),
    async drop(): Promise<void> {
      if (options.databaseUrl)
        await runOn(inject('postgresSocket'), `DROP DATABASE ${databaseName(options)} WITH (FORCE)`)
      fs.rmSync(options.dataDir, { recursive: true, force: true })
    },
  }
}

async function copyOf(template: keyof Templates): Promise<TestDatabase['options']> {
  const dataDir = path.join(os.tmpdir(), `cornicione-test-${randomUUID()}`)
  switch (process.env.TEST_DATABASE) {
    case 'postgres': {
      const socket = inject('postgresSocket')
      const name = `test_${randomUUID().replaceAll('-', '')}`
      await runOn(socket, `CREATE DATABASE ${name} TEMPLATE ${inject('postgresTemplates')[template]}`)
      return { databaseUrl: postgresUrl(socket, name), dataDir }
    }
    case 'embedded':
      copyTemplate(inject('embeddedTemplates')[template], dataDir)
      return { dataDir }
    default:
      throw new Error('TEST_DATABASE is neither postgres nor embedded: run the test in its Vitest project')
  }
}

function databaseName({ databaseUrl }: TestDatabase['options']): string {
  return new URL(databaseUrl ?? '').pathname.slice(1)
}
