/**
 * Search in the recipes, in four steps, each taken only when those before it found too little:
 *
 * 1. full text, as typed: stemmed Italian, accents ignored, "quoted phrases", or;
 * 2. full text with the unknown words completed or corrected (search_meanings in the migrations), small words set right;
 *    also where step 1 found nothing better than a word of a method;
 * 3. names that contain the query when nobody minds the spaces: quattrostagioni;
 * 4. recipes that have at least half of the words, those with most of them first. An unknown word may be missing only
 *    beside two that are met, and "pizza" alone counts for nothing. Not for "quoted words".
 *
 * A query without words (-olive, facile) lists the recipes that are so.
 * What must be true of a recipe besides its words (query-meaning.ts: senza glutine, -olive) holds in every step.
 * A step is a statement of its own: planning one statement for all of them took longer than most searches.
 */
import { sql } from 'drizzle-orm'
import type { Recipe } from '#contracts/recipe.ts'
import type { Database } from '#server/db/database.ts'
import { recipes } from '#server/db/schema.ts'
import { hasConditions, type QueryMeaning, queryMeaning } from './query-meaning.ts'
import { recipeColumns, toRecipe } from './recipe-row.repository.ts'
import { searchConditions, soughtWords } from './recipe-search-conditions.repository.ts'
import {
  alike,
  correction,
  fullText,
  type Hit,
  listed,
  meaningsOf,
  mostWords,
  readWords,
  type Wanted,
} from './recipe-search-steps.repository.ts'
import { withRightSmallWords } from './searchable-query.ts'

/**
 * Minutes from the first gesture to the table of what counts as quick: decided after lunch, on the table for dinner. No
 * dough that ripens over night is.
 */
const QUICK_MIN = 360

/** At most `limit` published recipes, best first; of quick ones those that need least. */
export async function searchRecipes(db: Database, query: string, limit: number): Promise<Recipe[]> {
  const meaning = queryMeaning(query)
  const hits = await hitsOf(db, meaning, limit)
  return wholeRecipes(db, meaning.properties.has('veloce') ? quickOnes(hits) : hits)
}

/**
 * Those ready in time, if there are such with the words in name or ingredients. Else all of them: who looks for a quick
 * margherita had rather see the quickest than nothing, or than what only mentions it.
 */
function quickOnes(hits: Hit[]): Hit[] {
  const good = hits.some(hasThem) ? hits.filter(hasThem) : hits
  const quick = good.filter(({ minutes }) => minutes <= QUICK_MIN)
  return quick.length > 0 ? quick : hits
}

/** Of a hit: all words stand in its name or its ingredients. */
const hasThem = ({ tier }: Hit): boolean => tier < 2

async function hitsOf(db: Database, meaning: QueryMeaning, limit: number): Promise<Hit[]> {
  const conditions = hasConditions(meaning) ? searchConditions(meaning) : undefined
  const wanted: Wanted = { conditions, isQuickestFirst: meaning.properties.has('veloce'), limit }
  const typed = await readWords(db, soughtWords(meaning))
  if (!typed) return conditions || meaning.isForAny ? await listed(db, wanted) : []
  const found = await fullText(db, typed, wanted)
  if (found.some(hasThem)) return found
  const meant = withRightSmallWords(meaning.words)
  const meanings = await meaningsOf(db, meant)
  const corrected =
    correction(meanings) ??
    (meant !== meaning.words && found.length === 0 ? await readWords(db, meant) : undefined)
  const guessed = corrected ? await fullText(db, corrected, wanted) : []
  const known = new Set(guessed.map(({ id }) => id))
  const either = [...guessed, ...found.filter(({ id }) => !known.has(id))].slice(0, limit)
  if (either.length > 0) return either
  const similar = await alike(db, meaning.words, wanted)
  if (similar.length > 0 || meanings.length < 2 || meaning.words.includes('"')) return similar
  return await mostWords(db, meanings, wanted)
}

/** In the order of `hits`; without those that are gone meanwhile. */
async function wholeRecipes(db: Database, hits: readonly Hit[]): Promise<Recipe[]> {
  if (hits.length === 0) return []
  const ids = hits.map(({ id }) => id)
  const rows = await db
    .select(recipeColumns)
    .from(recipes)
    .where(sql`${recipes.id} = any(${sql.param(ids)}::int[]) and ${recipes.published}`)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [toRecipe(row)] : []
  })
}
