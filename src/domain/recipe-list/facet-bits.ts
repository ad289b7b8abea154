/** The facets of a recipe as one bit string, stored in a database column and on each card.
 *
 * Units   a string of FACET_BITS characters, '1' for each value that the recipe has; PostgreSQL's type
 *         bit(FACET_BITS).
 * Valid   any recipe. A recipe is 'without an allergen' only if no ingredient may contain the allergen and
 *         every ingredient is known. For gluten the author's flag decides. */
import type { Allergen } from '../ingredients/allergens.ts'
import type { RecipeAllergens, RecipeDiets } from '../recipes/recipe-diets.ts'
import type { Difficulty, RecipeCategory } from '../recipes/vocabulary.ts'
import {
  allergenToken,
  type Chosen,
  chosenOf,
  type Diet,
  FACETS,
  type Facet,
  type FacetName,
  READY_H,
  WORK_MIN,
} from './facet-list.ts'
import type { RecipeFacts } from './recipe-facts.ts'

export const FACET_BITS = 64

export type FacetedRecipe = Pick<RecipeFacts, 'style' | 'seasons' | 'ovens'> & {
  category: RecipeCategory
  difficulty: Difficulty
  activeTime: number
  preparationTime: number
  allergens: RecipeAllergens
  diets: RecipeDiets
}

const DIET_FLAG: Readonly<Record<Diet, keyof RecipeDiets>> = {
  vegana: 'vegan',
  vegetariana: 'vegetarian',
  'senza-glutine': 'glutenFree',
  'senza-lattosio': 'lactoseFree',
}

function categoriesOf({ category, diets }: FacetedRecipe): RecipeCategory[] {
  return [
    category,
    ...(diets.vegan ? ['Vegana' as const] : []),
    ...(diets.glutenFree ? ['Senza Glutine' as const] : []),
  ]
}

function tokensOf(recipe: FacetedRecipe): Record<FacetName, readonly string[]> {
  const { allergens, diets } = recipe
  const possible = new Set<Allergen>([...allergens.contains, ...allergens.mayContain])
  const held = new Set([...possible].map(allergenToken))
  const isWithout = (token: string) =>
    token === 'glutine' ? diets.glutenFree : allergens.unknown.length === 0 && !held.has(token)
  const tokens = (name: FacetName) => facetOf(name).values.map(({ token }) => token)
  return {
    categoria: categoriesOf(recipe),
    difficolta: [recipe.difficulty],
    stile: [recipe.style],
    dieta: (Object.keys(DIET_FLAG) as Diet[]).filter((diet) => diets[DIET_FLAG[diet]]),
    senza: tokens('senza').filter(isWithout),
    entro: READY_H.filter((hours) => recipe.preparationTime <= hours * 60).map(String),
    lavoro: WORK_MIN.filter((minutes) => recipe.activeTime <= minutes).map(String),
    forno: recipe.ovens,
    stagione: recipe.seasons,
  }
}

const facetOf = (name: FacetName): Facet => FACETS.find((facet) => facet.name === name) as Facet

export function facetBits(recipe: FacetedRecipe): string {
  const has = tokensOf(recipe)
  return FACETS.flatMap(({ name, values }) =>
    values.map(({ token }) => (has[name].includes(token) ? '1' : '0')),
  )
    .join('')
    .padEnd(FACET_BITS, '0')
}

const STARTS = new Map<FacetName, number>()
for (const [index, { name }] of FACETS.entries()) {
  const before = FACETS[index - 1]
  STARTS.set(name, before ? (STARTS.get(before.name) ?? 0) + before.values.length : 0)
}

const placesOf = ({ name, values }: Facet, chosen: Chosen): number[] =>
  chosenOf(chosen, { name }).map(
    (chosenToken) => (STARTS.get(name) ?? 0) + values.findIndex(({ token }) => token === chosenToken),
  )

type Asked = { facet: Facet; places: readonly number[] }
const askedOf = (chosen: Chosen): Asked[] =>
  FACETS.map((facet) => ({ facet, places: placesOf(facet, chosen) })).filter(
    ({ places }) => places.length > 0,
  )

const passesFacet = (bits: string, { facet, places }: Asked): boolean =>
  facet.needs === 'any'
    ? places.some((place) => bits[place] === '1')
    : places.every((place) => bits[place] === '1')

export const passes = (bits: string, chosen: Chosen): boolean =>
  askedOf(chosen).every((asked) => passesFacet(bits, asked))

/** The choice as bit masks. A recipe matches if it has all bits of `required` and at least one bit of each
 * mask in `anyOf`. */
export function masksOf(chosen: Chosen): { required: string; anyOf: string[] } {
  const mask = (facets: readonly Facet[]) =>
    FACETS.flatMap((facet) =>
      facet.values.map(({ token }) =>
        facets.includes(facet) && chosenOf(chosen, facet).includes(token) ? '1' : '0',
      ),
    )
      .join('')
      .padEnd(FACET_BITS, '0')
  const asked = FACETS.filter((facet) => chosenOf(chosen, facet).length > 0)
  return {
    required: mask(asked.filter(({ needs }) => needs !== 'any')),
    anyOf: asked.filter(({ needs }) => needs === 'any').map((facet) => mask([facet])),
  }
}

export type FacetCounts = Record<FacetName, Record<string, number>>

/**
 * `total` is the number of recipes that match the choice. For each value, `counts` has the number of
 * recipes that would match if this value were chosen, too. In a facet that needs `any` or `one`, the value
 * replaces the current choice. Each of the `groups` has the recipes with the same bits.
 */
export function countFacets(
  groups: Iterable<{ facets: string; count: number }>,
  chosen: Chosen,
): { total: number; counts: FacetCounts } {
  const asked = askedOf(chosen)
  const perPlace = Array.from({ length: FACET_BITS }, () => 0)
  let total = 0
  for (const { facets, count } of groups) {
    const failed = asked.filter((one) => !passesFacet(facets, one))
    const only = failed[0]?.facet
    if (failed.length > 1 || only?.needs === 'all') continue
    if (!only) total += count
    const start = only ? (STARTS.get(only.name) ?? 0) : 0
    const end = only ? start + only.values.length : FACET_BITS
    for (let place = start; place < end; place += 1)
      if (facets[place] === '1') perPlace[place] = (perPlace[place] ?? 0) + count
  }
  const counts = Object.fromEntries(
    FACETS.map(({ name, values }) => [
      name,
      Object.fromEntries(
        values.map(({ token }, index) => [token, perPlace[(STARTS.get(name) ?? 0) + index] ?? 0]),
      ),
    ]),
  ) as FacetCounts
  return { total, counts }
}
