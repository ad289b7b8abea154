/** The text of a step for another number of pizzas.
 *
 * Valid   the output of `readSteps`. `factor` scales total amounts, `ofOne` scales amounts for one pizza.
 *         Shares ('metà del sale') and other text stay. With `lines`, a name without an amount gets its
 *         dose: 'l'acqua · 370 g'. */

import {
  formatIngredientLine,
  parseIngredientLine,
  scaleIngredientLine,
  scaleMeasuredLine,
} from '#domain/lines/ingredient-line.ts'
import { BEFORE_DOSE } from '#domain/lines/measures.ts'
import { NUMBER_WORDS } from '#domain/words/number-words.ts'
import type { StepPart, Use } from './step-marks.ts'

const AMOUNT = new RegExp(
  String.raw`^(.*?)((?<!\p{L})(?:\d[\d.,]*|[½¼¾]|${Object.keys(NUMBER_WORDS).join('|')}))(?! (?:filo|velo|giro)\b)( .*)$`,
  'iu',
)
const ARTICLE = /(?<!\p{L})(|a|da|de|ne|su)(?:i|gli) $/u
const VOWEL_FIRST = /^(?:8|11(?!\d))/

function amountIn(shown: string): { before: string; line: string } {
  const [, before = '', amount = '', rest = ''] = AMOUNT.exec(shown) ?? []
  const value = NUMBER_WORDS[amount.toLowerCase()]
  return { before, line: (value === 0.5 ? '½' : `${value ?? amount}`) + rest }
}

function scaledWords(shown: string, factor: number): string {
  if (factor === 1) return shown
  const { before, line } = amountIn(shown)
  const scaled = scaleIngredientLine(line, factor)
  if (scaled === line) return shown
  return before.replace(ARTICLE, (_, stem) => `${stem}${VOWEL_FIRST.test(scaled) ? 'gli' : 'i'} `) + scaled
}

/** 'Il resto della farina' is less than all of it, though nobody says how much. */
const THE_REST = /(?<!\p{L})(?:resto|restant\p{L}+|rimanent\p{L}+|rimast\p{L})(?!\p{L})/iu

function doseBehind(
  { shown, amount, again, times }: Use,
  line: string,
  factor: number,
  ofOne: number,
): string {
  const parsed = parseIngredientLine(line)
  const meant = amount || again
  if (!meant || parsed.kind === 'free' || parseIngredientLine(amountIn(shown).line).kind === 'measured')
    return ''
  if (THE_REST.test(shown) && meant >= parsed.amount) return ''
  const { unit } = parsed
  const scaled = scaleMeasuredLine({ ...parsed, amount: meant }, times > 1 ? ofOne / times : factor)
  const dose = formatIngredientLine({ ...scaled, rest: '' })
  const isNamed = typeof unit !== 'string' && (shown.includes(unit.one) || shown.includes(unit.many))
  const told = isNamed ? dose.replace(/ \S+$/u, '') : dose
  return told === '1' ? '' : BEFORE_DOSE + told.replaceAll(' ', '\u00a0')
}

/** `shares` adapts words about one pizza ('un quarto della passata') to another number of pizzas. Throws a
 * RangeError unless factor > 0. */
export function scaledStep(
  parts: readonly StepPart[],
  factor: number,
  shares: (text: string) => string = (text) => text,
  lines: readonly string[] = [],
  ofOne = 1,
): string {
  let told = ''
  let words = ''
  for (const part of parts) {
    if (typeof part === 'string') {
      words += part
      continue
    }
    const dose = doseBehind(part, lines[part.line] ?? '', factor, ofOne)
    if (part.times > 1 || !part.amount) {
      words += (part.times > 1 ? scaledWords(part.shown, ofOne) : part.shown) + dose
      continue
    }
    // `shares` must not change the words of a total: 'metà del sale' is right for any number of pizzas.
    told += shares(words) + scaledWords(part.shown, factor) + dose
    words = ''
  }
  return told + shares(words)
}
