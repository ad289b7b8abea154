/** The last perfume of a gourmet version: an herb or a zest, where it is at home and with its amount.
 *
 * Source  content/improve/gourmet.yaml. */
import { REFINED } from '#knowledge/improve.ts'
import { type Addition, additionOf } from './additions.ts'
import type { Perfume } from './improve-content.ts'
import { becauseOf, rankedPairs } from './pairing-choice.ts'
import type { RecipeToImprove } from './recipe-to-improve.ts'
import { isShut, type Traits } from './traits.ts'

/** Those at home with it, the best first and of different kinds: as many as are wanted, and one at least where there is one. */
export function perfumesFor(recipe: RecipeToImprove, { fits }: Traits, wanted: number): Addition[] {
  const isClosed = isShut(recipe)
  const candidates = REFINED.perfumes.filter(
    ({ where, inside }) => fits(where) && !(isClosed && inside === undefined),
  )
  const kinds = new Set<Perfume['kind']>()
  const found = rankedPairs(candidates, recipe)
    .filter(({ choice: { kind } }) => !kinds.has(kind) && kinds.add(kind))
    .slice(0, Math.max(1, wanted))
    .map(({ choice, known }) => {
      const addition = additionOf(choice, recipe)
      return { ...addition, why: becauseOf(addition.why, known) }
    })
  const { flakes } = REFINED
  return found.length >= wanted || !fits(flakes.where) ? found : [...found, additionOf(flakes, recipe)]
}

/** The zest that suits everything, where nothing else does. */
export function zestFor(recipe: RecipeToImprove): Addition {
  const zest = REFINED.perfumes.find(({ kind, inside }) => kind === 'zest' && inside !== undefined)
  if (!zest) throw new Error('content/improve/gourmet.yaml has no zest for a filling')
  return additionOf(zest, recipe)
}
