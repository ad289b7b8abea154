/** The amount in the words around a food's name: 'il resto della', '300 g di', "un filo d'", '… rimasta'.
 *
 * Units   those of the text: grams, millilitres, pieces; shares 0 to 1.
 * Valid   Italian. Without words about the amount ('la farina') the whole amount is meant. Never throws. */

import { type MeasuredLine, metricUnit } from '#domain/lines/ingredient-line.ts'
import { isHalfWord, partOfWord, wholeOfWord } from '#domain/lines/number-words.ts'
import { countNounOf } from '#domain/words/italian-agreement.ts'
import { stemsOf } from '#domain/words/italian-stem.ts'
import { readNumber } from '#domain/words/kitchen-number.ts'
import { FORM_WORDS } from '../../ingredients/find-food.ts'

/**
 * `all`: the whole amount ('la farina'). `rest`: what is left ('il resto della farina', "l'acqua rimasta").
 * `most` ('gran parte di') and `little` ('un po' di'): a part without a number. `named`: only a remark about
 * the food ('il sale rallenta …'). `part`: something made from the food, or set aside ('la crema di ceci',
 * 'tenuto da parte'). `unclear`: possibly used, in an unknown amount.
 */
export type Said =
  | { kind: 'all' | 'rest' | 'most' | 'little' | 'named' | 'part' | 'unclear' }
  | { kind: 'amount'; amount: number; unit: MeasuredLine['unit'] }
  | { kind: 'share'; part: number; of: number }
export type SaidAround = { from: number; to: number; says: Said }
type Beginning = Omit<SaidAround, 'to'>

export const OF: ReadonlySet<string> = new Set('di d del dello della dell dei degli delle'.split(' '))

