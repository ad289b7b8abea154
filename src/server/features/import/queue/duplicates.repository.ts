/**
 * What is there already: on the site, or waiting in the queue at another address. Looked up when something is filed,
 * when an editor opens it and when it is approved, since the site and the queue change in between.
 */
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

/** What tells two recipes, or two pizzerias, apart. */
export interface Looks {
  name: string
  ingredients: readonly string[]
  city: string
}

/** Something that may be there already. */
export interface Sought {
  kind: ImportKind
  looks: Looks
  sourceUrl: string
  /** What it became on the site, and its own entry: they are no duplicates of it. */
  targetId: number | null
  entryId: number | null
}

type Entry = typeof importEntries.$inferSelect

/** Those whose names resemble most are measured: the index finds them among a hundred thousand. */
const CANDIDATES = 20
const MOST_OF_A_CITY = 1000

/** What of the site it most resembles; a page that was imported before is the same whatever it is called now. */
export async function duplicateOnSite(
  tx: Database,
  sought: Sought,
  /** Those that somebody knows and says are others. */
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

/** The entries among `which` that say nearly the same, the most alike first. */
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

/** Reads a found entry or a draft, in which any field may be missing. */
export function looksOf(fields: object): Looks {
  const { name, ingredients, city } = fields as Readonly<Record<string, unknown>>
  return {
    name: typeof name === 'string' ? name : '',
    ingredients: Array.isArray(ingredients) ? ingredients.filter((line) => typeof line === 'string') : [],
    city: typeof city === 'string' ? city : '',
  }
}

const WAITS = sql`${importEntries.state} = 'pending'`

/** Writes down of what a waiting entry is a duplicate now: of the site before the queue. Its version stays. */
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
    // Who only opens it holds no lock: what was decided or changed meanwhile is left as it is.
    const isAsRead = and(eq(importEntries.id, id), WAITS, eq(importEntries.version, entry.version))
    await tx.update(importEntries).set(found).where(isAsRead)
  }
}

/**
 * The same for those that wait and resemble it, or did: after it was filed or approved. Whoever somebody is working on
 * is left out, so that two transactions never wait for each other; opening it looks again.
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
