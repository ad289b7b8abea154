/** What the pairing knows about an ingredient.
 *
 * Units   each flavour 0-10, as a mouthful of it on a pizza tastes; months 1-12.
 * Source  names and nesting: the site's specification. Profiles are [stima] of this project's authors, tasted against
 *         each other and not measured; regions and months are common knowledge of Italian markets.
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
  /** True when a dish of content/traditions.yaml has it that is not a modern one. */
  traditional: boolean
  region: string
  seasonal: number[]
  flavorProfile: FlavorProfile
}

/** More ingredients than these nobody puts on one pizza. */
export const MAX_COMBINED = 20
