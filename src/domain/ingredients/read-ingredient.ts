/** Reads one ingredient line: grams and food.
 *
 * Units   grams as weighed; null if the line gives no amount or its weight is unknown.
 * Source  weights of pieces and spoons: `piece-weights.ts`, `parts-and-fillings.ts`; foods: `foods.ts`.
 * Valid   Italian lines. Any text gets an answer with its confidence. */

import { WEIGHED_IN_SMALL } from '#knowledge/line-words.ts'
import { isFoodWord } from '../lines/food-word.ts'
import { METRIC_WORDS, type MeasuredLine, parseIngredientLine } from '../lines/ingredient-line.ts'
import { LARGE, SMALL } from '../lines/line-words.ts'
import { fullness, partWeight, soldAs } from '../lines/parts-and-fillings.ts'
import { gramsPerMl, pieceWeight } from '../lines/piece-weights.ts'
import { withoutOf } from '../lines/tidy-line.ts'
import { stemsOf } from '../words/italian-stem.ts'
import { readDecimal } from '../words/kitchen-number.ts'
import { FORM_WORDS, findFood, findNamed, isAllNamed, type NamedFood } from './find-food.ts'
import type { Food } from './food.ts'
import { foodById } from './foods.ts'
import { withoutMisspelling } from './misspelt.ts'
import { measures, type PlainLine, plainLine } from './plain-line.ts'

/** `alta`: weighed, and the food is known. `media`: converted from a piece, spoon or millilitre, or the
 * middle of a range. `bassa`: something is missing, guessed or left out. */
export type Confidence = 'alta' | 'media' | 'bassa'

export type ReadIngredient = {
  line: string
  grams: number | null
  amount: number | null
  unit: string | null
  foodId: string | null
  name: string
  called: string
  confidence: Confidence
  isWeighed: boolean
}

const UNREAD_AMOUNT = new RegExp(
  String.raw`^[\d½¼¾/.,]+ ?(?:(?:${METRIC_WORDS.join('|')}|c)\.?(?= ))? ?`,
  'u',
)

type Answer = Pick<ReadIngredient, 'grams' | 'amount' | 'unit'> & { sure: Confidence; isWeighed?: boolean }

const answer = (
  line: string,
  named: NamedFood | undefined,
  words: string,
  { grams, amount, unit, sure, isWeighed = false }: Answer,
): ReadIngredient => ({
  line,
  grams: grams === null ? null : Number(grams.toPrecision(6)),
  amount,
  unit,
  foodId: named?.food.id ?? null,
  name: named?.food.name ?? words,
  called: named?.name ?? words,
  confidence: named ? sure : 'bassa',
  isWeighed,
})

function foodOf(text: string, pack: string | null): NamedFood | undefined {
  const named = findNamed(text)
  const sold = named && pack ? foodById(soldAs(pack, named.food.id)) : named?.food
  return sold === named?.food ? named : sold && { food: sold, name: sold.name }
}

const MOST_COUNTED = 50
/** Smaller numbers without a unit count as grams only for foods in `WEIGHED_IN_SMALL`. */
const LEAST_GRAMS = 40

function bareGrams(text: string): { grams: number; words: string } | null {
  const front = /^(\d+(?:[.,]\d+)?) (?:di )?(\p{L}.*)$/u.exec(text)
  const back = /^(.*\p{L}.*?)[:,]? (\d+(?:[.,]\d+)?(?:-\d+)?)$/u.exec(text)
  const [words, figure] = front ? [front[2], front[1]] : [back?.[1], back?.[2]]
  if (!words || !figure) return null
  const [low = '', high = low] = figure.split('-')
  const grams = (readDecimal(low) + readDecimal(high)) / 2
  const named = findNamed(words)
  const isFlourType = named?.food.id.startsWith('farina') && figure.startsWith('0')
  const least = named && WEIGHED_IN_SMALL.some((start) => named.food.id.startsWith(start)) ? 1 : LEAST_GRAMS
  return named && !isFlourType && grams >= least ? { grams, words } : null
}

function wholeOnes(text: string) {
  const [, figure = '', words = ''] = /^([\d.,]+|½) (\p{L}.*)$/u.exec(text) ?? []
  const named = words === '' ? undefined : findNamed(words)
  const size = SMALL.test(words) ? 'small' : LARGE.test(words) ? 'large' : null
  const weight = words === '' ? null : pieceWeight('pezzo', named?.food.id, words, size)
  const amount = figure === '½' ? 1 / 2 : readDecimal(figure)
  return weight?.isOfFood && amount <= MOST_COUNTED
    ? { named, words, amount, grams: amount * weight.grams }
    : null
}

