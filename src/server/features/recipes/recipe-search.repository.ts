/**
 * Search in the recipes, in one round trip and three steps, each taken only when those before it found nothing:
 *
 * 1. full text, as typed: stemmed Italian, accents ignored, "quoted phrases", -without, or;
 * 2. full text with the unknown words completed or corrected (search_correction in the migration), small words set right;
 * 3. names that contain the query when nobody minds the spaces: quattrostagioni.
 *
 * Rank    all words in the name, then all in name and ingredients, then anywhere; inside that PostgreSQL's ts_rank.
 * Limits  of a query that matches more recipes than CANDIDATES only that many are ranked: sorting a hundred thousand for
 *         a word like "pizza" would cost 100 times more and tell nobody anything. No index helps a query that only
 *         excludes (-olive): it is answered, by name, from the first recipes that there are.
 */
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Recipe } from '#contracts/recipe.ts'
import type { Database } from '#server/db/database.ts'
import { recipes } from '#server/db/schema.ts'
import { recipeColumns, toRecipe } from './recipe-row.repository.ts'
import { searchableQuery, withRightSmallWords } from './searchable-query.ts'

/** Names are short and lie in their rows; whole texts are stored apart, and each has to be fetched to be ranked. */
const CANDIDATES = { inNames: 500, anywhere: 250, excluding: 1000 }
/** Letters of a query that may be looked for inside names without regard to spaces. */
const SHORTEST_RUN = 4
/** Of ts_rank: text, description, ingredients, name. */
const WEIGHTS = sql.raw("'{0.05, 0.1, 0.4, 1.0}'::real[]")

export async function searchRecipes(db: Database, query: string, limit: number): Promise<Recipe[]> {
  const words = searchableQuery(query)
  if (words === '') return []
  const meant = withRightSmallWords(words)
  const hits = sql`(
    with typed as materialized (
      select websearch_to_tsquery('public.italiano'::regconfig, public.search_fold(${words})) as q
    ),
    asked as materialized (select q from typed where querytree(q) <> 'T'),
    excluding as materialized (select q from typed where querytree(q) = 'T'),
    rest as materialized (
      select id, name, 0 as tier, 0::real as rank
      from excluding, (
        select id, name, tsv from recipes where published and exists (select from excluding)
        order by id limit ${CANDIDATES.excluding}
      ) as candidates
      where tsv @@ q
    ),
    ${fullText('found', sql`asked`, limit)},
    corrected as materialized (
      select coalesce(
        public.search_correction(${meant}),
        case when ${meant !== words} then websearch_to_tsquery('public.italiano'::regconfig, public.search_fold(${meant})) end
      ) as q
      where not exists (select from found)
    ),
    ${fullText('guessed', sql`corrected`, limit)},
    alike as materialized (
      select id, name, 3 as tier, length(typed)::real / length(name_normalised) as rank
      from recipes, (select public.run_together(${words}) as typed) as t
      where exists (select from asked) and not exists (select from found) and not exists (select from guessed)
        and published and length(typed) >= ${SHORTEST_RUN} and name_normalised like '%' || typed || '%'
      order by rank desc, id limit ${limit}
    )
    select id, row_number() over (order by tier, rank desc, name collate "und-x-icu", id) as place
    from (
      select * from found union all select * from guessed union all select * from alike union all select * from rest
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

/** `name` (id, name, tier, rank): the recipes that match the query `q` of `source`. A null query matches none. */
function fullText(name: string, source: SQL, limit: number): SQL {
  const atMost = (candidates: number) => Math.max(candidates, limit)
  const [inNames, anywhere, result] = [`${name}_in_names`, `${name}_anywhere`, name].map((one) =>
    sql.identifier(one),
  )
  return sql`
    ${inNames} as materialized (
      select id, name, 0 as tier, ts_rank(${WEIGHTS}, name_tsv, q, 1) as rank
      from (
        select id, name, name_tsv, q from recipes, ${source}
        where published and name_tsv @@ q and (q::text not like '%!%' or tsv @@ q)
        limit ${atMost(CANDIDATES.inNames)}
      ) as candidates
    ),
    ${anywhere} as materialized (
      select id, name, case when ts_filter(tsv, '{a,b}') @@ q then 1 else 2 end as tier,
        ts_rank(${WEIGHTS}, tsv, q) as rank
      from (
        select id, name, tsv, q from recipes, ${source}
        where (select count(*) from ${inNames}) < ${limit} and published and tsv @@ q
        limit ${atMost(CANDIDATES.anywhere)}
      ) as candidates
      where id not in (select id from ${inNames})
    ),
    ${result} as materialized (select * from ${inNames} union all select * from ${anywhere})`
}
