/** The variant 'piccante': the heat that suits the toppings, where it can still be put.
 *
 * Source  content/improve/piccante.yaml. */
import { HOT } from '#knowledge/improve.ts'
import { names, plain } from '../ingredients/word-list.ts'
import { additionOf, withAddition } from './additions.ts'
import type { Draft } from './improved-recipe.ts'
import { type RecipeToImprove, stepsOf } from './recipe-to-improve.ts'
import { traitsOf } from './traits.ts'
import { workGroups } from './work-lines.ts'

export function spiceUp(recipe: RecipeToImprove): Draft {
  const { fits } = traitsOf(recipe)
  const draft: Draft = { groups: workGroups(recipe), steps: stepsOf(recipe), changes: [], notes: [] }
  const choice = HOT.choices.find(({ where }) => fits(where))
  const added = HOT.additions.find(({ id }) => id === choice?.add)
  if (!added) return draft
  const heat = additionOf(added, recipe)
  const notes = names(plain(heat.line.text), HOT.strength.words) ? [HOT.strength.say] : []
  return withAddition({ ...draft, notes }, heat)
}
