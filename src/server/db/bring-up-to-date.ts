import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client } from 'pg'
import type { OpenOptions } from './database.ts'
import { migrateSchema, requireCurrentSchema } from './migrate.ts'
import * as schema from './schema.ts'

/**
 * Migrates and fills on this one connection, and closes it: what a start does may take as long as the machine needs. An abort cuts the connection, and PostgreSQL rolls back what was not committed.
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
