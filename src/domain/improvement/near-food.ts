/** Guesses the kind of a food that has no entry, even if its name is misspelt: 'finochiona'.
 *
 * Valid   a name that resembles no known word stays unknown. */
import { FAMILY_WORDS, PLANT_BASED } from '#knowledge/food-words.ts'
import { isReadyDough } from '../recipes/dough/ready-dough.ts'
import { wordsOf } from '../words/italian-stem.ts'
import { isOneSlipFrom } from '../words/one-slip.ts'

const OF_KIND = {
  pesce: 'pesce',
  carne: 'salume-crudo',
  formaggio: 'formaggio-filante',
} as const
/** Shorter words must match exactly, because one letter changes their meaning: 'panett' and 'pancett'. */
const LEAST_OF_KIND = 8
const IS_AGED = /parmesan|parmigian|pecorin|padan|stagionat/u

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
