/** The taste of several ingredients together.
 *
 * Units   0-10 for a flavour, 0-100 for the balance.
 * Source  the mean of the flavour profiles. The limits are [stima].
 * Valid   at least one ingredient. */
import { FLAVORS, type Flavor, type FlavorProfile, type PairingIngredient } from './ingredient.ts'

const TASTES = ['sweetness', 'saltiness', 'acidity', 'umami', 'richness'] as const satisfies readonly Flavor[]
const POINTS_PER_SPREAD = 15
const DOMINANT_FROM = 5
const WEAK_BELOW = 1.5

export const FLAVOR_NAMES: Readonly<Record<Flavor, string>> = {
  intensity: 'intensità',
  sweetness: 'dolcezza',
  saltiness: 'sapidità',
  acidity: 'acidità',
  umami: 'umami',
  spiciness: 'piccantezza',
  richness: 'grassezza',
}

export type FlavorBalance = { balance: number; dominant: Flavor[]; weak: Flavor[] }

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

export function meanProfile(ingredients: readonly PairingIngredient[]): FlavorProfile {
  return Object.fromEntries(
    FLAVORS.map((flavor) => [flavor, mean(ingredients.map(({ flavorProfile }) => flavorProfile[flavor]))]),
  ) as FlavorProfile
}

export function flavorBalance(profile: FlavorProfile): FlavorBalance {
  const values = TASTES.map((taste) => profile[taste])
  const centre = mean(values)
  const spread = Math.sqrt(mean(values.map((value) => (value - centre) ** 2)))
  return {
    balance: Math.round(Math.max(0, 100 - POINTS_PER_SPREAD * spread)),
    dominant: FLAVORS.filter((flavor) => flavor !== 'intensity' && profile[flavor] >= DOMINANT_FROM),
    weak: TASTES.filter((taste) => profile[taste] < WEAK_BELOW),
  }
}
