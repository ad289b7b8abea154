import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'

export interface SchemaPart {
  name: string
  table: string | null
  definition: string
}

/**
 * Parts of the schema `public`, sorted by name. The result is the same on every PostgreSQL version, because
 * constraints for NOT NULL are left out: only newer versions list them.
 */
export async function describeSchema(db: Database): Promise<SchemaPart[]> {
  const { rows } = await db.execute(sql`
    with own_tables as (
      select oid, relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    )
    select null as "table", 'la tabella ' || name as name, '' as definition from own_tables
    union all
    select own.name, 'la colonna ' || own.name || '.' || attname, concat_ws(' ',
      format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
      'default ' || pg_get_expr(adbin, adrelid), nullif(attidentity::text, ''), nullif(attgenerated::text, ''))
    from pg_attribute join own_tables own on own.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attnum > 0 and not attisdropped
    union all
    select own.name, 'l''indice ' || index.relname || ' sulla tabella ' || own.name,
      case when indisvalid then '' else 'invalid ' end || pg_get_indexdef(indexrelid)
    from pg_index join own_tables own on own.oid = indrelid join pg_class index on index.oid = indexrelid
    where not exists (select from pg_constraint where conindid = indexrelid and conrelid = indrelid)
    union all
    select own.name, 'il vincolo ' || conname || ' sulla tabella ' || own.name, pg_get_constraintdef(con.oid)
    from pg_constraint con join own_tables own on own.oid = conrelid
    where contype <> 'n'
    union all
    select own.name, 'il trigger ' || tgname || ' sulla tabella ' || own.name,
      tgenabled::text || ' ' || pg_get_triggerdef(trigger.oid)
    from pg_trigger trigger join own_tables own on own.oid = tgrelid
    where not tgisinternal
    union all
    select null, 'la funzione ' || proname || '(' || pg_get_function_identity_arguments(oid) || ')',
      concat_ws(' ', pg_get_function_result(oid), provolatile, proisstrict, proparallel, proconfig::text, md5(prosrc))
    from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all
    select null, 'l''estensione ' || extname, extnamespace::regnamespace::text
    from pg_extension where extname <> 'plpgsql'
    union all
    select null, 'la configurazione di ricerca ' || cfgname, string_agg(
      maptokentype::text || ' ' || mapdict::regdictionary::text, ', ' order by maptokentype, mapseqno)
    from pg_ts_config join pg_ts_config_map on mapcfg = pg_ts_config.oid
    where cfgnamespace = 'public'::regnamespace
    group by cfgname`)
  return (rows as unknown as SchemaPart[]).toSorted((a, b) => (a.name < b.name ? -1 : 1))
}
