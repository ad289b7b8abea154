/** Steps with marks for their ingredients: 'Sciogli {il lievito} in {300 g di acqua}'.
 *
 *     {300 g di acqua}               this amount of the line 'acqua'
 *     {il lievito}                   the whole line 'lievito', or what the other marks leave of it
 *     {l'acqua rimasta = acqua}      the text before '=' is shown; the words after it name the line
 *     {metà del sale = 1/2 sale}     a share of the line
 *     {un cucchiaio d'olio = 13 g olio extravergine}
 *     {6 g di olio = 4 x 6 g olio}   6 g for each of four pizzas
 *     {il sale @impasto}             the line of the group 'Per l'impasto', if two lines have the words
 *     {~il fior di latte}            named again: already counted in another step
 *     {~il fior di latte = 4 x 1/4 fior di latte}   named again; each of four pizzas gets a quarter
 *     {~la mozzarella = 1/1 mozzarella}             named again; all of it is added in this step
 *
 * A mark includes every word that changes with the ingredient: article or preposition, amount, name.
 *
 * Units   grams, millilitres or pieces, as in the line of the list; shares of a line 0 to 1.
 * Valid   any text. Unclosed braces are text. A mark that matches no line, or more than one line, is reported
 *         in `problems`. */

import { type IngredientLine, parseIngredientLine } from '#domain/lines/ingredient-line.ts'
import { FUNCTION_WORDS, stemsOf, wordsOf } from '#domain/words/italian-stem.ts'

export type MarkedGroup = Readonly<{ title: string; lines: readonly string[] }>

/**
 * `line` is the index among the lines of all groups. `amount` is the total that the step takes: 0 if the
 * line is only named again, null for a line without an amount ('q.b.'). `again` is the amount added in this
 * step but counted in another step. `times` is the number of pizzas if `shown` gives the amount for one
 * pizza, otherwise 1.
 */
export type Use = Readonly<{
  shown: string
  line: number
  amount: number | null
  again?: number | undefined
  times: number
}>
export type StepPart = string | Use

export type MarkedSteps = {
  steps: StepPart[][]
  problems: string[]
  unused: { line: number; amount: number }[]
}

const MARK = /\{([^{}]+)\}/gu
export const marksOf = (step: string): string[] => [...step.matchAll(MARK)].map(([, inside = '']) => inside)
const TOLERANCE = 0.01
export const plainStep = (step: string): string =>
  step.replace(MARK, (_, inside: string) => asked(inside).shown)

type Asked = {
  shown: string
  isAgain: boolean
  times: number
  share: number | null
  wanted: string
  group: string | null
}

const WANTED = /^(?:(\d+) ?[x×] )?(?:(\d+)\/(\d+) )?(.*)$/u
const LEADING = new RegExp(`^(?:(?:${[...FUNCTION_WORDS].join('|')})(?: |['’]))+`, 'iu')
export const withoutLeading = (text: string): string => text.replace(LEADING, '')

function asked(inside: string): Asked {
  const [before = '', group = null] = inside.split('@').map((part) => part.trim())
  const [words = '', aim] = before.split('=').map((part) => part.trim())
  const shown = words.replace(/^~\s*/u, '')
  const [, times, part, of, wanted = ''] = WANTED.exec(aim ?? shown) ?? []
  return {
    shown,
    isAgain: words.startsWith('~'),
    times: Number(times ?? 1),
    share: part === undefined ? null : Number(part) / Number(of),
    wanted: withoutLeading(wanted),
    group,
  }
}

/** The words that name the food, without amount, measure ('6 foglie') and bracketed text. A leading 'di'
 * stays. */
