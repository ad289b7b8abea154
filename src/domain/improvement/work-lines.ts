/** Ingredient lines for the improvement: read, weighed and written again. */
import { readIngredient } from '../ingredients/read-ingredient.ts'
import { writeDecimal } from '../recipes/lines/kitchen-number.ts'
import type { WorkGroup, WorkLine } from './improved-recipe.ts'
import { groupsOf, type ListedRecipe } from './recipe-to-improve.ts'

export function workLine(text: string): WorkLine {
  const { grams, foodId } = readIngredient(text)
  return { text, grams, foodId, isNew: false }
}

export const workGroups = (recipe: ListedRecipe): WorkGroup[] =>
  groupsOf(recipe).map(({ title, isDough, lines }) => ({ title, isDough, lines: lines.map(workLine) }))

/** What a kitchen scale shows: halves under 10 g, whole grams to 50, then fives. Never zero. */
export function kitchenGrams(grams: number): number {
  const step = grams < 3 ? 0.1 : grams < 10 ? 0.5 : grams < 50 ? 1 : 5
  return Number(Math.max(step, Math.round(grams / step) * step).toFixed(1))
}

/** '85 g di farina di riso'; without grams 'farina di riso q.b.'. */
export function newLine(name: string, grams: number | null, foodId: string | null): WorkLine {
  if (grams === null) return { text: `${name} q.b.`, grams: null, foodId, isNew: true }
  const rounded = kitchenGrams(grams)
  return { text: `${writeDecimal(rounded)} g di ${name}`, grams: rounded, foodId, isNew: true }
}

/** The line with `factor` times its grams; counted and free lines stay. */
export function scaledLine(line: WorkLine, factor: number): WorkLine {
  const behind = /^(.*\p{L}\p{P}?) (\d+(?:,\d+)?) ?(g|gr|grammi|ml)\.?$/u.exec(line.text)
  if (behind && line.grams !== null) {
    const amount = kitchenGrams(Number(behind[2]?.replace(',', '.')) * factor)
    const grams = kitchenGrams(line.grams * factor)
    return { ...line, text: `${behind[1]} ${writeDecimal(amount)} ${behind[3]}`, grams, isNew: true }
  }
  const weighed = /^\d+(?:,\d+)?( (?:g|ml) .*)$/u.exec(line.text)
  if (!weighed || line.grams === null) return line
  const grams = kitchenGrams(line.grams * factor)
  const amount = kitchenGrams(Number(/^[\d,]+/u.exec(line.text)?.[0]?.replace(',', '.')) * factor)
  return { ...line, text: `${writeDecimal(amount)}${weighed[1]}`, grams, isNew: true }
}

/** The ingredient's words without amount, bracket and 'q.b.': 'pomodori pelati', 'foglie di basilico', 'aglio'. An amount
 * may stand behind them, as many sites write it: 'Latte intero 200 ml'. */
export function nameOfLine(text: string): string {
  return text
    .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
    .replace(/\s*\([^)]*\)/gu, '')
    .replace(/^q\.b\. (?:di )?/u, '')
    .replace(/ q\.b\..*$/u, '')
    .replace(/(?<=^\p{L}.*) (?:\d[\d.,/]*|[½¼¾])(?: (?:gr?|grammi|ml|cl|kg|l)\.?)?(?: .*)?$/u, '')
    .replace(/^[\d,.½¼¾ ]+(?:(?:gr?|grammi|ml|cl|kg|l)\.? )?/u, '')
    .replace(
      /^(?:spicchi[o]?|cucchiai[oni]*|pizzic[ohi]+|gherigli|ciuff[oi]|rametto|rametti|mazzett[oi]) d(?:i |')/u,
      '',
    )
    .replace(/^(?:di |d')/u, '')
    .trim()
}

/** 'a, b e c'. */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`
