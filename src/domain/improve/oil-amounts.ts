/** Oil that the steps give an amount of: grams and spoons, made less with the line of the list.
 *
 * Units   grams; a spoon of oil is 13.5 g, a teaspoon 4.5 g.
 * Valid   'olio' and 'olio extravergine' in the catalogue's words; the oil to fry in has no amount. */
import { writeDecimal } from '../recipe/kitchen-number.ts'
import type { WorkGroup } from './improved-recipe.ts'
import { kitchenGrams, nameOfLine } from './work-lines.ts'

const OF_OIL = `(?= (?:di |d'|dell'(?:ultimo )?)olio(?! di semi))`
const GRAMS = new RegExp(
  String.raw`(?<article>(?<!\p{L})(?:i|gli|dei|degli|con i) )?(\d+(?:,\d+)?) g${OF_OIL}`,
  'giu',
)
const SPOONS = new RegExp(
  String.raw`(?<!\p{L})(mezzo|un|due|tre|quattro) (cucchia(?:io|i|ino|ini))${OF_OIL}`,
  'giu',
)
/** 'preso dai 20 g': the whole of the line is spoken of. */
const FROM_THE_LINE = /(?<=\bpres[oi] dai )(\d+(?:,\d+)?) g/giu

const numberOf = (text: string) => Number(text.replace(',', '.'))

const HALVES: Readonly<Record<string, string>> = {
  'un cucchiaio': 'mezzo cucchiaio',
  'due cucchiai': 'un cucchiaio',
  'tre cucchiai': 'un cucchiaio e mezzo',
  'quattro cucchiai': 'due cucchiai',
  'un cucchiaino': 'mezzo cucchiaino',
  'due cucchiaini': 'un cucchiaino',
}

export const isOil = (text: string): boolean => /^olio(?! di semi| al peperoncino)/u.test(nameOfLine(text))

/** Grams of oil that the dough takes: a sentence that says 'i 15 g di olio' means those. */
export const doughOilGrams = (groups: readonly WorkGroup[]): readonly number[] =>
  groups
    .filter(({ isDough }) => isDough)
    .flatMap(({ lines }) => lines.filter(({ text }) => isOil(text)).flatMap(({ grams }) => grams ?? []))

/** The sentence with half of every amount of oil that is not the dough's. */
export const withHalfTheOil = (sentence: string, doughOil: readonly number[]): string =>
  sentence
    .replace(GRAMS, (whole: string, article: string | undefined, amount: string) =>
      article !== undefined && doughOil.includes(numberOf(amount))
        ? whole
        : `${article ?? ''}${halved(amount)}`,
    )
    .replace(FROM_THE_LINE, (_whole, amount: string) => halved(amount))
    .replace(SPOONS, (whole: string) => HALVES[whole.toLowerCase()] ?? whole)

const halved = (amount: string) => `${writeDecimal(kitchenGrams(numberOf(amount) / 2))} g`

const SPOON_G = 13.5
const TEASPOON_G = 4.5
const COUNTS: Readonly<Record<string, number>> = { mezzo: 0.5, un: 1, due: 2, tre: 3, quattro: 4 }

/** Grams of oil that a sentence takes from the topping's line. */
export function oilGramsIn(sentence: string, doughOil: readonly number[]): number {
  const weighed = [...sentence.matchAll(GRAMS)].filter(
    ({ groups, 2: amount = '' }) => groups?.article === undefined || !doughOil.includes(numberOf(amount)),
  )
  const spoons = [...sentence.replaceAll('cucchiaio e mezzo', 'cucchiaio').matchAll(SPOONS)]
  const half = /un cucchiaio e mezzo (?:di |d'|dell')olio/iu.test(sentence) ? SPOON_G / 2 : 0
  return (
    weighed.reduce((sum, { 2: amount = '' }) => sum + numberOf(amount), half) +
    spoons.reduce(
      (sum, { 1: count = '', 2: spoon = '' }) =>
        sum + (COUNTS[count.toLowerCase()] ?? 0) * (/in[oi]$/iu.test(spoon) ? TEASPOON_G : SPOON_G),
      0,
    )
  )
}
