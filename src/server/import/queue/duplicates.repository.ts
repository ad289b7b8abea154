import { sql } from 'drizzle-orm'
import type { FoundEntry } from '#contracts/import-entry.ts'
import type { ImportKind } from '#domain/import/import-vocabulary.ts'
import type { ImportedPizzeria } from '#domain/import/imported-pizzeria.ts'
import type { ImportedRecipe } from '#domain/import/imported-recipe.ts'
import { pizzeriaSimilarity, recipeSimilarity } from '#domain/import/similarity.ts'
import type { Database } from '#server/db/database.ts'
import { pizzerias, recipes } from '#server/db/schema.ts'

export interface Duplicate {
  id: number
  score: number
}

/** Those whose names resemble most are measured: the index finds them among a hundred thousand. */
const CANDIDATES = 20

/** What of the site an entry most resembles; a page that was imported before is the same whatever it is called now. */
export function duplicateOf(
  tx: Database,
  kind: ImportKind,
  found: FoundEntry,
  sourceUrl: string,
): Promise<Duplicate | undefined> {
  return kind === 'recipe'
    ? recipeLike(tx, found as ImportedRecipe, sourceUrl)
    : pizzeriaLike(tx, found as ImportedPizzeria, sourceUrl)
}

async function recipeLike(
  tx: Database,
  found: ImportedRecipe,
  sourceUrl: string,
): Promise<Duplicate | undefined> {
  const { rows } = await tx.execute<{
    id: number
    name: string
    ingredients: string[]
    is_same: boolean
  }>(sql`
    select id, name, ingredients, source_url is not distinct from ${sourceUrl} as is_same from ${recipes}
    where deleted_at is null
      and (source_url = ${sourceUrl} or name_normalised % public.run_together(${found.name}))
    order by source_url is not distinct from ${sourceUrl} desc, similarity(name_normalised, public.run_together(${found.name})) desc, id
    limit ${CANDIDATES}`)
  return best(rows.map((row) => ({ id: row.id, score: row.is_same ? 1 : recipeSimilarity(found, row) })))
}

async function pizzeriaLike(
  tx: Database,
  found: ImportedPizzeria,
  sourceUrl: string,
): Promise<Duplicate | undefined> {
  const { rows } = await tx.execute<{
    id: number
    name: string
    city: string
    source_url: string | null
  }>(sql`
    select id, name, city, source_url from ${pizzerias}
    where deleted_at is null and (source_url = ${sourceUrl} or lower(city) = lower(${found.city})) order by id limit 1000`)
  return best(
    rows.map((row) => ({
      id: row.id,
      score: row.source_url === sourceUrl && row.name === found.name ? 1 : pizzeriaSimilarity(found, row),
    })),
  )
}

const best = (candidates: readonly Duplicate[]): Duplicate | undefined => {
  const [first] = candidates.toSorted((a, b) => b.score - a.score)
  return first && first.score > 0 ? first : undefined
}
