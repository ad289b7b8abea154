import path from 'node:path'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterEach, expect, inject, test } from 'vitest'
import { isOutOfSpace } from '#server/db/database-errors.ts'
import { newsletterSubscribers } from '#server/db/schema.ts'
import { newsletterRepository } from '#server/features/newsletter/newsletter.repository.ts'
import { copyTemplate } from '#tests/support/embedded-template.ts'
import { isProof } from '#tests/support/proof.ts'
import { type SmallDisk, smallDisk } from '#tests/support/small-disk.ts'
import { keepReserve } from './data-directory.ts'
import { openEmbedded } from './open-embedded.ts'

const MIB = 1024 ** 2
let disk: SmallDisk
afterEach(() => disk.remove())

function logTo(lines: string[]) {
  const add = (_fields: object, message: string) => void lines.push(message)
  return { info: add, warn: add, error: add }
}

test('a disk that fills up: writes are refused with a clear error, reads go on, and writes return with the space', async () => {
  disk = smallDisk(256)
  const dataDir = path.join(disk.directory, 'data')
  copyTemplate(inject('embeddedTemplates').empty, dataDir)
  const lines: string[] = []
  const database = await openEmbedded({
    dataDir,
    log: logTo(lines),
    onFatal: (error) => {
      throw error
    },
    // On the machine's own disk the test may fill 256 MiB, so the limit is half of that.
    minFreeBytes: disk.isReal ? 64 * MIB : disk.freeBytes() - 128 * MIB,
  })
  const newsletter = newsletterRepository(database.db)
  await newsletter.subscribe('prima@example.it')

  disk.fill(2 * MIB)
  const refused = await newsletter.subscribe('durante@example.it').catch((error: unknown) => error)
  expect(isOutOfSpace(refused)).toBe(true)
  expect(lines.join('\n')).toContain('disco pieno')
  expect(database.isDiskFull()).toBe(true)
  expect(await database.db.$count(newsletterSubscribers)).toBe(1)
  const inTransaction = database.db.transaction((tx) =>
    newsletterRepository(tx).subscribe('durante@example.it'),
  )
  expect(isOutOfSpace(await inTransaction.catch((error: unknown) => error))).toBe(true)

  disk.free()
  await newsletter.subscribe('dopo@example.it')
  expect(lines.join('\n')).toContain("c'è di nuovo spazio")
  expect(database.isDiskFull()).toBe(false)
  expect(await database.db.$count(newsletterSubscribers)).toBe(2)
  await database.close()
})

test('opens on a full disk and serves what it has', async () => {
  disk = smallDisk(256)
  const dataDir = path.join(disk.directory, 'data')
  copyTemplate(inject('embeddedTemplates').empty, dataDir)
  const minFreeBytes = disk.isReal ? 64 * MIB : disk.freeBytes() - 128 * MIB
  disk.fill(2 * MIB)
  const onFatal = (error: Error) => {
    throw error
  }
  const database = await openEmbedded({ dataDir, log: pino({ level: 'silent' }), onFatal, minFreeBytes })
  expect(await database.db.$count(newsletterSubscribers)).toBe(0)
  const refused = newsletterRepository(database.db).subscribe('anna@example.it')
  expect(isOutOfSpace(await refused.catch((error: unknown) => error))).toBe(true)
  await database.close()
})

test.for(isProof ? [0, 16 * 1024, MIB] : [0])(
  'opens with %d bytes free, thanks to its reserve',
  async (left, context) => {
    disk = smallDisk(256)
    if (!disk.isReal) context.skip('needs the right to mount a file system')
    const dataDir = path.join(disk.directory, 'data')
    copyTemplate(inject('embeddedTemplates').empty, dataDir)
    keepReserve(dataDir)
    disk.fill(left)
    const onFatal = (error: Error) => {
      throw error
    }
    const open = () => openEmbedded({ dataDir, log: pino({ level: 'silent' }), onFatal })
    const database = await open()
    expect(await database.db.$count(newsletterSubscribers)).toBe(0)
    expect(database.isDiskFull()).toBe(true)
    await database.close()
    disk.fill(0)
    const again = await open()
    expect(await again.db.$count(newsletterSubscribers)).toBe(0)
    await again.close()
  },
)

test('without room and without a reserve it says what is missing', async (context) => {
  disk = smallDisk(256)
  if (!disk.isReal) context.skip('needs the right to mount a file system')
  const dataDir = path.join(disk.directory, 'data')
  copyTemplate(inject('embeddedTemplates').empty, dataDir)
  disk.fill(0)
  const onFatal = () => undefined
  await expect(openEmbedded({ dataDir, log: pino({ level: 'silent' }), onFatal })).rejects.toThrow(
    /^Disco pieno/,
  )
})

test('a new database is not created where it would not fit', async (context) => {
  disk = smallDisk(64)
  if (!disk.isReal) context.skip('needs the right to mount a file system')
  const dataDir = path.join(disk.directory, 'data')
  const onFatal = () => undefined
  await expect(openEmbedded({ dataDir, log: pino({ level: 'silent' }), onFatal })).rejects.toThrow(
    /servono 160 MiB liberi/,
  )
})

/** Only where a small real disk can be mounted: filling the machine's own disk would harm other programs. */
test('filled to the last byte between two checks: a clear failure, and nothing confirmed is lost', async (context) => {
  disk = smallDisk(160)
  if (!disk.isReal) context.skip('needs the right to mount a file system')
  const dataDir = path.join(disk.directory, 'data')
  copyTemplate(inject('embeddedTemplates').empty, dataDir)
  let fatal: Error | undefined
  const open = () =>
    openEmbedded({
      dataDir,
      log: pino({ level: 'silent' }),
      onFatal: (error) => {
        fatal = error
      },
      minFreeBytes: 0,
      replyTimeoutMs: 20_000,
    })
  const database = await open()
  await database.db.execute(sql`drop index newsletter_subscribers_email_unique`) // its entries must be short
  disk.fill(8 * MIB)
  let confirmed = 0
  let failure: unknown
  while (failure === undefined && confirmed < 2000) {
    try {
      await database.db.transaction((tx) =>
        tx.execute(
          sql`insert into newsletter_subscribers (email)
            select ${confirmed} || string_agg(md5(random()::text), '') from generate_series(1, 4000)`,
        ),
      )
      confirmed += 1
    } catch (error) {
      failure = error
    }
  }
  expect(failure).toBeDefined()
  expect(fatal?.message).toMatch(/si è fermato: .*No space left on device|non risponde da 20 secondi/)
  await database.close()

  disk.free()
  fatal = undefined
  const again = await open()
  expect(await again.db.$count(newsletterSubscribers)).toBe(confirmed)
  expect(fatal).toBeUndefined()
  await again.close()
})
