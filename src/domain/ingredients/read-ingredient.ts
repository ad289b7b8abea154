/** One line of somebody's ingredient list: how many grams of which food.
 *
 * Units   grams, edible part as it goes onto the scale; null where the line gives no amount or nothing is known of it.
 * Source  weights of pieces and spoons: `piece-weights.ts`; foods: `../nutrition/foods.ts`.
 * Valid   Italian lines. Total: every text gets an answer, and the answer says how sure it is. */
import type { Food } from '../nutrition/food.ts'
import { METRIC_WORDS, parseIngredientLine } from '../recipe/ingredient-line.ts'
import { findFood } from './find-food.ts'
import { gramsPerMl, isMeasure, pieceWeight } from './piece-weights.ts'
import { plainLine } from './plain-line.ts'

/** `alta`: weighed and known. `media`: a piece, spoon or millilitre turned into grams. `bassa`: something is missing or guessed. */
export type Confidence = 'alta' | 'media' | 'bassa'

export type ReadIngredient = {
  line: string
  grams: number | null
  /** In `unit`: 3 of '3 spicchi'; null where the line gives no amount. */
  amount: number | null
  /** 'g', 'ml', a noun in the singular ('spicchio'), 'q.b.', or null. */
  unit: string | null
  foodId: string | null
  /** The food's name in the table, or the words of the line. */
  name: string
  confidence: Confidence
}

/** What stands before the food where the amount cannot be read: 'g' of '0 g di noci', the doubtful 'c' of '2 c di olio'. */
const UNREAD_AMOUNT = new RegExp(
  String.raw`^[\d½¼¾/.,]+ ?(?:(?:${METRIC_WORDS.join('|')}|c)\.?(?= ))? ?`,
  'u',
)

const withoutOf = (text: string) =>
  text.replace(/^(?:(?:di|del|dello|della|dei|degli|delle)(?= )|d'|dell')\s*/u, '').trim()

const answer = (
  line: string,
  food: Food | undefined,
  words: string,
  { grams, amount, unit, sure }: Pick<ReadIngredient, 'grams' | 'amount' | 'unit'> & { sure: Confidence },
): ReadIngredient => ({
  line,
  grams: grams === null ? null : Number(grams.toPrecision(6)),
  amount,
  unit,
  foodId: food?.id ?? null,
  name: food?.name ?? words,
  confidence: food ? sure : 'bassa',
})

export function readIngredient(line: string): ReadIngredient {
  const { text, isToTaste } = plainLine(line)
  const parsed = parseIngredientLine(text)
  if (parsed.kind === 'free') {
    const words = withoutOf(parsed.text.replace(UNREAD_AMOUNT, ''))
    const unit = isToTaste ? 'q.b.' : null
    return answer(line, findFood(words), words, { grams: null, amount: null, unit, sure: 'bassa' })
  }
  const { amount, unit, rest } = parsed
  const words = withoutOf(rest)
  if (unit === 'g') return answer(line, findFood(words), words, { grams: amount, amount, unit, sure: 'alta' })
  if (unit === 'ml') {
    const food = findFood(words)
    return answer(line, food, words, { grams: amount * gramsPerMl(food?.id), amount, unit, sure: 'media' })
  }
  // 'una noce di burro' measures butter, '4 noci' are walnuts.
  const measures = isMeasure(unit.one) || (unit.one === 'noce' && /^d[i']/.test(rest))
  const named = measures ? words : `${unit.many} ${rest}`
  const food = findFood(named)
  const weight = pieceWeight(unit.one, food?.id, rest)
  return answer(line, food, measures ? words : `${unit.one} ${rest}`.trim(), {
    grams: weight && amount * weight.grams,
    amount,
    unit: unit.one,
    sure: weight?.exact ? 'media' : 'bassa',
  })
}
