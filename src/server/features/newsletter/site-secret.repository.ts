import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { siteSecrets } from '#server/db/schema-newsletter.ts'
import { newToken } from '#server/features/accounts/mailed-links/secret-token.ts'

export async function siteSecret(db: Database, name: string): Promise<string> {
  const [row] = await db
    .select({ secret: siteSecrets.secret })
    .from(siteSecrets)
    .where(eq(siteSecrets.name, name))
  if (row) return row.secret
  await db.insert(siteSecrets).values({ name, secret: newToken() }).onConflictDoNothing()
  return siteSecret(db, name)
}
