/** The text of a step for another number of pizzas.
 *
 * Valid   what `readSteps` gives, and factors as in `ingredient-line.ts`. Changed is what the step takes of an ingredient
 *         in all; a share of all ('metà del sale') and other text hold for any number, and so does what it says of one
 *         pizza, unless the balls weigh other than the recipe's (`ofOne` as in `timesOfOne`). With the
 *         lines of the list, what the words leave out stands behind them: 'l'acqua · 370 g'. */

import {
  formatIngredientLine,
  parseIngredientLine,
  scaleIngredientLine,
  scaleMeasuredLine,
} from '#domain/lines/ingredient-line.ts'
import { BEFORE_DOSE } from '#domain/lines/measures.ts'
import { NUMBER_WORDS } from '#domain/words/number-words.ts'
import type { StepPart, Use } from './step-marks.ts'

/** 'i 15 g di olio', 'due cucchiai d'olio': what stands before the amount, the amount, the rest. Nobody counts 'un filo'. */
const AMOUNT = new RegExp(
  String.raw`^(.*?)((?<!\p{L})(?:\d[\d.,]*|[½¼¾]|${Object.keys(NUMBER_WORDS).join('|')}))(?! (?:filo|velo|giro)\b)( .*)$`,
  'iu',
)
/** The article of a number, alone or in a preposition: 'i', 'gli', 'nei', 'negli'. */
const ARTICLE = /(?<!\p{L})(|a|da|de|ne|su)(?:i|gli) $/u
/** Numbers that are read with a vowel first: 8, 80, 11. */
const VOWEL_FIRST = /^(?:8|11(?!\d))/

/** What stands before the amount, and the rest as a line of the list. */
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

/** ' · 370 g' behind 'l'acqua', ' · 4' behind 'gli spicchi d'aglio'; nothing where the words have an amount. */
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
  const { unit } = parsed
  const scaled = scaleMeasuredLine({ ...parsed, amount: meant, rest: '' }, times > 1 ? ofOne / times : factor)
  const dose = formatIngredientLine(scaled)
  const isNamed = typeof unit !== 'string' && (shown.includes(unit.one) || shown.includes(unit.many))
  const told = isNamed ? dose.replace(/ \S+$/u, '') : dose
  return told === '1' ? '' : BEFORE_DOSE + told.replaceAll(' ', '\u00a0')
}

/** `shares` reads what is said of one pizza ('un quarto della passata') for another number. RangeError unless factor > 0. */
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
    // What it takes in all is no share of a pizza: 'metà del sale' goes into the dough of any number.
    told += shares(words) + scaledWords(part.shown, factor) + dose
    words = ''
  }
  return told + shares(words)
}
