/**
 * Interprets a query. Some words name a property of recipes ("senza glutine", "vegana", "facile"). Others
 * exclude a food ("senza funghi") or are ignored ("ricetta"). The remaining words are searched.
 *
 * Safe    "glutine" always asks for recipes without gluten, unless "con", "contiene" or "contengono" stands
 *         before it.
 */
import type { FoodFamily } from '#domain/ingredients/food-families.ts'
import { SMALL_WORDS } from '#domain/site-search/small-words.ts'
import { LARGER_NUMBER_WORDS } from '#domain/words/larger-number-words.ts'
import { isOneSlipFrom } from '#domain/words/one-slip.ts'
import { ownEntry } from '#domain/words/own-entry.ts'
import { IDLE, IDLE_BESIDE_TIME, PROPERTY_NAMES } from '#knowledge/search-words.ts'
import { plainQuery } from './query-phrases.ts'
import { type Spelled, spelled, textOf } from './query-spellings.ts'
import { type Token, tokens } from './query-tokens.ts'
import {
  AND_NEITHER,
  ARTICLES,
  COMMON,
  ENGLISH_WHITE,
  FAMILY_NAMES,
  HOURS_OF,
  KIND_OF_OVEN,
  NOT,
  OVEN,
  QUALIFIERS,
  SWEET,
  TOWARDS_OVEN,
  WHEAT,
  WHITE,
  WITHOUT,
} from './query-vocabulary.ts'
import type { Property } from './recipe-properties.ts'

export { servedWords } from './query-spellings.ts'

export interface QueryMeaning {
  words: string
  spelled: Spelled
  properties: Set<Property>
  without: string[]
  /** Words that must not occur in name or ingredients. Other texts are not searched, because they may say
   * 'senza mozzarella'. */
  notInside: string[]
  noneOf: Set<FoodFamily>
  /** Approximate resting time of the dough, minutes. */
  restMin?: number
  withinMin?: number
  /** Maximum per portion, kcal. */
  mostKcal?: number
  /** True if the query has no word to search ("ricette", "le migliori ricette"). Any recipe matches then. */
  isForAny: boolean
}

export function queryMeaning(input: string): QueryMeaning {
  const { text, withinMin, mostKcal } = plainQuery(input)
  const all = tokens(text)
  const meaning: QueryMeaning = {
    words: '',
    spelled: spelled([]),
    properties: new Set(),
    without: [],
    notInside: [],
    noneOf: new Set(),
    isForAny: false,
    ...(mostKcal !== undefined && { mostKcal }),
  }
  const kept: Token[] = []
  const idle = all.some((_, at) => timeAt(all, at)) ? [...IDLE, ...IDLE_BESIDE_TIME] : IDLE
  let hasIdle = false
  for (let at = 0; at < all.length; ) {
    const token = all[at] as Token
    const after = token.hasMinus ? leaveOut(meaning, all, at, 'without') : unwanted(meaning, all, at)
    const time = after === at ? timeAt(all, at) : undefined
    const property = after === at ? propertyAt(all, at) : undefined
    if (token.isQuoted && !token.hasMinus && token.plain.includes('senza glutine'))
      meaning.properties.add('senza glutine')
    const idleLength = longest(idle, all, at)
    if (time) meaning.restMin = time.restMin
    else if (property) meaning.properties.add(property.name)
    else if (after === at && idleLength === 0) kept.push(token)
    else if (after === at) hasIdle = true
    at = Math.max(after, at + (time?.length ?? property?.length ?? (idleLength || 1)))
  }
  if (withinMin !== undefined) {
    meaning.withinMin = withinMin
    meaning.properties.add('veloce')
  }
  if (isOneOf(SWEET, kept)) meaning.properties.add('dolce')
  if (isOneOf(WHITE, kept)) meaning.properties.add('bianca')
  meaning.isForAny = hasIdle && kept.every(({ plain, isQuoted }) => !isQuoted && ARTICLES.has(plain))
  const isSaid = (plain: string) =>
    (meaning.properties.has('dolce') && SWEET.includes(plain)) ||
    (meaning.properties.has('bianca') && plain === ENGLISH_WHITE)
  const said = kept.filter(({ plain }) => !isSaid(plain))
  meaning.words = textOf(said)
  meaning.spelled = spelled(said)
  return meaning
}

export const hasConditions = ({
  properties,
  without,
  notInside,
  noneOf,
  restMin,
  mostKcal,
}: QueryMeaning): boolean =>
  restMin !== undefined ||
  mostKcal !== undefined ||
  properties.size + without.length + notInside.length + noneOf.size > 0

const isOneOf = (words: readonly string[], kept: readonly Token[]): boolean =>
  kept.some(({ plain }) => words.includes(plain)) &&
  kept.every(({ plain, isQuoted }) => !isQuoted && (words.includes(plain) || COMMON.has(plain)))

