import { sql } from 'drizzle-orm'
import type { GlossaryTerm } from '#contracts/glossary-term.ts'
import type { Database } from '#server/db/database.ts'
import { glossaryTerms } from '#server/db/schema.ts'

/** The glossary: rows in, contract shapes out. */
export const glossaryRepository = (db: Database) => ({
  /** All terms in the order of an Italian dictionary. */
  async list(): Promise<GlossaryTerm[]> {
    return db
      .select({
        id: glossaryTerms.id,
        term: glossaryTerms.term,
        definition: glossaryTerms.definition,
        related: glossaryTerms.related,
      })
      .from(glossaryTerms)
      .orderBy(sql`${glossaryTerms.term} collate "und-x-icu"`, glossaryTerms.id)
  },
})
export type GlossaryRepository = ReturnType<typeof glossaryRepository>
