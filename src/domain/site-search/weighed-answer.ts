/** '2 cucchiai di olio in grammi': what a spoon or a cup of a food weighs.
 *
 * Units   grams.
 * Source  `read-ingredient.ts`, as the tools read the lines of a recipe.
 * Valid   a plain query (`plain-text.ts`) that asks for grams; what nobody has weighed has no answer. */
import { readIngredient } from '../ingredients/read-ingredient.ts'
import { converterAddress } from '../units/convert-address.ts'
import { italianDecimal } from '../units/decimal-input.ts'
import type { NumberAnswer } from './search-document.ts'

const ASKED =
  /(\d+(?:[.,]\d+)?) (cucchiai[on]?|cucchiaino|cucchiaini|tazz[ae]) (?:di |d')(.+?) in gramm[io]\b/u
const UNITS = [
  [/^cucchiain/u, 'teaspoon'],
  [/^cucchiai/u, 'tablespoon'],
  [/^tazz/u, 'cup'],
] as const

export function weighedAnswer(text: string): NumberAnswer | undefined {
  const [, typed = '', measure = '', food = ''] = ASKED.exec(text) ?? []
  const line = `${typed} ${measure} di ${food}`
  const { grams, amount, foodId, called } = readIngredient(line)
  const unit = UNITS.find(([pattern]) => pattern.test(measure))?.[1]
  if (!unit || grams === null || amount === null || foodId === null) return undefined
  const told = italianDecimal(grams, grams < 10 ? 1 : 0)
  return {
    title: `${line} in grammi`,
    answer: `Circa ${told} g (${called}).`,
    path: converterAddress(amount, unit),
    tool: 'Apri il convertitore',
  }
}
