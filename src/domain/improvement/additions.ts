/** Adds the ingredients of the variants 'piccante' and 'gourmet', a first step that prepares them and a
 * last step that uses them. The recipe's own steps stay unchanged. */

import { STAPLES } from '#knowledge/improve.ts'
import { type RecipeToImprove, stepsOf } from '../recipes/listed-recipe.ts'
import { sentencesOf } from '../words/sentences.ts'
import { names, plain } from '../words/word-list.ts'
import type { Added, AddedLine } from './improve-content.ts'
import type { Draft, WorkLine } from './improved-recipe.ts'
import { isShut } from './traits.ts'
import { nameOfLine, newLine, platesOf, summedLines, workGroups, workLine } from './work-lines.ts'

const OIL = /(?<!sott'|\p{L})olio/iu
const OIL_ON_TOP =
  /^(?!.*(?:frigg|fritt|impast|assorbit|nell['’]olio|olio (?:cald|bollent)|\d ?°)).*(?<!sott['’]|\p{L})olio/iu

export function withPantry(swapped: Draft, own: readonly string[]): Draft {
  const groups = swapped.groups.map((group) => ({ ...group, lines: summedLines(group.lines) }))
  const draft = { ...swapped, groups }
  const written = draft.steps.map((step) => step.slice(own.find((one) => step.startsWith(one))?.length ?? 0))
  const listed = groups
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .filter((text) => !/(?<!\p{L})succo d/iu.test(text))
    .join('\n')
  const steps = plain(written.join('\n'))
  const eaten = groups.filter(({ isDough }) => !(draft.asItWas && isDough))
  const hasOil = eaten.some(({ lines }) => lines.some(({ text }) => OIL.test(nameOfLine(text))))
  const quoted = (draft.asItWas ?? []).flatMap(({ text }) => sentencesOf(text))
  const isOiled = !hasOil && (/filo d'olio/iu.test(steps) || quoted.some((one) => OIL_ON_TOP.test(one)))
  const missing = STAPLES.added.filter(
    ({ words, name }) => names(steps, words) && !names(plain(listed), words) && !listed.includes(name),
  )
  const added = [
    ...missing.map(({ name, food }) => newLine(name, null, food ?? null)),
    ...(isOiled ? [newLine("olio extravergine d'oliva", null, 'olio-evo')] : []),
  ]
  if (added.length === 0) return draft
  const changes = [
    ...draft.changes,
    ...added.map(({ text }) => ({ what: `in più: ${text}`, why: 'lo chiedono i passi' })),
  ]
  return { ...draft, groups: added.reduce(withLine, groups), changes }
}

function addedLine({ name, grams, text, food, weighs }: AddedLine, portions: number): WorkLine {
  if (name !== undefined && grams !== undefined) {
    const line = newLine(name, grams * portions, food ?? null)
    return grams * portions < 1 ? { ...line, text: `un pizzico di ${name}` } : line
  }
  const own = workLine(text ?? '')
  return { ...own, ...(weighs === false ? { foodId: food ?? null, grams: null } : {}), isNew: true }
}

export function withLine(groups: Draft['groups'], line: WorkLine): Draft['groups'] {
  const at = groups.findIndex(({ isDough }) => !isDough)
  if (at === -1) return [{ title: 'Per completare', isDough: false, lines: [line] }, ...groups]
  return groups.map((group, index) => (index === at ? { ...group, lines: [...group.lines, line] } : group))
}

export function withAdditions(recipe: RecipeToImprove, additions: readonly Added[]): Draft {
  const place = isShut(recipe) ? 'su ogni pezzo' : 'sopra'
  const added = additions.map((one) => ({ ...one, own: addedLine(one.line, platesOf(recipe)) }))
  const ready = added.flatMap((one) => one.ready ?? [])
  const served = added.flatMap(({ serve }) => serve?.replace('{sopra}', place) ?? [])
  return {
    groups: added.map(({ own }) => own).reduce(withLine, workGroups(recipe)),
    steps: [
      ...(ready.length > 0 ? [`Per completare: ${ready.join('; ')}.`] : []),
      ...stepsOf(recipe),
      ...(served.length > 0 ? [`Al momento di servire: ${served.join('; ')}.`] : []),
    ],
    changes: added.map(({ own, why }) => ({ what: `in più: ${own.text}`, why })),
    notes: [],
  }
}