/** Resting time of a dough: '24 ore', '48h', '2 giorni'. Undefined for more than ten days. */
function timeAt(all: readonly Token[], at: number): { restMin: number; length: number } | undefined {
  const said = all[at]?.plain ?? ''
  const [, digits, unit] = /^(\d{1,3})([a-z]*)$/u.exec(`${ownEntry(LARGER_NUMBER_WORDS, said) ?? said}`) ?? []
  const hours = Number(digits) * (ownEntry(HOURS_OF, unit || (all[at + 1]?.plain ?? '')) ?? 0)
  return hours > 0 && hours <= 240 ? { restMin: hours * 60, length: unit ? 1 : 2 } : undefined
}

/** 'Pizza che non esiste' leaves nothing out: who types it looks for words that no recipe has. */
const EXISTS = /^esist(?:e|ono|a|ano)$/u

function unwanted(meaning: QueryMeaning, all: readonly Token[], at: number): number {
  const isNot = longest(NOT, all, at)
  const length = isNot || longest(WITHOUT, all, at, ['senza'])
  const next = all[at + length]
  if (length === 0 || !next || (isNot && EXISTS.test(next.plain))) return at
  return leaveOut(meaning, all, at + length, isNot ? 'without' : 'notInside')
}

function leaveOut(
  meaning: QueryMeaning,
  all: readonly Token[],
  at: number,
  where: 'without' | 'notInside',
): number {
  const token = all[at]
  if (!token) return at
  const behindOven = ovenAt(all, at)
  if (behindOven > at) {
    meaning.properties.add('senza forno')
    return neither(meaning, all, behindOven, where)
  }
  if (ARTICLES.has(token.plain) && all[at + 1]) return leaveOut(meaning, all, at + 1, where)
  const property = propertyAt(all, at)
  const familyLength = longest(Object.keys(FAMILY_NAMES), all, at)
  const family = ownEntry(FAMILY_NAMES, plainOf(all.slice(at, at + familyLength)))
  const wheatLength = longest(WHEAT, all, at)
  let end = at + 1
  if (property?.name === 'senza glutine' || property?.name === 'senza lattosio') {
    meaning.properties.add(property.name)
    end = at + property.length
  } else if (wheatLength > 0) {
    meaning.properties.add('senza glutine')
    end = at + wheatLength
  } else if (family) {
    meaning.noneOf.add(family)
    end = at + familyLength
  } else {
    if (where === 'notInside') end = endOfFood(all, at)
    meaning[where].push(
      all
        .slice(at, end)
        .map(({ text }) => text)
        .join(' '),
    )
  }
  return neither(meaning, all, end, where)
}

function neither(
  meaning: QueryMeaning,
  all: readonly Token[],
  end: number,
  where: 'without' | 'notInside',
): number {
  const joined = where === 'notInside' && AND_NEITHER.has(all[end]?.plain ?? '') && all[end + 1]
  if (joined && longest([...WITHOUT, ...NOT], all, end + 1) > 0) return end + 1
  return joined && !joined.hasMinus && !isWanted(all, end + 1) ? leaveOut(meaning, all, end + 1, where) : end
}

const plainOf = (tokens: readonly Token[]): string => tokens.map(({ plain }) => plain).join(' ')

function ovenAt(all: readonly Token[], at: number): number {
  let end = at
  while (TOWARDS_OVEN.has(all[end]?.plain ?? '')) end += 1
  const isAny = OVEN.has(all[end]?.plain ?? '') && !KIND_OF_OVEN.has(all[end + 1]?.plain ?? '')
  return isAny ? end + 1 : at
}

function isWanted(all: readonly Token[], at: number): boolean {
  const name = propertyAt(all, at)?.name
  return name !== undefined && name !== 'senza glutine' && name !== 'senza lattosio'
}

function endOfFood(all: readonly Token[], at: number): number {
  if (all[at]?.isQuoted) return at + 1
  let end = at + 1
  for (;;) {
    const plain = all[end]?.plain ?? ''
    if (plain === 'di' && all[end + 1]) end += 2
    else if (/^d['’]./u.test(plain) || QUALIFIERS.has(plain)) end += 1
    else return end
  }
}

function propertyAt(all: readonly Token[], at: number): { name: Property; length: number } | undefined {
  if (/^(con|contiene|contengono)$/u.test(all[at - 1]?.plain ?? '')) return undefined
  for (const { name, spellings, mistaken } of PROPERTY_NAMES) {
    const length = longest(spellings, all, at, mistaken)
    if (length > 0) return { name, length }
  }
  return undefined
}

/** Number of tokens of the longest of `phrases` that begins at `at`. Without such a phrase: 1 if the token
 * is at most one typo away from a word of `mistaken`, otherwise 0. */
function longest(
  phrases: readonly string[],
  all: readonly Token[],
  at: number,
  mistaken: readonly string[] = [],
): number {
  if (all[at]?.isQuoted) return 0
  const lengths = phrases
    .map((phrase) => phrase.split(' '))
    .filter((words) => words.every((word, n) => all[at + n]?.plain === word && !all[at + n]?.isQuoted))
    .map(({ length }) => length)
  const typed = all[at]?.plain ?? ''
  return Math.max(0, ...lengths, mistaken.some((word) => isOneSlipFrom(typed, word)) ? 1 : 0)
}

export const isCommonQuery = (query: string): boolean =>
  tokens(query).every(({ plain }) => COMMON.has(plain) || SMALL_WORDS.has(plain))
