import type { CheerioAPI } from 'cheerio'
import { headingSomething, isHeading } from '#domain/import/group-headings.ts'
import { isNoIngredient } from '#domain/import/page-furniture.ts'
import { isCounted } from '#domain/import/parted-steps.ts'
import { hasAmounts } from '#domain/import/recipe-doubts.ts'
import { isStepTitle } from '#domain/import/step-titles.ts'
import { headingOfLine } from '#domain/lines/group-heading.ts'
import { amountsIn, isHeadingLike, isMeasured, MOST_BETWEEN, MOST_STRETCHES } from './headless-lists.ts'
import { listedIngredients } from './listed-ingredients.ts'
import { BOLD, type FlowLine, type Part, PLAIN } from './page-flow.ts'
import { labelsOf, type PageLabels } from './page-labels.ts'
import { select } from './page-node.ts'
import { lineOf, textOfNodes } from './page-text.ts'
import { titleOf } from './page-title.ts'
import { behindHeading, isAfter } from './part-words.ts'
import { cut, MOST, tidySteps } from './recipe-node.ts'

export interface UnmarkedRecipe extends PageLabels {
  name: string
  ingredients: string[]
  steps: string[]
  lists: string[][]
}

const BUTTON = ':is(:not([href]),[href^="#"],[href^="javascript:" i],[role="button"])'

export const buttonLines = (page: CheerioAPI): string[] =>
  select(page, `li > a${BUTTON}:only-child`)
    .map((link) => [link, link.parent].map((one) => textOfNodes(one ? [one] : []).trim()))
    .filter(([link, entry]) => link !== '' && link === entry)
    .map(([, entry]) => lineOf(entry ?? ''))

export function unmarkedRecipe(page: CheerioAPI, flow: readonly FlowLine[]): UnmarkedRecipe {
  const lists = [...stretchesOf(flow, 'ingredients'), ...amountsIn(flow)].map((stretch) => ({
    stretch,
    lines: listedIngredients(stretch),
  }))
  const ingredients = bestOf(lists, 'ingredients')
  const steps = bestOf(
    stretchesOf(flow, 'steps')
      .map((stretch) => behindList(stretch, ingredients.lines))
      .map((stretch) => ({ stretch, lines: listedSteps(stretch) })),
    'steps',
  )
  return {
    name: titleOf(page),
    ingredients: headingSomething(ingredients.lines).map(cut).slice(0, MOST.ingredients),
    steps: (steps.lines.length > 0 ? steps.lines : behind(flow, ingredients)).map(cut).slice(0, MOST.steps),
    lists: lists.map(({ lines }) => lines),
    ...labelsOf(page, flow),
  }
}

type Stretch = readonly FlowLine[]
type Found = { stretch: Stretch; lines: string[] }

function bestOf(all: readonly Found[], part: Part): Found {
  const found = all.filter(({ lines }) => lines.length > 0)
  const several = found.filter(({ lines }) => lines.length > 1)
  const likely = several.filter(({ lines }) => isPlausible(lines, part))
  const [
    first = several[0] ?? (part === 'steps' ? found[0] : undefined) ?? { stretch: [], lines: [] },
    ...others
  ] = likely
  return others.find(({ lines }) => holds(lines, first.lines)) ?? first
}

const holds = (more: readonly string[], less: readonly string[]): boolean =>
  more.length > less.length &&
  more.length <= less.length * 3 &&
  less.every((line) => isHeading(line) || more.includes(line))

function behindList(stretch: Stretch, ingredients: readonly string[]): Stretch {
  const isListed = ({ text }: FlowLine) => ingredients.includes(text)
  return stretch.filter(isListed).length > 1 ? stretch.slice(stretch.findLastIndex(isListed) + 1) : stretch
}

const isPlausible = (lines: readonly string[], part: Part): boolean =>
  part === 'ingredients' ? hasAmounts(lines) : lines.some((line) => line.split(/\s+/).length > 3)

const stretchesOf = (flow: Stretch, part: Part): Stretch[] => [
  ...boxes(flow, part).slice(0, MOST_STRETCHES),
  ...flow
    .flatMap((line, at) => {
      const rest = behindHeading(line, part)
      return rest === undefined ? [] : [{ at, rest }]
    })
    .slice(0, MOST_STRETCHES)
    .map(({ at, rest }) => below(flow, at, part, rest)),
]
const MOST_LINES = 1000

