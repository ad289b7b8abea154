import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { afterAll, afterEach, beforeEach, expect, inject, test } from 'vitest'
import { runCommand } from '#server/command-line/run-command.ts'
import { newsletterSubscribers } from '#server/db/schema.ts'
import { copyTemplate } from '#tests/support/embedded-template.ts'
import { cases, isProof } from '#tests/support/proof.ts'
import { startWriter } from '#tests/support/writer-process.ts'
import { openDatabase } from '../open-database.ts'
import { inspectDataDirectory } from './data-directory.ts'
import { PAGE_BYTES, sealPage } from './page-checksum.ts'

const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'cornicione-damage-'))
const dataDir = path.join(parent, 'data')
beforeEach(() => copyTemplate(inject('embeddedTemplates').empty, dataDir))
afterEach(() => fs.rmSync(dataDir, { recursive: true, force: true }))
afterAll(() => fs.rmSync(parent, { recursive: true, force: true }))

const inPg = (name: string) => path.join(dataDir, 'pg', name)
const segments = () => fs.readdirSync(inPg('pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name))

async function subscribers(): Promise<number> {
  const database = await openDatabase({
    dataDir,
    log: pino({ level: 'silent' }),
    onFatal: (error) => {
      throw error
    },
  })
  try {
    return await database.db.$count(newsletterSubscribers)
  } finally {
    await database.close()
  }
}

const first = <Case>(all: readonly Case[]) => all.slice(0, cases(1, all.length))

const PIDS: readonly [what: string, content: string][] = [
  ['of no byte', ''],
  ['that is half written', '-4'],
  ['of a process that is dead', '4194000\n/pglite/data\n1795734495\n5432\n\n\n'],
  ['of another process that lives', `${process.pid}\n/pglite/data\n1795734495\n5432\n\n\n`],
]
test.for(first(PIDS))('opens in spite of a postmaster.pid %s', async ([, content]) => {
  fs.writeFileSync(inPg('postmaster.pid'), content)
  expect(await subscribers()).toBe(0)
})

const STAGES: readonly [when: string, leave: () => void][] = [
  [
    'while it made the files',
    () => {
      fs.renameSync(inPg(''), path.join(dataDir, 'pg.new'))
      fs.rmSync(path.join(dataDir, 'pg.new/global'), { recursive: true })
    },
  ],
  ['before it gave them their name', () => fs.renameSync(inPg(''), path.join(dataDir, 'pg.new'))],
  ['before it made any', () => fs.renameSync(inPg(''), path.join(parent, 'away'))],
]
test.for(STAGES)('a first start that was killed %s is begun again', async ([, leave]) => {
  leave()
  if (isProof) expect(await subscribers()).toBe(0)
  else {
    const { final, draft = '' } = inspectDataDirectory(dataDir)
    expect([fs.existsSync(final), fs.readdirSync(draft)]).toEqual([false, []])
  }
  fs.rmSync(path.join(parent, 'away'), { recursive: true, force: true })
})

const DAMAGES: readonly [what: string, damage: () => void][] = [
  [
    'whose log was emptied',
    () => {
      for (const name of segments()) fs.truncateSync(inPg(`pg_wal/${name}`))
    },
  ],
  ['without its log', () => fs.rmSync(inPg('pg_wal'), { recursive: true })],
  [
    'without the segments of its log',
    () => {
      for (const name of segments()) fs.rmSync(inPg(`pg_wal/${name}`))
    },
  ],
  ['without its control file', () => fs.rmSync(inPg('global/pg_control'))],
  ['whose control file is empty', () => fs.truncateSync(inPg('global/pg_control'))],
  ['whose version is empty', () => fs.truncateSync(inPg('PG_VERSION'))],
  ['without its settings', () => fs.rmSync(inPg('postgresql.conf'))],
  ['without its empty directories', () => fs.rmSync(inPg('pg_notify'), { recursive: true })],
]
test.for(first(DAMAGES))('a database %s says what to do', async ([, damage]) => {
  damage()
  const sentence = await subscribers().catch((error: Error) => error.message)
  expect(sentence).toMatch(
    /^Il database nella cartella .*pg non si apre: i suoi file sono incompleti o danneggiati\..* npm run admin -- ripristina FILE --conferma\.(\nDettaglio tecnico: .+)?$/s,
  )
})

test('a log that ends in the middle opens without what stood behind', { tags: ['proof'] }, async () => {
  const writer = await startWriter(dataDir)
  await writer.hasStored(12)
  const stored = await writer.kill()
  const file = inPg(`pg_wal/${segments()[0]}`)
  const log = fs.readFileSync(file)
  fs.truncateSync(file, log.findLastIndex((byte) => byte !== 0) - 600)
  expect(await subscribers()).toBeLessThan(stored.length)
})

function dataFile(): string {
  const folder = inPg('base/5')
  const isOwn = (name: string) => /^\d+$/.test(name) && Number(name) > 16_384
  const found = fs
    .readdirSync(folder)
    .find((name) => isOwn(name) && fs.statSync(path.join(folder, name)).size > 0)
  return path.join(folder, found ?? '')
}

const FAULTS: readonly [what: string, damage: (file: string) => void, fault: string][] = [
  [
    'one bit of which is another',
    (file) => {
      const bytes = fs.readFileSync(file)
      bytes[5000] = (bytes[5000] ?? 0) ^ 16
      fs.writeFileSync(file, bytes)
    },
    'è rovinato alla pagina 0',
  ],
  [
    'that has changes which the log does not know, because it was cut',
    (file) => {
      const bytes = fs.readFileSync(file)
      bytes.writeUInt32LE(7, 0)
      sealPage(bytes.subarray(0, PAGE_BYTES), 0)
      fs.writeFileSync(file, bytes)
    },
    'è più nuovo di pg_wal',
  ],
  ['that is cut', (file) => fs.truncateSync(file, 5000), 'è tagliato'],
  ['that is gone', (file) => fs.rmSync(file), 'manca il file'],
]
test.for(first(FAULTS))('verifica finds a file %s, and names the backup', async ([, damage, fault]) => {
  const file = dataFile()
  damage(file)
  const { code, said } = await verifica()
  expect(code).toBe(1)
  expect(said).toMatch(/^La verifica ha trovato file rovinati nel database/)
  expect(said).toContain(fault)
  expect(said).toContain(`base/5/${path.basename(file)} (`)
  expect(said).toMatch(/npm run admin -- ripristina FILE --conferma\.$/)
})

test('verifica finds nothing in a database that was killed while it wrote', { tags: ['proof'] }, async () => {
  const writer = await startWriter(dataDir)
  await writer.hasStored(50)
  await writer.kill()
  expect(await verifica()).toEqual({ code: 0, said: expect.stringContaining('Il database ha tutto') })
})

async function verifica() {
  const said: string[] = []
  const say = (text: string) => void said.push(text)
  const code = await runCommand(['verifica'], { DATA_DIR: dataDir }, { out: say, err: say })
  return { code, said: said.join('\n') }
}
