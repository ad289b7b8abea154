/** What a spoon, a clove, a leaf or a whole vegetable weighs.
 *
 * Units   grams of one piece, edible part.
 * Source  content/measures.yaml and the `weights` of content/ingredients/.
 * Valid   medium pieces; small and large ones where the tables know them. */
import { GRAMS_PER_ML, MEASURES, SIZES, WEIGHTS } from '#knowledge/weights.ts'
import { ownEntry } from '../text/own-entry.ts'

export const isMeasure = (noun: string): boolean => MEASURES.has(noun)
/** True also for what measures this food only: 'una noce di burro', 'un capo d'aglio'. */
export const measuresFood = (noun: string, foodId: string | undefined): boolean =>
  MEASURES.has(noun) || (foodId !== undefined && pieceWeight(noun, foodId, '')?.isOfFood === true)

/** `isOfFood`: the table knows the weight of this very food; `exact`: it is not one for whatever the noun measures.
 *  Null where nothing is known. */
export function pieceWeight(
  noun: string,
  foodId: string | undefined,
  description: string,
): { grams: number; exact: boolean; isOfFood: boolean } | null {
  const weights = ownEntry(WEIGHTS, noun)
  const own = foodId === undefined ? undefined : weights?.of?.[foodId]
  if (own !== undefined) return { grams: own, exact: true, isOfFood: true }
  if (weights?.any === undefined) return null
  const [small, large] = SIZES[noun] ?? [weights.any, weights.any]
  if (/\bpiccol/.test(description)) return { grams: small, exact: true, isOfFood: false }
  if (/\bgross|\bgrand/.test(description)) return { grams: large, exact: true, isOfFood: false }
  return { grams: weights.any, exact: !MEASURES.has(noun), isOfFood: false }
}

/** Grams of a millilitre; water's where nothing else is known. */
export const gramsPerMl = (foodId: string | undefined): number => (foodId && GRAMS_PER_ML[foodId]) || 1
