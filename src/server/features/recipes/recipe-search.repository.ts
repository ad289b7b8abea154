/**
 * Search in the recipes, in one round trip and four steps, each taken only when those before it found too little:
 *
 * 1. full text, as typed: stemmed Italian, accents ignored, "quoted phrases", or;
 * 2. full text with the unknown words completed or corrected (search_meanings in the migrations), small words set right;
 *    also where step 1 found nothing better than a word of a method;
 * 3. names that contain the query when nobody minds the spaces: quattrostagioni;
 * 4. recipes that have at least half of the words, those with most of them first. An unknown word may be missing only
 *    beside two that are met, and "pizza" alone counts for nothing. Not for "quoted words".
 *
 * What must be true of a recipe besides its words (query-meaning.ts: senza glutine, -olive) holds in every step.
 *
 * Rank    all words in the name, then all in name and ingredients, there side by side first, then anywhere; inside that
 *         PostgreSQL's ts_rank.
 * Limits  of a query that matches more recipes than CANDIDATES only that many are ranked: sorting a hundred thousand for
 *         a word like "pizza" would cost 100 times more and tell nobody anything. No index helps a query without words
 *         (-olive, facile): it is answered, by name, from the first recipes that there are.
 * Plan    the typed query is written out where it is used ("not materialized"), so that the planner knows its words: one
 *         that most recipes have is looked for in the rows, where the first ones do, every other one in the index.
 */
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Recipe } from '#contracts/recipe.ts'
import type { Database } from '#server/db/database.ts'
import { recipes } from '#server/db/schema.ts'
import { hasConditions, queryMeaning } from './query-meaning.ts'
import { recipeColumns, toRecipe } from './recipe-row.repository.ts'
import { searchConditions, soughtWords } from './recipe-search-conditions.repository.ts'
import { withRightSmallWords } from './searchable-query.ts'

/** Names are short and lie in their rows; whole texts are stored apart, and each has to be fetched to be ranked. */
const CANDIDATES = { inNames: 500, anywhere: 250, withoutWords: 3000 }
/** With conditions so many times the candidates are tried: where hardly any recipe fulfils them, not every one is read. */
const TRIED = 5
/** Letters of a query that may be looked for inside names without regard to spaces. */
const SHORTEST_RUN = 4
/** Of ts_rank: text, description, ingredients, name. */
const WEIGHTS = sql.raw("'{0.05, 0.1, 0.4, 1.0}'::real[]")

export async function searchRecipes(db: Database, query: string, limit: number): Promise<Recipe[]> {
  const meaning = queryMeaning(query)
  const { words } = meaning
  if (words === '' && !hasConditions(meaning)) return []
  const sought = soughtWords(meaning)
  const meant = withRightSmallWords(words)
  const conditions = hasConditions(meaning) ? searchConditions(meaning) : undefined
  const hits = sql`(
    with typed as not materialized (
      select ${queryOf(sought)} as q, phraseto_tsquery('public.italiano'::regconfig, public.search_fold(${sought})) as phrase
    ),
    asked as not materialized (select q, phrase from typed where numnode(q) > 0),
    wordless as materialized (
      select id, name, 0 as tier, 0::real as rank
      from (
        select * from recipes where ${hasConditions(meaning)} and not exists (select from asked) and published
        order by id limit ${CANDIDATES.withoutWords}
      ) as candidates
      where true ${conditions}
    ),
    ${fullText('found', sql`asked`, conditions, limit)},
    meanings as materialized (
      select * from public.search_meanings(${meant}) where not exists (select from found where tier < 2)
    ),
    corrected as materialized (
      select coalesce(
        (select string_agg('(' || q::text || ')', ' & ')::tsquery from meanings having bool_or(changed)),
        case when ${meant !== words} and not exists (select from found) then ${queryOf(meant)} end
      ) as q, null::tsquery as phrase
    ),
    ${fullText('guessed', sql`corrected`, conditions, limit)},
    alike as materialized (
      select id, name, 3 as tier, length(typed)::real / length(name_normalised) as rank
      from recipes, (select public.run_together(${words}) as typed) as t
      where exists (select from asked) and not exists (select from found) and not exists (select from guessed)
        and published and length(typed) >= ${SHORTEST_RUN} and name_normalised like '%' || typed || '%' ${conditions}
      order by rank desc, id limit ${limit}
    ),
    ${mostWords(conditions, { isAllowed: !words.includes('"'), limit })}
    select id, row_number() over (
      order by ${quickestFirst(meaning.properties.has('veloce'))} tier, rank desc, name collate "und-x-icu", id
    ) as place
    from (
      select * from found
      union all select * from guessed where id not in (select id from found)
      union all select * from alike union all select * from most union all select * from wordless
    ) as ranked
    order by place limit ${limit}
  ) as hits (id, place)`
  const rows = await db
    .select(recipeColumns)
    .from(recipes)
    .innerJoin(hits, eq(recipes.id, sql`hits.id`))
    .orderBy(sql`hits.place`)
  return rows.map(toRecipe)
}

