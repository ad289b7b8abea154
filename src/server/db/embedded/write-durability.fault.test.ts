import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { newsletterSubscribers } from '#server/db/schema.ts'
import { newsletterRepository } from '#server/features/newsletter/newsletter.repository.ts'
import { copyTemplate } from '#tests/support/embedded-template.ts'
import { isProof } from '#tests/support/proof.ts'
import { startWriter } from '#tests/support/writer-process.ts'
import { type EmbeddedDatabase, openEmbedded } from './open-embedded.ts'

const STORED = isProof ? [0, 12, 24, 36, 48, 60, 72, 84] : [12]

let dataDir: string
beforeEach(() => {
  dataDir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'cornicione-fault-')), 'data')
  copyTemplate(inject('embeddedTemplates').empty, dataDir)
})
afterEach(() => fs.rmSync(path.dirname(dataDir), { recursive: true, force: true }))

const open = (): Promise<EmbeddedDatabase> =>
  openEmbedded({
    dataDir,
    log: pino({ level: 'silent' }),
    onFatal: (error) => {
      throw error
    },
  })

test(`kill -9, times: ${STORED.length}; every start works and no confirmed write is lost`, async () => {
  const confirmed: number[] = []
  for (const [round, stored] of STORED.entries()) {
    const writer = await startWriter(dataDir, round * 1_000_000)
    expect(writer.firstLine).toBe('open')
    await writer.hasStored(stored)
    const numbers = await writer.kill()
    expect(numbers.length).toBeGreaterThanOrEqual(stored)
    confirmed.push(...numbers)
  }
  const database = await open()
  const rows = await database.db.select({ email: newsletterSubscribers.email }).from(newsletterSubscribers)
  const stored = new Set(rows.map(({ email }) => email))
  expect(confirmed.filter((number) => !stored.has(`${number}@example.it`))).toEqual([])
  await database.close()
})

test('every commit makes the disk write before it is confirmed', async () => {
  const database = await open()
  const newsletter = newsletterRepository(database.db)
  await newsletter.subscribe('zero@example.it')
  const commits = 20
  for (let number = 0; number < commits; number += 1) {
    const before = await database.countFsyncs()
    await newsletter.subscribe(`${number}@example.it`)
    expect(await database.countFsyncs()).toBeGreaterThan(before)
  }
  await database.db.transaction(async (tx) => {
    const before = await database.countFsyncs()
    await newsletterRepository(tx).subscribe('inside@example.it')
    expect(await database.countFsyncs()).toBe(before) // only the commit has to
  })
  await database.close()
})

test('closing leaves little to recover and a private directory', async () => {
  const database = await open()
  const newsletter = newsletterRepository(database.db)
  for (let number = 0; number < 200; number += 1) await newsletter.subscribe(`${number}@example.it`)
  await database.close()
  await database.close()
  expect(fs.statSync(path.join(dataDir, 'pg')).mode & 0o777).toBe(0o700)
  const again = await open()
  expect(await again.db.$count(newsletterSubscribers)).toBe(200)
  await again.close()
})
