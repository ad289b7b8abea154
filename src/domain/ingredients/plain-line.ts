/** Rewrites ingredient lines from people and recipe sites in the grammar of `../lines/ingredient-line.ts`, the
 * only parser. Examples: 'Farina 00: 500gr.' → '500 gr farina 00'; 'mezzo litro d'acqua' → '½ litro d'acqua';
 * '2-3 uova' → '2,5 uova'; '2 confezioni da 400 g di pelati' → '800 g di pelati'.
 *
 * How     tidies the line, keeps only its first ingredient, finds the amount and unit (`read-measure.ts`)
 *         anywhere in it, then applies packs and brackets.
 * Valid   Italian lines, some in dialect. Lines longer than `MAX_LENGTH` of `tidy-line.ts` are cut. A range
 *         becomes its mean. A line without a readable amount is tidied, and loses its brackets and 'q.b.'. */

import { sizeOf, withoutDiminutives, withSize } from '../lines/diminutives.ts'
import { metricUnit } from '../lines/ingredient-line.ts'
import * as words from '../lines/line-words.ts'
import type { Size } from '../lines/piece-weights.ts'
import { isMeasure, measuresFood, pieceWeight } from '../lines/piece-weights.ts'
import { writeAmount } from '../lines/read-amount.ts'
import { type Measure, readCount, readMeasure } from '../lines/read-measure.ts'
import { tidy, vagueFood, WORDS, withoutFilling, withoutOf } from '../lines/tidy-line.ts'
import { countNounOf } from '../words/italian-agreement.ts'
import { findFood, withFirstWord } from './find-food.ts'

export type PlainLine = {
  text: string
  isToTaste: boolean
  isRange: boolean
  filling: words.Filling | null
  size: Size
  parts: string[]
  pack: string | null
  leavesOut: boolean
}

const EACH = /^,? ?(?:l'un[oa]|ciascun[oa]|cad(?:a?un[oa]|\.)?)(?!\p{L}) ?/u
const NOTE = /\s*\(([^)]*)\)/g

const nounOf = ({ unit }: Measure) => countNounOf(unit)?.noun.one ?? ''
/** True if the noun measures the food after it. 'noce' is a measure in 'una noce di burro', but not in
 * '4 noci di Sorrento'. */
