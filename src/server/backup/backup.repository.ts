import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { type BackupHeader, type BackupRow, type BackupTable, LEFT_OUT } from './backup-format.ts'

/** Rows per fetch; fewer for tables with pictures, because a picture may take hundreds of kilobytes. */
const ROWS_AT_ONCE = 200
const HEAVY_ROWS_AT_ONCE = 4
/** Table that counts the changes of this database's catalogue. A restore increases the count and never takes it from the
 * backup. */
const COUNTER = 'catalogue_version'

const quoted = (name: string) => sql.identifier(name)

/** Gives values the same text in every session: times in UTC, bytes as hex, all digits of numbers. */
export async function setTextFormats(tx: Database): Promise<void> {
  await tx.execute(sql`set local timezone = 'UTC'`)
  await tx.execute(sql`set local datestyle = 'ISO, YMD'`)
  await tx.execute(sql`set local intervalstyle = 'postgres'`)
  await tx.execute(sql`set local bytea_output = 'hex'`)
  await tx.execute(sql`set local extra_float_digits = 1`)
}

export async function newestMigration(tx: Database): Promise<number> {
  const { rows } = await tx.execute<{ newest: string }>(
    sql`select max(created_at) as newest from drizzle.__drizzle_migrations`,
  )
  return Number(rows[0]?.newest ?? 0)
}

export async function tablesOf(tx: Database): Promise<BackupTable[]> {
  const { rows } = await tx.execute<{ name: string; columns: BackupTable['columns']; needs: string[] }>(sql`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      array(select distinct other.relname::text from pg_constraint k join pg_class other on other.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relname <> ${COUNTER}
    order by c.relname`)
  const placed: typeof rows = []
  const isPlaced = (name: string) => placed.some((one) => one.name === name)
  while (placed.length < rows.length) {
    const next = rows.find(({ name, needs }) => !isPlaced(name) && needs.every(isPlaced))
    if (!next) throw new Error('tables refer to each other in a circle')
    placed.push(next)
  }
  return placed.map(({ name, columns }) => ({ name, columns }))
}

export const isLeftOut = (table: string): boolean => LEFT_OUT.some((name) => name === table)

export async function sequencesOf(tx: Database): Promise<BackupHeader['sequences']> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'S' order by c.relname`)
  const sequences: BackupHeader['sequences'] = []
  for (const { name } of rows) {
    const { rows: state } = await tx.execute<{ last: string; called: boolean }>(
      sql`select last_value::text as last, is_called as called from public.${quoted(name)}`,
    )
    if (state[0]) sequences.push({ name, lastValue: state[0].last, isCalled: state[0].called })
  }
  return sequences
}

export async function* rowsOf(tx: Database, { name, columns }: BackupTable): AsyncGenerator<BackupRow> {
  const values = sql.join(
    columns.map((column) => sql`${quoted(column.name)}::text`),
    sql`, `,
  )
  const isHeavy = columns.some(({ type }) => type === 'bytea')
  const count = sql.raw(String(isHeavy ? HEAVY_ROWS_AT_ONCE : ROWS_AT_ONCE))
  await tx.execute(
    sql`declare backup no scroll cursor for select json_build_array(${values})::text as row from public.${quoted(name)}`,
  )
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(sql`fetch ${count} from backup`)
    for (const { row } of rows) yield JSON.parse(row) as BackupRow
    if (rows.length === 0) break
  }
  await tx.execute(sql`close backup`)
}

/** Locks all tables until the transaction ends, empties them, and disables their user triggers. */
export async function beginRestore(tx: Database, tables: readonly BackupTable[]): Promise<void> {
  const names = sql.join(
    tables.map(({ name }) => sql`public.${quoted(name)}`),
    sql`, `,
  )
  await tx.execute(sql`lock table ${names} in access exclusive mode`)
  await tx.execute(sql`truncate ${names}`)
  for (const { name } of tables)
    await tx.execute(sql`alter table public.${quoted(name)} disable trigger user`)
}

export async function insertRows(
  tx: Database,
  { name, columns }: BackupTable,
  rows: readonly BackupRow[],
): Promise<void> {
  const names = sql.join(
    columns.map((column) => quoted(column.name)),
    sql`, `,
  )
  const values = sql.join(
    columns.map(({ type }, index) => sql.raw(`(r ->> ${index})::${type}`)),
    sql`, `,
  )
  await tx.execute(sql`insert into public.${quoted(name)} (${names}) overriding system value
    select ${values} from json_array_elements(${JSON.stringify(rows)}::json) as r`)
}

const MAILING_RESTORED =
  'È stata ripristinata una copia fatta prima della fine della spedizione: chi qui risulta in attesa può averla già ricevuta. Controlla nel registro del server di posta, poi riprendi.'
const LETTER_RESTORED = 'La copia è stata fatta mentre partiva: forse è arrivata, forse no.'

/** A newsletter issue in progress at the time of the backup may have been sent since then. The issue is
 * stopped, and an administrator decides whether to send it again. */
async function stopMailings(tx: Database): Promise<void> {
  await tx.execute(sql`
    update newsletter_issues
    set state = 'stopped', message = ${MAILING_RESTORED}, lease_holder = null, lease_until = null
    where state in ('waiting', 'sending')`)
  await tx.execute(sql`
    update newsletter_deliveries set state = 'uncertain', message = ${LETTER_RESTORED}, settled_at = now()
    where state = 'sending'`)
}

export async function endRestore(
  tx: Database,
  tables: readonly BackupTable[],
  sequences: BackupHeader['sequences'],
): Promise<void> {
  for (const { name } of tables) await tx.execute(sql`alter table public.${quoted(name)} enable trigger user`)
  for (const { name, lastValue, isCalled } of sequences)
    await tx.execute(
      sql`select setval(format('public.%I', ${name}::text)::regclass, ${lastValue}::bigint, ${isCalled}::boolean)`,
    )
  await stopMailings(tx)
  await tx.execute(sql`update public.${quoted(COUNTER)} set version = version + 1`)
}
