import { STAPLES } from '#knowledge/improve.ts'
import { sentencesOf } from '../words/sentences.ts'
import { names, plain } from '../words/word-list.ts'
import { withLine } from './additions.ts'
import type { Draft } from './improved-recipe.ts'
import { nameOfLine, newLine, summedLines } from './work-lines.ts'

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
