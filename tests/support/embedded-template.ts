/** Vitest's global set-up for tests on the embedded database: making one takes seconds, copying it a moment. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pino from 'pino'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/db/open-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** DATA_DIR of a migrated, empty database that nobody has open: copy it. */
    embeddedTemplate: string
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'cornicione-template-'))
  const database = await openDatabase({
    dataDir: directory,
    log: pino({ level: 'warn' }),
    onFatal: (error) => {
      throw error
    },
  })
  await database.close()
  project.provide('embeddedTemplate', directory)
  return () => fs.rmSync(directory, { recursive: true, force: true })
}

/** Copies the template, without the lock's socket. `target` must not exist. */
export function copyTemplate(template: string, target: string): void {
  fs.mkdirSync(target, { mode: 0o700 })
  fs.cpSync(path.join(template, 'pg'), path.join(target, 'pg'), {
    recursive: true,
    mode: fs.constants.COPYFILE_FICLONE,
  })
}