export const measures = (noun: string, food: string): boolean =>
  isMeasure(noun) || (/^d[i']/.test(food) && measuresFood(noun, findFood(withoutOf(food))?.id))
const isSpoonOf = (measure: Measure, food: string) => measures(nounOf(measure), food)

type Reading = { measure: Measure; food: string; pack?: string }

const ends = (text: string) => text.replace(/(?:[\s:,–—-]| da| di| x)+$/u, '')
const OF_A_FRUIT = new RegExp(
  String.raw`^(?:il |la |le )?(?:${[...words.PARTS_OF_FRUIT].join('|')})\b[\p{L} ]* (?:di|d')$`,
  'u',
)
const COUNTS_ELSEWHERE = /(?:^| )(?:in|a|da|per|con|ogni|e|o|più|tipo|di|d')$/u
const SIZE_OR_END =
  /^(?:$|[,;]|da |(?:medi|piccol|gross|grand|inter|fresc|sod|matur|pulit|ross|bianc|giall|dorat|less)\p{L}*)/u
const PACK_SIZE = /^(?:da |[x×] ?)/
const MOST_PIECES = 50

function readingAt(text: string, start: number): Reading | null {
  const before = text.slice(0, start).trim()
  const food = ends(before)
  const here = text.slice(start)
  const measure = readMeasure(here)
  if (measure?.isMetric) return { measure, food: `${food} ${measure.rest}`.trim() }
  if (measure && OF_A_FRUIT.test(before)) return { measure, food: measure.rest }
  if (COUNTS_ELSEWHERE.test(before)) return null
  if (measure && (measure.rest === '' || isMeasure(nounOf(measure))))
    return { measure, food: `di ${food} ${measure.rest}`.trim() }
  const count = measure ? null : readCount(here)
  const isPack =
    count && PACK_SIZE.test(count.rest) && readMeasure(count.rest.replace(PACK_SIZE, ''))?.isMetric
  const isOfIts = isPack || /[:–—-]$/.test(before) || countNounOf(food.split(/[ ,]/)[0] ?? '') !== undefined
  const fits =
    count && count.value > 0 && count.value <= MOST_PIECES && (isPack || SIZE_OR_END.test(count.rest))
  return count && fits && isOfIts ? asCounted(count, `${food} ${count.rest}`.trim()) : null
}

function asCounted(measure: Measure, phrase: string): Reading {
  const food = withoutOf(phrase)
  const [noun = '', ...rest] = food.split(' ')
  const isThing = countNounOf(noun) !== undefined && !isMeasure(countNounOf(noun)?.noun.one ?? '')
  return isThing ? { measure: { ...measure, unit: noun }, food: rest.join(' ') } : { measure, food: phrase }
}

function withAnother({ measure, food }: Reading): Reading {
  const another = isSpoonOf(measure, food) ? null : /^(\p{L}+) e un[oa] \p{L}+$/u.exec(food)
  if (!another || measure.isMetric) return { measure, food }
  const value = measure.value + 1
  return { measure: { ...measure, value, written: writeAmount(value) }, food: another[1] ?? '' }
}

function findReading(text: string): Reading | null {
  const first = readMeasure(text) ?? readCount(text)
  if (first && (first.value > 0 || first.unit !== '')) {
    if (nounOf(first) === 'pezzo') return asCounted(first, first.rest)
    return withAnother({ measure: first, food: first.rest })
  }
  for (const { index } of text.matchAll(/(?<= )\S/g)) {
    const inside = readingAt(text, index)
    if (inside && nounOf(inside.measure) === 'pezzo' && / \S+ grammi$/u.test(text.slice(index))) continue
    if (inside) return nounOf(inside.measure) === 'pezzo' ? asCounted(inside.measure, inside.food) : inside
  }
  return null
}

function foodOf({ measure, food }: Reading): string {
  const isNamed = measure.isMetric || isSpoonOf(measure, food)
  return isNamed ? withoutOf(food) : `${measure.unit} ${food}`.trim()
}

const times = (measure: Measure, factor: number): Measure => ({
  ...measure,
  value: measure.value * factor,
  written: factor === 1 ? measure.written : writeAmount(measure.value * factor),
})

function packSize(text: string): Measure | null {
  const size = readMeasure(text)
  const grams = size ? null : /^(\d{2,4})(?= |$)/.exec(text)
  if (!grams || Number(grams[1]) < 50) return size
  const [, written = ''] = grams
  const rest = text.slice(written.length).trim()
  return { value: Number(written), written, isRange: false, unit: 'g', isMetric: true, rest }
}

/** 'Pelati: 2 lattine, 400 g' gives the weight of each tin. 'Scarola: 4 cespi, 1,5 kg' gives the total,
 * because plants have no fixed size. */
const GROWN = new Set(['cespo', 'testa', 'mazzo', 'mazzetto', 'fascio', 'capo', 'grappolo'])

function unpacked(reading: Reading): Reading {
  const { measure, food } = reading
  if (measure.isMetric) return reading
  for (const { index, 0: link } of food.matchAll(/(?:^| )(?:[x×] ?(?=\d)|da (?=\S))|,? (?=\d)/g)) {
    const size = packSize(food.slice(index + link.length))
    if (/^,? $/.test(link) && !(size?.isMetric && size.rest === '' && isSpoonOf(measure, food))) continue
    if (!size || !(size.isMetric || isMeasure(nounOf(measure)))) continue
    const rest = size.rest.replace(EACH, '')
    const name = foodOf({ measure, food: food.slice(0, index) })
    const isPacked = size.isMetric && isSpoonOf(measure, food)
    return {
      measure: times(size, /^, $/.test(link) && GROWN.has(nounOf(measure)) ? 1 : measure.value),
      food: `${name} ${rest}`.trim(),
      ...(isPacked ? { pack: nounOf(measure) } : {}),
    }
  }
  return reading
}

/** How far tins of one food differ in weight. */
const SAME_PACK = 0.2
const BEFORE_WEIGHT =
  /^(?:(?:io |noi )?(?:(?:ne |li |le )?(?:avevo|ho|ha|abbiamo|erano|era|sono|saranno|sarà)|in tutto) |da |di |pari a |peso (?:netto |sgocciolato )?|netti )/

/** Two tins that weigh 400 g weigh as much as one tin does, so each of them weighs it. */
function isWeightOfOne({ measure, food }: Reading, weight: Measure): boolean {
  const usual = measure.value > 1 ? pieceWeight(nounOf(measure), findFood(withoutOf(food))?.id, '') : null
  if (!usual?.isOfFood) return false
  const saidG = weight.value * (metricUnit(weight.unit)?.[1] ?? 1)
  return Math.abs(saidG - usual.grams) < usual.grams * SAME_PACK
}

function weighed(reading: Reading, brackets: readonly string[]): Reading {
  const { measure } = reading
  if (measure.isMetric) return reading
  for (const inside of brackets) {
    const whole = readMeasure(inside)
    const weight = whole ?? readMeasure(inside.replace(BEFORE_WEIGHT, ''))
    if (!weight?.isMetric) continue
    const isEach = EACH.test(weight.rest) || (!whole && inside.startsWith('da '))
    const isPack = isSpoonOf(measure, reading.food)
    const pack = isPack ? { pack: nounOf(measure) } : {}
    const count = isEach || (isPack && isWeightOfOne(reading, weight)) ? measure.value : 1
    return { measure: times(weight, count), food: foodOf(reading), ...pack }
  }
  return reading
}

function fromBrackets(text: string, brackets: readonly string[]): Reading | null {
  for (const inside of brackets) {
    const reading = readingAt(`${text}: ${inside.replace(BEFORE_WEIGHT, '')}`, text.length + 2)
    if (reading) return reading
  }
  return null
}

const hasFood = (text: string) => {
  const reading = findReading(text)
  return findFood(reading ? foodOf(reading) : text) !== undefined
}

const vagueSecond = (text: string): string | null =>
  /^un[ao] (?:di |d')(.+)$/u.exec(text)?.[1] ??
  (/^(?:un |qualche|poc|abbond)/u.test(text) ? vagueFood(text) : null)

function weighedBehind(text: string): Measure | null {
  const reading = /^\p{L}[\p{L} ]+ \d/u.test(text) ? findReading(text) : null
  return reading?.measure.isMetric ? reading.measure : null
}

function secondStart(text: string): { at: number; length: number } | null {
  const open = text.replace(NOTE, (note) => ' '.repeat(note.length))
  for (const { index, 0: link } of open.matchAll(/ ?\+ ?| (?:e|più) (?=\S)|, (?=\S)/g)) {
    const before = open.slice(0, index).replace(/ +/g, ' ').trim()
    const after = open
      .slice(index + link.length)
      .replace(/ +/g, ' ')
      .trim()
    const measured =
      readMeasure(withoutDiminutives(after)) ??
      (link === ', ' || findReading(before) !== null ? weighedBehind(after) : null)
    const vague = link === ' e ' ? vagueSecond(after) : null
    const isVague = vague !== null && findFood(vague) !== undefined
    const isSecond = link.includes('+')
      ? after !== ''
      : isVague || (measured !== null && (findReading(before) !== null || (link === ' e ' && hasFood(after))))
    if (isSecond && hasFood(before) && (link !== ', ' || hasFood(after)))
      return { at: index, length: link.length }
  }
  return null
}

export function ingredientsOf(line: string): string[] {
  const text = tidy(line)
  const second = secondStart(text)
  return second ? [text.slice(0, second.at), ...ingredientsOf(text.slice(second.at + second.length))] : [text]
}

export function plainLine(line: string): PlainLine {
  const [first = '', ...others] = ingredientsOf(line)
  const bareFirst = first.replace(words.WHERE_USED, '')
  const { text, filling } = withoutFilling(withoutDiminutives(withSize(withFirstWord(bareFirst))))
  const brackets = [...text.matchAll(NOTE)].map((match) => (match[1] ?? '').trim())
  const open = text.replace(NOTE, '').trim()
  const bare = open.replace(words.TO_TASTE, '').trim()
  const vague = vagueFood(bare)
  const found = (vague === null ? findReading(bare) : null) ?? fromBrackets(vague ?? bare, brackets)
  const reading = found && weighed(unpacked(found), brackets)
  const written = reading && `${reading.measure.written} ${reading.measure.unit} ${reading.food}`
  return {
    text: written?.replace(/ +/g, ' ').trim() ?? vague ?? bare,
    isToTaste: (vague !== null && !found) || words.TO_TASTE.test(open),
    isRange: reading?.measure.isRange ?? false,
    filling,
    size: reading ? sizeOf(text.replace(/[()]/g, ''), nounOf(reading.measure)) : null,
    parts: (text.match(WORDS) ?? []).filter((word) => words.PARTS_OF_FRUIT.has(word)),
    pack: reading?.pack ?? null,
    leavesOut: others.some((other) => !words.MORE_OF_THE_SAME.test(other)),
  }
}
