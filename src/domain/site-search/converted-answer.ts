/** Answers a query for an amount in another unit: '180 gradi in fahrenheit', '8 once in grammi'.
 *
 * Source  `convert.ts`.
 * Valid   queries normalized by `plainText` (lower case, no accents). No answer for a weight as a volume,
 *         because that depends on the food. */
import {
  convertTemperature,
  convertVolume,
  convertWeight,
  UNIT_LABELS,
  VOLUME_ML,
  type VolumeUnit,
  WEIGHT_G,
  type WeightUnit,
} from '../words/convert.ts'
import { type ConvertUnit, converterAddress } from '../words/convert-address.ts'
import { italianDecimal, parseTyped } from '../words/decimal-input.ts'
import type { NumberAnswer } from './search-document.ts'

const UNITS: readonly (readonly [RegExp, ConvertUnit, ConvertUnit | null])[] = [
  [/^(?:°\s*)?f(?:ahrenheit)?$/, 'fahrenheit', 'celsius'],
  [/^(?:°\s*)?c$|^celsius$|^centigradi$|^gradi$|^grado$|^°$/, 'celsius', null],
  [/^oz$|^onc[ei]a?$/, 'ounce', 'gram'],
  [/^lbs?$|^libbr[ae]$/, 'pound', 'gram'],
  [/^cups?$|^tazz[ae]$/, 'cup', 'millilitre'],
  [/^tbsp$|^cucchiai[o]?$/, 'tablespoon', 'millilitre'],
  [/^tsp$|^cucchiain[oi]$/, 'teaspoon', 'millilitre'],
  [/^gr?$|^gramm[io]$/, 'gram', null],
  [/^kg$|^chil[oi]$/, 'kilogram', null],
  [/^ml$|^millilitr[io]$/, 'millilitre', null],
  [/^l$|^litr[io]$/, 'litre', null],
]
const unitOf = (word: string) => UNITS.find(([pattern]) => pattern.test(word))

const ASKED =
  /(\d+(?:[.,]\d+)?)\s*(°\s*[cf]?\b|°|\p{L}+)(?:\s+(?:celsius|centigradi|fahrenheit))?(?:\s+(?:in|a|quant[ie]|sono|quant[ie] sono)\s+(?:quant[ie]\s+)?(?:gradi\s+)?(?:°\s*)?(\p{L}+))?/u

const isWeight = (unit: ConvertUnit): unit is WeightUnit => Object.hasOwn(WEIGHT_G, unit)
const isVolume = (unit: ConvertUnit): unit is VolumeUnit => Object.hasOwn(VOLUME_ML, unit)

function converted(amount: number, from: ConvertUnit, to: ConvertUnit): number | undefined {
  if (isWeight(from)) return isWeight(to) ? convertWeight(amount, from, to) : undefined
  if (isVolume(from)) return isVolume(to) ? convertVolume(amount, from, to) : undefined
  return isWeight(to) || isVolume(to) ? undefined : convertTemperature(amount, from, to)
}

const SIGNS: Readonly<Partial<Record<ConvertUnit, string>>> = {
  celsius: '°C',
  fahrenheit: '°F',
  gram: 'g',
  kilogram: 'kg',
  millilitre: 'ml',
  litre: 'l',
}
const named = (unit: ConvertUnit): string => SIGNS[unit] ?? UNIT_LABELS[unit].toLowerCase()

export function convertedAnswer(text: string): NumberAnswer | undefined {
  const [, typed = '', word = '', target] = ASKED.exec(text) ?? []
  const amount = parseTyped(typed)
  const isFahrenheit = /^\D*\d+(?:[.,]\d+)?\s*(?:°\s*|gradi\s+)fahrenheit/.test(text)
  const [, from = null, otherwise = null] = unitOf(isFahrenheit ? 'f' : word.trim()) ?? []
  const [, to] = target === undefined ? [null, otherwise] : (unitOf(target) ?? [])
  if (amount === null || from === null || !to || to === from) return undefined
  const value = converted(amount, from, to)
  if (value === undefined) return undefined
  return {
    title: `${italianDecimal(amount)} ${named(from)} in ${named(to)}`,
    answer: `${italianDecimal(amount)} ${named(from)} = ${italianDecimal(value, value < 10 ? 2 : 0)} ${named(to)}`,
    path: converterAddress(amount, from),
    tool: 'Apri il convertitore',
  }
}
