/**
 * Dough and baking of a recipe without its toppings, for a pizza whose toppings were not recognised.
 *
 * Valid   steps as in the catalogue, with one or a few actions per sentence. A sentence that names a
 *         topping is removed as a whole.
 */

import { groupsOf, type ListedRecipe, stepsOf } from '../recipes/listed-recipe.ts'
import { nounStems } from '../recipes/noun-stems.ts'
import { stemsOf } from '../words/italian-stem.ts'
import { sentencesOf } from '../words/sentences.ts'

export interface BareBase {
  ingredients: string[]
  steps: string[]
}

const OWN_TOPPINGS = 'Condisci con gli ingredienti della tua pizza.'
const OF_TOPPINGS =
  /(?<!\p{L})(?:condi(?:sc|ment)|distribuisci|cospargi|sparpaglia|spezzetta|spalma|guarnisc|sgocciol|a crudo|salsa|formaggi|farcir|marinara|rossa|il rosso|la crema si)|^(?:Tienil[oaie]|Scolal[oaie]|Regola di sale|Lava|Pulisci)/iu
const STRETCHES = /(?<!\p{L})(?:allarga|apri il panetto|schiudi|stendi|premilo)/iu
const BAKES = /(?<!\p{L})(?:cuoci|inforna|scivolare)(?!\p{L})/iu

const toppingStems = (recipe: ListedRecipe): ReadonlySet<string> => {
  const groups = groupsOf(recipe)
  const dough = new Set(
    groups.filter(({ isDough }) => isDough).flatMap(({ lines }) => lines.flatMap(nounStems)),
  )
  const toppings = groups.filter(({ isDough }) => !isDough).flatMap(({ lines }) => lines.flatMap(nounStems))
  return new Set(toppings.filter((stem) => !dough.has(stem) && stem.length > 2))
}

export function bareBase(recipe: ListedRecipe): BareBase | undefined {
  const toppings = toppingStems(recipe)
  const isTopping = (sentence: string) =>
    OF_TOPPINGS.test(sentence) || stemsOf(sentence).some((stem) => toppings.has(stem))
  const bare = stepsOf(recipe)
    .map((step) =>
      sentencesOf(step)
        .filter((sentence) => !isTopping(sentence))
        .join(' '),
    )
    .filter((step) => step !== '')
  const stretched = bare.findIndex((step) => STRETCHES.test(step))
  const baked = bare.findIndex((step, at) => at > stretched && BAKES.test(step))
  if (stretched < 0 || baked < 0) return undefined
  return {
    ingredients: groupsOf(recipe)
      .filter(({ isDough }) => isDough)
      .flatMap(({ lines }) => lines),
    steps: bare.toSpliced(baked, 0, OWN_TOPPINGS),
  }
}
