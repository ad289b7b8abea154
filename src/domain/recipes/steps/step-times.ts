/** Durations in a recipe step, for the timers of cook mode: '8-10 minuti', "un'ora e mezza", "mezz'ora".
 * `what` is the action that takes this time ('impasta', 'lascialo lievitare').
 *
 * Units   seconds (`…S`), and character offsets into the text of the step.
 * Valid   Italian text. Points in time ('2 ore prima') and vague words ('qualche minuto', 'una notte') are
 *         not durations. */

import { NUMBER_WORDS } from '#domain/words/number-words.ts'
import { ownEntry } from '#domain/words/own-entry.ts'
import { firstWords } from '../first-words.ts'

/** The action that a duration belongs to, in the words of the step: 'impasta' in 'Rovescia tutto e impasta
 * per 12 minuti'. An action too long for a label is cut; where none stands before, the words that follow
 * say it: 'bagna le mani' in 'Dopo 20 minuti bagna le mani'.
 *
 * Units   `MOST`: characters.
 * Valid   Italian text. Empty if the duration stands alone in its clause. */
const MOST = 44
const LEADING =
  /(?:^|[\s'’])(?:per|di|da|dopo|in|a|entro|ogni|ancora|altr[oaie]|un'altra|circa|almeno|appena|prim[oaie]|oppure|bastano|basta|ne?i|nelle|dai|dalle|in tutto|fino a|calcolando|trascors[oaie](?: così)?|così|poi|quindi|e)$/iu
const BORDER =
  /(?:, (?:e |poi |quindi )?| e (?:poi )?)(?!(?:il|lo|la|i|gli|le|un|uno|una|\d+) |(?:l|un)['’])/gu

export function whatIsWaitedFor(before: string, after = ''): string {
  let words = lastClause(before)
  for (let shorter = ''; shorter !== words; ) {
    shorter = words
    words = words.replace(LEADING, '').replace(/[\s,]+$/u, '')
  }
  if (words === '') return firstWords(firstClause(after), MOST)
  if (words.length <= MOST) return words
  for (const border of words.matchAll(BORDER)) {
    const rest = words.slice(border.index + border[0].length)
    if (rest.length <= MOST) return rest
  }
  return firstWords(words, MOST)
}

const firstClause = (text: string): string => (/^[\s,:]*([^.;:!?()]*)/u.exec(text)?.[1] ?? '').trim()
const lastClause = (text: string): string => (/[^.;:!?()]*$/u.exec(text)?.[0] ?? '').trim()

export type StepTime = {
  text: string
  minS: number
  maxS: number
  index: number
  what: string
}

type Token = { word: string; start: number; end: number }
type Read<Value> = { value: Value; next: number } | undefined
type Range = { min: number; max: number }

const UNIT_S: Readonly<Record<string, number>> = {
  secondo: 1,
  secondi: 1,
  minuto: 60,
  minuti: 60,
  min: 60,
  ora: 3600,
  ore: 3600,
  h: 3600,
  giorno: 86_400,
  giorni: 86_400,
}
const QUARTER_HOUR_S = 900

function tokenize(text: string): Token[] {
  return [...text.matchAll(/\d+(?:[.,]\d+)?|\p{L}+|\S/gu)].map((match) => ({
    word: match[0].toLowerCase().replace('’', "'").replace('–', '-'),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

function readNumber(tokens: readonly Token[], at: number): Read<number> {
  const word = tokens[at]?.word
  const value = /^\d/.test(word ?? '') ? Number(word?.replace(',', '.')) : ownEntry(NUMBER_WORDS, word)
  return value === undefined ? undefined : { value, next: at + 1 }
}

function joinsRange(word: string | undefined, before: string | undefined): boolean {
  if (word === '-' || word === 'o') return true
  return (word === 'a' && before === 'da') || (word === 'e' && (before === 'tra' || before === 'fra'))
}

function readRange(tokens: readonly Token[], at: number): Read<Range> {
  const first = readNumber(tokens, at)
  if (!first) return undefined
  const alone = { value: { min: first.value, max: first.value }, next: first.next }
  if (!joinsRange(tokens[first.next]?.word, tokens[at - 1]?.word)) return alone
  const second = readNumber(tokens, first.next + 1)
  if (!second || second.value < first.value) return alone
  return { value: { min: first.value, max: second.value }, next: second.next }
}

function readUnit(tokens: readonly Token[], at: number): Read<number> {
  const word = tokens[at]?.word
  if (word === 'quarto' || word === 'quarti') {
    const tail = tokens.slice(at + 1, at + 4).map((token) => token.word)
    return tail.join('') === "d'ora" ? { value: QUARTER_HOUR_S, next: at + 4 } : undefined
  }
  const from = word === "'" ? at + 1 : at
  const value = ownEntry(UNIT_S, tokens[from]?.word)
  return value === undefined ? undefined : { value, next: from + 1 }
}

function readRemainder(tokens: readonly Token[], at: number, unitS: number): Read<number> {
  if (tokens[at]?.word !== 'e') return undefined
  const number = readNumber(tokens, at + 1)
  if (!number) return undefined
  const unit = readUnit(tokens, number.next)
  if (unit) return unit.value < unitS ? { value: number.value * unit.value, next: unit.next } : undefined
  const after = tokens[number.next]?.word
  if (after === 'quarto' || after === 'quarti')
    return { value: (number.value * unitS) / 4, next: number.next + 1 }
  return number.value === 0.5 ? { value: unitS / 2, next: number.next } : undefined
}

function readDuration(tokens: readonly Token[], at: number): Read<Range> {
  const range = readRange(tokens, at)
  if (!range) return undefined
  const unit = readUnit(tokens, range.next)
  if (!unit) return undefined
  const remainder = readRemainder(tokens, unit.next, unit.value)
  const extraS = remainder?.value ?? 0
  const { min, max } = range.value
  const value = { min: min * unit.value + extraS, max: max * unit.value + extraS }
  return { value, next: remainder?.next ?? unit.next }
}

type FoundDuration = Range & { index: number; end: number; isLead: boolean }

function durationsIn(step: string): FoundDuration[] {
  const tokens = tokenize(step)
  const found: FoundDuration[] = []
  let at = 0
  while (at < tokens.length) {
    const duration = readDuration(tokens, at)
    const first = tokens[at]
    const last = duration && tokens[duration.next - 1]
    if (duration && first && last)
      found.push({
        ...duration.value,
        index: first.start,
        end: last.end,
        isLead: tokens[duration.next]?.word === 'prima',
      })
    at = duration?.next ?? at + 1
  }
  return found
}

export const findStepTimes = (step: string): StepTime[] =>
  durationsIn(step)
    .filter(({ isLead }) => !isLead)
    .map(({ min: minS, max: maxS, index, end }) => ({
      text: step.slice(index, end),
      minS,
      maxS,
      index,
      what: whatIsWaitedFor(step.slice(0, index), step.slice(end)),
    }))

/** How long before something else: 'due ore' in 'Due ore prima di cuocere taglia il fior di latte'. */
export const findLeads = (text: string): { leadS: number; index: number; end: number }[] =>
  durationsIn(text)
    .filter(({ isLead }) => isLead)
    .map(({ max: leadS, index, end }) => ({ leadS, index, end }))
