import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Client, PoolClient } from 'pg'
import { StartFailure } from '#server/start/start-failure.ts'
import type { DatabaseLog } from './database.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** With this advisory lock, servers that start together migrate one after the other. */
const MIGRATION_LOCK = 20_261_121

/**
 * Migrates the schema on this connection. If the schema is current, nothing is written, so that a site with
 * a full disk still starts. Throws PostgreSQL's error, or an Italian message for a database of a newer
 * version or from before the first release. A failed migration changes nothing.
 */
export async function migrateSchema(client: Client | PoolClient, log: DatabaseLog): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder })
  if ((await newestApplied(client)) === newestOf(known)) return
  await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
  try {
    const before = await newestApplied(client)
    if (before > newestOf(known)) throw new StartFailure(OF_NEWER_VERSION)
    if (before > 0 && !known.some(({ folderMillis }) => folderMillis === before))
      throw new StartFailure(
        "Il database è di una versione di prova, precedente alla 0.1.0, che questa non sa aggiornare: avvia il sito con un database vuoto o con un'altra DATA_DIR.",
      )
    await migrate(drizzle(client), { migrationsFolder })
    log.info(
      { applied: known.filter((one) => one.folderMillis > before).length },
      'schema del database aggiornato',
    )
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK])
  }
}

const OF_NEWER_VERSION =
  'Il database è di una versione più nuova di Cornicione: avvia quella, oppure ripristina in un database vuoto una copia fatta prima di aggiornare.'

export async function requireCurrentSchema(client: Client | PoolClient): Promise<void> {
  const newest = newestOf(readMigrationFiles({ migrationsFolder }))
  const applied = await newestApplied(client)
  if (applied === newest) return
  if (applied === 0) throw new StartFailure('Il database è vuoto: Cornicione non lo ha ancora usato.')
  if (applied > newest) throw new StartFailure(OF_NEWER_VERSION)
  throw new StartFailure(
    'Il database è di una versione precedente: questo comando non lo cambia. Dallo con la versione che lo ha usato, oppure avvia il sito, che aggiorna il database, e ridallo.',
  )
}

const newestOf = (known: ReturnType<typeof readMigrationFiles>) => known.at(-1)?.folderMillis ?? 0

async function newestApplied(client: Client | PoolClient): Promise<number> {
  const table = await client.query("SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS exists")
  if (!table.rows[0]?.exists) return 0
  const newest = await client.query('SELECT max(created_at) AS newest FROM drizzle.__drizzle_migrations')
  return Number(newest.rows[0]?.newest ?? 0)
}
