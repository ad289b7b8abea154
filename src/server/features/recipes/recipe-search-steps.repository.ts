/**
 * The steps of a search, one statement each, which answers whole recipes.
 *
 * Rank    all words in the name, then all in name and ingredients, there side by side first, then anywhere; inside that
 *         PostgreSQL's ts_rank.
 * Limits  of a query that matches more recipes than CANDIDATES only that many are ranked: sorting a hundred thousand for
 *         a word like "pizza" would cost 100 times more and tell nobody anything.
 * Plan    words are constants of their statement, so that the planner knows them: one that most recipes have is looked for
 *         in the rows, where the first ones do, every other one in the index.
 */
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import type { Database } from '#server/db/database.ts'
import { recipes } from '#server/db/schema.ts'
import { recipeColumns, toRecipe } from '#server/features/recipes/recipe-row.repository.ts'

/** Names are short and lie in their rows; whole texts are stored apart, and each has to be fetched to be ranked. */
const CANDIDATES = { inNames: 500, anywhere: 250, listed: 3000 }
/** With conditions so many times the candidates are tried: where hardly any recipe fulfils them, not every one is read. */
const TRIED = 5
/** Letters of a query that may be looked for inside names without regard to spaces. */
const SHORTEST_RUN = 4
/** Meanings of a query that are looked at: see search_most in the migrations. */
const MOST_MEANINGS = 8
/** Weights of ts_rank: text, description, ingredients, name. */
const WEIGHTS = sql.raw("'{0.05, 0.1, 0.4, 1.0}'::real[]")

/** What every step keeps to. */
export interface Wanted {
  /** On a row of `recipes`; begins with "and". */
  conditions: SQL | undefined
  isQuickestFirst: boolean
  /** Minutes that doughs should rest: of recipes without other words those come first that are nearest. */
  restMin: number | undefined
  limit: number
}

/** A recipe that a step found. */
export interface Found {
  recipe: Recipe
  /** 0 is best; from 2 on, words of a method alone, or not all of them. */
  tier: number
}
/** A query in PostgreSQL's language; `phrase` asks for its words side by side. */
export interface Words {
  q: SQL
  phrase?: SQL
}
/** A word of a query: what it probably stands for. See search_meanings in the migrations. */
// A type, not an interface: the driver asks for index signatures.
export type WordMeaning = { q: string; changed: boolean; known: boolean; is_common: boolean }

export const wordsOf = (typed: string): Words => ({
  q: sql`websearch_to_tsquery('public.italiano'::regconfig, public.search_fold(${typed}))`,
  phrase: sql`phraseto_tsquery('public.italiano'::regconfig, public.search_fold(${typed}))`,
})

/** Those with the phrase in their ingredients stand before others that have all words there. */
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

/** The recipes that fulfil the conditions, by name or the quickest first: walks along an index until there are enough. */
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
 * What the words probably mean, in their order, at most eight, and none for words that every text has; then each of
 * `anyOf`, things that the site knows by several names.
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

/** All of the words as they are meant; undefined where that is as they were typed. */
export const correction = (meanings: readonly WordMeaning[]): Words | undefined =>
  meanings.some(({ changed }) => changed) ? allOf(meanings) : undefined

/** Those whose name contains the words when nobody minds the spaces: the shorter the name, the better. */
export function alike(db: Database, words: string, wanted: Wanted): Promise<Found[]> {
  const typed = sql`public.run_together(${words})`
  const match = sql`length(${typed}) >= ${SHORTEST_RUN} and name_normalised like '%' || ${typed} || '%'`
  const step = sql`
    select id, name, preparation_time, 3 as tier, 1::real / length(name_normalised) as rank
    from (${candidates(match, wanted, CANDIDATES.inNames)}) as candidates`
  return best(db, step, wanted)
}

/** The recipes that have most of the `meanings`. */
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
 * The best of what a step found (id, name, preparation_time, tier, rank), whole, in the statement that finds them. Also of
 * the quickest those come first that have the words in name or ingredients.
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

/** At most `most` published recipes that match; with conditions, which cost more than a rank, half of them that fulfil them. */
function candidates(match: SQL, { conditions, limit }: Wanted, most: number): SQL {
  const count = Math.max(most, limit)
  const matching = sql`select * from recipes where published and ${match}`
  return conditions
    ? sql`select * from (${matching} limit ${count * TRIED}) as tried where true ${conditions} limit ${Math.max(count / 2, limit)}`
    : sql`${matching} limit ${count}`
}
