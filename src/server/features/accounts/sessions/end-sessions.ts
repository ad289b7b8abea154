import type { Database } from '#server/db/database.ts'
import { type Actor, recordChange } from '#server/features/audit-log/record-change.repository.ts'
import { sessionsRepository } from './sessions.repository.ts'

/**
 * Ends all sessions of a user except `exceptHash`. It always writes to the audit log, even if there was no
 * session. Call it in a transaction.
 */
export async function endSessions(
  tx: Database,
  { actor, id, exceptHash = '' }: { actor: Actor; id: number; exceptHash?: string },
): Promise<void> {
  const sessions = sessionsRepository(tx)
  const before = { sessions: await sessions.countOf(id) }
  await sessions.endOthersOf(id, exceptHash)
  const after = { sessions: await sessions.countOf(id) }
  const isLess = after.sessions < before.sessions
  const subject = { type: 'user', id } as const
  await recordChange(tx, {
    actor,
    action: 'user.sessions_ended',
    subject,
    before: isLess ? before : undefined,
    after,
  })
}
