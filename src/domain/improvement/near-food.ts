/** The kind of food that a name means which the site has no entry for, misspelt ones included: 'finochiona'.
 *
 * Valid   what is near to nothing stays unknown, and the reader is told so. */
import { FAMILY_WORDS, PLANT_BASED } from '#knowledge/food-words.ts'
import { isReadyDough } from '../recipes/dough/ready-dough.ts'
import { wordsOf } from '../words/italian-stem.ts'
import { isOneSlipFrom } from '../words/one-slip.ts'

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
          [-1, 0, 1].some((more) => isOneSlipFrom(word.slice(0, beginning.length + more), beginning))),
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
