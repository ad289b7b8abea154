/** What the steps leave of each line, and the mark that a line offers to the step that is being written.
 *
 * Units   those of the line: grams, millilitres or pieces; null for a line without an amount ('q.b.').
 * Valid   any list and any steps, half written too. */

import { formatIngredientLine, parseIngredientLine } from '#domain/lines/ingredient-line.ts'
import { countNounOf } from '#domain/words/italian-agreement.ts'
import { type Agreement, withArticle } from '#domain/words/italian-noun.ts'
import { stemsOf } from '#domain/words/italian-stem.ts'
import { foodWords, type MarkedGroup, marksOf, readSteps, withoutLeading } from './step-marks.ts'
import { markWriter, namesOf, type Taking } from './write-mark.ts'

export type LineLeft = Readonly<{
  /** Counts through all groups. */
  line: number
  text: string
  /** Title of its group. */
  group: string
  left: number | null
  state: 'untouched' | 'begun' | 'used'
  /** What is left in words: '45 g', '2 spicchi'; empty where nothing or all of it is left. */
  leftText: string
}>

/** One for each line, in the order of the list. */
export function linesLeft(groups: readonly MarkedGroup[], steps: readonly string[]): LineLeft[] {
  const uses = readSteps(groups, steps).steps.flat()
  const lines = groups.flatMap(({ title, lines }) => lines.map((text) => ({ group: title, text })))
  return lines.map(({ group, text }, line) => {
    const own = uses.flatMap((part) => (typeof part === 'object' && part.line === line ? [part] : []))
    const parsed = parseIngredientLine(text)
    if (parsed.kind === 'free')
      return { line, text, group, left: null, state: own.length > 0 ? 'used' : 'untouched', leftText: '' }
    const taken = own.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
    const left = Math.max(0, Number((parsed.amount - taken).toPrecision(6)))
    const isLeft = left > parsed.amount / 100
    const state = taken === 0 ? 'untouched' : isLeft ? 'begun' : 'used'
    return { line, text, group, left, state, leftText: state === 'begun' ? amountIn(text, left) : '' }
  })
}

/** So much of a line in words: '45 g', '2 spicchi'; empty for a line without an amount. */
export function amountIn(line: string, amount: number): string {
  const parsed = parseIngredientLine(line)
  return parsed.kind === 'free'
    ? ''
    : formatIngredientLine({ ...parsed, amount: Number(amount.toPrecision(6)), rest: '' })
}

/**
 * The mark that an author most likely wants of a line: all of it by its name while no step has it ('{l'acqua}'), what is
 * left of it ('{45 g di acqua}'), or its name alone where nothing is left ('{~l'acqua}'). `determiner` is what the author
 * has put before the name ('sulla ', or nothing after 'di'). Undefined where no mark can name it.
 */
export function offeredMark(
  groups: readonly MarkedGroup[],
  { line, text, left, state }: LineLeft,
  determiner?: string,
): string | undefined {
  const write = markWriter(groups)
  const parsed = parseIngredientLine(text)
  if (state === 'begun' && parsed.kind === 'measured' && left !== null) {
    const rest = parsed.rest.replace(/\s*\(.*?\)/gu, '')
    const shown = formatIngredientLine({ ...parsed, amount: left, rest })
    return write({ line, shown, taking: { kind: 'amount', amount: left, times: 1 } })
  }
  const taking: Taking = { kind: state === 'used' && left !== null ? 'again' : 'rest' }
  return spokenNames(text)
    .map((name) => (determiner === undefined ? withItsArticle(name) : determiner + name))
    .map((shown) => write({ line, shown, taking }))
    .find((mark) => mark !== undefined)
}

/** 'olio', then 'olio extravergine', …; never 'fior' of 'fior di latte'. What is counted is as many as the list has. */
function spokenNames(text: string): string[] {
  const names = namesOf(text)
  const whole = names.at(-1) ?? ''
  const spoken = names.filter((name) => !/^ (?:d['’]|\p{L}{1,3} )/u.test(whole.slice(name.length)))
  const line = parseIngredientLine(text)
  if (line.kind === 'free' || typeof line.unit === 'string') return spoken
  const { one, many } = line.unit
  return line.amount > 1
    ? spoken.map((name) => name.replace(new RegExp(`^${one}(?= |$)`, 'u'), many))
    : spoken
}

/** 'l'acqua', 'i pomodori'; a name whose gender the ending does not tell stands alone. */
function withItsArticle(name: string): string {
  const [noun = ''] = name.split(' ')
  const agreement = agreementOf(noun.toLowerCase())
  return agreement ? withArticle(agreement, name) : name
}

const ENDINGS: Readonly<Record<string, Agreement>> = { a: 'fs', o: 'ms', i: 'mp' }
function agreementOf(noun: string): Agreement | undefined {
  const counted = countNounOf(noun)
  if (!counted) return ENDINGS[noun.slice(-1)]
  return `${counted.noun.gender[counted.number]}${counted.number === 'one' ? 's' : 'p'}`
}

/**
 * The lines that are not all used. Where no step has marks the words decide: a line counts as used as soon as a step
 * names it.
 */
export function unusedLines(groups: readonly MarkedGroup[], steps: readonly string[]): LineLeft[] {
  const hasMarks = steps.some((step) => marksOf(step).length > 0)
  const told = new Set(stemsOf(steps.join(' ')))
  return linesLeft(groups, steps).filter(({ text, left, state }) =>
    hasMarks && left !== null ? state !== 'used' : state === 'untouched' && !isNamedIn(told, text),
  )
}

/** Whether one of the stems can stand for the line: 'foglie' or 'basilico' for 'foglie di basilico'. */
export function isNamedIn(stems: ReadonlySet<string>, line: string): boolean {
  const name = withoutLeading(foodWords(line).replace(/ q\.b\..*$/u, ''))
  return name.split(/ di | d['’]/u).some((part) =>
    stemsOf(part)
      .slice(0, 1)
      .some((stem) => stems.has(stem)),
  )
}
