/**
 * Ranks the recipes of the catalogue by similarity to the measured colours.
 *
 * Units   likelihood 0 to 1; the sum of all likelihoods is 1.
 * Source  weights and sharpness set by hand [stima]. Colour separates families of pizzas, hardly recipes.
 * Valid   any colours. The first of many similar recipes need not be the right one.
 */
import { MOST_ORDERED, ON_MENUS } from '#knowledge/photos.ts'
import type { Style } from '../styles/style.ts'
import { type StyledRecipe, styleOf } from '../styles/style-of-dough.ts'
import { expectedShades, type SeenRecipe, visibleToppings } from './expected-shades.ts'
import { SHADES, type Shade, type ShadeShares } from './shades.ts'

const TELLS: Readonly<Record<Shade, number>> = {
  red: 1.2,
  pink: 1.5,
  orange: 0.3,
  yellow: 0.7,
  cream: 0.9,
  green: 1.5,
  purple: 1.2,
  brown: 0.4,
  dark: 0.9,
  grey: 0,
}
const SHARPNESS = 12
const VISIBLE_SHARE = 0.04
/** How often each form occurs in photos of open pizzas, relative to a round pizza. */
const FORM_PRIOR: Readonly<Record<Style, number>> = {
  napoletana: 1,
  tonda: 1,
  romana: 1,
  padella: 1,
  pala: 0.5,
  teglia: 0.4,
  siciliana: 0.4,
  padellino: 0.4,
  focaccia: 0.4,
  calzone: 0.05,
  fritta: 0.05,
}

/** A pizza on nearly every menu is photographed more often (stima). */
const MENU_PRIOR = 2.5
const MOST_ORDERED_PRIOR = 2 * MENU_PRIOR
/** Less than one photographed pizza in ten is sweet (stima), and colours cannot separate chocolate from
 * browned cheese. */
const SWEET_PRIOR = 0.1
const menuPrior = (name: string) =>
  name === MOST_ORDERED ? MOST_ORDERED_PRIOR : ON_MENUS.some((part) => name.includes(part)) ? MENU_PRIOR : 1
const priorOf = (recipe: CatalogueRecipe): number =>
  menuPrior(recipe.name.toLowerCase()) *
  (recipe.category === 'Dolce' ? SWEET_PRIOR : 1) *
  FORM_PRIOR[styleOf(recipe)]

export interface CatalogueRecipe extends SeenRecipe, StyledRecipe {
  id: number
}
export interface RankedRecipe {
  id: number
  name: string
  likelihood: number
  shared: Shade[]
  lookAlikes: { id: number; name: string }[]
}

const distance = (seen: ShadeShares, expected: ShadeShares): number =>
  SHADES.reduce(
    (sum, shade) => sum + TELLS[shade] * (Math.sqrt(seen[shade]) - Math.sqrt(expected[shade])) ** 2,
    0,
  )

const sharedShades = (seen: ShadeShares, expected: ShadeShares): Shade[] =>
  SHADES.filter(
    (shade) => TELLS[shade] >= 0.7 && Math.min(seen[shade], expected[shade]) >= VISIBLE_SHARE,
  ).sort(
    (one, other) =>
      TELLS[other] * Math.min(seen[other], expected[other]) - TELLS[one] * Math.min(seen[one], expected[one]),
  )

/** Total likelihood of all recipes with salame if slices were seen. Halved tomatoes look like slices, so the
 * value is below 0.5 [stima]. */
const SLICES_SHARE = 0.45
const ALIKE = { distance: 0.004, odds: 0.95 }
const COMPARED = 100

interface Weighed extends Omit<RankedRecipe, 'lookAlikes'> {
  expected: ShadeShares
  hasSalame: boolean
}

const isAlike = (one: Weighed, other: Weighed): boolean =>
  other.likelihood >= ALIKE.odds * one.likelihood && distance(one.expected, other.expected) <= ALIKE.distance

function addingUp(entries: readonly Weighed[], whole = 1): Weighed[] {
  const total = entries.reduce((sum, { likelihood }) => sum + likelihood, 0)
  return entries.map((entry) => ({
    ...entry,
    likelihood: total > 0 ? (whole * entry.likelihood) / total : 0,
  }))
}

const withSlices = (entries: readonly Weighed[]): Weighed[] =>
  [true, false].flatMap((isSliced) =>
    addingUp(
      entries.filter(({ hasSalame }) => hasSalame === isSliced),
      isSliced ? SLICES_SHARE : 1 - SLICES_SHARE,
    ),
  )

function withoutLookAlikes(sorted: readonly Weighed[]): RankedRecipe[] {
  const kept: { first: Weighed; others: Weighed[] }[] = []
  for (const [at, entry] of sorted.entries()) {
    const known = at < COMPARED ? kept.find(({ first }) => isAlike(first, entry)) : undefined
    if (known) known.others.push(entry)
    else kept.push({ first: entry, others: [] })
  }
  return kept.map(({ first: { id, name, likelihood, shared }, others }) => ({
    id,
    name,
    shared,
    likelihood: others.reduce((sum, other) => sum + other.likelihood, likelihood),
    lookAlikes: others.map((other) => ({ id: other.id, name: other.name })),
  }))
}

export function rankRecipes(
  seen: ShadeShares,
  recipes: readonly CatalogueRecipe[],
  hasSlices = false,
): RankedRecipe[] {
  const weighed = recipes.map((recipe) => {
    const expected = expectedShades(recipe)
    return {
      id: recipe.id,
      name: recipe.name,
      likelihood: priorOf(recipe) * Math.exp(-SHARPNESS * distance(seen, expected)),
      shared: sharedShades(seen, expected),
      hasSalame: visibleToppings(recipe).includes('salame'),
      expected,
    }
  })
  const byOdds = (one: Pick<RankedRecipe, 'id' | 'likelihood'>, other: typeof one) =>
    other.likelihood - one.likelihood || one.id - other.id
  const sorted = addingUp(hasSlices ? withSlices(weighed) : weighed).sort(byOdds)
  return withoutLookAlikes(sorted).sort(byOdds)
}
