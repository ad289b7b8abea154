/** Adds marks to steps without marks.
 *
 * How     all marks of a line are decided together. A line gets no marks if the steps may mean another
 * line,
 *         or if the amounts in the steps do not fit the line.
 * Valid   Italian. `plainStep` of a marked step returns the original step. */

import { type IngredientLine, parseIngredientLine } from '#domain/lines/ingredient-line.ts'
import { wholeOfWord } from '#domain/lines/number-words.ts'
import { type MarkedGroup, marksOf, stepReader } from './step-marks.ts'
import { type Mention, mentionsIn } from './step-mentions.ts'
import { markWriter, type Taking } from './write-mark.ts'

type Written = Pick<Mention, 'step' | 'from' | 'to'> & { line: number; mark: string }

/**
 * A step that already has marks stays unchanged, and a line named in it gets no marks. A line also gets no
 * marks if they would make a step longer than `longest` characters.
 */
export function markSteps(
  groups: readonly MarkedGroup[],
  steps: readonly string[],
  longest = Number.POSITIVE_INFINITY,
): string[] {
  const lines = groups.flatMap((group) => group.lines.map(parseIngredientLine))
  const pieces = piecesIn(steps)
  const mentions = resolved(groups, lines, mentionsIn(groups, steps))
  const isMarked = steps.map((step) => marksOf(step).length > 0)
  const write = markWriter(groups)
  const marks = lines.flatMap((line, index) => {
    const named = mentions.filter((mention) => mention.lines.includes(index))
    const isSure =
      named.length <= MOST_MENTIONS && areSure(named, line) && !named.some(({ step }) => isMarked[step])
    const own = named.filter((mention) => mention.lines.length === 1)
    return isSure ? marksOfLine(write, index, takings(line, own, pieces)) : []
  })
  const made = withMarks(steps, shortOnes(steps, marks, longest))
  const read = stepReader(groups)
  return read(made).problems.length > read(steps).problems.length ? [...steps] : made
}

const MOST_MENTIONS = 40

function areSure(mentions: readonly Mention[], line: IngredientLine): boolean {
  const whole = mentions.findIndex(
    (mention) => mention.lines.length === 1 && (mention.says.kind === 'all' || isAllOf(mention, line)),
  )
  return mentions.every(
    (mention, at) => mention.lines.length === 1 || saysNothing(mention) || (whole >= 0 && at > whole),
  )
}

function marksOfLine(write: ReturnType<typeof markWriter>, line: number, taken: readonly Taken[]): Written[] {
  const marks = taken.map(({ mention: { step, from, to, shown }, taking }) => {
    return { step, line, from, to, mark: write({ line, shown, taking }) }
  })
  return marks.every((one): one is Written => one.mark !== undefined) ? marks : []
}

function shortOnes(steps: readonly string[], marks: readonly Written[], longest: number): Written[] {
  const isTooLong = withMarks(steps, marks).map((step) => step.length > longest)
  const lines = new Set(marks.filter(({ step }) => isTooLong[step]).map(({ line }) => line))
  return marks.filter(({ line }) => !lines.has(line))
}

const withMarks = (steps: readonly string[], marks: readonly Written[]): string[] =>
  steps.map((text, step) =>
    marks
      .filter((mark) => mark.step === step)
      .toSorted((one, other) => other.from - one.from)
      .reduce((marked, { from, to, mark }) => marked.slice(0, from) + mark + marked.slice(to), text),
  )

function resolved(
  groups: readonly MarkedGroup[],
  lines: readonly IngredientLine[],
  mentions: readonly Mention[],
): Mention[] {
  const groupOf = groups.flatMap((group, index) => group.lines.map(() => index))
  const beside = new Set(
    mentions.flatMap(({ step, lines: [line, ...others] }) =>
      line !== undefined && others.length === 0 ? [`${step} ${groupOf[line]}`] : [],
    ),
  )
  return mentions.map((mention) => {
    if (mention.lines.length === 1) return mention
    const reasons: ((line: number) => boolean)[] = [
      (line) => isAllOf(mention, lines[line]),
      (line) => mention.says.kind === 'little' && lines[line]?.kind === 'free',
      (line) => beside.has(`${mention.step} ${groupOf[line]}`),
    ]
    const meant = reasons.map((reason) => mention.called.filter(reason)).find((those) => those.length === 1)
    return meant ? { ...mention, lines: meant } : mention
  })
}

const saysNothing = ({ says }: Mention) => says.kind === 'named' || says.kind === 'part'
const isAllOf = ({ says }: Mention, line: IngredientLine | undefined): boolean =>
  says.kind === 'amount' &&
  line?.kind === 'measured' &&
  line.unit === says.unit &&
  isOne(says.amount / line.amount)

