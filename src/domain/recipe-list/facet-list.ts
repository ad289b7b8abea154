/** The facets of the list, their values and labels.
 *
 * Units   `lavoro` in minutes of work, `entro` in hours from start to table.
 * Valid   `facetBits` depends on the order of facets and values. After a change of the order, the stored
 *         bits must be computed again. */

import { ALLERGENS, type Allergen } from '../ingredients/allergens.ts'
import { DIFFICULTIES, RECIPE_CATEGORIES } from '../recipes/vocabulary.ts'
import { STYLES } from '../styles/style.ts'

const DIETS = {
  vegana: 'Vegana',
  vegetariana: 'Vegetariana',
  'senza-glutine': 'Senza glutine',
  'senza-lattosio': 'Senza lattosio',
} as const
export type Diet = keyof typeof DIETS

export const OVEN_KINDS = {
  casa: 'Forno di casa',
  pizza: 'Forno da pizza, oltre 350 °C',
  senza: 'Senza forno',
} as const
export type OvenKind = keyof typeof OVEN_KINDS

export const SEASONS = {
  primavera: 'Primavera',
  estate: 'Estate',
  autunno: 'Autunno',
  inverno: 'Inverno',
} as const
export type Season = keyof typeof SEASONS

export const WORK_MIN = [30, 45, 60] as const
export const READY_H = [1, 3, 6, 24] as const

export const allergenToken = (allergen: Allergen): string => allergen.replaceAll(' ', '-')

interface FacetValue {
  token: string
  label: string
  chosen: string
}

export interface Facet {
  name: FacetName
  label: string
  needs: 'all' | 'any' | 'one'
  values: readonly FacetValue[]
}

export type FacetName =
  | 'categoria'
  | 'difficolta'
  | 'stile'
  | 'dieta'
  | 'senza'
  | 'lavoro'
  | 'entro'
  | 'forno'
  | 'stagione'

const plainValues = (tokens: readonly string[]) =>
  tokens.map((token) => ({ token, label: token, chosen: token }))
const named = (labels: Readonly<Record<string, string>>, chosen = (label: string) => label) =>
  Object.entries(labels).map(([token, label]) => ({ token, label, chosen: chosen(label) }))

const withoutAllergen = Object.entries(ALLERGENS).map(([allergen, label]) => ({
  token: allergenToken(allergen as Allergen),
  label,
  chosen: `Senza ${allergen}`,
}))
const hours = (count: number) => `${count} ${count === 1 ? 'ora' : 'ore'}`

export const FACETS: readonly Facet[] = [
  { name: 'categoria', label: 'Categoria', needs: 'one', values: plainValues(RECIPE_CATEGORIES) },
  { name: 'difficolta', label: 'Difficoltà', needs: 'one', values: plainValues(DIFFICULTIES) },
  { name: 'stile', label: 'Stile', needs: 'any', values: named(STYLES) },
  { name: 'dieta', label: 'Dieta', needs: 'all', values: named(DIETS) },
  { name: 'senza', label: 'Senza allergeni', needs: 'all', values: withoutAllergen },
  {
    name: 'entro',
    label: 'Pronta entro',
    needs: 'one',
    values: READY_H.map((count) => ({
      token: String(count),
      label: hours(count),
      chosen: `Pronta entro ${hours(count)}`,
    })),
  },
  {
    name: 'lavoro',
    label: 'Lavoro',
    needs: 'one',
    values: WORK_MIN.map((minutes) => ({
      token: String(minutes),
      label: `fino a ${minutes} min`,
      chosen: `Fino a ${minutes} min di lavoro`,
    })),
  },
  { name: 'forno', label: 'Il mio forno', needs: 'any', values: named(OVEN_KINDS) },
  {
    name: 'stagione',
    label: 'Di stagione',
    needs: 'any',
    values: named(SEASONS, (label) => `Di stagione in ${label.toLowerCase()}`),
  },
]

export type Chosen = Readonly<Partial<Record<FacetName, readonly string[]>>>

export const chosenOf = (chosen: Chosen, { name }: Pick<Facet, 'name'>): readonly string[] =>
  chosen[name] ?? []
