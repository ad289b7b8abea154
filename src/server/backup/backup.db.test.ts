import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { catalogueVersion } from '#server/db/catalogue-version.ts'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { recipes } from '#server/db/schema.ts'
import {
  emailTokens,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
  sessions,
  totpFactors,
  users,
} from '#server/db/schema-accounts.ts'
import { auditLog, pictureFiles } from '#server/db/schema-admin.ts'
import { importSources } from '#server/db/schema-import.ts'
import { ratings } from '#server/db/schema-readers.ts'
import { type TestDatabase, testDatabase } from '#tests/support/test-database.ts'
import { BackupFailure, readBackup } from './backup-format.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

let directory: string
let source: TestDatabase
const close: (() => Promise<void>)[] = []
beforeEach(async () => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'cornicione-backup-'))
  source = await testDatabase({ seeded: true })
  close.push(() => source.close())
  await fill(source.db)
})
afterEach(async () => {
  for (const end of close.splice(0)) await end()
  fs.rmSync(directory, { recursive: true, force: true })
})

const at = (name: string) => path.join(directory, name)
const empty = async () => {
  const database = await testDatabase()
  close.push(() => database.close())
  return database
}

async function fill(db: Database): Promise<void> {
  const [anna] = await db
    .insert(users)
    .values({
      username: 'anna',
      usernameKey: 'anna',
      email: 'anna@example.it',
      name: 'Anna "l\'ùltima" \\ 🍕',
      passwordHash: 'x',
      isAdmin: true,
    })
    .returning()
  const userId = anna?.id ?? 0
  const expiresAt = sql`now() + interval '1 day'`
  await db.insert(sessions).values({ tokenHash: 's', userId, expiresAt })
  const passkey = {
    credentialId: 'c',
    publicKey: 'k',
    counter: 4_294_967_295,
    transports: ['usb'],
    name: 'Chiave',
  }
  await db.insert(passkeys).values({ userId, ...passkey })
  await db
    .insert(passkeyChallenges)
    .values({ challengeHash: 'h', purpose: 'add', holderHash: 's', expiresAt })
  await db.insert(totpFactors).values({ userId, secret: 'SEGRETO', confirmedAt: expiresAt, lastStep: 7 })
  await db.insert(recoveryCodes).values({ userId, codeHash: 'r' })
  await db
    .insert(emailTokens)
    .values({ tokenHash: 't', userId, email: 'anna@example.it', purpose: 'reset', expiresAt })
  const content = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256))
  await db.insert(pictureFiles).values({ picture: 'p', file: '960.webp', content })
  await db.insert(auditLog).values({
    action: 'recipe.changed',
    subjectType: 'recipe',
    subjectId: '1',
    before: { name: "a'b\n{}" },
    after: { list: [1.5, null, 'è'] },
  })
  await db.insert(importSources).values({ kind: 'recipe', type: 'site', url: 'https://altrove.example/' })
  await db.insert(ratings).values({ userId, recipeId: 1, rating: 5 })
  await db
    .update(recipes)
    .set({ ingredients: ['', '"a,b"', '{c}', 'NULL'] })
    .where(sql`id = 2`)
}

async function contentOf(db: Database, name: string) {
  await writeBackup(db, at(name))
  const tables: Record<string, string[]> = {}
  let rows: string[] = []
  let sequences: unknown
  for await (const part of readBackup(at(name))) {
    if ('header' in part) sequences = part.header.sequences
    if ('table' in part) {
      rows = []
      tables[part.table.name] = rows
    }
    if ('row' in part) rows.push(JSON.stringify(part.row))
  }
  for (const list of Object.values(tables)) list.sort()
  return { tables, sequences }
}

async function expectSame(target: Database) {
  const before = await contentOf(source.db, 'source.gz')
  await restoreBackup(target, at('source.gz'))
  expect(await contentOf(target, 'target.gz')).toEqual(before)
  expect(before.tables.recipes?.length).toBeGreaterThan(80)
  expect(before.tables).not.toHaveProperty('sessions')
  expect(before.tables).not.toHaveProperty('passkey_challenges')
  expect([before.tables.passkeys, before.tables.totp_factors, before.tables.recovery_codes]).toMatchObject([
    { length: 1 },
    { length: 1 },
    { length: 1 },
  ])
}

test('what is restored is what was there, and replaces what was', async () => {
  const target = await testDatabase({ seeded: true })
  close.push(() => target.close())
  const version = await catalogueVersion(target.db).read()
  await target.db.insert(users).values({
    username: 'altro',
    usernameKey: 'altro',
    email: 'altro@example.it',
    name: 'Altro',
    passwordHash: 'x',
  })
  await expectSame(target.db)
  expect(await target.db.select().from(sessions)).toEqual([])
  expect(await target.db.select().from(emailTokens)).toEqual([])
  expect(await catalogueVersion(target.db).read()).toBeGreaterThan(version)
  const [next] = await target.db
    .insert(users)
    .values({ username: 'b', usernameKey: 'b', email: 'b@example.it', name: 'B', passwordHash: 'x' })
    .returning()
  expect(next?.id).toBe(2)
  const names = await target.db.execute(sql`select count(*)::int as n from search_words`)
  expect(names.rows[0]?.n).toBeGreaterThan(100)
})