function instead(line: string, name: string): NamedFood | undefined {
  const [, other, some = ''] =
    /[ (,](?:o|oppure|se no|in alternativa) ([^()]+)|\(([^()]+)\)/u.exec(line.toLowerCase()) ?? []
  const isKind = FORM_WORDS.has(stemsOf(name.split(' ')[0] ?? '')[0] ?? '')
  const words = (other ?? (isKind ? some : '')).split(/[ ,']+/u)
  if (words.some((word) => /^(?:senza|non|niente|contenere|tracce)$/u.test(word))) return undefined
  const first = words
    .map((_, at) => findNamed(words.slice(at).join(' ')))
    .find((named) => named !== undefined)
  return first && first.food.per100g.kcal > 0 ? first : undefined
}

function behindMeasure(text: string): NamedFood | undefined {
  const [, measure = '', food = ''] =
    /^(?:\d\S*|½) (?:\p{L}+ )?(\p{L}+)(?: \p{L}+)? (?:di |d'|dell'|della |del )(.+)$/u.exec(text) ?? []
  return food === '' || isFoodWord(measure) ? undefined : findNamed(food)
}

function behindTalk(line: string, words: string): NamedFood | undefined {
  const [, talk = '', food = ''] = /^(\p{L}+ \p{L}+(?: \p{L}+)*?) (?:di |d')(.+)$/u.exec(words) ?? []
  return talk !== '' && line.toLowerCase().trimStart().startsWith(talk) && !talk.split(' ').some(isFoodWord)
    ? findNamed(food)
    : undefined
}

function weighPieces(
  { amount, unit, rest }: MeasuredLine & { unit: { one: string } },
  food: Food | undefined,
  { filling, parts, size }: PlainLine,
): { grams: number | null; sure: Confidence } {
  const part = partWeight(unit.one, parts)
  if (part !== null) return { grams: amount * part, sure: 'media' }
  const weight = pieceWeight(unit.one, food?.id, rest, size)
  if (weight && amount > MOST_COUNTED && weight.grams >= 15) return { grams: amount, sure: 'bassa' }
  if (!weight) return { grams: null, sure: 'bassa' }
  const grams = amount * weight.grams * fullness(unit.one, filling, food?.id)
  return { grams, sure: weight.exact ? 'media' : 'bassa' }
}

const SURER: readonly Confidence[] = ['bassa', 'media', 'alta']

/** Lowers the confidence if the line has a second ingredient, two foods in one weight ('100 g di cozze e
 * vongole'), a choice of two foods, or a range. */
function sureOf(own: Confidence, { leavesOut, isRange }: PlainLine, words: string): Confidence {
  const [said = ''] = words.split(/[,(]/)
  const [, first = '', link = '', second = ''] = /^(.+?) (e|o|oppure) (.+)$/u.exec(said) ?? []
  const isOne = / e /u.test(findNamed(said)?.name ?? '')
  const isOther = !isOne && second !== '' && ![undefined, findFood(first)?.id].includes(findFood(second)?.id)
  const atMost = leavesOut || (isOther && link === 'e') ? 'bassa' : isRange || isOther ? 'media' : 'alta'
  return SURER[Math.min(SURER.indexOf(own), SURER.indexOf(atMost))] ?? 'bassa'
}

export function readIngredient(line: string): ReadIngredient {
  const read = readWritten(line)
  const isWhole = read.foodId !== null && (read.amount !== null || read.unit !== null)
  const right = isWhole ? line : withoutMisspelling(line)
  if (right === line) return orInstead(read)
  const again = readWritten(right)
  const isBetter =
    read.foodId === null ? again.foodId !== null : again.foodId === read.foodId && again.grams !== null
  return isBetter
    ? { ...again, line, confidence: again.confidence === 'alta' ? 'media' : again.confidence }
    : orInstead(read)
}

function orInstead(read: ReadIngredient): ReadIngredient {
  const named = read.foodId === null ? instead(read.line, read.name) : undefined
  return named ? { ...read, foodId: named.food.id } : read
}

function readWritten(line: string): ReadIngredient {
  const plain = plainLine(line)
  const parsed = parseIngredientLine(plain.text)
  if (parsed.kind === 'free') {
    const left = withoutOf(parsed.text.replace(UNREAD_AMOUNT, ''))
    const words = left === '.' ? '' : left
    const unit = plain.isToTaste ? 'q.b.' : null
    const whole = wholeOnes(parsed.text)
    if (whole) {
      const { named, amount, grams } = whole
      return answer(line, named, whole.words, {
        grams,
        amount,
        unit: 'pezzo',
        sure: sureOf('media', plain, whole.words),
      })
    }
    const bare = plain.isToTaste ? null : bareGrams(parsed.text)
    const named = findNamed(bare?.words ?? words) ?? behindMeasure(parsed.text)
    const grams = bare?.grams ?? null
    return answer(line, named, words, {
      grams,
      amount: grams,
      unit: grams === null ? unit : 'g',
      sure: 'bassa',
    })
  }
  const { amount, unit, rest } = parsed
  const words = withoutOf(rest)
  if (typeof unit === 'string') {
    const named = foodOf(words, plain.pack) ?? behindTalk(line, words)
    const grams = unit === 'g' ? amount : amount * gramsPerMl(named?.food.id)
    const isCertain = unit === 'g' && named !== undefined && isAllNamed(words, named)
    const sure = sureOf(isCertain ? 'alta' : 'media', plain, words)
    const isWeighed = unit === 'g' && sureOf('alta', plain, words) === 'alta'
    return answer(line, named, words, { grams, amount, unit, sure, isWeighed })
  }
  const isMeasured = measures(unit.one, rest)
  const named = foodOf(isMeasured ? words : `${unit.many} ${rest}`, unit.one)
  const { grams, sure } = weighPieces({ ...parsed, unit }, named?.food, plain)
  return answer(line, named, isMeasured ? words : `${unit.one} ${rest}`.trim(), {
    grams,
    amount,
    unit: unit.one,
    sure: sureOf(sure, plain, words),
  })
}
