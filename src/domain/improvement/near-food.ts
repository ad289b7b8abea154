/** The food that a misspelt name means: 'mozzarela', 'prociutto'.
 *
 * Valid   words of six letters or more that are one letter away from the name of a single food. What is nearer to nothing
 *         stays unknown, and the reader is told so. */
import { FOODS } from '../nutrition/foods.ts'
import { wordsOf } from '../recipes/audit/italian-stem.ts'

const LEAST_LETTERS = 6

/** Is one the other with a letter more, less or changed? */
function isOneAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const rest = [one.slice(at), other.slice(at)] as const
  return rest[0].slice(1) === rest[1].slice(1) || rest[0].slice(1) === rest[1] || rest[0] === rest[1].slice(1)
}

const NAMES = new Map(
  FOODS.flatMap(({ id, names }) =>
    names.filter((name) => /^\p{L}{6,}$/u.test(name)).map((name) => [wordsOf(name)[0] ?? '', id] as const),
  ),
)

/** Its id; null where no food or more than one is as near. */
export function nearFood(name: string): string | null {
  const words = wordsOf(name).filter((word) => word.length >= LEAST_LETTERS)
  const found = new Set(
    [...NAMES].flatMap(([known, id]) => (words.some((word) => isOneAway(word, known)) ? [id] : [])),
  )
  return found.size === 1 ? ([...found][0] ?? null) : null
}
