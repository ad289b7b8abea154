/** Weights of measures, such as a spoon, and of pieces, such as a clove.
 *
 * Units   grams of one piece, edible part.
 * Source  content/measures.yaml and the `weights` of content/ingredients/.
 * Valid   medium pieces; a small or large piece gets a factor. */
import { GRAMS_PER_ML, MEASURES, SIZES, SORTS, WEIGHTS } from '#knowledge/weights.ts'
import { ownEntry } from '../words/own-entry.ts'

export type Size = 'small' | 'large' | null

export const isMeasure = (noun: string): boolean => MEASURES.has(noun)
/** Also true for nouns that measure only this food: 'una noce di burro', 'un capo d'aglio'. */
export const measuresFood = (noun: string, foodId: string | undefined): boolean =>
  MEASURES.has(noun) || (foodId !== undefined && pieceWeight(noun, foodId, '')?.isOfFood === true)

const SIZE_FACTOR = { small: 0.7, large: 1.4 } as const
/** Measures of a fixed size. An adjective such as 'grande' does not change their weight. */
const ONE_SIZE = new Set(['cucchiaio', 'cucchiaino', 'cucchiaiata', 'spicchio', 'foglia', 'oncia', 'libbra'])

function sizeFactor(noun: string, size: Size, isPack: boolean): number {
  if (!size || ONE_SIZE.has(noun)) return 1
  if (isPack) return size === 'large' ? 2 : 1
  return SIZE_FACTOR[size]
}

function sortWeight(noun: string, description: string): number | undefined {
  const sorts = Object.entries(ownEntry(SORTS, noun) ?? {})
  return sorts.find(([stem]) => description.includes(stem))?.[1]
}

/** `isOfFood`: the weight belongs to this food or variety. `exact` is false for the general weight of a
 * measure such as a spoon. Null if no weight is known. */
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

/** An unknown food counts with the density of water. */
export const gramsPerMl = (foodId: string | undefined): number => (foodId && GRAMS_PER_ML[foodId]) || 1
