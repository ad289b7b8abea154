/**
 * The steps of a search, one statement each.
 *
 * Rank    all words in the name, then all in name and ingredients, there side by side first, then anywhere; inside that
 *         PostgreSQL's ts_rank.
 * Limits  of a query that matches more recipes than CANDIDATES only that many are ranked: sorting a hundred thousand for
 *         a word like "pizza" would cost 100 times more and tell nobody anything.
 * Plan    words are constants of their statement, so that the planner knows them: one that most recipes have is looked for
 *         in the rows, where the first ones do, every other one in the index.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'

/** Names are short and lie in their rows; whole texts are stored apart, and each has to be fetched to be ranked. */
const CANDIDATES = { inNames: 500, anywhere: 250, listed: 3000 }
/** With conditions so many times the candidates are tried: where hardly any recipe fulfils them, not every one is read. */
const TRIED = 5
/** Letters of a query that may be looked for inside names without regard to spaces. */
const SHORTEST_RUN = 4
/** Of ts_rank: text, description, ingredients, name. */
const WEIGHTS = sql.raw("'{0.05, 0.1, 0.4, 1.0}'::real[]")

/** What every step keeps to. */
export interface Wanted {
  /** On a row of `recipes`; begins with "and". */
  conditions: SQL | undefined
  isQuickestFirst: boolean
  limit: number
}

// Types, not interfaces: the driver asks for index signatures.
export type Hit = {
  id: number
  /** 0 is best; from 2 on, words of a method alone, or not all of them. */
  tier: number
  minutes: number
}
/** A query in PostgreSQL's language; `phrase` asks for its words side by side. */
export type Words = { q: string; phrase: string | null }
/** A word of a query: what it probably stands for. See search_meanings in the migrations. */
export type WordMeaning = { q: string; changed: boolean; known: boolean; is_common: boolean }

const hit = sql.raw('id, tier::int as tier, preparation_time as minutes')
/** Also of the quickest those come first that have the words in name or ingredients. */
const bestFirst = ({ isQuickestFirst }: Wanted): SQL =>
  sql`order by ${isQuickestFirst ? sql`(tier > 1), preparation_time,` : sql``} tier, rank desc, name collate "und-x-icu", id`

/** Undefined where `words` hold nothing to look for: no word, or only such as every text has. */
export async function readWords(db: Database, words: string): Promise<Words | undefined> {
  if (words === '') return undefined
  const { rows } = await db.execute<Words & { nodes: number }>(sql`
    select q::text as q, phrase::text as phrase, numnode(q) as nodes
    from (select public.search_fold(${words}) as folded) as f,
      websearch_to_tsquery('public.italiano'::regconfig, folded) as q,
      phraseto_tsquery('public.italiano'::regconfig, folded) as phrase`)
  return rows[0] && rows[0].nodes > 0 ? rows[0] : undefined
}

/** Those with the phrase in their ingredients stand before others that have all words there. */
export async function fullText(db: Database, words: Words, wanted: Wanted): Promise<Hit[]> {
  const q = sql`${words.q}::tsquery`
  const phrase = sql`${words.phrase}::tsquery`
  const { limit } = wanted
  const { rows } = await db.execute<Hit>(sql`
    with in_names as materialized (
      select id, name, preparation_time, 0 as tier, ts_rank(${WEIGHTS}, name_tsv, ${q}, 1) as rank
      from (${candidates(sql`name_tsv @@ ${q}`, wanted, CANDIDATES.inNames)}) as candidates
    ),
    anywhere as materialized (
      select id, name, preparation_time, case when dish @@ ${q} then 1 else 2 end as tier,
        case when numnode(${phrase}) > 1 and dish @@ ${phrase} then 1 else ts_rank(${WEIGHTS}, tsv, ${q}) end as rank
      from (
        select id, name, preparation_time, tsv, ts_filter(tsv, '{a,b}') as dish
        from (${candidates(sql`(select count(*) from in_names) < ${limit} and tsv @@ ${q}`, wanted, CANDIDATES.anywhere)}) as c
        offset 0 -- so that dish is worked out once a row
      ) as candidates
      where id not in (select id from in_names)
    )
    select ${hit} from (select * from in_names union all select * from anywhere) as found
    ${bestFirst(wanted)} limit ${limit}`)
  return rows
}

