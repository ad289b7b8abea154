import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { AuditEntry } from '#contracts/audit-log/audit-log.ts'
import type { Database } from '#server/db/database.ts'
import { recipes } from '#server/db/schema.ts'
import { users } from '#server/db/schema-accounts.ts'
import { auditLog } from '#server/db/schema-admin.ts'

export const auditEntriesRepository = (db: Database) => ({
  async page({ after, limit }: { after?: number | undefined; limit: number }): Promise<AuditEntry[]> {
    const rows = await db
      .select({ entry: auditLog, actorName: users.name, subjectName: nameOfSubject })
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.actorId))
      .leftJoin(recipes, and(eq(auditLog.subjectType, 'recipe'), eq(recipes.id, subjectNumber)))
      .where(after === undefined ? undefined : lt(auditLog.id, after))
      .orderBy(desc(auditLog.id))
      .limit(limit)
    return rows.map(
      ({ entry: { at, actorId: _id, before, after: now, ...same }, actorName, subjectName }) => ({
        ...same,
        at: at.toISOString(),
        actorName,
        subjectName,
        before: before ?? null,
        after: now ?? null,
      }),
    )
  },
})

const subjectNumber = sql`case when ${auditLog.subjectId} ~ '^[0-9]{1,9}$' then ${auditLog.subjectId}::int end`

const nameOfSubject = sql<string | null>`coalesce(
  ${recipes.name},
  case ${auditLog.subjectType}
    when 'user' then (select name from users as person where person.id = ${subjectNumber})
    when 'pizzeria' then (select name from pizzerias as place where place.id = ${subjectNumber})
    when 'glossary_term' then (select term from glossary_terms as word where word.id = ${subjectNumber})
    when 'import_entry' then (select name from import_entries as entry where entry.id = ${subjectNumber})
    when 'import_source' then (select url from import_sources as source where source.id = ${subjectNumber})
    when 'product' then (select title from shop_products as product where product.id = ${subjectNumber})
    when 'picture' then ${auditLog.after} ->> 'imageUrl'
    when 'newsletter_subscriber' then ${auditLog.before} ->> 'email'
  end,
  ${auditLog.after} ->> 'name',
  ${auditLog.before} ->> 'name',
  ${auditLog.before} ->> 'term',
  ${auditLog.before} ->> 'title'
)`
