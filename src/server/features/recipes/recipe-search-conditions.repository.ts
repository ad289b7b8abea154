import { type SQL, sql } from 'drizzle-orm'
import { ALLERGENS } from '#domain/ingredients/allergens.ts'
import type { FoodFamily } from '#domain/ingredients/food-families.ts'
import { kindOfDislike } from '#domain/pizza-night/menu/disliked-kinds.ts'
import { FAMILY_WORDS } from '#knowledge/food-words.ts'
import type { QueryMeaning } from './query-meaning.ts'
import { otherNames } from './query-spellings.ts'
import type { Property } from './recipe-properties.ts'
import { haveFacets } from './recipe-row.repository.ts'

const ABOUT = 1.3

export function searchConditions(meaning: QueryMeaning): SQL | undefined {
  const { properties, without, notInside, noneOf, restMin, mostKcal } = meaning
  const families = new Set([...noneOf, ...(properties.has('senza lattosio') ? ['latticini' as const] : [])])
  const parts = [
    ...[...properties].flatMap((property) => OF_PROPERTY[property] ?? []),
    ...(restMin === undefined
      ? []
      : [sql`rest_time between ${Math.floor(restMin / ABOUT)} and ${Math.ceil(restMin * ABOUT)}`]),
    ...(mostKcal === undefined
      ? []
      : [sql`(reading #>> '{nutrition,perServing,kcal}')::numeric <= ${mostKcal}`]),
    ...notInside.flatMap((food) => hasNoneOfKind(food)),
    ...(families.size > 0 ? [hasNoneOf(families)] : []),
    ...(properties.has('senza lattosio')
      ? [sql`reading #>> '{diets,lactoseFree}' is distinct from 'false'`]
      : []),
    ...[
      ...(noneOf.has('latticini') ? ['latte'] : []),
      ...(noneOf.has('frutta secca') ? ['frutta a guscio'] : []),
      ...notInside.filter(isAllergen),
    ].map(
      (allergen) =>
        sql`not coalesce(reading #> '{allergens,contains}' @> ${JSON.stringify([allergen])}::jsonb, false)`,
    ),
    ...(without.length > 0 ? [sql`not tsv @@ ${unwanted(without)}`] : []),
    ...(notInside.length > 0
      ? [sql`not ts_filter(tsv, '{a,b}') @@ ${unwanted(withOtherNames(notInside))}`]
      : []),
  ]
  return parts.length > 0 ? sql.join(parts.map((part) => sql` and (${part})`)) : undefined
}

const isAllergen = (food: string): boolean => Object.hasOwn(ALLERGENS, food)

const withOtherNames = (foods: readonly string[]) => foods.flatMap((food) => [food, ...otherNames(food)])

const unwanted = (words: readonly string[]): SQL =>
  sql`(select public.search_unwanted(array[${sql.join(
    words.map((word) => sql`${word}::text`),
    sql`, `,
  )}]))`

function hasNoneOf(families: ReadonlySet<FoodFamily>): SQL {
  const pattern = `\\m(${[...families].map(named).join('|')})`
  const isOnlyAnimal = [...families].every((family) => !PLANTS.has(family))
  return sql`${isOnlyAnimal ? sql`is_vegan or ` : sql``}lower(public.f_unaccent(public.joined_lines(ingredients))) !~ ${pattern}`
}
const PLANTS: ReadonlySet<FoodFamily> = new Set(['pomodoro', 'frutta secca'])

const KINDS_OF_MEAT: ReadonlySet<string> = new Set([
  'maiale',
  'manzo',
  'affettati',
  'frutti di mare',
  'crostacei',
  'molluschi',
])

function hasNoneOfKind(food: string): SQL[] {
  const kind = KINDS_OF_MEAT.has(food) ? kindOfDislike(food) : undefined
  if (!kind) return []
  const { beginnings, exact } = kind.words
  const words = [...beginnings, ...exact.map((word) => `${word}\\M`)].join('|')
  const lines = sql`lower(public.f_unaccent(name || ' ' || public.joined_lines(ingredients)))`
  return [sql`${lines} !~ ${`\\m(${words})`}`]
}

/** A word in a line with 'senza lattosio' does not count as dairy. */
function named(family: FoodFamily): string {
  const { beginnings, exact } = FAMILY_WORDS[family]
  const words = `(${beginnings.join('|')}|(${exact.join('|')})\\M)`
  return family === 'latticini' ? `(?<!senza lattosio[^\\n]*)${words}(?![^\\n]*senza lattosio)` : words
}

const OF_PROPERTY: Partial<Readonly<Record<Property, SQL>>> = {
  'senza glutine': sql`is_gluten_free`,
  'senza forno': sql.join(haveFacets({ forno: ['senza'] })),
  vegetariana: sql`reading #>> '{diets,vegetarian}' = 'true'`,
  vegana: sql`is_vegan`,
  facile: sql`difficulty = 'facile'`,
  dolce: sql`category = 'Dolce'`,
  // A pizza without tomato is 'bianca', but a cake is not.
  bianca: sql`category <> 'Dolce' and not ts_filter(tsv, '{a,b}') @@ 'pomodor:*'::tsquery`,
  'al taglio': sql`category = 'Teglia' or name_tsv @@ to_tsquery('public.italiano'::regconfig, 'teglia')`,
}

const WORDS: Partial<Readonly<Record<Property, string>>> = {
  'senza glutine': 'glutine',
  vegana: 'vegana',
  dolce: 'dolce',
  'al taglio': 'teglia',
}

export const soughtWords = ({ words, properties }: QueryMeaning): string =>
  [words, ...[...properties].map((property) => WORDS[property])].filter(Boolean).join(' ')