/** The recipes that fulfil the conditions, by name or the quickest first: walks along an index until there are enough. */
export async function listed(db: Database, wanted: Wanted): Promise<Hit[]> {
  const order = wanted.isQuickestFirst
    ? sql.raw('order by preparation_time, name collate "und-x-icu", id')
    : sql.raw('order by name collate "und-x-icu", id')
  const { rows } = await db.execute<Hit>(sql`
    select id, 0 as tier, preparation_time as minutes
    from (select * from recipes where published ${order} limit ${CANDIDATES.listed}) as candidates
    where true ${wanted.conditions} ${order} limit ${wanted.limit}`)
  return rows
}

/** What the words probably mean, in their order; at most eight. */
export async function meaningsOf(db: Database, words: string): Promise<WordMeaning[]> {
  const { rows } = await db.execute<WordMeaning>(
    sql`select q::text as q, changed, known, is_common from public.search_meanings(${words}) order by n`,
  )
  return rows
}

/** All of the words as they are meant; undefined where that is as they were typed. */
export const correction = (meanings: readonly WordMeaning[]): Words | undefined =>
  meanings.some(({ changed }) => changed)
    ? { q: meanings.map(({ q }) => `(${q})`).join(' & '), phrase: null }
    : undefined

/** Those whose name contains the words when nobody minds the spaces: the shorter the name, the better. */
export async function alike(db: Database, words: string, wanted: Wanted): Promise<Hit[]> {
  const typed = sql`public.run_together(${words})`
  const match = sql`length(${typed}) >= ${SHORTEST_RUN} and name_normalised like '%' || ${typed} || '%'`
  const { rows } = await db.execute<Hit>(sql`
    select ${hit}
    from (
      select id, name, preparation_time, 3 as tier, 1::real / length(name_normalised) as rank
      from (${candidates(match, wanted, CANDIDATES.inNames)}) as candidates
    ) as found
    ${bestFirst(wanted)} limit ${wanted.limit}`)
  return rows
}

/** The recipes that have most of the `meanings`. */
export async function mostWords(
  db: Database,
  meanings: readonly WordMeaning[],
  wanted: Wanted,
): Promise<Hit[]> {
  const queries = sql`${sql.param(meanings.map(({ q }) => q))}::tsquery[]`
  const telling = sql`${sql.param(meanings.filter((one) => !one.is_common).map(({ q }) => q))}::tsquery[]`
  const needed = meanings.every(({ known }) => known) ? 1 : 2
  const { rows } = await db.execute<Hit>(sql`
    select ${hit}
    from (
      select *, (4 + ${meanings.length} - met)::int as tier
      from (
        select *, 10 * ts_rank(${WEIGHTS}, name_tsv, q, 1) + ts_rank(${WEIGHTS}, tsv, q) as rank,
          (select count(*) from unnest(${queries}) as one where tsv @@ one) as met
        from (
          select recipes.*, q from public.search_most(${telling}) as q, lateral (
            ${candidates(sql`tsv @@ q`, wanted, CANDIDATES.anywhere)}
          ) as recipes
        ) as candidates
      ) as counted
      where met >= ${needed}
    ) as found
    ${bestFirst(wanted)} limit ${wanted.limit}`)
  return rows
}

/** At most `most` published recipes that match; with conditions, which cost more than a rank, half of them that fulfil them. */
function candidates(match: SQL, { conditions, limit }: Wanted, most: number): SQL {
  const count = Math.max(most, limit)
  const matching = sql`select * from recipes where published and ${match}`
  return conditions
    ? sql`select * from (${matching} limit ${count * TRIED}) as tried where true ${conditions} limit ${Math.max(count / 2, limit)}`
    : sql`${matching} limit ${count}`
}
