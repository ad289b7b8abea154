/** Writes a mark with as few words as `readSteps` needs to read it back.
 *
 * Units   those of the line: grams, millilitres or pieces.
 * Errors  undefined if the words contain a character of the mark syntax, or match two lines. */

import {
  formatIngredientLine,
  type IngredientLine,
  parseIngredientLine,
} from '#domain/lines/ingredient-line.ts'
import { FUNCTION_WORDS } from '#domain/words/italian-stem.ts'
import {
  foodWords,
  type MarkedGroup,
  type MarkedSteps,
  stepReader,
  type Use,
  withoutLeading,
} from './step-marks.ts'

/** The amount that a step takes. `rest`: what no other step takes. `again`: nothing, because another step
 * already takes the ingredient. `times`: the number of pizzas that each take the amount or the share. */
export type Taking =
  | { kind: 'rest' }
  | { kind: 'again' }
  | { kind: 'amount'; amount: number; times: number }
  | { kind: 'share'; part: number; of: number; times: number }

type ToWrite = Readonly<{ line: number; shown: string; taking: Taking }>

export function markWriter(groups: readonly MarkedGroup[]): (mark: ToWrite) => string | undefined {
  const lines = groups.flatMap(({ title, lines }) => lines.map((text) => ({ title, text })))
  const read = stepReader(groups)
  return ({ line, shown, taking }) => {
    const at = lines[line]
    if (!at || shown === '' || shown !== shown.trim() || /[{}=@]|^~/u.test(shown)) return undefined
    const parsed = parseIngredientLine(at.text)
    const expected = amountOf(taking, parsed)
    const before = `${taking.kind === 'again' ? '~' : ''}${shown}`
    const aims = aimsOf(taking, parsed, at.text).map((aim) => `${before} = ${aim}`)
    const places = ['', ...placesOf(at.title)]
    return [...wordsThatCanDo(taking, before), ...aims]
      .flatMap((inside) => places.map((place) => `{${inside}${place}}`))
      .find((mark) => {
        const use = useIn(read([mark]))
        return use?.line === line && use.shown === shown && sameAmount(use.amount, expected)
      })
  }
}

function useIn({ steps, problems }: MarkedSteps): Use | undefined {
  const [part] = steps[0] ?? []
  return problems.length === 0 && typeof part === 'object' ? part : undefined
}

function amountOf(taking: Taking, line: IngredientLine): number | null {
  if (line.kind === 'free') return null
  if (taking.kind === 'rest') return line.amount
  if (taking.kind === 'again') return 0
  const one = taking.kind === 'amount' ? taking.amount : (taking.part / taking.of) * line.amount
  return taking.times * one
}

const sameAmount = (one: number | null, other: number | null) =>
  one === null || other === null ? one === other : Math.abs(one - other) <= 1e-6 * Math.max(1, other)

const wordsThatCanDo = (taking: Taking, shown: string): string[] =>
  taking.kind === 'share' || (taking.kind === 'amount' && taking.times > 1) ? [] : [shown]

function aimsOf(taking: Taking, line: IngredientLine, text: string): string[] {
  const names = namesOf(text)
  if (taking.kind === 'rest' || taking.kind === 'again') return names
  const times = taking.times > 1 ? `${taking.times} x ` : ''
  if (taking.kind === 'share') return names.map((name) => `${times}${taking.part}/${taking.of} ${name}`)
  if (line.kind === 'free') return []
  const measured = formatIngredientLine({ ...line, amount: taking.amount, rest: '' })
  if (typeof line.unit === 'string') return names.map((name) => `${times}${measured} ${name}`)
  return /^(?:di |d')/u.test(line.rest)
    ? names.map((name) => `${times}${measured} di ${name}`)
    : [`${times}${measured}`, `${times}${measured} ${withoutBrackets(line.rest)}`.trim()]
}
const withoutBrackets = (text: string) => text.replace(/\s*\(.*?\)/gu, '')

function placesOf(title: string): string[] {
  const last = /\p{L}{4,}$/u.exec(title)?.[0]
  return [...new Set([last, title])]
    .filter((place) => place && !/[{}=@]/u.test(place))
    .map((place) => ` @${place}`)
}

export function namesOf(text: string): string[] {
  const whole = withoutLeading(
    foodWords(text)
      .replace(/,? q\.b\..*$/u, '')
      .replace(/\s+/gu, ' ')
      .trim(),
  )
  const words = whole.split(' ')
  return words
    .map((_, index) => words.slice(0, index + 1))
    .filter((name) => !FUNCTION_WORDS.has((name.at(-1) ?? '').toLowerCase()))
    .map((name) => name.join(' ').replace(/[,;:]$/u, ''))
    .filter((name) => name !== '' && !/[{}=@]/u.test(name))
}
