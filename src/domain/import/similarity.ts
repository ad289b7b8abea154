/**
 * Similarity of two recipes (or two pizzerias), 0 to 1. An editor sees possible duplicates next to the
 * existing entry; none is discarded automatically.
 *
 * Source  names: Dice's coefficient over pairs of letters (Dice 1945), which tolerates different endings
 *         and typing mistakes. Ingredients: shared foods divided by all foods (Jaccard 1901). Both
 *         thresholds are [stima]: no two recipes of the catalogue reach them (`similarity.test.ts`).
 * Valid   any texts. The order of the two does not matter.
 */
const DUPLICATE = { names: 0.8, ingredients: 0.5 } as const

const NOISE = new Set(
  'g gr kg mg ml cl dl l lt cucchiaio cucchiai cucchiaino cucchiaini tazza tazze pizzico qb q b di d da del della dello dei degli delle e o un una uno il lo la le i gli in a al con per circa spicchio spicchi foglia foglie fetta fette bustina bustine confezione grammi litro litri mezzo mezza secondo gusto piacere ml oz cup cups tbsp tsp tablespoon tablespoons teaspoon teaspoons of the and ricetta pizza'.split(
    ' ',
  ),
)

export interface Comparable {
  name: string
  ingredients: readonly string[]
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

const foodsOf = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(
    lines.flatMap((line) =>
      (plain(line).match(/\p{L}{2,}/gu) ?? [])
        .filter((word) => !NOISE.has(word))
        .map((word) => word.replace(/[aeio]$/, '')),
    ),
  )

function pairsOf(text: string): Map<string, number> {
  const letters = (plain(text).match(/[\p{L}\d]+/gu) ?? []).toSorted().join(' ')
  const pairs = new Map<string, number>()
  for (let index = 0; index < letters.length - 1; index += 1) {
    const pair = letters.slice(index, index + 2)
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  return pairs
}

const total = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((sum, count) => sum + count, 0)

export function nameSimilarity(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)]
  const size = total(a) + total(b)
  if (size === 0) return plain(one).trim() === plain(other).trim() ? 1 : 0
  const shared = [...a].reduce((sum, [pair, count]) => sum + Math.min(count, b.get(pair) ?? 0), 0)
  return (2 * shared) / size
}

export function ingredientSimilarity(one: readonly string[], other: readonly string[]): number {
  const [a, b] = [foodsOf(one), foodsOf(other)]
  const all = new Set([...a, ...b]).size
  return all === 0 ? 0 : [...a].filter((food) => b.has(food)).length / all
}

/** Mean of both similarities if both reach their thresholds, otherwise 0. Two recipes of the same name may
 * differ in their ingredients. */
export function recipeSimilarity(one: Comparable, other: Comparable): number {
  const names = nameSimilarity(one.name, other.name)
  const ingredients = ingredientSimilarity(one.ingredients, other.ingredients)
  return names >= DUPLICATE.names && ingredients >= DUPLICATE.ingredients ? (names + ingredients) / 2 : 0
}

export function pizzeriaSimilarity(
  one: { name: string; city: string },
  other: { name: string; city: string },
): number {
  if (plain(one.city).trim() !== plain(other.city).trim()) return 0
  const bare = (name: string) =>
    plain(name).replace(/\b(?:l'|antica|pizzeria|ristorante|trattoria|da|dal|di)\b/g, ' ')
  const names = Math.max(
    nameSimilarity(one.name, other.name),
    nameSimilarity(bare(one.name), bare(other.name)),
  )
  return names >= DUPLICATE.names ? names : 0
}