describe.runIf(process.env.TEST_DATABASE === 'postgres')('from one database to the other', () => {
  const embedded = async () => {
    const database = await openDatabase({
      dataDir: at('data'),
      log: pino({ level: 'silent' }),
      onFatal: (error) => {
        throw error
      },
    })
    close.push(() => database.close())
    return database
  }

  test('from PostgreSQL into the embedded one, and back', { tags: ['proof'] }, async () => {
    const there = await embedded()
    await expectSame(there.db)
    const back = await empty()
    await restoreBackup(back.db, at('target.gz'))
    expect(await contentOf(back.db, 'back.gz')).toEqual(await contentOf(source.db, 'again.gz'))
  })
})

test('a backup is written for its owner alone, whole or not at all, and over nothing', async () => {
  await writeBackup(source.db, at('one.gz'))
  expect(fs.statSync(at('one.gz')).mode & 0o777).toBe(0o600)
  await expect(writeBackup(source.db, at('one.gz'))).rejects.toThrow(/esiste già/)
  const failing = { transaction: () => Promise.reject(new Error('the database is gone')) }
  const broken = failing as unknown as Database
  await expect(writeBackup(broken, at('two.gz'))).rejects.toThrow('the database is gone')
  expect(fs.readdirSync(directory)).toEqual(['one.gz'])
})

test('what is damaged, cut, foreign or of another version is refused, and nothing is changed', async () => {
  await writeBackup(source.db, at('good.gz'))
  const good = fs.readFileSync(at('good.gz'))
  const lines = gunzipSync(good).toString().split('\n')
  const packed = (changed: string[]) => gzipSync(changed.join('\n'))
  const withHeader = (more: object) =>
    packed([JSON.stringify({ ...JSON.parse(lines[0] ?? ''), ...more }), ...lines.slice(1)])
  const flipped = Buffer.from(good)
  flipped[good.length >> 1] = (flipped[good.length >> 1] ?? 0) ^ 0xff
  const target = await testDatabase({ seeded: true })
  close.push(() => target.close())
  const before = await contentOf(target.db, 'before.gz')
  for (const [bytes, message] of [
    [good.subarray(0, good.length - 100), /danneggiata/],
    [flipped, /danneggiata/],
    [packed(lines.slice(0, -3)), /danneggiata/],
    [packed(lines.map((line) => line.replace('anna@example.it', 'eve@example.it'))), /somma di controllo/],
    [packed([...lines.slice(0, -1), '["x"]']), /danneggiata/],
    [Buffer.from('nessun gzip'), /danneggiata/],
    [gzipSync('{"format":"altro"}\n'), /non è una copia di Cornicione/],
    [withHeader({ version: 2 }), /versione più recente/],
    [gzipSync(''), /danneggiata/],
  ] as const) {
    fs.writeFileSync(at('bad.gz'), bytes)
    await expect(restoreBackup(target.db, at('bad.gz'))).rejects.toThrow(message)
  }
  await expect(restoreBackup(target.db, at('missing.gz'))).rejects.toThrow(BackupFailure)
  await target.db.execute(
    sql`update drizzle.__drizzle_migrations set created_at = created_at - 1 where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
  )
  await expect(restoreBackup(target.db, at('good.gz'))).rejects.toThrow(/versione più recente/)
  await target.db.execute(
    sql`update drizzle.__drizzle_migrations set created_at = created_at + 2 where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
  )
  await expect(restoreBackup(target.db, at('good.gz'))).rejects.toThrow(/versione precedente/)
  expect(await contentOf(target.db, 'after.gz')).toEqual(before)
})

test('what the system does not let us read or write is said in Italian, with what to do', async () => {
  const file = at('copia.gz')
  await writeBackup(source.db, file)
  fs.writeFileSync(at('meta.gz'), fs.readFileSync(file).subarray(0, 2000))
  fs.writeFileSync(at('rotta.gz'), 'nessun gzip')
  const nowhere = at('manca/copia.gz')
  const isUntouched = "Il database non è stato toccato: usa un'altra copia."
  const reading = [
    [at('meta.gz'), `La copia è danneggiata: finisce prima del tempo. ${isUntouched}`],
    [
      at('rotta.gz'),
      `La copia è danneggiata: il contenuto non è un file compresso, o è stato alterato. ${isUntouched}`,
    ],
    [directory, `${directory} è una cartella: indica il file della copia.`],
    [nowhere, `Il file ${nowhere} non c'è: controlla il percorso.`],
    [`${file}/dentro.gz`, `Il file ${file}/dentro.gz non c'è: controlla il percorso.`],
  ] as const
  for (const [wrong, message] of reading)
    await expect(restoreBackup(source.db, wrong)).rejects.toThrow(new BackupFailure(message))
  const writing = [
    [nowhere, `La cartella ${at('manca')} non c'è: creala, o scegli un altro percorso.`],
    [`${file}/dentro.gz`, `${file} non è una cartella: scegli un altro percorso.`],
  ] as const
  for (const [wrong, message] of writing)
    await expect(writeBackup(source.db, wrong)).rejects.toThrow(new BackupFailure(message))
})

test('a failure in the middle leaves what was there', async () => {
  const target = await testDatabase({ seeded: true })
  close.push(() => target.close())
  const before = await contentOf(target.db, 'before.gz')
  await writeBackup(source.db, at('good.gz'))
  const stopAt = (name: string) => {
    if (name === 'users') throw new Error('the power is gone')
  }
  await expect(restoreBackup(target.db, at('good.gz'), stopAt)).rejects.toThrow('the power is gone')
  expect(await contentOf(target.db, 'after.gz')).toEqual(before)
})
