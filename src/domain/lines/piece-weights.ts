/** What a spoon, a clove, a leaf or a whole vegetable weighs.
 *
 * Units   grams of one piece, edible part.
 * Source  content/measures.yaml and the `weights` of content/ingredients/.
 * Valid   medium pieces; small and large ones where the tables know them. */
import { GRAMS_PER_ML, MEASURES, SIZES, SORTS, WEIGHTS } from '#knowledge/weights.ts'
import { ownEntry } from '../words/own-entry.ts'

/** What a diminutive or 'grande' says of a piece. */
export type Size = 'small' | 'large' | null

export const isMeasure = (noun: string): boolean => MEASURES.has(noun)
/** True also for what measures this food only: 'una noce di burro', 'un capo d'aglio'. */
export const measuresFood = (noun: string, foodId: string | undefined): boolean =>
  MEASURES.has(noun) || (foodId !== undefined && pieceWeight(noun, foodId, '')?.isOfFood === true)

const SIZE_FACTOR = { small: 0.7, large: 1.4 } as const
/** Whatever the cook calls it, a spoon holds a spoon, and 'grated coarse' makes no ounce larger. */
const ONE_SIZE = new Set(['cucchiaio', 'cucchiaino', 'cucchiaiata', 'spicchio', 'foglia', 'oncia', 'libbra'])

/** A pack is sold in one size, and in one twice as large. */
function sizeFactor(noun: string, size: Size, isPack: boolean): number {
  if (!size || ONE_SIZE.has(noun)) return 1
  if (isPack) return size === 'large' ? 2 : 1
  return SIZE_FACTOR[size]
}

/** What the noun weighs of this sort: a 'San Marzano', a new potato, a quail's egg. */
function sortWeight(noun: string, description: string): number | undefined {
  const sorts = Object.entries(ownEntry(SORTS, noun) ?? {})
  return sorts.find(([stem]) => description.includes(stem))?.[1]
}

/** `isOfFood`: the table knows the weight of this very food; `exact`: it is not one for whatever the noun measures.
 *  Null where nothing is known. */
export function pieceWeight(
  noun: string,
  foodId: string | undefined,
  description: string,
  size: Size = null,
): { grams: number; exact: boolean; isOfFood: boolean } | null {
  const weights = ownEntry(WEIGHTS, noun)
  const factor = sizeFactor(noun, size, weights?.any === undefined && noun !== 'pezzo')
  const sort = sortWeight(noun, description)
  if (sort !== undefined) return { grams: sort * factor, exact: true, isOfFood: true }
  const own = foodId === undefined ? undefined : weights?.of?.[foodId]
  if (own !== undefined) return { grams: own * factor, exact: true, isOfFood: true }
  if (weights?.any === undefined) return null
  const exact = !MEASURES.has(noun)
  const [small, large] = SIZES[noun] ?? [weights.any * factor, weights.any * factor]
  const grams = size === 'small' ? small : size === 'large' ? large : weights.any
  return { grams, exact, isOfFood: false }
}

/** Grams of a millilitre; water's where nothing else is known. */
export const gramsPerMl = (foodId: string | undefined): number => (foodId && GRAMS_PER_ML[foodId]) || 1
