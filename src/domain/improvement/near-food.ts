/** The food that a misspelt name means: 'mozzarela', 'prociutto'.
 *
 * Valid   words of six letters or more that are one letter away from the name of a single food. What is nearer to nothing
 *         stays unknown, and the reader is told so. */
import { FAMILY_WORDS, PLANT_BASED } from '#knowledge/food-words.ts'
import { FOODS } from '../nutrition/foods.ts'
import { wordsOf } from '../recipes/audit/italian-stem.ts'
import { isReadyDough } from './ready-dough.ts'

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
    [...NAMES].flatMap(([known, id]) =>
      words.some((word) => word !== known && isOneAway(word, known)) ? [id] : [],
    ),
  )
  return found.size === 1 ? ([...found][0] ?? null) : null
}

/** The family of ingredients that stands for a kind of food of which a line says no more. */
const OF_KIND = {
  pesce: 'pesce',
  carne: 'salume-crudo',
  formaggio: 'formaggio-filante',
} as const
/** Shorter beginnings are a letter away from too much: 'panett' from 'pancett'. */
const LEAST_OF_KIND = 8
const IS_AGED = /parmesan|parmigian|pecorin|padan|stagionat/u

/** The family of what the site has no entry for: 'jamon', 'finocchiona', 'parmesan', and what is a letter away. */
export function familyOfKind(name: string): string | undefined {
  const words = wordsOf(name)
  if (isReadyDough(name)) return undefined
  if (words.some((word) => PLANT_BASED.some((plant) => word.startsWith(plant)))) return undefined
  const isOf = (beginning: string, isExact: boolean) =>
    words.some(
      (word) =>
        (isExact ? word === beginning : word.startsWith(beginning)) ||
        (beginning.length >= LEAST_OF_KIND &&
          word.startsWith(beginning.slice(0, 3)) &&
          [-1, 0, 1].some((more) => isOneAway(word.slice(0, beginning.length + more), beginning))),
    )
  const kind = (Object.keys(OF_KIND) as (keyof typeof OF_KIND)[]).find((one) =>
    [
      ...FAMILY_WORDS[one].beginnings.map((word) => isOf(word, false)),
      ...FAMILY_WORDS[one].exact.map((word) => isOf(word, true)),
    ].includes(true),
  )
  if (kind === undefined) return undefined
  return kind === 'formaggio' && IS_AGED.test(name) ? 'formaggio-stagionato' : OF_KIND[kind]
}
