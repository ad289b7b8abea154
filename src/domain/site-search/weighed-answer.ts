/** Answers queries for a weight: of spoons or cups of a food ('2 cucchiai di olio in grammi'), of yeast in
 * sachets or cubes, and of a dough ball ('quanto pesa un panetto').
 *
 * Units   grams.
 * Source  `read-ingredient.ts`, as for the lines of a recipe; the ball of the house, or of the reader's kitchen.
 * Valid   queries normalized by `plainText`, `withFigures` and `withUsualWeight`. Undefined if the weight is
 *         unknown. */
import { calculateDough } from '../dough/full/full-calculator.ts'
import { DIMENSION_HINTS, type DoughForm } from '../dough/full/full-limits.ts'
import { readIngredient } from '../ingredients/read-ingredient.ts'
import { converterAddress } from '../words/convert-address.ts'
import { italianDecimal } from '../words/decimal-input.ts'
import { calculatorPath, CALCULATOR as TOOL } from './calculator-link.ts'
import type { NumberAnswer } from './search-document.ts'

const ASKED = /\bgramm[io]\b|\bquanto pesa/u
const MEASURED =
  /(\d+(?:[.,]\d+)?) (cucchiai[on]?|cucchiain[oi]|tazz[ae]|bustin[ae]|cubett[oi]) (?:di |d')(.+?)(?= (?:in|a|e|sono|quant[io]|corrisponde|equivale|pesa)\b|[?]|$)/u
const UNITS = [
  [/^cucchiain/u, 'teaspoon'],
  [/^cucchiai/u, 'tablespoon'],
  [/^tazz/u, 'cup'],
] as const
const CALCULATOR = { path: '/calcolatore-impasto', tool: TOOL } as const

export function weighedAnswer(text: string): NumberAnswer | undefined {
  const [, typed = '', measure = '', food = ''] = (ASKED.test(text) && MEASURED.exec(text)) || []
  if (food === '') return undefined
  const line = `${typed} ${measure} di ${food}`
  const { grams, amount, foodId, called } = readIngredient(line)
  const unit = UNITS.find(([pattern]) => pattern.test(measure))?.[1]
  if (grams === null || amount === null || foodId === null || !(unit || /^lievit/iu.test(called)))
    return undefined
  const told = italianDecimal(grams, grams < 10 || !unit ? 1 : 0)
  return {
    title: `${line} in grammi`,
    answer: `Circa ${told} g (${called}).`,
    ...(unit ? { path: converterAddress(amount, unit), tool: 'Apri il convertitore' } : CALCULATOR),
  }
}

const BALL =
  /\bpesa\p{L}* 1 (?:panetto|pallina)(?! di lievito)|\b(?:panett[oi]|pallin[ae])\b.*\d ?(?:cm|centimetri)\b/u
const ACROSS = /(\d{2}) ?(?:cm|centimetri)\b/u

/** Pizzas of another size have a ball of the same thickness. */
export function ballAnswer(text: string, house: DoughForm): NumberAnswer | undefined {
  const [said = '', typed] = ACROSS.exec(text) ?? []
  if (!BALL.test(text) || /\d ?(?:cm|kg|g)\b/u.test(text.replace(said, ''))) return undefined
  const diameterCm = typed === undefined ? house.diameterCm : Number(typed)
  const { min, max } = DIMENSION_HINTS.diameterCm
  const form = { ...house, diameterCm }
  const dough = calculateDough(form)
  if ('invalid' in dough || diameterCm === null || diameterCm < min || diameterCm > max) return undefined
  return {
    title: 'Peso di un panetto',
    answer: `Circa ${italianDecimal(dough.outputs.perBallWeightG, 0)} g per una pizza tonda da ${diameterCm} cm.`,
    path: calculatorPath(form, null),
    tool: TOOL,
  }
}
