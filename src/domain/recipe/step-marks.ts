/** Steps that know their ingredients: 'Sciogli {il lievito} in {300 g di acqua}'.
 *
 *     {300 g di acqua}               that much of the line of the list that has these words
 *     {il lievito}                   all of its line, or what the other marks leave of it
 *     {l'acqua rimasta = acqua}      shown with other words than those of the list
 *     {metà del sale = 1/2 sale}     a share of the line
 *     {un cucchiaio d'olio = 13 g olio extravergine}
 *     {il sale @impasto}             the line of the group 'Per l'impasto', where two lines have the words
 *
 * Units   grams, millilitres or pieces, as the line of the list counts; shares of a line 0 to 1.
 * Valid   any text. Braces that are not closed are text; a mark that fits no line, or two, is a problem in words. */

import { stemsOf } from './audit/italian-stem.ts'
import { type IngredientLine, parseIngredientLine } from './ingredient-line.ts'

export type MarkedGroup = Readonly<{ title: string; lines: readonly string[] }>

/** `line` counts through all groups. Of a line without an amount ('q.b.') the amount is null. */
export type Use = Readonly<{ shown: string; line: number; amount: number | null }>
/** Text, or a use of an ingredient. */
export type StepPart = string | Use

export type MarkedSteps = {
  steps: StepPart[][]
  /** What an author has to put right; empty for sound marks. */
  problems: string[]
  /** Of each line that is weighed or counted, what no step uses. */
  unused: { line: number; amount: number }[]
}

const MARK = /\{([^{}]+)\}/gu
/** A hundredth of what the line holds may be lost in rounding. */
const TOLERANCE = 0.01
const SMALL_WORDS = new Set(
  'il lo la i gli le l un uno una di d del dello della dei degli delle dell al allo alla ai agli alle all a con e per da in'.split(
    ' ',
  ),
)

/** The text as it is read: each mark shows its own words. */
export const plainStep = (step: string): string =>
  step.replace(MARK, (_, inside: string) => partsOf(inside).shown)

type Asked = { shown: string; wanted: string; group: string | null }

function partsOf(inside: string): Asked {
  const [before = '', group = null] = inside.split('@').map((part) => part.trim())
  const [shown = '', wanted = shown] = before.split('=').map((part) => part.trim())
  return { shown, wanted, group }
}

/** Stems that name the food: without its amount, without what measures it ('6 foglie di'), without small words. */
function nameStems(text: string): string[] {
  const bare = text.replace(/\(.*?\)/gu, ' ').trim()
  const parsed = parseIngredientLine(bare)
  const words =
    parsed.kind === 'free'
      ? bare.replace(/^[\d.,/½¼¾\s-]+/u, '')
      : typeof parsed.unit === 'string' || /^(?:di |d')/u.test(parsed.rest)
        ? parsed.rest
        : `${parsed.unit.one} ${parsed.rest}`
  return stemsOf(words).filter((stem) => !SMALL_WORDS.has(stem))
}

type Line = { text: string; group: string; parsed: IngredientLine; stems: ReadonlySet<string> }

const linesOf = (groups: readonly MarkedGroup[]): Line[] =>
  groups.flatMap(({ title, lines }) =>
    lines.map((text) => ({
      text,
      group: title,
      parsed: parseIngredientLine(text),
      stems: new Set([...nameStems(text), ...stemsOf(text)]),
    })),
  )

const SHARE = /^(\d+)\/(\d+) (?=\p{L})/u

/** How much of `line` a mark asks for; null is 'the rest'. A string says what is wrong. */
function amountOf(wanted: string, { text, parsed: line }: Line): number | null | string {
  const share = SHARE.exec(wanted)
  if (share && line.kind === 'measured') return (line.amount * Number(share[1])) / Number(share[2])
  const asked = parseIngredientLine(wanted)
  if (asked.kind === 'free') return null
  if (line.kind === 'free') return `'${text}' non ha una quantità da dividere`
  const same =
    typeof asked.unit === 'string' || typeof line.unit === 'string'
      ? asked.unit === line.unit
      : asked.unit.one === line.unit.one
  return same ? asked.amount : `'${wanted}' non è nell'unità di '${text}': scrivi {… = quantità nome}`
}

/** The line that a mark means. A string says why there is none. */
function lineOf({ wanted, group }: Asked, lines: readonly Line[]): number | string {
  const stems = nameStems(wanted.replace(SHARE, ''))
  if (stems.length === 0) return 'non dice quale ingrediente'
  const place = group?.toLowerCase() ?? ''
  const found = lines.flatMap((line, index) =>
    stems.every((stem) => line.stems.has(stem)) && line.group.toLowerCase().includes(place) ? [index] : [],
  )
  const [first] = found
  if (first === undefined) return 'nessuna riga della lista ha queste parole: scrivi {… = nome}'
  return found.length === 1
    ? first
    : `più righe hanno queste parole: scrivi {… @gruppo} (${found.map((index) => `'${lines[index]?.text}'`).join(', ')})`
}

type Found = {
  at: number
  use: { shown: string; line: number; amount: number | null; isRest: boolean } | string
}

function readStep(step: string, at: number, lines: readonly Line[], problems: string[]): Found[] {
  const found: Found[] = []
  let from = 0
  for (const match of step.matchAll(MARK)) {
    if (match.index > from) found.push({ at, use: step.slice(from, match.index) })
    from = match.index + match[0].length
    const asked = partsOf(match[1] ?? '')
    const line = lineOf(asked, lines)
    const amount = typeof line === 'number' ? amountOf(asked.wanted, lines[line] as Line) : line
    if (typeof line === 'string' || typeof amount === 'string') {
      problems.push(`passo ${at + 1}, ${match[0]}: ${amount}`)
      found.push({ at, use: asked.shown })
    } else found.push({ at, use: { shown: asked.shown, line, amount, isRest: amount === null } })
  }
  if (from < step.length) found.push({ at, use: step.slice(from) })
  return found
}

/** Reads the marks of all steps together: only together they tell what is left of a line. Never throws. */
export function readSteps(groups: readonly MarkedGroup[], steps: readonly string[]): MarkedSteps {
  const lines = linesOf(groups)
  const problems: string[] = []
  const found = steps.flatMap((step, at) => readStep(step, at, lines, problems))
  const unused: MarkedSteps['unused'] = []
  const rest = new Map<number, number>()
  for (const [index, { text, parsed }] of lines.entries()) {
    if (parsed.kind === 'free') continue
    const uses = found.flatMap(({ use }) => (typeof use === 'object' && use.line === index ? [use] : []))
    const told = uses.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
    const left = parsed.amount - told
    const rests = uses.filter(({ isRest }) => isRest).length
    const slack = parsed.amount * TOLERANCE
    if (left < -slack) problems.push(`'${text}': i passi ne usano ${told}`)
    else if (rests > 1) problems.push(`'${text}': ${rests} passi ne usano il resto`)
    else if (rests === 1 && left <= slack) problems.push(`'${text}': non ne resta per chi ne usa il resto`)
    else if (rests === 0 && left > slack) unused.push({ line: index, amount: left })
    rest.set(index, Math.max(0, left))
  }
  const parts = steps.map((): StepPart[] => [])
  for (const { at, use } of found) {
    if (typeof use === 'string') parts[at]?.push(use)
    else {
      const { shown, line, amount, isRest } = use
      parts[at]?.push({ shown, line, amount: isRest ? (rest.get(line) ?? null) : amount })
    }
  }
  return { steps: parts, problems, unused }
}
