import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#server/db/database.ts'
import * as catalogue from '#server/db/schema.ts'
import * as accounts from '#server/db/schema-accounts.ts'
import * as admin from '#server/db/schema-admin.ts'
import * as ai from '#server/db/schema-ai.ts'
import { FUNCTIONS, INDEXES, TRIGGERS } from '#server/db/schema-by-hand.ts'
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

type TableConfig = ReturnType<typeof getTableConfig>

interface Column {
  table: string
  name: string
  isNullable: boolean
}

/** An index, a constraint or a trigger. */
interface Part {
  name: string
  /** As PostgreSQL words it, as far as the program depends on it; something else when it has no effect. */
  definition: string
}

/** What the program expects of its database and the database has not, a line each in Italian; none when all is there. */
export async function schemaFaults(db: Database): Promise<string[]> {
  const columns = await rowsOf<Column>(
    db,
    sql`select table_name as "table", column_name as name, is_nullable = 'YES' as "isNullable"
      from information_schema.columns where table_schema = 'public'`,
  )
  const parts = await foundParts(db)
  const functions = await rowsOf<Pick<Part, 'name'>>(
    db,
    sql`select proname as name from pg_proc where pronamespace = 'public'::regnamespace`,
  )
  const faults = TABLES.flatMap((table) => {
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
      ...expectedParts(config).flatMap(({ name, definition }) => {
        const part = parts.get(partKey(config.name, name))
        if (part === undefined) return [`manca ${name} sulla tabella ${config.name}`]
        return part === definition ? [] : [`${name} sulla tabella ${config.name} è cambiato o spento`]
      }),
    ]
  })
  const names = new Set(functions.map(({ name }) => name))
  return [
    ...faults,
    ...FUNCTIONS.filter((name) => !names.has(name)).map((name) => `manca la funzione ${name}`),
  ]
}

const partKey = (table: string, name: string) => `${table} ${name}`

/** Each key stands twice in the catalogues, as index and as constraint: the constraint says more, and comes last. */
async function foundParts(db: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf<Part & { table: string }>(
    db,
    sql`select "table".relname as "table", part.name, part.definition
      from (
        select 1 as turn, indrelid as owner, relname as name, case
          when not indisvalid then 'INVALID' when indisunique then 'UNIQUE INDEX' else 'INDEX' end as definition
        from pg_index join pg_class on oid = indexrelid
        union all
        select 2, conrelid, conname, case
          when contype <> 'c' then replace(replace(pg_get_constraintdef(oid), '"', ''), 'public.', '')
          when convalidated then 'CHECK' else 'NOT VALID' end
        from pg_constraint
        union all
        select 3, tgrelid, tgname, case when tgenabled = 'O' then 'TRIGGER' else 'DISABLED' end
        from pg_trigger where not tgisinternal
      ) as part
      join pg_class as "table" on "table".oid = part.owner
      where "table".relnamespace = 'public'::regnamespace
      order by part.turn`,
  )
  return new Map(rows.map(({ table, name, definition }) => [partKey(table, name), definition]))
}

/** PostgreSQL cuts longer names. */
const LONGEST_NAME = 63

function expectedParts(config: TableConfig): Part[] {
  const triggers = TRIGGERS[config.name] ?? []
  const byHand = INDEXES[config.name] ?? []
  return [
    ...config.indexes.map((index) => ({
      name: index.config.name ?? '',
      definition: index.config.unique ? 'UNIQUE INDEX' : 'INDEX',
    })),
    ...byHand.map((name) => ({ name, definition: 'INDEX' })),
    ...config.checks.map(({ name }) => ({ name, definition: 'CHECK' })),
    ...primaryKeyOf(config),
    ...config.uniqueConstraints.map((unique) => ({
      name: unique.getName() ?? '',
      definition: `UNIQUE ${listOf(unique.columns)}`,
    })),
    ...config.columns
      .filter(({ isUnique }) => isUnique)
      .map((column) => ({ name: column.uniqueName ?? '', definition: `UNIQUE ${listOf([column])}` })),
    ...config.foreignKeys.map(foreignKeyPart),
    ...triggers.map((name) => ({ name, definition: 'TRIGGER' })),
  ].map(({ name, definition }) => ({ name: name.slice(0, LONGEST_NAME), definition }))
}

function primaryKeyOf({ name, columns, primaryKeys }: TableConfig): Part[] {
  const single = columns.filter(({ primary }) => primary)
  return [
    ...(single.length > 0 ? [{ name: `${name}_pkey`, definition: `PRIMARY KEY ${listOf(single)}` }] : []),
    ...primaryKeys.map((key) => ({ name: key.getName(), definition: `PRIMARY KEY ${listOf(key.columns)}` })),
  ]
}

function foreignKeyPart(key: TableConfig['foreignKeys'][number]): Part {
  const { columns, foreignTable, foreignColumns } = key.reference()
  const target = `${getTableConfig(foreignTable).name}${listOf(foreignColumns)}`
  const onDelete =
    key.onDelete && key.onDelete !== 'no action' ? ` ON DELETE ${key.onDelete.toUpperCase()}` : ''
  return { name: key.getName(), definition: `FOREIGN KEY ${listOf(columns)} REFERENCES ${target}${onDelete}` }
}

const listOf = (columns: readonly { name: string }[]) => `(${columns.map(({ name }) => name).join(', ')})`

async function rowsOf<Row>(db: Database, query: ReturnType<typeof sql>): Promise<Row[]> {
  return (await db.execute(query)).rows as Row[]
}