const PIECES =
  /(?<!\p{L})(\d{1,2}|\p{L}+) (?:panett|pallin|pezz|disch|pizz|focacc|calzon|fagott|porzion|part|tegli|bas[ie]|sfogli)\p{L}*/giu
const piecesIn = (steps: readonly string[]): ReadonlySet<number> =>
  new Set(
    [...steps.join('\n').matchAll(PIECES)]
      .map(([, number = '']) => wholeOfWord(number.toLowerCase()) ?? Number(number))
      .filter((number) => number > 1),
  )

type Taken = { mention: Mention; taking: Taking }
type Told = { mention: Mention; taking: Extract<Taking, { times: number }> }

const again = (mentions: readonly Mention[]): Taken[] =>
  mentions.map((mention) => ({ mention, taking: { kind: 'again' } }))
const rest = (mention: Mention): Taken => ({ mention, taking: { kind: 'rest' } })
const areKind = (mentions: readonly Mention[], ...kinds: readonly Mention['says']['kind'][]) =>
  mentions.filter(({ says }) => kinds.includes(says.kind))

function takings(line: IngredientLine, named: readonly Mention[], pieces: ReadonlySet<number>): Taken[] {
  const mentions = named.slice(named.findIndex(({ says }) => says.kind !== 'named'))
  const [first, ...later] = mentions
  if (!first || first.says.kind === 'named') return []
  if (line.kind === 'free') return freeTakings(mentions)
  const told = mentions.flatMap((mention): Told[] => {
    const { says } = mention
    if (says.kind === 'share')
      return [{ mention, taking: { kind: 'share', part: says.part, of: says.of, times: 1 } }]
    if (says.kind !== 'amount' || says.unit !== line.unit) return []
    return [{ mention, taking: { kind: 'amount', amount: says.amount, times: 1 } }]
  })
  const others = mentions.filter((mention) => told.every((one) => one.mention !== mention))
  if (told.length === 0) return untoldTakings(first, later)
  const isApart = areKind(later, 'amount').length > 0 || timesOf(told, line.amount, pieces) > 0
  if (first.says.kind === 'all' && !isOne(sumOf(told, line.amount)))
    return isApart ? [] : untoldTakings(first, later)
  return toldTakings(line.amount, told, others, pieces)
}

function freeTakings(mentions: readonly Mention[]): Taken[] {
  const [first, ...later] = areKind(mentions, 'all', 'little', 'most', 'rest')
  return first ? [rest(first), ...again(later)] : []
}

const isOne = (share: number) => Math.abs(share - 1) <= 0.01
const sumOf = (told: readonly Told[], amount: number): number =>
  told.reduce((sum, { taking }) => sum + shareOf(taking, amount), 0)

function timesOf(told: readonly Told[], amount: number, pieces: ReadonlySet<number>): number {
  const share = sumOf(told, amount)
  const times = Math.round(1 / share)
  return told.length === 1 && pieces.has(times) && isOne(times * share) ? times : 0
}

function toldTakings(
  amount: number,
  told: readonly Told[],
  others: readonly Mention[],
  pieces: ReadonlySet<number>,
): Taken[] {
  const share = sumOf(told, amount)
  const named = again(areKind(others, 'all', 'named', 'part'))
  if (isOne(share)) return [...told, ...named]
  const [left, ...moreLeft] = areKind(others, 'rest')
  const before = left ? others.slice(0, others.indexOf(left)) : others
  if (areKind(before, 'amount', 'little', 'most', 'unclear').length > 0) return []
  if (share < 1 && left && moreLeft.length === 0) return [...told, rest(left), ...named]
  const times = timesOf(told, amount, pieces)
  return times === 0
    ? []
    : [...told.map(({ mention, taking }) => ({ mention, taking: { ...taking, times } })), ...named]
}

const shareOf = (taking: Told['taking'], amount: number): number =>
  taking.kind === 'amount' ? taking.amount / amount : taking.part / taking.of

function untoldTakings(first: Mention, later: readonly Mention[]): Taken[] {
  const named = again(areKind(later, 'all', 'named', 'part'))
  if (first.says.kind === 'all') return [rest(first), ...named]
  const [left, ...moreLeft] = areKind(later, 'rest')
  if (!left || moreLeft.length > 0) return []
  if (areKind(later.slice(0, later.indexOf(left)), 'amount', 'little', 'most', 'unclear').length > 0)
    return []
  if (first.says.kind === 'most') return [rest(first), ...again([left]), ...named]
  return first.says.kind === 'little' ? [rest(left), ...again([first]), ...named] : []
}
