/** What a lighter version brings that is fresh: raw on what is open, beside what is closed, fried or bread.
 *
 * Source  content/improve/leggera.yaml. */
import { LIGHTER } from '#knowledge/improve.ts'
import { additionOf, withAddition } from './additions.ts'
import type { Added } from './improve-content.ts'
import type { Draft } from './improved-recipe.ts'
import { becauseOf, bestPaired } from './pairing-choice.ts'
import { bakeShapeOf, type RecipeToImprove } from './recipe-to-improve.ts'
import { traitsOf } from './traits.ts'

/** `hasMore`: the recipe has got more of its own vegetables already. */
export function withFreshness(draft: Draft, recipe: RecipeToImprove, hasMore: boolean): Draft {
  const { isSweet, fits } = traitsOf(recipe)
  const isOpen = !/^(?:chiusa|doppia|fritta)$/u.test(bakeShapeOf(recipe))
  if (isSweet) return withFruit(draft, recipe, isOpen)
  if (hasMore) return draft
  const isLeafy = isOpen && recipe.category !== 'Focaccia'
  const leaf = isLeafy
    ? bestPaired(
        LIGHTER.leaves.filter(({ where }) => fits(where)),
        recipe,
      )
    : null
  const salad = LIGHTER.salads.find(({ where }) => fits(where))
  if (leaf) return withFresh(draft, recipe, leaf.choice, leaf.known)
  return salad ? withFresh(draft, recipe, salad, null) : draft
}

function withFresh(draft: Draft, recipe: RecipeToImprove, added: Added, known: string | null): Draft {
  const addition = additionOf(added, recipe)
  return withAddition(draft, { ...addition, why: becauseOf(addition.why, known) })
}

function withFruit(draft: Draft, recipe: RecipeToImprove, isOpen: boolean): Draft {
  const paired = bestPaired(LIGHTER.fruit, recipe)
  const fruit = paired?.choice ?? LIGHTER.fruit[0]
  if (!fruit) return draft
  const { finish, beside, ...rest } = fruit
  const placed = isOpen ? { ...rest, ...(finish && { finish }) } : { ...rest, ...(beside && { beside }) }
  return withFresh(draft, recipe, placed, paired?.known ?? null)
}