const queryOf = (words: string): SQL =>
  sql`websearch_to_tsquery('public.italiano'::regconfig, public.search_fold(${words}))`

const quickestFirst = (isQuick: boolean): SQL =>
  isQuick ? sql`(select preparation_time from recipes where recipes.id = ranked.id),` : sql``

/**
 * `name` (id, name, tier, rank): the recipes that match the query `q` of `source`, those with `phrase` in their
 * ingredients before others that have all words there. A null query matches none.
 */
function fullText(name: string, source: SQL, conditions: SQL | undefined, limit: number): SQL {
  const atMost = (candidates: number) => Math.max(candidates, limit)
  const [inNames, anywhere, result] = [`${name}_in_names`, `${name}_anywhere`, name].map((one) =>
    sql.identifier(one),
  )
  return sql`
    ${inNames} as materialized (
      select id, name, 0 as tier, ts_rank(${WEIGHTS}, name_tsv, q, 1) as rank
      from (
        ${candidates(source, sql`name_tsv @@ q`, conditions, atMost(CANDIDATES.inNames))}
      ) as candidates
    ),
    ${anywhere} as materialized (
      select id, name, case when dish @@ q then 1 else 2 end as tier,
        case when numnode(phrase) > 1 and dish @@ phrase then 1 else ts_rank(${WEIGHTS}, tsv, q) end as rank
      from (
        select *, ts_filter(tsv, '{a,b}') as dish
        from (${candidates(source, sql`(select count(*) from ${inNames}) < ${limit} and tsv @@ q`, conditions, atMost(CANDIDATES.anywhere))}) as c
      ) as candidates
      where id not in (select id from ${inNames})
    ),
    ${result} as materialized (select * from ${inNames} union all select * from ${anywhere})`
}

/** At most `most` published recipes, with the columns of `source`, that match and fulfil the conditions. */
const candidates = (source: SQL, match: SQL, conditions: SQL | undefined, most: number): SQL =>
  conditions
    ? sql`select * from (
        select recipes.*, ${source}.* from recipes, ${source} where published and ${match} limit ${most * TRIED}
      ) as tried where true ${conditions} limit ${most}`
    : sql`select recipes.*, ${source}.* from recipes, ${source} where published and ${match} limit ${most}`

/** `most` (id, name, tier, rank): where no other step found anything, the recipes that have most of the `meanings`. */
function mostWords(
  conditions: SQL | undefined,
  { isAllowed, limit }: { isAllowed: boolean; limit: number },
): SQL {
  return sql`
    asked_most as materialized (
      select public.search_most(array_agg(q) filter (where not is_common)) as q,
        count(*) as words, case when bool_and(known) then 1 else 2 end as needed
      from meanings
      where ${isAllowed} and not exists (select from found) and not exists (select from guessed)
        and not exists (select from alike)
      having count(*) > 1
    ),
    most as materialized (
      select id, name, (4 + words - met)::int as tier, rank
      from (
        select id, name, words, needed, 10 * ts_rank(${WEIGHTS}, name_tsv, q, 1) + ts_rank(${WEIGHTS}, tsv, q) as rank,
          (select count(*) from meanings where tsv @@ meanings.q) as met
        from (
          ${candidates(sql`asked_most`, sql`tsv @@ q`, conditions, Math.max(CANDIDATES.anywhere, limit))}
        ) as candidates
      ) as counted
      where met >= needed
    )`
}
