/** The texture that a gourmet version adds: something cold and creamy, something crunchy.
 *
 * Source  content/improve/gourmet.yaml. */
import { REFINED } from '#knowledge/improve.ts'
import { type Addition, addedLine, additionOf } from './additions.ts'
import type { Added, PairedAdded } from './improve-content.ts'
import { becauseOf, bestPaired } from './pairing-choice.ts'
import { platesOf } from './plates.ts'
import { type RecipeToImprove, stepsOf } from './recipe-to-improve.ts'
import { closureOf } from './step-places.ts'
import type { Traits } from './traits.ts'

/** Seeds on the outside of what is baked shut; hot fat would burn them. */
export function crust(recipe: RecipeToImprove, { isSweet }: Traits): Addition | null {
  const { category, instructions } = recipe
  const isFried = category === 'Fritta' || /(?<!\p{L})frigg/iu.test(instructions)
  if (isFried || isSweet || closureOf(stepsOf(recipe)) === 'baked') return null
  const isOiled = /spennella|irrora con l'olio|vela la superficie/iu.test(instructions)
  const { line, why, oiled, dry } = REFINED.crust
  return { line: addedLine(line, platesOf(recipe)), why, outside: isOiled ? oiled : dry }
}

/** Of those that suit the recipe, the one that goes best with the rest. */
function paired(choices: readonly PairedAdded[], recipe: RecipeToImprove, { fits }: Traits): Addition | null {
  const best = bestPaired(
    choices.filter(({ where }) => fits(where)),
    recipe,
  )
  if (!best) return null
  const addition = additionOf(best.choice, recipe)
  return { ...addition, why: becauseOf(addition.why, best.known) }
}

/** Recipes with melted cheese and nothing creamy yet. */
export const creamy = (recipe: RecipeToImprove, traits: Traits): Addition | null =>
  traits.fits(REFINED.creamy.where) ? paired(REFINED.creamy.choices, recipe, traits) : null

/** None where the recipe has its own nuts, seeds or crumbs: two would be one too many. */
export function crunchy(recipe: RecipeToImprove, traits: Traits): Addition | null {
  const { where, whyInside, choices } = REFINED.crunchy
  return traits.fits(where)
    ? paired(
        choices.map((choice) => ({ whyInside, ...choice })),
        recipe,
        traits,
      )
    : null
}

const first = (choices: readonly Added[], recipe: RecipeToImprove, { fits }: Traits): Addition | null => {
  const added = choices.find(({ where }) => fits(where))
  return added ? additionOf(added, recipe) : null
}

/** Something fresh or bitter against the sugar. */
export const sweetTouch = (recipe: RecipeToImprove, traits: Traits): Addition | null =>
  first(REFINED.sweet, recipe, traits)

/** Acid and crisp, where neither cream nor crumb suits. */
export const sharp = (recipe: RecipeToImprove, traits: Traits): Addition | null =>
  first(REFINED.sharp, recipe, traits)