export function foodWords(text: string): string {
  const bare = text.replace(/\(.*?\)/gu, ' ').trim()
  const parsed = parseIngredientLine(bare)
  if (parsed.kind === 'free') return bare.replace(/^[\d.,/½¼¾\s-]+/u, '')
  if (typeof parsed.unit === 'string') return parsed.rest
  return /^(?:di |d')/u.test(parsed.rest) ? parsed.rest : `${parsed.unit.one} ${parsed.rest}`
}
const nameStems = (text: string): string[] => stemsWithoutSmall(foodWords(text))
function stemsWithoutSmall(words: string): string[] {
  const names = wordsOf(words).filter((word) => !FUNCTION_WORDS.has(word))
  return [...names.flatMap(stemsOf), ...(words.match(/(?<![\d.,-])\d{1,2}(?![\d.,-])/gu) ?? [])]
}

type Line = { text: string; group: string; parsed: IngredientLine; stems: ReadonlySet<string> }

const linesOf = (groups: readonly MarkedGroup[]): Line[] =>
  groups.flatMap(({ title, lines }) =>
    lines.map((text) => ({
      text,
      group: title.toLowerCase(),
      parsed: parseIngredientLine(text),
      stems: new Set([...nameStems(text), ...stemsOf(text)]),
    })),
  )

type Taken = Pick<Use, 'amount' | 'again'> & { isRest: boolean }

function taken(ask: Asked, line: Line): Taken | string {
  if (!ask.isAgain) return takenFirst(ask, line)
  if (line.parsed.kind === 'free') return { amount: null, isRest: false }
  const told = takenFirst(ask, line)
  const again = typeof told === 'object' ? told.amount : null
  return { amount: 0, isRest: false, ...(again !== null && { again }) }
}

function takenFirst({ times, share, wanted }: Asked, { text, parsed: line }: Line): Taken | string {
  const ask = parseIngredientLine(wanted)
  if (line.kind === 'free')
    return share === null && ask.kind === 'free'
      ? { amount: null, isRest: false }
      : `'${text}' non ha una quantità da dividere`
  if (share !== null) return { amount: times * share * line.amount, isRest: false }
  if (ask.kind === 'free') return { amount: null, isRest: true }
  const same =
    typeof ask.unit === 'string' || typeof line.unit === 'string'
      ? ask.unit === line.unit
      : ask.unit.one === line.unit.one
  return same
    ? { amount: times * ask.amount, isRest: false }
    : `'${wanted}' non è nell'unità di '${text}': scrivi {… = quantità nome}`
}

function lineOf({ wanted, group }: Asked, lines: readonly Line[]): number | string {
  const stems = nameStems(wanted)
  if (stems.length === 0) return 'non dice quale ingrediente'
  const place = group?.toLowerCase() ?? ''
  const found = lines.flatMap((line, index) =>
    stems.every((stem) => line.stems.has(stem)) && line.group.includes(place) ? [index] : [],
  )
  const [first] = found
  if (first === undefined) return 'nessuna riga della lista ha queste parole: scrivi {… = nome}'
  if (found.length === 1) return first
  const texts = found.map((index) => `'${lines[index]?.text}'`).join(', ')
  return `più righe hanno queste parole: scrivi {… @gruppo} (${texts})`
}

type Found = { at: number; part: string | (Use & { isRest: boolean }) }

function readStep(step: string, at: number, lines: readonly Line[], problems: string[]): Found[] {
  const found: Found[] = []
  let from = 0
  for (const match of step.matchAll(MARK)) {
    if (match.index > from) found.push({ at, part: step.slice(from, match.index) })
    from = match.index + match[0].length
    const ask = asked(match[1] ?? '')
    const line = lineOf(ask, lines)
    const amount = typeof line === 'number' ? taken(ask, lines[line] as Line) : line
    const problem = [line, amount].find((one) => typeof one === 'string')
    if (typeof line === 'number' && typeof amount === 'object')
      found.push({ at, part: { shown: ask.shown, line, times: ask.times, ...amount } })
    else found.push({ at, part: ask.shown })
    if (problem !== undefined) problems.push(`passo ${at + 1}, ${match[0]}: ${problem}`)
  }
  if (from < step.length) found.push({ at, part: step.slice(from) })
  return found
}

function balance({ text, parsed }: Line, uses: readonly (Use & { isRest: boolean })[]) {
  if (parsed.kind === 'free') return { left: null, isUnused: false }
  const told = uses.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  const left = parsed.amount - told
  const rests = uses.filter(({ isRest }) => isRest).length
  const slack = parsed.amount * TOLERANCE
  if (left < -slack) return { left: 0, isUnused: false, problem: `'${text}': i passi ne usano ${told}` }
  if (rests > 1) return { left, isUnused: false, problem: `'${text}': ${rests} passi ne usano il resto` }
  if (rests === 1 && left <= slack)
    return { left: 0, isUnused: false, problem: `'${text}': non ne resta per chi ne usa il resto` }
  return { left: Math.max(0, left), isUnused: rests === 0 && left > slack }
}

export const readSteps = (groups: readonly MarkedGroup[], steps: readonly string[]): MarkedSteps =>
  stepReader(groups)(steps)

export function stepReader(groups: readonly MarkedGroup[]): (steps: readonly string[]) => MarkedSteps {
  const lines = linesOf(groups)
  return (steps) => readWith(lines, steps)
}

function readWith(lines: readonly Line[], steps: readonly string[]): MarkedSteps {
  const problems: string[] = []
  const found = steps.flatMap((step, at) => readStep(step, at, lines, problems))
  const balances = lines.map((line, index) =>
    balance(
      line,
      found.flatMap(({ part }) => (typeof part === 'object' && part.line === index ? [part] : [])),
    ),
  )
  const parts = steps.map((): StepPart[] => [])
  for (const { at, part } of found) {
    if (typeof part === 'string') parts[at]?.push(part)
    else {
      const { isRest, amount, ...use } = part
      parts[at]?.push({ ...use, amount: isRest ? (balances[use.line]?.left ?? null) : amount })
    }
  }
  return {
    steps: parts,
    problems: [...problems, ...balances.flatMap(({ problem }) => problem ?? [])],
    unused: balances.flatMap(({ left, isUnused }, line) =>
      isUnused && left ? [{ line, amount: left }] : [],
    ),
  }
}
