import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client } from 'pg'
import type { OpenOptions } from './database.ts'
import { migrateSchema, requireCurrentSchema } from './migrate.ts'
import * as schema from './schema.ts'

/**
 * Migrates and fills the database without a time limit, then closes the connection. With `migrates: false` it
 * only requires the current schema. An abort closes the connection, and PostgreSQL rolls back all uncommitted
 * work.
 */
export async function bringUpToDate(
  client: Client,
  { log, migrates = true, fill, signal }: Pick<OpenOptions, 'log' | 'migrates' | 'fill' | 'signal'>,
): Promise<void> {
  const cut = () => void client.end()
  signal?.addEventListener('abort', cut)
  try {
    signal?.throwIfAborted()
    await (migrates ? migrateSchema(client, log) : requireCurrentSchema(client))
    await fill?.(drizzle({ client, schema }))
    signal?.throwIfAborted()
  } finally {
    signal?.removeEventListener('abort', cut)
    await client.end()
  }
}
