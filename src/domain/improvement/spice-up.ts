/** The variant 'piccante': the heat that suits the toppings.
 *
 * Source  content/improve/piccante.yaml. */
import { HOT } from '#knowledge/improve.ts'
import { names, plain } from '../ingredients/word-list.ts'
import { withAdditions } from './additions.ts'
import type { Draft } from './improved-recipe.ts'
import type { RecipeToImprove } from './recipe-to-improve.ts'
import { traitsOf } from './traits.ts'

export function spiceUp(recipe: RecipeToImprove): Draft {
  const { fits } = traitsOf(recipe)
  const choice = HOT.choices.find(({ where }) => fits(where))
  const added = HOT.additions.filter(({ id }) => id === choice?.add)
  const isStrong = added.some(({ line }) => names(plain(line.name ?? ''), HOT.strength.words))
  return { ...withAdditions(recipe, added), notes: isStrong ? [HOT.strength.say] : [] }
}
