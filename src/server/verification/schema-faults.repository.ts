import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#server/db/database.ts'
import * as catalogue from '#server/db/schema.ts'
import * as accounts from '#server/db/schema-accounts.ts'
import * as admin from '#server/db/schema-admin.ts'
import * as ai from '#server/db/schema-ai.ts'
import * as imported from '#server/db/schema-import.ts'
import * as newsletter from '#server/db/schema-newsletter.ts'
import * as pizzaNight from '#server/db/schema-pizza-night.ts'
import * as readers from '#server/db/schema-readers.ts'
import * as statistics from '#server/db/schema-statistics.ts'

const TABLES = [
  catalogue,
  accounts,
  admin,
  ai,
  imported,
  newsletter,
  pizzaNight,
  readers,
  statistics,
].flatMap((file) => Object.values(file).filter((value): value is PgTable => is(value, PgTable)))

interface Column {
  table: string
  name: string
  isNullable: boolean
}

/** What the program expects of its database and the database has not, a line each in Italian; none when all is there. */
export async function schemaFaults(db: Database): Promise<string[]> {
  const columns = await rowsOf<Column>(
    db,
    sql`select table_name as "table", column_name as name, is_nullable = 'YES' as "isNullable"
      from information_schema.columns where table_schema = 'public'`,
  )
  const named = await rowsOf<{ name: string }>(
    db,
    sql`select indexname as name from pg_indexes where schemaname = 'public'
      union select conname from pg_constraint where connamespace = 'public'::regnamespace`,
  )
  const names = new Set(named.map(({ name }) => name))
  return TABLES.flatMap((table) => {
    const config = getTableConfig(table)
    const found = new Map(
      columns.filter((column) => column.table === config.name).map((column) => [column.name, column]),
    )
    if (found.size === 0) return [`manca la tabella ${config.name}`]
    return [
      ...config.columns.flatMap(({ name, notNull }) => {
        const column = found.get(name)
        if (!column) return [`manca la colonna ${config.name}.${name}`]
        return column.isNullable === notNull ? [`la colonna ${config.name}.${name} è cambiata`] : []
      }),
      ...[...config.indexes.map((index) => index.config.name), ...config.checks.map(({ name }) => name)]
        .filter((name) => name !== undefined && !names.has(name))
        .map((name) => `manca ${name} sulla tabella ${config.name}`),
    ]
  })
}

async function rowsOf<Row>(db: Database, query: ReturnType<typeof sql>): Promise<Row[]> {
  return (await db.execute(query)).rows as Row[]
}