function boxes(flow: Stretch, part: Part): Stretch[] {
  const runs: [number, number][] = []
  for (const [at, { within }] of flow.entries()) {
    const last = runs.at(-1)
    if (!within.has(part)) continue
    const between = flow.slice(last?.[1] ?? 0, at)
    if (
      last &&
      between.length <= MOST_BETWEEN &&
      between.every((line) => isHeadingLike(line) && !isEnd(line, part))
    )
      last[1] = at + 1
    else runs.push([at, at + 1])
  }
  return runs.map(([from, to]) => {
    const run = flow.slice(from, to)
    const start = run.findLastIndex((line) => behindHeading(line, part) === '')
    const rest = run.slice(part === 'steps' ? start + 1 : 0)
    const end = rest.findIndex((line, at) => at > 0 && isEnd(line, part))
    return end > 1 ? rest.slice(0, end) : rest
  })
}

const otherOf = (part: Part): Part => (part === 'steps' ? 'ingredients' : 'steps')
const isEnd = (line: FlowLine, part: Part) =>
  behindHeading(line, otherOf(part)) !== undefined || isAfter(line)

function below(flow: Stretch, at: number, part: Part, rest: string): Stretch {
  const head = flow[at] as FlowLine
  const lines: FlowLine[] = []
  if (rest !== '') lines.push({ ...head, text: rest, rank: PLAIN, lead: '' })
  else if (part === 'ingredients' && headingOfLine(head.text) !== undefined)
    lines.push({ ...head, entry: undefined })
  for (let next = at + 1; next < flow.length && lines.length < MOST_LINES; next += 1) {
    const line = flow[next] as FlowLine
    const isAgain = part === 'ingredients' && lines.length > 0 && isSameHeading(line)
    if (isEnd(line, part) || isAgain || isNextPart(line, head, part, flow[next + 1])) break
    lines.push(line)
  }
  return lines
}

const isSameHeading = (line: FlowLine) =>
  behindHeading(line, 'ingredients') === '' && headingOfLine(line.text) === undefined

function isNextPart(line: FlowLine, head: FlowLine, part: Part, next: FlowLine | undefined): boolean {
  if (line.rank >= BOLD || line.rank > head.rank) return false
  if (part === 'steps')
    return !isCounted(line.text) && !isStepTitle(line.text) && behindHeading(line, 'steps') === undefined
  return headingOfLine(line.text) === undefined && !(next && isMeasured(next))
}

function listedSteps(stretch: Stretch): string[] {
  const letters = (lines: Stretch) => lines.reduce((sum, { text }) => sum + text.length, 0)
  const entries = stretch.filter(({ entry }) => entry !== undefined)
  const isList = entries.length > 1 && letters(entries) > letters(stretch) / 2
  const lines = isList ? entries : stretch.filter(isSaying)
  const steps: { text: string; entry: FlowLine['entry'] }[] = []
  for (const { text, entry } of lines) {
    const last = steps.at(-1)
    if (isList && last?.entry === entry && last) last.text = `${last.text} ${text}`
    else steps.push({ text, entry })
  }
  const texts = withoutTags(steps.map(({ text }) => text))
  return tidySteps(
    texts.filter((text, at) => !/[{}]/.test(text) && !isNoIngredient(text) && texts.indexOf(text) === at),
  )
}

function withoutTags(texts: readonly string[]): readonly string[] {
  const isTag = (text: string) => !/[.!?:;)]$/u.test(text) && text.split(' ').length <= 3
  const last = texts.findLastIndex((text) => !isTag(text))
  return last >= 0 && last < texts.length - 2 ? texts.slice(0, last + 1) : texts
}

const isSaying = ({ text, rank, isNamed }: FlowLine) =>
  rank === PLAIN ? !isNamed || /[.!]$/u.test(text) || text.length > 60 : rank === BOLD && text.length > 60

function behind(flow: Stretch, { stretch, lines }: Found): string[] {
  const last = lines.findLast((line) => !isHeading(line))
  if (last === undefined) return []
  const isLast = ({ text }: FlowLine) => text.includes(last) || last.endsWith(` ${text}`)
  const end = flow.findLastIndex(
    (line) => isLast(line) && stretch.some(({ text }) => line.text.endsWith(text)),
  )
  if (end < 0) return []
  const below = flow[end + 1]
  const isHeaded = below !== undefined && below.rank < PLAIN && !isAfter(below)
  const rest = flow.slice(end + (isHeaded ? 2 : 1))
  const stop = rest.findIndex((line) => isAfter(line) || line.rank < BOLD)
  return listedSteps(stop < 0 ? rest : rest.slice(0, stop)).filter(
    (line) => line.split(/\s+/u).length > 3 || /[.!]$/u.test(line),
  )
}
