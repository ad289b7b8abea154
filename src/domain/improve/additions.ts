/** An ingredient that a variant adds: its line, and the steps that use it. */
import type { Change, Draft, WorkLine } from './improved-recipe.ts'
import { withPreparation } from './step-places.ts'

export type Addition = {
  line: WorkLine
  why: string
  /** A step before the cooking, and a step after everything. */
  prepare?: string
  finish?: string
}

/** The addition stands with the toppings: in the first group that is no dough, or in a new one. */
function withLine(groups: Draft['groups'], line: WorkLine): Draft['groups'] {
  const at = groups.findIndex(({ isDough }) => !isDough)
  if (at === -1) return [{ title: 'Per completare', isDough: false, lines: [line] }, ...groups]
  return groups.map((group, index) => (index === at ? { ...group, lines: [...group.lines, line] } : group))
}

export function withAddition(draft: Draft, { line, why, prepare, finish }: Addition): Draft {
  const change: Change = { what: `in più: ${line.text}`, why }
  const prepared = prepare === undefined ? draft.steps : withPreparation(draft.steps, prepare)
  return {
    groups: withLine(draft.groups, line),
    steps: finish === undefined ? prepared : [...prepared, finish],
    changes: [...draft.changes, change],
    notes: draft.notes,
  }
}
