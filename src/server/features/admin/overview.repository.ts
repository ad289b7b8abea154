import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { AdminOverview } from '#contracts/admin/admin.ts'
import type { Database } from '#server/db/database.ts'
import { glossaryTerms, pizzerias, recipes } from '#server/db/schema.ts'
import { users } from '#server/db/schema-accounts.ts'

export const overviewRepository = (db: Database) => ({
  async counts(): Promise<Omit<AdminOverview, 'pendingApprovals'>> {
    return {
      users: await count(db, users),
      recipes: await count(db, recipes, eq(recipes.published, true)),
      recipeDrafts: await count(db, recipes, and(eq(recipes.published, false), isNull(recipes.deletedAt))),
      pizzerias: await count(db, pizzerias, isNull(pizzerias.deletedAt)),
      glossaryTerms: await count(db, glossaryTerms, isNull(glossaryTerms.deletedAt)),
    }
  },
})

async function count(db: Database, table: PgTable, where?: SQL): Promise<number> {
  const [row] = await db.select({ n: sql<number>`count(*)::int` }).from(table).where(where)
  return row?.n ?? 0
}
