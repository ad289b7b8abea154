import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { siteSecrets } from '#server/db/schema-newsletter.ts'
import { newToken } from '#server/features/accounts/mailed-links/secret-token.ts'

/**
 * The token of unsubscribe links is derived from the address and a secret. All emails to an address have
 * the same token, so an old link still works after a new subscription. Only the token's hash is stored.
 */
export async function leaveTokenOf(db: Database, email: string): Promise<string> {
  // The secret is read at each call, because restoring a backup may change it.
  const secret = await siteSecret(db, 'newsletter')
  return createHmac('sha256', secret).update(email.toLowerCase()).digest('base64url')
}

async function siteSecret(db: Database, name: string): Promise<string> {
  const [row] = await db
    .select({ secret: siteSecrets.secret })
    .from(siteSecrets)
    .where(eq(siteSecrets.name, name))
  if (row) return row.secret
  await db.insert(siteSecrets).values({ name, secret: newToken() }).onConflictDoNothing()
  return siteSecret(db, name)
}
