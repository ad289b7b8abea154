/** Reads an amount with its unit at the beginning of a text: '500 gr', 'kg 1,2', '2 cucchiai rasi', '200
 * g/250 g'.
 *
 * Units   as written; sums ('1 kg e 200 g') in grams or millilitres.
 * Valid   lower case, single spaces. Null if the text does not begin with an amount and a unit. */
import { ABBREVIATIONS, SHORT_WORDS } from '#knowledge/line-words.ts'
import { countNounOf } from '../words/italian-agreement.ts'
import { METRIC_WORDS, metricUnit } from './ingredient-line.ts'
import { ADJECTIVE_OF_MEASURE, ADJECTIVE_OF_WEIGHT, BEFORE_THE_NOUN, SORT_OF_MEASURE } from './line-words.ts'
import { isMeasure } from './piece-weights.ts'
import { type Amount, readAmount, readFraction, writeAmount } from './read-amount.ts'

export type Measure = {
  value: number
  written: string
  isRange: boolean
  unit: string
  isMetric: boolean
  rest: string
}

const UNIT_WORD = /^(\p{L}+(?:\.\p{L}+)*)\.?(?![\p{L}'])[ ]?/u
const UNIT_FIRST = new RegExp(
  String.raw`^(${METRIC_WORDS.toSorted((a, b) => b.length - a.length).join('|')}|cucchiai|cucchiaini)\.?:? ?(?=[\d½¼¾])`,
  'u',
)
const PLAIN_NUMBER = /^(?:\d+(?:\.\d{3})*(?:[.,]\d+)?|(?:\d+ ?)?[½¼¾⅓⅔⅛]|(?:\d+ )?\d\/\d)$/u

/** The unit that a word means for this amount; undefined if the word is no unit. 'cc' means teaspoons below
 * 10 ('2 cc di sale'), otherwise cubic centimetres ('150 cc di acqua'). */
function unitOfWord(word: string, value: number): string | undefined {
  if (word === 'cc' && value < 10) return 'cucchiaini'
  if (metricUnit(word)) return word
  const noun = countNounOf(ABBREVIATIONS.get(word) ?? SHORT_WORDS.get(word) ?? word)?.noun
  return noun && (value <= 1 ? noun.one : noun.many)
}

const isUnit = (word: string) => unitOfWord(word, 1) !== undefined

type Unit = { unit: string; rest: string }

const isSpoonOrPack = (unit: string) => isMeasure(countNounOf(unit)?.noun.one ?? '')

function afterUnit(unit: string, text: string): string {
  const rest = text.replace(SORT_OF_MEASURE, '').trim()
  if (metricUnit(unit)) return rest.replace(ADJECTIVE_OF_WEIGHT, '')
  const bare = rest.replace(ADJECTIVE_OF_MEASURE, '')
  return isSpoonOrPack(unit) || unit === 'noce' ? bare : rest
}

function readUnit(text: string, value: number, mayMove = true): Unit | null {
  const at = UNIT_WORD.exec(text)
  const word = at?.[1] ?? ''
  const after = text.slice(at?.[0].length ?? 0)
  if (word === 'c' && text.startsWith('c. ')) return { unit: 'cucchiai', rest: after }
  const unit = unitOfWord(word, value)
  if (unit) return { unit, rest: afterUnit(unit, after) }
  const adjective = /^\p{L}+'? ?/u.exec(text)?.[0] ?? ''
  if (!mayMove || !BEFORE_THE_NOUN.test(adjective.trim())) return null
  const found = readUnit(text.slice(adjective.length), value, false)
  return (
    found &&
    (isSpoonOrPack(found.unit) || /^d[i']/.test(found.rest)
      ? found
      : { ...found, rest: `${adjective.trim()} ${found.rest}` })
  )
}

/** '1.500 kg' means 1.5 kg: no recipe weighs tons. */
function asKilograms(amount: Amount, source: string, unit: string): Amount {
  const isTon = metricUnit(unit)?.[1] === 1000 && /^[1-9]\d?\.\d{3}(?![\d.,])/.test(source)
  return isTon ? { ...amount, value: amount.value / 1000 } : amount
}

function andAPart(rest: string): { value: number; rest: string } | null {
  const part = rest.startsWith('e ') ? readFraction(rest.slice(2)) : null
  const next = /^\p{L}+/u.exec(part?.rest ?? '')?.[0] ?? ''
  return part && part.value < 1 && !isUnit(next) ? part : null
}

const KILO = /^(?:kg|kilo|chilo|chili)$/
/** The unit after 'e' is missing: '1 kg e 200 di farina' means grams, 'un chilo e due' means hundreds of
 * grams. */
function andHundreds(unit: string, rest: string): { value: number; rest: string } | null {
  const more = KILO.test(unit) && rest.startsWith('e ') ? readAmount(rest.slice(2), isUnit) : null
  if (!more || more.isRange || !/^(?:di |d'|$)/.test(more.rest)) return null
  const grams = more.value % 50 === 0 ? more.value : more.value < 10 ? more.value * 100 : 0
  return grams > 0 && grams < 1000 ? { value: grams / 1000, rest: more.rest } : null
}

function written(text: string, amount: Amount, value: number): string {
  const source = text.slice(0, text.length - amount.rest.length).trim()
  return !amount.isRange && value === amount.value && PLAIN_NUMBER.test(source) ? source : writeAmount(value)
}

function readOne(text: string): Measure | null {
  const first = UNIT_FIRST.exec(text)
  const body = first ? text.slice(first[0].length) : text
  const amount = readAmount(body, isUnit)
  if (!amount || amount.value === 0) return null
  if (first) {
    const unit = unitOfWord(first[1] ?? '', amount.value) ?? ''
    const rest = amount.rest.replace(/^\. ?/, '')
    const isMetric = metricUnit(unit) !== undefined
    const { value } = asKilograms(amount, body, unit)
    return { ...amount, value, written: written(body, amount, value), unit, isMetric, rest }
  }
  const found = readUnit(amount.rest, amount.value)
  if (!found) return null
  const part = andAPart(found.rest) ?? andHundreds(found.unit, found.rest)
  const value = asKilograms(amount, body, found.unit).value + (part?.value ?? 0)
  return {
    value,
    isRange: amount.isRange,
    written: written(body, amount, value),
    unit: found.unit,
    isMetric: metricUnit(found.unit) !== undefined,
    rest: (part?.rest ?? found.rest).trim(),
  }
}

const SECOND = /^(?:(?:[-–—÷/+]|o|a|e) ?)(?=[\d½¼¾])/u

/** '200 g/250 g' gives the mean. '1 kg e 200 g di farina' gives the sum. In '1 kg + 50 g per la teglia' the
 * second amount has its own purpose, so it is not added. */
function withSecond(first: Measure): Measure {
  const link = SECOND.exec(first.rest)
  const second = link && readOne(first.rest.slice(link[0].length))
  if (!link || !second || second.rest.startsWith('per ')) return first
  if (/^[+e]/.test(link[0])) {
    const [a, b] = [metricUnit(first.unit), metricUnit(second.unit)]
    if (!a || !b || a[0] !== b[0]) return first
    const value = first.value * a[1] + second.value * b[1]
    return { ...second, value, written: writeAmount(value), unit: a[0] }
  }
  if (first.unit !== second.unit || second.value <= first.value) return first
  const value = (first.value + second.value) / 2
  return { ...second, value, written: writeAmount(value), isRange: true }
}

export function readMeasure(text: string): Measure | null {
  const one = readOne(text)
  return one && withSecond(one)
}

export function readCount(text: string): Measure | null {
  const amount = readAmount(text, isUnit)
  return amount && { ...amount, written: written(text, amount, amount.value), unit: '', isMetric: false }
}
