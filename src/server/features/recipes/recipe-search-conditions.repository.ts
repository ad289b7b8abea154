/** What a query says of recipes besides its words, as conditions on a row of `recipes`; none for most queries. */
import { type SQL, sql } from 'drizzle-orm'
import { FAMILY_WORDS, type FoodFamily } from '#domain/recipe/food-families.ts'
import type { QueryMeaning } from './query-meaning.ts'
import type { Property } from './query-vocabulary.ts'

/** Begins with "and" where it is not empty. */
export function searchConditions({ properties, without, notInside, noneOf }: QueryMeaning): SQL {
  const parts = [
    ...[...properties].map((property) => OF_PROPERTY[property]),
    ...[...noneOf].map(hasNone),
    ...(without.length > 0 ? [sql`not tsv @@ ${unwanted(without)}`] : []),
    ...(notInside.length > 0 ? [sql`not ts_filter(tsv, '{a,b}') @@ ${unwanted(notInside)}`] : []),
  ]
  return sql.join(parts.map((part) => sql` and (${part})`))
}

/** A subquery, so that it is worked out once and not for every row. */
const unwanted = (words: readonly string[]): SQL =>
  sql`(select public.search_unwanted(array[${sql.join(
    words.map((word) => sql`${word}::text`),
    sql`, `,
  )}]))`

/** A line may say of itself that it is without: mozzarella senza lattosio. */
function hasNone(family: FoodFamily): SQL {
  const { beginnings, exact } = FAMILY_WORDS[family]
  const pattern = `\\m(${beginnings.join('|')})|\\m(${exact.join('|')})\\M`
  const declared = family === 'latticini' ? sql`and line !~* 'senza lattosio'` : sql``
  return sql`is_vegan or not exists (
    select from unnest(ingredients) as line where lower(public.f_unaccent(line)) ~ ${pattern} ${declared}
  )`
}

const OF_PROPERTY: Readonly<Record<Property, SQL>> = {
  'senza glutine': sql`is_gluten_free`,
  'senza lattosio': hasNone('latticini'),
  vegana: sql`is_vegan`,
  facile: sql`difficulty = 'facile'`,
  veloce: sql`true`,
  dolce: sql`category = 'Dolce'`,
  'al taglio': sql`category = 'Teglia' or name_tsv @@ to_tsquery('public.italiano'::regconfig, 'teglia')`,
}

/** The words that the text of every recipe with the property has: by them the index finds it. */
const WORDS: Partial<Readonly<Record<Property, string>>> = {
  'senza glutine': 'glutine',
  vegana: 'vegana',
  dolce: 'dolce',
  'al taglio': 'teglia',
}

/** The words of the query and those of its properties. */
export const soughtWords = ({ words, properties }: QueryMeaning): string =>
  [words, ...[...properties].map((property) => WORDS[property])].filter(Boolean).join(' ')
