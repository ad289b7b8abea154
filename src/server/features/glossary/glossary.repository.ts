import { isNull, sql } from 'drizzle-orm'
import type { GlossaryTerm } from '#contracts/glossary/glossary-term.ts'
import type { Database } from '#server/db/database.ts'
import { glossaryTerms } from '#server/db/schema.ts'

export const glossaryRepository = (db: Database) => ({
  async list(): Promise<GlossaryTerm[]> {
    const terms = await db
      .select({
        id: glossaryTerms.id,
        term: glossaryTerms.term,
        definition: glossaryTerms.definition,
        related: glossaryTerms.related,
      })
      .from(glossaryTerms)
      .where(isNull(glossaryTerms.deletedAt))
      .orderBy(sql`${glossaryTerms.term} collate "und-x-icu"`, glossaryTerms.id)
    const known = new Set(terms.map(({ term }) => term))
    return terms.map((one) => ({ ...one, related: one.related.filter((name) => known.has(name)) }))
  },
})