const DETERMINER =
  /(?<![\p{L}'])((?:(?:de|ne|su|da|a)ll'|(?:l|d)')|(?:il|lo|la|i|gli|le|(?:de|ne|su|da|a)(?:l|i|llo|lla|gli|lle)|col|coi|di) )$/iu
const AFTER_REST = /^ (?:rimast|restant|rimanent|avanzat)[oaie](?!\p{L})|^ che (?:rest|riman|avanz)\p{L}+/iu
const AFTER_KEPT = /^ (?:tenut|mess|lasciat|conservat)[oaie] da parte/iu
const AFTER_KEEPING = /^[^.;:]{0,40}(?:\p{L}{3}ne|(?<!\p{L})ne \p{L}+) (?:da parte|via|metà|un|una|due) ?/iu
const WITHOUT = /(?<!\p{L})(?:senza|non|né|sotto) $/iu
const ONE_OF_THEM =
  /(?<!\p{L})(?:ogni|ciascun[oa]?|altr[oaie]|quest[oaie]|stess[oaie]|second[oaie]|prim[oaie]|ultim[oaie]) $/iu
const KEEPS = /(?<!\p{L})(?:tieni|conserva|spazzola) $/iu
const EXPLAINS =
  /(?<!\p{L})(?:che|perché|finché|affinché|se|quando|mentre|così|altrimenti|controlla|verifica|vale)(?!\p{L})/iu
const WOULD = /ebbe(?:ro)?(?!\p{L})/u
const BARE = /(?:^|[,;:(.] ?|(?<!\p{L})(?:e|ed|o|con) )$/iu

const NUMBER = String.raw`(\d+(?:[.,]\d+)?(?:\/\d+)?|[½¼¾]|\p{L}+)`
const MEASURE_BEFORE = new RegExp(
  String.raw`(?<![\p{L}\d.,'-])${NUMBER} (\p{L}+)\.? (?:scars[oaie] |circa )?$`,
  'iu',
)
const COUNT_BEFORE = new RegExp(String.raw`(?<![\p{L}\d.,'-])${NUMBER} $`, 'iu')
const HALF = /(?<!\p{L})(?<!l'altra |altra |più di |meno di )metà $/iu
const PART = /(?<!\p{L})(?<!altr[oi] |circa )(\p{L}+) (\p{L}+) $/iu
const REST_BEFORE =
  /(?<!\p{L})(?:il resto|l'altra metà|(?:la )?parte (?:restante|rimanente)|la (?:restante|rimanente) parte) $/iu
const REST_ADJECTIVE = /(?<!\p{L})(?:restante|rimanente|restanti|rimanenti) $/iu
const MOST_BEFORE =
  /(?<!\p{L})(?:(?:gran|buona|una|la maggior) parte|quasi tutt[oaie]|poco (?:più|meno) (?:di|della) metà) $/iu
const LITTLE_BEFORE =
  /(?<!\p{L})(?:poc[oai]|pochi|poche|pochissim[oaie]|abbondante|molt[oaie]|tant[oaie]|qualche|parecchi[oa]?|un altro|un'altra|un po') $/iu
const UNREAD = /\d[\d.,%–/-]*(?: \p{L}+){0,2} $|(?<!\p{L})unt[oaie] $/iu
const HANDFUL = /^(?:manciata|pugno|goccio|goccia|pizzico|spolverata|velo)$/iu
const SOME = /^(?:qualche|alcun[ie]|poch[ie])$/iu
const WHOLE_BEFORE = /(?<!\p{L})tutt[oaie] $/iu
const NOUN_BEFORE =
  /(?:(?<!\p{L})(?:il|lo|la|i|gli|le|un|uno|una|di|con|in|(?:ne|su|de|da|a)(?:l|i|llo|lla|gli|lle)) |(?:l|un|nell|dell|sull|all)')(\p{L}+) $/iu

function beginning(text: string, from: number): Beginning | null {
  const whole = text.slice(0, from).replaceAll('’', "'")
  const determiner = DETERMINER.exec(whole)
  const open = determiner ? whole.slice(0, determiner.index) : whole
  if (WITHOUT.test(open) || WITHOUT.test(whole)) return null
  const word = (determiner?.[1] ?? '').trim().toLowerCase()
  const own = determiner ? determiner.index : from
  const isOf = OF.has(word.replace("'", ''))
  const amount = isOf ? measureBefore(open) : word === '' ? countBefore(whole, text.slice(from)) : null
  if (amount) return amount
  const before = isOf
    ? quantityBefore(open)
    : (adjectiveBefore(whole) ?? (word === '' ? null : adjectiveBefore(open)))
  if (before) return before
  const noun = isOf ? NOUN_BEFORE.exec(open) : null
  if (noun && FORM_WORDS.has(stemsOf(noun[1] ?? '')[0] ?? ''))
    return beginning(text, noun.index + noun[0].length - (noun[1] ?? '').length - 1)
  if (noun) return { from: own, says: { kind: 'part' } }
  if (
    word.startsWith('da') ||
    (isOf && UNREAD.test(open)) ||
    ONE_OF_THEM.test(open) ||
    /[:;] $/u.test(open) ||
    (word === '' && !BARE.test(whole))
  )
    return { from: own, says: { kind: 'unclear' } }
  if (KEEPS.test(open)) return { from: own, says: { kind: 'part' } }
  return { from: own, says: { kind: explains(open) ? 'named' : 'all' } }
}

function explains(before: string): boolean {
  const clause = /[^.;:!?,(]*$/u.exec(before)?.[0] ?? ''
  return (
    /(?:^|[.!?]) ?$/u.test(before) ||
    WOULD.test(clause) ||
    EXPLAINS.test(clause.split(/ (?:e|poi) /u).at(-1) ?? '')
  )
}

const numberOf = (word: string): number | undefined =>
  readNumber(word)?.value ??
  wholeOfWord(word.toLowerCase()) ??
  (isHalfWord(word.toLowerCase()) ? 1 / 2 : undefined)

function measureBefore(open: string): Beginning | null {
  const found = MEASURE_BEFORE.exec(open)
  const [, number = '', unit = ''] = found ?? []
  if (found && SOME.test(number)) return { from: found.index, says: { kind: 'little' } }
  const amount = numberOf(number)
  if (!found || amount === undefined) return null
  const from = withArticle(open, found.index)
  const metric = metricUnit(unit.toLowerCase())
  if (metric) return { from, says: { kind: 'amount', amount: amount * metric[1], unit: metric[0] } }
  if (amount === 1 && HANDFUL.test(unit)) return { from, says: { kind: 'little' } }
  const noun = countNounOf(unit.toLowerCase())?.noun
  if (noun) return { from, says: { kind: 'amount', amount, unit: noun } }
  return quantityBefore(open) ?? { from, says: { kind: 'unclear' } }
}

function countBefore(whole: string, name: string): Beginning | null {
  const found = COUNT_BEFORE.exec(whole)
  const amount = numberOf(found?.[1] ?? '')
  if (!found || amount === undefined) return null
  const noun = countNounOf(/^\p{L}+/u.exec(name)?.[0]?.toLowerCase() ?? '')?.noun
  const says: Said = noun ? { kind: 'amount', amount, unit: noun } : { kind: 'unclear' }
  return { from: withArticle(whole, found.index), says }
}

function withArticle(text: string, from: number): number {
  const article = /(?<![\p{L}'])(?:i|gli|le|gli altri|le altre) $/iu.exec(text.slice(0, from))
  return article ? article.index : from
}

function quantityBefore(open: string): Beginning | null {
  const half = HALF.exec(open)
  if (half) return { from: half.index, says: { kind: 'share', part: 1, of: 2 } }
  const share = PART.exec(open)
  const [part, of] = [numberOf(share?.[1] ?? ''), partOfWord(share?.[2] ?? '')]
  if (share && part && of) return { from: share.index, says: { kind: 'share', part, of } }
  for (const [words, kind] of [
    [REST_BEFORE, 'rest'],
    [MOST_BEFORE, 'most'],
    [LITTLE_BEFORE, 'little'],
  ] as const) {
    const found = words.exec(open)
    if (found) return { from: found.index, says: { kind } }
  }
  return null
}

function adjectiveBefore(text: string): Beginning | null {
  for (const [words, kind] of [
    [MOST_BEFORE, 'most'],
    [REST_ADJECTIVE, 'rest'],
    [LITTLE_BEFORE, 'little'],
    [WHOLE_BEFORE, 'all'],
  ] as const) {
    const found = words.exec(text)
    if (!found) continue
    const article = DETERMINER.exec(text.slice(0, found.index))
    return { from: article ? article.index : found.index, says: { kind } }
  }
  return null
}

/** In characters. The limit avoids scanning a long text again for each name. */
const REACH = 160

export function saidAround(text: string, from: number, to: number): SaidAround | null {
  const cut = Math.max(0, from - REACH)
  const found = beginning(text.slice(cut, to), from - cut)
  if (!found) return null
  const start = { ...found, from: found.from + cut }
  const after = text.slice(to, to + REACH)
  const rest = AFTER_REST.exec(after)
  if (rest && start.says.kind === 'all')
    return { from: start.from, to: to + rest[0].length, says: { kind: 'rest' } }
  if (AFTER_KEPT.test(after)) return { from: start.from, to, says: { kind: 'part' } }
  const isPart = start.says.kind === 'all' && AFTER_KEEPING.test(after)
  return { from: start.from, to, says: isPart ? { kind: 'unclear' } : start.says }
}
