/** An ingredient that a variant adds: its line, and the steps that use it. */
import type { Change, Draft, WorkLine } from './improved-recipe.ts'
import { withEarlyPreparation, withFinish, withLast, withOutside, withPreparation } from './step-places.ts'

export type Addition = {
  line: WorkLine
  why: string
  /** A step before the cooking, and a gesture just before serving. */
  prepare?: string
  /** A preparation that wants the hands free, before the dough is shaped. */
  prepareEarly?: string
  /** On what has been shut, in front of its baking. */
  outside?: string
  finish?: string
  /** What stands beside the plate: said last of all. */
  beside?: string
}

/** The addition stands with the toppings: in the first group that is no dough, or in a new one. */
function withLine(groups: Draft['groups'], line: WorkLine): Draft['groups'] {
  const at = groups.findIndex(({ isDough }) => !isDough)
  if (at === -1) return [{ title: 'Per completare', isDough: false, lines: [line] }, ...groups]
  return groups.map((group, index) => (index === at ? { ...group, lines: [...group.lines, line] } : group))
}

export function withAddition(
  draft: Draft,
  { line, why, prepare, prepareEarly, outside, finish, beside }: Addition,
): Draft {
  const change: Change = { what: `in più: ${line.text}`, why }
  const early = prepareEarly === undefined ? draft.steps : withEarlyPreparation(draft.steps, prepareEarly)
  const prepared = prepare === undefined ? early : withPreparation(early, prepare)
  const dressed = outside === undefined ? prepared : withOutside(prepared, outside)
  const finished = finish === undefined ? dressed : withFinish(dressed, finish)
  return {
    groups: withLine(draft.groups, line),
    steps: beside === undefined ? finished : withLast(finished, beside),
    changes: [...draft.changes, change],
    notes: draft.notes,
  }
}
