import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import pino from 'pino'
import type { Database, OpenDatabase, OpenOptions } from '#server/db/database.ts'

/** Values in PostgreSQL's text format, so that no number loses digits. */
type Row = Readonly<Record<string, string | null>>
interface TableRows {
  columns: readonly string[]
  rows: ReadonlyMap<string, Row>
}
export type Tables = ReadonlyMap<string, TableRows>

export const here = fileURLToPath(new URL('../', import.meta.url))

/** Opens the database with the code of the version in `directory`. Throws if the schema of the database
 * has another version. */
export async function onDatabase<T>(
  directory: string,
  { DATABASE_URL, DATA_DIR }: { DATABASE_URL: string; DATA_DIR: string },
  use: (db: Database) => Promise<T>,
): Promise<T> {
  const its = pathToFileURL(join(directory, 'src/server/db/open-database.ts')).href
  const { openDatabase } = (await import(its)) as {
    openDatabase: (options: OpenOptions) => Promise<OpenDatabase>
  }
  const database = await openDatabase({
    databaseUrl: DATABASE_URL || undefined,
    dataDir: DATA_DIR,
    migrates: false,
    log: pino({ level: 'silent' }),
    onFatal: (error) => {
      throw error
    },
  })
  try {
    return await use(database.db)
  } finally {
    await database.close()
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Omits generated columns: their values may differ between versions. */
export async function allRows(db: Database): Promise<Tables> {
  const { rows: tables } = await db.execute<{ name: string; columns: string[]; key: string[] }>(`
    select c.relname as name,
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select attname::text from pg_attribute join pg_index on indrelid = attrelid and attnum = any(indkey)
        where attrelid = c.oid and indisprimary order by attnum) as key
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname`)
  const all = new Map<string, TableRows>()
  for (const { name, columns, key } of tables) {
    if (key.length === 0) throw new Error(`${name} has no primary key`)
    // The text of a timestamp depends on the time zone of the session, so all sessions use UTC.
    const { rows } = await db.transaction(async (tx) => {
      await tx.execute(`set local timezone = 'UTC'`)
      const texts = columns.map((column) => `'${column}', ${quoted(column)}::text`)
      return tx.execute<{ row: Row }>(
        `select json_build_object(${texts.join(', ')}) as row from ${quoted(name)}`,
      )
    })
    const byKey = rows.map(({ row }) => [JSON.stringify(key.map((column) => row[column])), row] as const)
    all.set(name, { columns, rows: new Map(byKey) })
  }
  return all
}

export const numberOfRows = (tables: Tables): number =>
  [...tables.values()].reduce((sum, { rows }) => sum + rows.size, 0)

/** Tables that backups omit. This list is separate from the list of the program, so that the drill can find
 * an error in it. */
const IN_NO_BACKUP = [
  'sessions',
  'passkey_challenges',
  'email_tokens',
  'newsletter_confirmations',
  'rate_limits',
  'catalogue_version',
]
export const inBackup = (tables: Tables): Tables =>
  new Map([...tables].filter(([name]) => !IN_NO_BACKUP.includes(name)))

export const emptyTables = (tables: Tables): string[] =>
  [...tables].flatMap(([name, { rows }]) => (rows.size > 0 ? [] : [`nothing is proved: no row in ${name}`]))

export interface Change {
  table: string
  key: string
  before?: Row
  after?: Row
  columns: readonly string[]
}

export function changedRows(before: Tables, after: Tables): Change[] {
  return [...before].flatMap(([table, old]) => {
    const now = after.get(table)
    const come: Change[] = [...(now?.rows ?? [])]
      .filter(([key]) => !old.rows.has(key))
      .map(([key, row]) => ({ table, key, after: row, columns: [] }))
    const others = [...old.rows].flatMap(([key, row]): Change[] => {
      const its = now?.rows.get(key)
      if (!its) return [{ table, key, before: row, columns: [] }]
      const columns = old.columns.filter((column) => row[column] !== its[column])
      return columns.length > 0 ? [{ table, key, before: row, after: its, columns }] : []
    })
    return [...others, ...come]
  })
}

export const lostColumns = (before: Tables, after: Tables): string[] =>
  [...before].flatMap(([table, { columns }]) => {
    const now = after.get(table)
    if (!now) return [`the table ${table} is not there`]
    return columns
      .filter((column) => !now.columns.includes(column))
      .map((column) => `the column ${table}.${column} is not there`)
  })

export function inWords(changes: readonly Change[]): string[] {
  const counts = new Map<string, { count: number; example: string }>()
  for (const { table, key, before, after, columns } of changes) {
    const what = before ? (after ? `differ in ${columns.join(', ')}` : 'are gone') : 'have come'
    const name = `${table}: rows that ${what}`
    const seen = counts.get(name)
    counts.set(name, { count: (seen?.count ?? 0) + 1, example: seen?.example ?? key })
  }
  return [...counts].map(([name, { count, example }]) => `${name}: ${count}, for example ${example}`)
}
