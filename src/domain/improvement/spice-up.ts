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
  const { fits, hasAlready } = traitsOf(recipe)
  const added = HOT.choices
    .filter(({ where }) => fits(where))
    .flatMap(({ add }) => HOT.additions.filter((one) => one.id === add && !hasAlready(one)))
    .slice(0, 1)
  const isStrong = added.some(({ line }) => names(plain(line.name ?? ''), HOT.strength.words))
  return { ...withAdditions(recipe, added), notes: isStrong ? [HOT.strength.say] : [] }
}
