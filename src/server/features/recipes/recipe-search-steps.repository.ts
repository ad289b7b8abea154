/**
 * The steps of a search. Each step is one statement that returns whole recipes.
 *
 * Rank    all words in the name; then all words in name and ingredients; then all words anywhere. Recipes
 * of
 *         equal rank are sorted by PostgreSQL's ts_rank.
 * Limits  at most CANDIDATES matches are ranked, because ranking all matches of a word like "pizza" would
 * be
 *         slow.
 * Plan    the words are constants of the statement, so that the planner knows their frequency.
 */
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import type { Database } from '#server/db/database.ts'
import { recipes } from '#server/db/schema.ts'
import { recipeColumns, toRecipe } from '#server/features/recipes/recipe-row.repository.ts'

/** Maximum numbers of ranked matches. `anywhere` is smaller, because long texts are stored outside the row
 * and are slower to read. */
const CANDIDATES = { inNames: 500, anywhere: 250, listed: 3000 }
/** With conditions, at most this multiple of the candidates is tested. Otherwise a rare match could make the
 * database read every recipe. */
const TRIED = 5
const SHORTEST_RUN = 4
/** search_most (in the migrations) tries every combination of the words, so more words would be slow. */
const MOST_MEANINGS = 8
const WEIGHTS = sql.raw("'{0.05, 0.1, 0.4, 1.0}'::real[]")

export interface Wanted {
  conditions: SQL | undefined
  isQuickestFirst: boolean
  restMin: number | undefined
  limit: number
}

export interface Found {
  recipe: Recipe
  /** 0: all words are in the name, or the query has no words. 1: in name and ingredients. 2: anywhere in the
   * recipe. Larger: the name is only similar, or some words do not match. */
  tier: number
}
export interface Words {
  q: SQL
  phrase?: SQL
}
export type WordMeaning = { q: string; changed: boolean; known: boolean; is_common: boolean }

export const wordsOf = (typed: string): Words => ({
  q: sql`websearch_to_tsquery('public.italiano'::regconfig, public.search_fold(${typed}))`,
  phrase: sql`phraseto_tsquery('public.italiano'::regconfig, public.search_fold(${typed}))`,
})

/** Among the recipes that do not have all words in the name, those with the exact phrase in name or
 * ingredients come first. */
export function fullText(db: Database, { q, phrase }: Words, wanted: Wanted): Promise<Found[]> {
  const rank = sql`ts_rank(${WEIGHTS}, tsv, ${q})`
  const step = sql`
    with in_names as materialized (
      select id, name, preparation_time, 0 as tier, ts_rank(${WEIGHTS}, name_tsv, ${q}, 1) as rank
      from (${candidates(sql`name_tsv @@ ${q}`, wanted, CANDIDATES.inNames)}) as candidates
    ),
    anywhere as materialized (
      select id, name, preparation_time, case when dish @@ ${q} then 1 else 2 end as tier,
        ${phrase ? sql`case when numnode(${phrase}) > 1 and dish @@ ${phrase} then 1 else ${rank} end` : rank} as rank
      from (
        select id, name, preparation_time, tsv, ts_filter(tsv, '{a,b}') as dish
        from (${candidates(sql`(select count(*) from in_names) < ${wanted.limit} and tsv @@ ${q}`, wanted, CANDIDATES.anywhere)}) as c
        offset 0 -- so that dish is worked out once a row
      ) as candidates
      where id not in (select id from in_names)
    )
    select * from in_names union all select * from anywhere`
  return best(db, step, wanted)
}

export function listed(db: Database, wanted: Wanted): Promise<Found[]> {
  const { isQuickestFirst, restMin } = wanted
  const order = isQuickestFirst
    ? sql.raw('preparation_time, name collate "und-x-icu", id')
    : sql.raw('name collate "und-x-icu", id')
  const nearness = restMin === undefined ? sql`0` : sql`-abs(rest_time - ${restMin}::real)`
  const step = sql`
    select id, name, preparation_time, 0 as tier, (${nearness})::real as rank
    from (select * from recipes where published order by ${order} limit ${CANDIDATES.listed}) as candidates
    where true ${wanted.conditions} order by ${restMin === undefined ? sql`` : sql`rank desc,`} ${order} limit ${wanted.limit}`
  return best(db, step, wanted)
}

