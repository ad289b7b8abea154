/** The pairing data of an ingredient.
 *
 * Units   each flavour 0-10, as it tastes on a pizza; months 1-12.
 * Source  names and structure: the site's specification. Profiles are [stima], set by comparison and not by
 *         measurement.
 * Valid   an empty `seasonal` means all year round. */

export const FLAVORS = [
  'intensity',
  'sweetness',
  'saltiness',
  'acidity',
  'umami',
  'spiciness',
  'richness',
] as const
export type Flavor = (typeof FLAVORS)[number]
export type FlavorProfile = Record<Flavor, number>

export const INGREDIENT_CATEGORIES = [
  'pomodoro',
  'formaggio',
  'salume',
  'pesce',
  'verdura',
  'fungo',
  'legume',
  'frutta',
  'frutta secca',
  'erba',
  'condimento',
  'altro',
] as const
export type IngredientCategory = (typeof INGREDIENT_CATEGORIES)[number]

export type PairingIngredient = {
  id: string
  name: string
  category: IngredientCategory
  traditional: boolean
  region: string
  seasonal: number[]
  flavorProfile: FlavorProfile
}

export const MAX_COMBINED = 20

export type Tradition = Readonly<{
  name: string
  places: readonly (readonly string[])[]
  takesOil: boolean
  isModern: boolean
}>
