import { existsSync } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { isWholePage, PAGE_BYTES } from './page-checksum.ts'

const DATA_FILE = /^(\d+)(?:_\w+)?(?:\.(\d+))?$/
const PAGES_PER_FILE = 131_072
const PAGES_AT_ONCE = 128

/**
 * Damaged, truncated or missing files of the open embedded database, one Italian line each. The checksum of
 * every page is verified, because PostgreSQL itself checks a page only when a query reads it.
 */
export async function damagedFiles(db: Database, directory: string): Promise<string[]> {
  await db.execute(sql`checkpoint`)
  const { rows } = await db.execute<{ end: string }>(
    sql`select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::text as end`,
  )
  const logEnd = BigInt(rows[0]?.end ?? 0)
  const names = await namesOfFiles(db)
  const faults: string[] = []
  for (const folder of await foldersOf(directory))
    for (const file of await readdir(path.join(directory, folder))) {
      const [, number, part = '0'] = DATA_FILE.exec(file) ?? []
      if (number === undefined) continue
      const first = Number(part) * PAGES_PER_FILE
      const fault = await faultOf(path.join(directory, folder, file), first, logEnd)
      const name = names.get(`${folder}/${number}`)
      if (fault) faults.push(`il file ${folder}/${file}${name ? ` (${name})` : ''} ${fault}`)
    }
  for (const [file, name] of names)
    if (!existsSync(path.join(directory, file))) faults.push(`manca il file ${file} (${name})`)
  return faults
}

const foldersOf = async (directory: string): Promise<string[]> => [
  'global',
  ...(await readdir(path.join(directory, 'base'))).map((name) => `base/${name}`),
]

async function namesOfFiles(db: Database): Promise<Map<string, string>> {
  const { rows } = await db
    .execute<{ file: string; name: string }>(
      sql`select pg_relation_filepath(oid) as file, relname as name from pg_class
        where pg_relation_filepath(oid) is not null and relpersistence = 'p'`,
    )
    .catch(() => ({ rows: [] }))
  return new Map(rows.map(({ file, name }) => [file, name]))
}

const changedAt = (page: Buffer): bigint =>
  (BigInt(page.readUInt32LE(0)) << 32n) + BigInt(page.readUInt32LE(4))

async function faultOf(file: string, first: number, logEnd: bigint): Promise<string | undefined> {
  const handle = await open(file)
  try {
    const buffer = Buffer.alloc(PAGES_AT_ONCE * PAGE_BYTES)
    for (let page = first; ; page += PAGES_AT_ONCE) {
      const { bytesRead } = await handle.read(buffer, 0, buffer.length, (page - first) * PAGE_BYTES)
      for (let at = 0; at < bytesRead; at += PAGE_BYTES) {
        if (at + PAGE_BYTES > bytesRead) return 'è tagliato'
        const number = page + at / PAGE_BYTES
        const bytes = buffer.subarray(at, at + PAGE_BYTES)
        if (!isWholePage(bytes, number)) return `è rovinato alla pagina ${number}`
        if (changedAt(bytes) > logEnd)
          return 'è più nuovo di pg_wal, dove le ultime modifiche non ci sono più'
      }
      if (bytesRead < buffer.length) return undefined
    }
  } catch (error) {
    return `non si legge (${(error as NodeJS.ErrnoException).code ?? (error as Error).message})`
  } finally {
    await handle.close()
  }
}
