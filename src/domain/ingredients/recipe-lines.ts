/** An ingredient list for the nutrition calculator: one entry per food, with the sum of its grams.
 *
 * Units   grams; null if no line of the food has a weight ('q.b.'). If only some lines have a weight,
 *         `grams` is their sum and `isPartial` is true. Frying oil has no weight: most of it stays in the
 *         pan, and the bake profile counts the absorbed oil.
 * Valid   any lines; blank lines are skipped. '1 uovo + 1 tuorlo' are two ingredients, '500 g di farina +
 *         50 g per la spianatoia' is one. */

import { FOR_FRYING, MORE_OF_THE_SAME } from '../lines/line-words.ts'
import { edibleGrams } from '../lines/parts-and-fillings.ts'
import { foodById } from './foods.ts'
import { ingredientsOf } from './plain-line.ts'
import { type ReadIngredient, readIngredient } from './read-ingredient.ts'

export type RecipeListLine = {
  id: string
  name: string
  grams: number | null
  isPartial: boolean
  isRough: boolean
  isNearest: boolean
  isForFrying: boolean
  lines: string[]
  words: string[]
}

/** From this weight on, seed oil counts as oil for frying. */
const FRYING_G = 500

/** True for a fat in which other food is fried. 'Melanzane da friggere' is no fat. */
export function isForFrying(line: string, foodId: string | null, grams: number | null): boolean {
  const isFat = (foodById(foodId ?? '')?.category ?? 'olio') === 'olio'
  const isLot = grams !== null && grams >= FRYING_G && /^olio-(?!evo|oliva)[\p{L}-]+$/u.test(foodId ?? '')
  return isFat && (FOR_FRYING.test(line) || isLot)
}

function readLine(line: string): ReadIngredient[] {
  const parts = ingredientsOf(line).map(readIngredient)
  const areWhole = parts.every(
    ({ line: part, grams, foodId }) => grams !== null && foodId !== null && !MORE_OF_THE_SAME.test(part),
  )
  return parts.length > 1 && areWhole ? parts : [readIngredient(line)]
}

function listLine(
  line: string,
  { line: words, grams, foodId, name, confidence, isWeighed }: ReadIngredient,
): RecipeListLine {
  const fries = isForFrying(line, foodId, grams)
  const eaten = edibleGrams(words, foodId, grams)
  return {
    id: foodId ?? '',
    name,
    grams: fries ? null : eaten,
    isPartial: false,
    isRough: grams !== null && ((confidence !== 'alta' && !isWeighed) || eaten !== grams),
    isNearest: isWeighed && foodId !== null && confidence !== 'alta',
    isForFrying: fries,
    lines: [line],
    words: [words],
  }
}

export function recipeLines(lines: readonly string[]): RecipeListLine[] {
  const foods = new Map<string, RecipeListLine>()
  const read = lines
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .flatMap((line) => readLine(line).map((ingredient) => listLine(line, ingredient)))
  for (const line of read) {
    const key = line.id || `?${line.name.toLowerCase()}`
    const found = foods.get(key)
    if (!found) {
      foods.set(key, line)
      continue
    }
    if (!found.lines.includes(line.lines[0] ?? '')) found.lines.push(...line.lines)
    found.words.push(...line.words)
    found.isPartial ||= (found.grams === null) !== (line.grams === null)
    found.isRough ||= line.isRough
    found.isNearest ||= line.isNearest
    found.isForFrying ||= line.isForFrying
    found.grams = found.grams === null && line.grams === null ? null : (found.grams ?? 0) + (line.grams ?? 0)
  }
  return [...foods.values()]
}
