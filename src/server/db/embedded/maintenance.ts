import type { Pool } from 'pg'
import type { DatabaseLog } from '../database.ts'

const CHECKPOINT_EVERY_MS = 5 * 60_000
const VACUUM_EVERY_MS = 60 * 60_000

/**
 * Replaces the background processes of a PostgreSQL server. Without checkpoints the write-ahead log grows
 * and recovery takes longer. Without vacuum dead rows stay and query plans become outdated.
 */
export async function scheduleMaintenance(pool: Pool, log: DatabaseLog) {
  let checkpointedAt = await writtenUpTo(pool)
  let vacuumedAt = checkpointedAt

  const run = async (task: () => Promise<void>) => {
    try {
      await task()
    } catch (error) {
      log.warn({ err: error }, 'database maintenance failed')
    }
  }
  const checkpoint = async () => {
    if ((await writtenUpTo(pool)) === checkpointedAt) return
    await pool.query('CHECKPOINT')
    checkpointedAt = await writtenUpTo(pool)
  }
  const vacuum = async () => {
    if ((await writtenUpTo(pool)) === vacuumedAt) return
    await pool.query('VACUUM (ANALYZE)')
    vacuumedAt = await writtenUpTo(pool)
  }
  const timers = [
    setInterval(() => void run(checkpoint), CHECKPOINT_EVERY_MS).unref(),
    setInterval(() => void run(vacuum), VACUUM_EVERY_MS).unref(),
  ]
  return {
    stop(): void {
      for (const timer of timers) clearInterval(timer)
    },
    async finish(): Promise<void> {
      await run(vacuum)
      await run(checkpoint)
    },
  }
}

async function writtenUpTo(pool: Pool): Promise<string> {
  const { rows } = await pool.query('SELECT pg_current_wal_insert_lsn()::text AS position')
  return rows[0]?.position
}