/**
 * The probable meanings of each word, then one query for each list in `anyOf`. A list contains several names
 * of one thing. At most `MOST_MEANINGS` results.
 */
export async function meaningsOf(
  db: Database,
  words: string,
  anyOf: readonly (readonly string[])[],
): Promise<WordMeaning[]> {
  const things = anyOf
    .slice(0, MOST_MEANINGS)
    .map(
      (names) => sql` union all select 9, public.search_any(${sql.param(names)}::text[]), true, true, false`,
    )
  const { rows } = await db.execute<WordMeaning>(
    sql`select q::text as q, changed, known, is_common
      from (select n, q, changed, known, is_common from public.search_meanings(${words})${sql.join(things)}) as meant
      where q is not null order by n limit ${MOST_MEANINGS}`,
  )
  return rows
}

export const allOf = (meanings: readonly WordMeaning[]): Words => ({
  q: sql`${meanings.map(({ q }) => `(${q})`).join(' & ')}::tsquery`,
})

export const correction = (meanings: readonly WordMeaning[]): Words | undefined =>
  meanings.some(({ changed }) => changed) ? allOf(meanings) : undefined

export function alike(db: Database, words: string, wanted: Wanted): Promise<Found[]> {
  const typed = sql`public.run_together(${words})`
  const match = sql`length(${typed}) >= ${SHORTEST_RUN} and name_normalised like '%' || ${typed} || '%'`
  const step = sql`
    select id, name, preparation_time, 3 as tier, 1::real / length(name_normalised) as rank
    from (${candidates(match, wanted, CANDIDATES.inNames)}) as candidates`
  return best(db, step, wanted)
}

export function mostWords(db: Database, meanings: readonly WordMeaning[], wanted: Wanted): Promise<Found[]> {
  const queries = sql`${sql.param(meanings.map(({ q }) => q))}::tsquery[]`
  const telling = sql`${sql.param(meanings.filter((one) => !one.is_common).map(({ q }) => q))}::tsquery[]`
  const needed = meanings.every(({ known }) => known) ? 1 : 2
  const step = sql`
    select id, name, preparation_time, (4 + ${meanings.length} - met)::int as tier, rank
    from (
      select *, 10 * ts_rank(${WEIGHTS}, name_tsv, q, 1) + ts_rank(${WEIGHTS}, tsv, q) as rank,
        (select count(*) from unnest(${queries}) as one where tsv @@ one) as met
      from (
        select recipes.*, q from public.search_most(${telling}) as q, lateral (
          ${candidates(sql`tsv @@ q`, wanted, CANDIDATES.anywhere)}
        ) as recipes
      ) as candidates
    ) as counted
    where met >= ${needed}`
  return best(db, step, wanted)
}

/**
 * Returns the best hits of `step` as whole recipes, in one statement. `step` selects id, name,
 * preparation_time, tier and rank. With `isQuickestFirst`, recipes with all words in name or ingredients
 * still come first.
 */
async function best(db: Database, step: SQL, { isQuickestFirst, limit }: Wanted): Promise<Found[]> {
  const hits = sql`(
    select id, tier, row_number() over (
      order by ${isQuickestFirst ? sql`(tier > 1), preparation_time,` : sql``} tier, rank desc, name collate "und-x-icu", id
    ) as place
    from (${step}) as found
    order by place limit ${limit}
  ) as hits`
  const rows = await db
    .select({ row: recipeColumns, tier: sql<number>`hits.tier` })
    .from(recipes)
    .innerJoin(hits, eq(recipes.id, sql`hits.id`))
    .orderBy(sql`hits.place`)
  return rows.map(({ row, tier }) => ({ recipe: toRecipe(row), tier }))
}

function candidates(match: SQL, { conditions, limit }: Wanted, most: number): SQL {
  const count = Math.max(most, limit)
  const matching = sql`select * from recipes where published and ${match}`
  return conditions
    ? sql`select * from (${matching} limit ${count * TRIED}) as tried where true ${conditions} limit ${Math.max(count / 2, limit)}`
    : sql`${matching} limit ${count}`
}
