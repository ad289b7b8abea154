import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ImportKind } from '#domain/import/import-vocabulary.ts'
import { pizzeriaSimilarity, recipeSimilarity } from '#domain/import/similarity.ts'
import type { Database } from '#server/db/database.ts'
import { pizzerias, recipes } from '#server/db/schema.ts'
import { importEntries } from '#server/db/schema-import.ts'

export interface Duplicate {
  id: number
  name: string
  /** 0 to 1. */
  score: number
}

export interface Looks {
  name: string
  ingredients: readonly string[]
  city: string
}

export interface Sought {
  kind: ImportKind
  looks: Looks
  sourceUrl: string
  /** The entries of this page on the site and in the queue, which are not duplicates of the page. */
  targetId: number | null
  entryId: number | null
}

type Entry = typeof importEntries.$inferSelect

const CANDIDATES = 20
const MOST_OF_A_CITY = 1000

/** The most similar entry on the site. A recipe with the same source URL always matches, whatever its name. */
export async function duplicateOnSite(
  tx: Database,
  sought: Sought,
  differsFrom: readonly number[] = [],
): Promise<Duplicate | undefined> {
  const alike = sought.kind === 'recipe' ? await recipesLike(tx, sought) : await pizzeriasLike(tx, sought)
  return alike.find(({ id }) => !differsFrom.includes(id))
}

async function recipesLike(tx: Database, { looks, sourceUrl, targetId }: Sought): Promise<Duplicate[]> {
  const { rows } = await tx.execute<{
    id: number
    name: string
    ingredients: string[]
    is_same: boolean
  }>(sql`
    select id, name, ingredients, source_url is not distinct from ${sourceUrl} as is_same from ${recipes}
    where deleted_at is null and id is distinct from ${targetId}::int
      and (source_url = ${sourceUrl} or name_normalised % public.run_together(${looks.name}))
    order by source_url is not distinct from ${sourceUrl} desc, similarity(name_normalised, public.run_together(${looks.name})) desc, id
    limit ${CANDIDATES}`)
  return bestFirst(
    rows.map(({ id, is_same, ...row }) => ({
      id,
      name: row.name,
      score: is_same ? 1 : recipeSimilarity(looks, row),
    })),
  )
}

async function pizzeriasLike(tx: Database, { looks, sourceUrl, targetId }: Sought): Promise<Duplicate[]> {
  const { rows } = await tx.execute<{
    id: number
    name: string
    city: string
    source_url: string | null
  }>(sql`
    select id, name, city, source_url from ${pizzerias}
    where deleted_at is null and id is distinct from ${targetId}::int
      and (source_url = ${sourceUrl} or lower(city) = lower(${looks.city}))
    order by id limit ${MOST_OF_A_CITY}`)
  return bestFirst(
    rows.map(({ id, source_url, ...row }) => ({
      id,
      name: row.name,
      score: source_url === sourceUrl && row.name === looks.name ? 1 : pizzeriaSimilarity(looks, row),
    })),
  )
}

export async function entriesLike(
  tx: Database,
  { kind, looks, entryId }: Omit<Sought, 'sourceUrl' | 'targetId'>,
  which: SQL,
): Promise<(Duplicate & { entry: Entry })[]> {
  const isNear =
    kind === 'recipe'
      ? sql`public.run_together(${importEntries.name}) % public.run_together(${looks.name})`
      : sql`lower(${importEntries.found} ->> 'city') = lower(${looks.city})`
  const entries = await tx
    .select()
    .from(importEntries)
    .where(
      sql`${importEntries.kind} = ${kind} and ${importEntries.id} is distinct from ${entryId}::int and ${which} and ${isNear}`,
    )
    .orderBy(
      sql`similarity(public.run_together(${importEntries.name}), public.run_together(${looks.name})) desc`,
      importEntries.id,
    )
    .limit(kind === 'recipe' ? CANDIDATES : MOST_OF_A_CITY)
  return bestFirst(
    entries.map((entry) => {
      const other = looksOf(entry.found)
      const score = kind === 'recipe' ? recipeSimilarity(looks, other) : pizzeriaSimilarity(looks, other)
      return { entry, id: entry.id, name: entry.name, score }
    }),
  )
}

const bestFirst = <One extends Duplicate>(candidates: readonly One[]): One[] =>
  candidates.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score)

export function looksOf(fields: object): Looks {
  const { name, ingredients, city } = fields as Readonly<Record<string, unknown>>
  return {
    name: typeof name === 'string' ? name : '',
    ingredients: Array.isArray(ingredients) ? ingredients.filter((line) => typeof line === 'string') : [],
    city: typeof city === 'string' ? city : '',
  }
}

const WAITS = sql`${importEntries.state} = 'pending'`

export async function recheck(tx: Database, entry: Entry): Promise<void> {
  const { id, kind, sourceUrl, targetId } = entry
  const looks = looksOf(entry.isEdited ? entry.draft : entry.found)
  const onSite = await duplicateOnSite(tx, { kind, looks, sourceUrl, targetId, entryId: id })
  const [waiting] = onSite ? [] : await entriesLike(tx, { kind, looks, entryId: id }, WAITS)
  const found = {
    duplicateOf: onSite?.id ?? null,
    duplicateEntry: waiting?.id ?? null,
    duplicateScore: (onSite ?? waiting)?.score ?? null,
  }
  const isNews = found.duplicateOf !== entry.duplicateOf || found.duplicateEntry !== entry.duplicateEntry
  if (isNews || found.duplicateScore !== entry.duplicateScore) {
    // The entry was read without a lock. A decision or change made meanwhile must not be overwritten.
    const isAsRead = and(eq(importEntries.id, id), WAITS, eq(importEntries.version, entry.version))
    await tx.update(importEntries).set(found).where(isAsRead)
  }
}

/**
 * Calls `recheck` for the pending entries that resemble this entry, and for those that name it as their
 * duplicate. Entries locked by another transaction are skipped, so that two transactions cannot deadlock.
 * The skipped entries are checked when an editor opens them.
 */
export async function recheckAlike(
  tx: Database,
  sought: Omit<Sought, 'sourceUrl' | 'targetId'>,
): Promise<void> {
  const alike = await entriesLike(tx, sought, WAITS)
  const pointing = await tx
    .select()
    .from(importEntries)
    .where(sql`${WAITS} and ${importEntries.duplicateEntry} = ${sought.entryId}::int`)
  const ids = new Set([...alike, ...pointing].map(({ id }) => id))
  for (const id of [...ids].toSorted((a, b) => a - b)) {
    const isThis = eq(importEntries.id, id)
    const [entry] = await tx.select().from(importEntries).where(isThis).for('update', { skipLocked: true })
    if (entry?.state === 'pending') await recheck(tx, entry)
  }
}
