import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { newsletterSubscribers } from '#server/db/schema.ts'
import { newsletterRepository } from '#server/features/newsletter/newsletter.repository.ts'
import { copyTemplate } from '#tests/support/embedded-template.ts'
import { openEmbedded } from './open-embedded.ts'

const REPLY_TIMEOUT_MS = 20_000

let dataDir: string
beforeEach(() => {
  dataDir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'cornicione-watchdog-')), 'data')
  copyTemplate(inject('embeddedTemplates').empty, dataDir)
})
afterEach(() => fs.rmSync(path.dirname(dataDir), { recursive: true, force: true }))

test('a database that hangs is ended, says why, and opens again with what it had confirmed', {
  tags: ['proof'],
}, async () => {
  const fatal = Promise.withResolvers<Error>()
  const open = () =>
    openEmbedded({
      dataDir,
      log: pino({ level: 'silent' }),
      onFatal: fatal.resolve,
      replyTimeoutMs: REPLY_TIMEOUT_MS,
    })
  const database = await open()
  await newsletterRepository(database.db).subscribe('anna@example.it')

  const endless = database.db.execute(sql`do $$ begin loop end loop; end $$`)
  await expect(endless).rejects.toThrow()
  expect((await fatal.promise).message).toMatch(/non risponde da 20 secondi/)
  await expect(database.ping()).rejects.toThrow()
  await database.close() // has nothing left to do, and does not hang either

  const again = await open()
  expect(await again.db.$count(newsletterSubscribers)).toBe(1)
  await again.close()
})
