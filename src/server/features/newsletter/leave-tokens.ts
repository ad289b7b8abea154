import { createHmac } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import { siteSecret } from './site-secret.repository.ts'

/**
 * The token of unsubscribe links is derived from the address and a secret. All emails to an address have
 * the same token, so an old link still works after a new subscription. Only the token's hash is stored.
 */
export function leaveTokens(db: Database): { of: (email: string) => Promise<string> } {
  return {
    // The secret is read at each call, because restoring a backup may change it.
    of: async (email) =>
      createHmac('sha256', await siteSecret(db, 'newsletter'))
        .update(email.toLowerCase())
        .digest('base64url'),
  }
}
export type LeaveTokens = ReturnType<typeof leaveTokens>
