import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { pictureFiles } from '#server/db/schema-admin.ts'
import { copyTemplate } from '#tests/support/embedded-template.ts'
import { writeBackup } from './write-backup.ts'

const program = fileURLToPath(new URL('../../../scripts/admin.ts', import.meta.url))

let parent: string
beforeEach(() => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'cornicione-restore-'))
})
afterEach(() => fs.rmSync(parent, { recursive: true, force: true }))

async function inside<T>(dataDir: string, look: (db: Database) => Promise<T>): Promise<T> {
  const opened = await openDatabase({
    dataDir,
    log: pino({ level: 'silent' }),
    onFatal: (error) => {
      throw error
    },
  })
  try {
    return await look(opened.db)
  } finally {
    await opened.close()
  }
}
const newDirectory = (name: string) => {
  const dataDir = path.join(parent, name)
  copyTemplate(inject('embeddedTemplates').empty, dataDir)
  return dataDir
}
const admin = (dataDir: string, argv: string[]) =>
  spawn(process.execPath, [program, ...argv], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
const picturesOf = (dataDir: string) =>
  inside(dataDir, async (db) => {
    const { rows } = await db.execute<{ picture: string }>(
      sql`select distinct picture from picture_files order by picture`,
    )
    return rows.map(({ picture }) => picture)
  })
async function fill(db: Database, prefix: string, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1)
    await db
      .insert(pictureFiles)
      .values({ picture: `${prefix}${index}`, file: '960.webp', content: Buffer.alloc(400_000, index) })
}

test('a restore that is killed in the middle leaves what was there, and can be begun again', async () => {
  const target = newDirectory('target')
  const file = path.join(parent, 'copia.gz')
  await inside(target, async (db) => {
    await fill(db, 'nuova', 40)
    await writeBackup(db, file)
    await db.delete(pictureFiles)
    await fill(db, 'vecchia', 2)
  })

  const restoring = admin(target, ['ripristina', file, '--conferma'])
  let said = ''
  restoring.stderr.on('data', (chunk) => {
    said += String(chunk)
    if (said.includes('Ripristino: picture_files')) restoring.kill('SIGKILL')
  })
  await once(restoring, 'close')
  expect(restoring.signalCode).toBe('SIGKILL')
  expect(await picturesOf(target)).toEqual(['vecchia0', 'vecchia1'])

  const again = admin(target, ['ripristina', file, '--conferma'])
  expect((await once(again, 'close'))[0]).toBe(0)
  expect(await picturesOf(target)).toHaveLength(40)
})

test('a backup that is killed in the middle leaves no file that looks like one', async () => {
  const source = newDirectory('source')
  const file = path.join(parent, 'copia.gz')
  await inside(source, (db) => fill(db, 'una', 40))
  const saving = admin(source, ['backup', file])
  const watch = setInterval(() => {
    if (fs.readdirSync(parent).some((name) => name.endsWith('.parziale'))) saving.kill('SIGKILL')
  }, 1)
  await once(saving, 'close')
  clearInterval(watch)
  expect(saving.signalCode).toBe('SIGKILL')
  expect(fs.existsSync(file)).toBe(false)
  expect(await picturesOf(source)).toHaveLength(40)
})
