import type { Database } from '#server/db/database.ts'
import { untilBlocked } from './blocked-queries.ts'

/**
 * What comes of `work` when a transaction of somebody else, which has done `before`, keeps it waiting for a lock; then
 * that one does `after` and ends. For PostgreSQL: the embedded database does one thing after the other.
 */
export async function heldUp<T>(
  db: Database,
  before: (tx: Database) => Promise<unknown>,
  work: () => PromiseLike<T>,
  after: (tx: Database) => Promise<unknown> = async () => undefined,
): Promise<T> {
  // Within a list, since the transaction would wait for a promise that it answers.
  const [outcome] = await db.transaction(async (tx) => {
    await before(tx)
    const running = Promise.allSettled([work()])
    await untilBlocked(db, 1)
    await after(tx)
    return [running]
  })
  const [settled] = await outcome
  if (settled.status === 'rejected') throw settled.reason
  return settled.value
}
