import { createHmac } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import { siteSecret } from './site-secret.repository.ts'

/**
 * The token of the links that unsubscribe. Made from the address and a secret, so every letter carries the same one, it
 * need not be stored, and the link of a year-old letter still works for readers who have subscribed again since.
 */
export function leaveTokens(db: Database): { of: (email: string) => Promise<string> } {
  return {
    // The secret is read for each: a restored backup brings its own, and no server is started again for it.
    of: async (email) =>
      createHmac('sha256', await siteSecret(db, 'newsletter'))
        .update(email.toLowerCase())
        .digest('base64url'),
  }
}
export type LeaveTokens = ReturnType<typeof leaveTokens>
