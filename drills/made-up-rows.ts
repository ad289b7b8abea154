import type { Database } from '#server/db/database.ts'

interface ColumnToFill {
  name: string
  type: string
  allowed: string[]
}
interface TableToFill {
  name: string
  columns: ColumnToFill[]
  references: { columns: string[]; table: string; its: string[] }[]
}

const LEFT_EMPTY: Readonly<Record<string, readonly string[]>> = { dough_recipes: ['visitor_hash'] }

/** Timestamps are in the future, so that no task is due and no row is expired. */
const VALUES: Readonly<Record<string, string>> = {
  text: `'prova'`,
  integer: '4',
  smallint: '4',
  bigint: '7007007007007007',
  real: '0.7',
  boolean: 'true',
  date: `'2026-01-31'`,
  jsonb: `'{"prova": [1.5, null, "è"]}'`,
  bytea: `'\\x00ff'`,
  'timestamp with time zone': `now() + interval '30 days'`,
  'text[]': `'{"", "a,b", "NULL"}'`,
}

/** Prefers the last value that a CHECK constraint allows: by convention a final state with no work pending. */
function sampleOf({ name, type, allowed }: ColumnToFill, table: string): string {
  const value = allowed.at(-1) ? `'${allowed.at(-1)}'` : VALUES[type]
  if (value === undefined) throw new Error(`No value is known for ${table}.${name} (${type})`)
  return value
}

export async function fillEmptyTables(db: Database): Promise<string[]> {
  const filled: string[] = []
  for (const table of await tablesInOrder(db)) {
    const { rows } = await db.execute(`select from "${table.name}" limit 1`)
    if (rows.length > 0) continue
    await insertInto(db, table)
    filled.push(table.name)
  }
  return filled
}

async function insertInto(db: Database, { name, columns, references }: TableToFill): Promise<void> {
  const values = new Map(
    columns
      .filter((column) => !LEFT_EMPTY[name]?.includes(column.name))
      .map((column) => [column.name, () => sampleOf(column, name)]),
  )
  for (const { columns: own, table, its } of references.toSorted((a, b) => a.its.length - b.its.length))
    for (const [place, column] of own.entries())
      if (values.has(column)) values.set(column, () => newest(table, its, its[place] ?? ''))
  const names = [...values.keys()].map((column) => `"${column}"`)
  const list = [...values.values()].map((value) => value())
  await db.execute(`insert into "${name}" (${names.join(', ')}) values (${list.join(', ')})`)
}

const newest = (table: string, key: readonly string[], column: string) =>
  `(select "${column}" from "${table}" order by ${key.map((one) => `"${one}" desc`).join(', ')} limit 1)`

async function tablesInOrder(db: Database): Promise<TableToFill[]> {
  const { rows } = await db.execute<TableToFill & Record<string, unknown>>(`
    select c.relname as name,
      (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod), 'allowed',
          (select coalesce(json_agg(found[1]), '[]') from pg_constraint,
              regexp_matches(pg_get_constraintdef(pg_constraint.oid), '''([a-z_]+)''::text', 'g') as found
            where conrelid = c.oid and contype = 'c' and conkey = array[attnum])) order by attnum)
        from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = '') as columns,
      (select coalesce(json_agg(json_build_object('table', confrelid::regclass::text,
          'columns', (select json_agg(attname order by place) from unnest(conkey) with ordinality as own (number, place)
            join pg_attribute on attrelid = conrelid and attnum = number),
          'its', (select json_agg(attname order by place) from unnest(confkey) with ordinality as own (number, place)
            join pg_attribute on attrelid = confrelid and attnum = number))), '[]')
        from pg_constraint where conrelid = c.oid and contype = 'f') as references
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname`)
  const placed: TableToFill[] = []
  const isPlaced = (name: string) => placed.some((one) => one.name === name)
  while (placed.length < rows.length) {
    const next = rows.find(
      ({ name, references }) =>
        !isPlaced(name) && references.every(({ table }) => table === name || isPlaced(table)),
    )
    if (!next) throw new Error('tables refer to each other in a circle')
    placed.push(next)
  }
  return placed
}
