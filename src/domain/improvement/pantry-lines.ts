/** What the engine's own sentences use stands in the list too: nobody has to find out at the stove. */
import { STAPLES } from '#knowledge/improve.ts'
import { names, plain } from '../ingredients/word-list.ts'
import type { Draft, WorkLine } from './improved-recipe.ts'
import { nameOfLine, newLine, summedLines } from './work-lines.ts'

/** Why a staple is there: the change that needs it stands above. */
const WHY = 'serve ai passaggi riscritti'

/** Oil for a serving, where a sentence takes a spoon of it and no topping had any: [stima]. */
const OIL_G = 5

/** 'Sale e olio evo' is oil too. */
const isOil = (text: string) => /(?<![\p{L}'])olio/iu.test(nameOfLine(text))

function oilFor({ groups, steps }: Draft, servings: number): WorkLine[] {
  const isListed = groups.some(({ isDough, lines }) => !isDough && lines.some(({ text }) => isOil(text)))
  const hasSome = groups.some(({ lines }) => lines.some(({ text }) => isOil(text)))
  if (!hasSome && steps.some((step) => /filo d'olio/iu.test(step)))
    return [newLine("olio extravergine d'oliva", null, 'olio-evo')]
  const isUsed = steps.some((step) => /cucchia\p{L}+ (?:e mezzo )?(?:d'|di )olio/iu.test(step))
  return isUsed && !isListed ? [newLine("olio extravergine d'oliva", OIL_G * servings, 'olio-evo')] : []
}

/** The draft with a free line for every staple that its steps name and its list lacks. */
export function withPantry(swapped: Draft, servings: number, own: readonly string[]): Draft {
  const groups = swapped.groups.map((group) => ({ ...group, lines: summedLines(group.lines) }))
  const draft = { ...swapped, groups }
  const written = draft.steps.map((step) => step.slice(own.find((one) => step.startsWith(one))?.length ?? 0))
  const listed = groups.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n')
  const steps = plain(written.join('\n'))
  const missing = STAPLES.added.filter(
    ({ words, name }) => names(steps, words) && !names(plain(listed), words) && !listed.includes(name),
  )
  const added = [
    ...missing.map(({ name, food }) => newLine(name, null, food ?? null)),
    ...oilFor({ ...draft, steps: written }, servings),
  ]
  if (added.length === 0) return draft
  const at = groups.findIndex(({ isDough }) => !isDough)
  const changes = [...draft.changes, ...added.map(({ text }) => ({ what: `in più: ${text}`, why: WHY }))]
  if (at === -1)
    return {
      ...draft,
      groups: [{ title: 'Per completare', isDough: false, lines: added }, ...groups],
      changes,
    }
  return {
    ...draft,
    groups: groups.map((group, index) =>
      index === at ? { ...group, lines: [...group.lines, ...added] } : group,
    ),
    changes,
  }
}
