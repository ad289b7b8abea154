/** Finds for each ingredient line the amount that no step uses yet.
 *
 * Units   those of the line: grams, millilitres or pieces; null for a line without an amount ('q.b.').
 * Valid   any list and any steps, including half-written steps. */

import { formatIngredientLine, parseIngredientLine } from '#domain/lines/ingredient-line.ts'
import { countNounOf } from '#domain/words/italian-agreement.ts'
import { type Agreement, withArticle } from '#domain/words/italian-noun.ts'
import { stemsOf } from '#domain/words/italian-stem.ts'
import { foodWords, type MarkedGroup, marksOf, readSteps, withoutLeading } from './step-marks.ts'
import { markWriter, namesOf, type Taking } from './write-mark.ts'

export type LineLeft = Readonly<{
  line: number
  text: string
  group: string
  left: number | null
  state: 'untouched' | 'begun' | 'used'
  leftText: string
}>

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

export function amountIn(line: string, amount: number): string {
  const parsed = parseIngredientLine(line)
  return parsed.kind === 'free'
    ? ''
    : formatIngredientLine({ ...parsed, amount: Number(amount.toPrecision(6)), rest: '' })
}

/**
 * The mark that the editor offers for a line: '{l'acqua}' if no step uses the line, '{45 g di acqua}' if 45 g
 * are left, '{~l'acqua}' if nothing is left. `determiner` is the author's text before the name ('sulla ').
 * Undefined if no mark can name the line.
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

/** Names of the ingredient: 'olio' and 'olio extravergine', but not 'fior' for 'fior di latte'. */
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

/** Lines that the steps do not use completely. In a recipe without marks, and for a line without an amount,
 * naming the ingredient counts as its use. */
export function unusedLines(groups: readonly MarkedGroup[], steps: readonly string[]): LineLeft[] {
  const hasMarks = steps.some((step) => marksOf(step).length > 0)
  const told = new Set(stemsOf(steps.join(' ')))
  return linesLeft(groups, steps).filter(({ text, left, state }) =>
    hasMarks && left !== null ? state !== 'used' : state === 'untouched' && !isNamedIn(told, text),
  )
}

export function isNamedIn(stems: ReadonlySet<string>, line: string): boolean {
  const name = withoutLeading(foodWords(line).replace(/ q\.b\..*$/u, ''))
  return name.split(/ di | d['’]/u).some((part) =>
    stemsOf(part)
      .slice(0, 1)
      .some((stem) => stems.has(stem)),
  )
}
