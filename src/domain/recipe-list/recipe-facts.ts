/** The facts of a recipe that the list can filter by: style, ovens, seasons, base.
 *
 * Source  style: the dough of the recipe. Base: the ingredient lines. Ovens: the steps, and the
 *         temperatures of content/styles/ for pizza ovens [stima]. Seasons: the months of
 *         content/ingredients/, common knowledge of Italian markets [stima].
 * Valid   any recipe; never throws. */
import { PAIRING } from '#knowledge/pairing.ts'
import { OVEN_STYLE_BY_ID } from '#knowledge/styles-oven.ts'
import type { RecipeListLine } from '../ingredients/recipe-lines.ts'
import type { Base } from '../recipes/look/bases.ts'
import { recogniseBase } from '../recipes/look/recognise-base.ts'
import type { Style } from '../styles/style.ts'
import { ovenStyleOf, type StyledRecipe, styleOf } from '../styles/style-of-dough.ts'
import type { OvenKind, Season } from './facet-list.ts'

export type RecipeFacts = {
  style: Style
  ovens: OvenKind[]
  seasons: Season[]
  base: Base
}

export interface DescribedRecipe extends StyledRecipe {
  name: string
  ingredients: readonly string[]
  instructions: string
}

export function recipeFacts(recipe: DescribedRecipe, lines: readonly RecipeListLine[]): RecipeFacts {
  const { name, category, ingredients } = recipe
  const base = recogniseBase(name, ingredients, category === 'Dolce')
  return { style: styleOf(recipe), ovens: ovensOf(recipe), seasons: seasonsOf(lines), base }
}

const NAMES_OVEN = /(?<!carta (?:da )?)\bforn[oi]\b|\b(?:in|s)forn/iu
/** °C of a baking floor on which a pizza is ready in two or three minutes. */
const HOT_FLOOR_C = 350

/** In recipes for the air fryer, 'inforna' means the basket, and the dough may rise in the 'forno'. */
const IN_AIR_FRYER = /\bfriggitrice ad aria\b/iu

function ovensOf(recipe: DescribedRecipe): OvenKind[] {
  if (IN_AIR_FRYER.test(recipe.name) || !NAMES_OVEN.test(recipe.instructions)) return ['senza']
  const oven = ovenStyleOf(recipe)
  const isForHotFloor = oven !== undefined && OVEN_STYLE_BY_ID[oven].idealC.max >= HOT_FLOOR_C
  return isForHotFloor ? ['casa', 'pizza'] : ['casa']
}

const MONTHS_OF: Readonly<Record<Season, readonly number[]>> = {
  primavera: [3, 4, 5],
  estate: [6, 7, 8],
  autunno: [9, 10, 11],
  inverno: [12, 1, 2],
}
/** Herbs give no season: greenhouses supply basil in winter too. */
const GROWN = new Map(
  PAIRING.filter(({ category, seasonal }) => category !== 'erba' && seasonal.length > 0).map(
    ({ id, seasonal }) => [id, seasonal],
  ),
)
const MONTHS_NEEDED = 2

function seasonsOf(lines: readonly RecipeListLine[]): Season[] {
  const seasonal = lines.flatMap(({ id }) => {
    const months = GROWN.get(id)
    return months ? [months] : []
  })
  if (seasonal.length === 0) return []
  return (Object.keys(MONTHS_OF) as Season[]).filter(
    (season) =>
      MONTHS_OF[season].filter((month) => seasonal.every((months) => months.includes(month))).length >=
      MONTHS_NEEDED,
  )
}
