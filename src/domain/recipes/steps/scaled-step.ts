/** The text of a step for another number of pizzas.
 *
 * Valid   what `readSteps` gives, and factors as in `ingredient-line.ts`. Changed is what the step takes of an ingredient
 *         in all; what it says of one pizza, a share of all ('metà del sale') and other text hold for any number. */
import { scaleIngredientLine } from '../lines/ingredient-line.ts'
import type { StepPart } from './step-marks.ts'

const IN_WORDS: Readonly<Record<string, string>> = {
  un: '1',
  una: '1',
  mezzo: '½',
  mezza: '½',
  due: '2',
  tre: '3',
  quattro: '4',
}
/** 'i 15 g di olio', 'due cucchiai d'olio': what stands before the amount, the amount, the rest. Nobody counts 'un filo'. */
const AMOUNT = new RegExp(
  String.raw`^(.*?)((?<!\p{L})(?:\d[\d.,]*|[½¼¾]|${Object.keys(IN_WORDS).join('|')}))(?! (?:filo|velo|giro)\b)( .*)$`,
  'iu',
)
/** The article of a number, alone or in a preposition: 'i', 'gli', 'nei', 'negli'. */
const ARTICLE = /(?<!\p{L})(|a|da|de|ne|su)(?:i|gli) $/u
/** Numbers that are read with a vowel first: 8, 80, 11. */
const VOWEL_FIRST = /^(?:8|11(?!\d))/

function scaledWords(shown: string, factor: number): string {
  const [, before = '', amount = '', rest = ''] = AMOUNT.exec(shown) ?? []
  const line = (IN_WORDS[amount.toLowerCase()] ?? amount) + rest
  const scaled = scaleIngredientLine(line, factor)
  if (scaled === line) return shown
  return before.replace(ARTICLE, (_, stem) => `${stem}${VOWEL_FIRST.test(scaled) ? 'gli' : 'i'} `) + scaled
}

/** `shares` reads what is said of one pizza ('un quarto della passata') for another number. RangeError unless factor > 0. */
export function scaledStep(
  parts: readonly StepPart[],
  factor: number,
  shares: (text: string) => string = (text) => text,
): string {
  let told = ''
  let words = ''
  for (const part of parts) {
    if (typeof part === 'string' || part.times > 1 || !part.amount) {
      words += typeof part === 'string' ? part : part.shown
      continue
    }
    // What it takes in all is no share of a pizza: 'metà del sale' goes into the dough of any number.
    told += shares(words) + (factor === 1 ? part.shown : scaledWords(part.shown, factor))
    words = ''
  }
  return told + shares(words)
}
