/** Writes the ingredient list of a changed recipe as its author typed it: with the same order and headings.
 * Unchanged lines stay word for word.
 *
 * Valid   recipes that keep their own dough. New lines come at the end of their group. */
import { ownLines } from '../ingredients/own-lines.ts'
import { forAll } from '../recipes/dough/dough-group.ts'
import { END_OF_LIST, listedLines } from '../recipes/dough/list-parts.ts'
import { groupsOf, type RecipeToImprove } from '../recipes/listed-recipe.ts'
import type { ImprovedRecipe, WorkGroup, WorkLine } from './improved-recipe.ts'

type Groups = ImprovedRecipe['groups']
type Source = { lines: string[]; from: ReadonlySet<number>[]; headings: ReadonlyMap<number, string> }

function sourceOf(told: RecipeToImprove, before: readonly WorkLine[]): Source {
  const lines = [...told.ingredients]
  const listed = listedLines(lines).filter(({ text }) => text !== END_OF_LIST)
  const texts = new Set(before.map(({ text }) => text))
  const isHeading = ({ heading, text }: (typeof listed)[number]) => heading !== undefined && !texts.has(text)
  const left = listed
    .filter((one) => !isHeading(one))
    .flatMap(({ text, from }) =>
      (texts.has(text) ? [text] : ownLines(forAll(text, told.servings))).map((own) => ({ own, from })),
    )
  const take = (text: string): number | undefined => {
    const at = left.findIndex(({ own }) => own === text)
    return at === -1 ? undefined : left.splice(at, 1)[0]?.from
  }
  const found = before.map(({ text }) => take(text))
  const rest = new Set(left.map(({ from }) => from))
  return {
    lines,
    from: found.map((at) => (at === undefined ? rest : new Set([at]))),
    headings: new Map(listed.filter(isHeading).map(({ from, heading = '' }) => [from, heading])),
  }
}

function lineNow(
  at: number,
  source: Source,
  before: readonly WorkLine[],
  now: readonly WorkLine[],
): string[] {
  const own = source.from.flatMap((from, place) => (from.has(at) ? [place] : []))
  const mine = now.filter(({ place }) => place !== undefined && own.includes(place))
  const isSame = own.every((place) =>
    mine.some((line) => line.place === place && line.text === before[place]?.text),
  )
  if (isSame) return [source.lines[at] ?? '']
  const first = mine.filter(({ place }) => Math.min(...(source.from[place ?? 0] ?? [])) === at)
  const texts = first.map(({ text }) => text)
  const heading = source.headings.get(at)
  return heading === undefined || texts.length === 0 ? texts : [`${heading}: ${texts.join(', ')}`]
}

export function listAsTyped(
  told: RecipeToImprove,
  before: readonly WorkGroup[],
  after: readonly WorkGroup[],
): Groups {
  const old = before.flatMap(({ lines }) => lines)
  const now = after.flatMap(({ lines }) => lines)
  const source = sourceOf(told, old)
  const starts = new Map<number, { title: string; isDough: boolean }>()
  let next = 0
  for (const { title, isDough, lines } of groupsOf(told)) {
    starts.set(next, { title, isDough })
    next += lines.length
  }
  const groups: Groups = []
  const groupAt = new Map<number, number>()
  for (const at of source.lines.keys()) {
    const line = source.lines[at] ?? ''
    const heading = LIST_BEHIND.test(line) ? undefined : source.headings.get(at)
    const start = starts.get(at)
    if (start || heading !== undefined)
      groups.push({ title: heading ?? start?.title ?? '', isDough: start?.isDough ?? false, lines: [] })
    groupAt.set(at, groups.length - 1)
    if (heading === undefined) groups.at(-1)?.lines.push(...lineNow(at, source, old, now))
  }
  for (const { lines } of after) {
    const added = lines
      .filter(({ place }) => place === undefined || source.from[place]?.size === 0)
      .map(({ text }) => text)
    const last = Math.max(0, ...lines.flatMap(({ place }) => [...(source.from[place ?? -1] ?? [])]))
    groups[lines.length === added.length ? groups.length - 1 : (groupAt.get(last) ?? 0)]?.lines.push(...added)
  }
  return groups.filter(({ lines }) => lines.length > 0)
}
const LIST_BEHIND = /^[^:]{3,40}: .+$/u
