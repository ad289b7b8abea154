/** Finds the ingredient lines that a step mentions, and the amounts that the step takes.
 *
 * Units   those of the text: grams, millilitres, pieces; shares 0 to 1.
 * Valid   Italian. Any text is accepted; never throws. */

import { countNounOf } from '#domain/words/italian-agreement.ts'
import { FUNCTION_WORDS, stemsOf } from '#domain/words/italian-stem.ts'
import { FORM_WORDS, findFood } from '../../ingredients/find-food.ts'
import { foodWords, type MarkedGroup } from './step-marks.ts'
import { OF, type Said, saidAround } from './step-quantities.ts'

export type Mention = Readonly<{
  step: number
  from: number
  to: number
  shown: string
  lines: readonly number[]
  called: readonly number[]
  says: Said
}>

type Word = { text: string; from: number; to: number }
const WORD = /\p{L}+|\d+/gu
const wordsIn = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ text: word, from: index, to: index + word.length }))

type Named = {
  index: number
  foodId: string | undefined
  heads: readonly string[]
  stems: ReadonlySet<string>
  allStems: ReadonlySet<string>
}

const stemOf = (word: string) => stemsOf(word)[0] ?? word
const NUMBERS: ReadonlySet<string> = new Set(['i o', 'e a', 'i e', 'i io', 'hi o', 'he a', 'ie ia', 'i a'])
/**
 * True if the words are equal, or if the list has the plural of `said`: 'pomodoro' for 'pomodori'. A plural
 * matches a singular of the list only if it is a count noun.
 */
function isWordOfList(ofList: string, said: string): boolean {
  const word = said.toLowerCase()
  if (ofList === word) return true
  const noun = countNounOf(word)?.noun
  if (noun !== undefined && noun === countNounOf(ofList)?.noun) return true
  const stem = stemOf(ofList)
  return (
    stem.length > 3 &&
    stem === stemOf(word) &&
    NUMBERS.has(`${ofList.slice(stem.length)} ${word.slice(stem.length)}`)
  )
}

/** 'sotto sale' and "sott'olio" describe how a food is preserved; they name neither salt nor oil. */
const KEPT_IN = / sott(?:o |['’])\p{L}+/gu

function namedLine(text: string, index: number): Named {
  const name = foodWords(text)
    .replace(KEPT_IN, '')
    .replace(/,? q\.b\..*$/u, '')
  const words = wordsIn(name).map((word) => word.text.toLowerCase())
  const content = words.filter((word) => !FUNCTION_WORDS.has(word))
  const foodId = findFood(name)?.id
  const heads = content.filter(
    (word, at) =>
      word.length > 2 &&
      !FORM_WORDS.has(stemOf(word)) &&
      foodId !== undefined &&
      findFood(content.slice(at).join(' '))?.id === foodId,
  )
  return {
    index,
    foodId,
    heads,
    stems: new Set(content.map(stemOf)),
    allStems: new Set(wordsIn(text.replace(KEPT_IN, '')).map((word) => stemOf(word.text))),
  }
}

type List = { lines: readonly Named[]; byStem: ReadonlyMap<string, readonly Named[]> }

function listOf(groups: readonly MarkedGroup[]): List {
  const lines = groups.flatMap((group) => group.lines).map(namedLine)
  const byStem = new Map<string, Named[]>()
  for (const line of lines)
    for (const stem of new Set(line.heads.map(stemOf))) byStem.set(stem, [...(byStem.get(stem) ?? []), line])
  return { lines, byStem }
}

type NameInStep = { to: number; next: number; lines: number[]; called: number[]; isOther: boolean }

function nameAt(
  text: string,
  words: readonly Word[],
  at: number,
  { lines, byStem }: List,
): NameInStep | null {
  const first = words[at] as Word
  const alike = byStem.get(stemOf(first.text)) ?? []
  let own = alike.filter(({ heads }) => heads.some((head) => isWordOfList(head, first.text)))
  if (own.length === 0) return null
  const said = [first.text]
  let last = at
  for (let next = at + 1; next < words.length; next += 1) {
    const word = words[next] as Word
    if (!isJoined(text, words[next - 1] as Word, word)) break
    if (FUNCTION_WORDS.has(word.text.toLowerCase()) && next - last < 3) continue
    const narrower = own.filter(({ stems }) => stems.has(stemOf(word.text)))
    if (narrower.length === 0) break
    own = narrower
    said.push(word.text)
    last = next
  }
  const stems = said.map(stemOf)
  const fitting = lines.filter(({ allStems }) => stems.every((stem) => allStems.has(stem)))
  return {
    to: (words[last] as Word).to,
    next: last + 1,
    lines: fitting.map(({ index }) => index),
    called: fitting.filter((line) => own.includes(line)).map(({ index }) => index),
    isOther: isAnotherFood(text, words, last, said, own),
  }
}

const isJoined = (text: string, one: Word, other: Word) =>
  /^(?: |['’] ?)$/u.test(text.slice(one.to, other.from))

/** True if the next words turn the name into another food: 'olio di semi', 'acqua di cottura', 'pomodori
 * secchi'. */
function isAnotherFood(
  text: string,
  words: readonly Word[],
  last: number,
  said: readonly string[],
  own: readonly Named[],
): boolean {
  const [end, next, after] = [words[last] as Word, words[last + 1], words[last + 2]]
  if (!next || !isJoined(text, end, next)) return false
  if (OF.has(next.text.toLowerCase())) return after !== undefined
  if (FUNCTION_WORDS.has(next.text.toLowerCase())) return false
  const alone = findFood(said.join(' '))?.id
  const together = findFood([...said, next.text].join(' '))?.id
  return together !== undefined && together !== alone && !own.some(({ foodId }) => foodId === together)
}

const EVERYWHERE = 'acqua'

export function mentionsIn(groups: readonly MarkedGroup[], steps: readonly string[]): Mention[] {
  const list = listOf(groups)
  const common = list.lines.filter(({ foodId }) => foodId === EVERYWHERE).map(({ index }) => index)
  let isAgain = false
  return steps.flatMap((text, step) =>
    mentionsOf(text, list).map((mention): Mention => {
      if (!mention.lines.some((line) => common.includes(line))) return { ...mention, step }
      const isUnclear = isAgain && ['all', 'named', 'part'].includes(mention.says.kind)
      isAgain = true
      return { ...mention, step, ...(isUnclear && { says: { kind: 'unclear' } }) }
    }),
  )
}

function mentionsOf(text: string, list: List): Omit<Mention, 'step'>[] {
  const words = wordsIn(text)
  const found: Omit<Mention, 'step'>[] = []
  let isListed = false
  for (let at = 0; at < words.length; at += 1) {
    const name = nameAt(text, words, at, list)
    if (!name) continue
    const around = saidAround(text, (words[at] as Word).from, name.to)
    const before = found.at(-1)
    if (!around || around.from < (before?.to ?? 0)) continue
    const { from, to } = around
    const goesOn = before !== undefined && /^,? (?:[eo] )?$/u.test(text.slice(before.to, from))
    isListed = /[:;] $/u.test(text.slice(0, from)) || (goesOn && isListed)
    const isSaidBefore = goesOn && (isListed || before.says.kind === 'named')
    const says: Said = name.isOther ? { kind: 'unclear' } : isSaidBefore ? before.says : around.says
    found.push({ from, to, shown: text.slice(from, to), lines: name.lines, called: name.called, says })
    at = name.next - 1
  }
  return found
}
