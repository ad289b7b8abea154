import { isHeading } from '#domain/import/group-headings.ts'
import { isNoIngredient } from '#domain/import/page-furniture.ts'
import { paired, partedIngredients, withOwnHeading } from '#domain/import/parted-ingredients.ts'
import { withoutBullet } from '#domain/import/parted-steps.ts'
import { asHeading, headingOfLine } from '#domain/lines/group-heading.ts'
import { type FlowLine, PLAIN } from './page-flow.ts'
import { isPartTitle } from './part-words.ts'

const LONGEST_HEADING = 60
const TABLE_HEAD =
  /^(?:ingredient[ei]?s?|alimento)\s*(?:[|/]\s*)?(?:quantit|dos[ei]|peso|amount|quantity)|^(?:dosi|quantità) (?:per|:)|^porzioni\b/iu
const AMOUNT = /[\d½¼¾⅓⅔]|\bq\.? ?b\b/iu
const isProse = (text: string) => text.length > 80 && /[.!?]$/u.test(text) && !/^[\d•–-]/u.test(text)

type Line = { text: string; isHeading: boolean }

export function listedIngredients(stretch: readonly FlowLine[]): string[] {
  const entries = stretch.filter(({ entry }) => entry !== undefined)
  const all = entries.length > 1 ? upToSteps(inEntries(stretch)) : upToProse(stretch)
  const loud = all.filter(
    ({ rank, isNamed, entry }) => (rank < PLAIN || isNamed) && entry !== undefined,
  ).length
  const isLoud = loud > 1 && loud > entries.length / 2
  const outer = aroundOthers(entries)
  const lines = paired(all, (line) => line.rank < PLAIN).flatMap((line): Line[] => {
    const text = withoutBullet(line.text)
    if (text === '' || /[{}]/.test(text) || isNoIngredient(text) || TABLE_HEAD.test(text)) return []
    const heading = headingIn({ ...line, text }, isLoud, outer.has(line.entry))
    if (heading !== undefined) return isTitle(text) ? [] : [{ text: heading, isHeading: true }]
    if ((line.entry === undefined && entries.length > 1) || /^ingredient[ei]s?:?$/iu.test(text)) return []
    return withOwnHeading(text).map((one) => ({ text: one, isHeading: isHeading(one) }))
  })
  return unrepeated(nearest(lines.length === 1 ? lines.flatMap(parted) : lines))
}

const isTitle = (text: string) =>
  isPartTitle(text) && (/\d/.test(text) || headingOfLine(text.replace(/:$/u, '')) === undefined)

function headingIn(line: FlowLine, isLoud: boolean, isOuter: boolean): string | undefined {
  const { text, rank, entry, isNamed } = line
  if (text.length > LONGEST_HEADING) return undefined
  if (isOuter) return asHeading(text)
  if (/[.!?]$/u.test(text) || /^[\d½¼¾⅓⅔⅛]/u.test(text)) return undefined
  const known = headingOfLine(text)
  if (known !== undefined) return known
  const isStyled = (isNamed || rank < PLAIN) && (entry === undefined || (!isLoud && !/,/u.test(text)))
  return isStyled && (entry === undefined || !AMOUNT.test(text)) ? asHeading(text) : undefined
}

function inEntries(stretch: readonly FlowLine[]): FlowLine[] {
  const lines: FlowLine[] = []
  for (const line of stretch) {
    const last = lines.at(-1)
    if (last && line.entry !== undefined && last.entry === line.entry)
      lines[lines.length - 1] = {
        ...last,
        text: `${last.text} ${line.text}`,
        rank: Math.max(last.rank, line.rank),
      }
    else lines.push(line)
  }
  return lines
}

function aroundOthers(entries: readonly FlowLine[]): ReadonlySet<unknown> {
  const around = new Set<unknown>()
  for (const { entry } of entries)
    for (let parent = entry?.parent; parent && !around.has(parent); parent = parent.parent) around.add(parent)
  return around
}

function upToSteps(lines: readonly FlowLine[]): readonly FlowLine[] {
  const isStep = ({ text }: FlowLine) => /^\D.*[.!]$/u.test(text) && text.split(/\s+/u).length > 7
  const end = lines.findIndex((line, at) => at > 1 && isStep(line) && isStep(lines[at + 1] ?? line))
  return end > 0 && lines.slice(0, end).filter(({ text }) => AMOUNT.test(text)).length > 1
    ? lines.slice(0, end)
    : lines
}

function upToProse(stretch: readonly FlowLine[]): FlowLine[] {
  const amounts = stretch.findIndex(({ text }) => AMOUNT.test(text))
  const end = stretch.findIndex(({ text }, at) => at > amounts && amounts >= 0 && isProse(text))
  const lines = end > 0 ? stretch.slice(0, end) : [...stretch]
  return lines.filter(({ text }) => lines.length === 1 || !isProse(text))
}

const parted = (line: Line): Line[] => partedIngredients(line.text).map((text) => ({ ...line, text }))

const nearest = (lines: readonly Line[]): Line[] =>
  lines.filter((line, at) => !line.isHeading || lines[at + 1]?.isHeading === false)

function unrepeated(lines: readonly Line[]): string[] {
  const headings = lines.filter((line) => line.isHeading)
  const [first] = lines
  const isAlone =
    headings.length === 1 &&
    first?.isHeading === true &&
    (isPartTitle(first.text) || headingOfLine(first.text.replace(/:$/u, '')) === undefined)
  const seen = new Set<string>()
  return lines.flatMap(({ text, isHeading: heads }) => {
    if (heads && isAlone) return []
    if (heads) for (const other of seen) if (!isHeading(other)) seen.delete(other)
    if (seen.has(text)) return []
    seen.add(text)
    return [text]
  })
}
