/** What the engine's own sentences use stands in the list too: nobody has to find out at the stove. */
import type { Draft } from './improved-recipe.ts'
import { newLine } from './work-lines.ts'

type Staple = { pattern: RegExp; name: string; foodId: string | null }
const STAPLES: readonly Staple[] = [
  { pattern: /limone(?!\p{L})/iu, name: 'limone non trattato', foodId: 'limone' },
  { pattern: /rosmarino/iu, name: 'rosmarino', foodId: null },
  { pattern: /semi di finocchio/iu, name: 'semi di finocchio', foodId: null },
  { pattern: /origano/iu, name: 'origano secco', foodId: null },
  { pattern: /paprica affumicata/iu, name: 'paprica affumicata', foodId: null },
  { pattern: /goccia d'aceto/iu, name: 'aceto di vino', foodId: 'aceto' },
  { pattern: /(?<!\p{L})pepe(?!\p{L})/iu, name: 'pepe nero', foodId: null },
  { pattern: /(?<!\p{L})peperoncino(?!\p{L})/iu, name: 'peperoncino secco', foodId: null },
  { pattern: /(?<!\p{L})aglio(?!\p{L})/iu, name: 'aglio', foodId: null },
]

/** The draft with a free line for every staple that its steps name and its list lacks. */
export function withPantry(draft: Draft): Draft {
  const listed = draft.groups.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n')
  const steps = draft.steps.join('\n')
  const missing = STAPLES.filter(
    ({ pattern, name }) => pattern.test(steps) && !pattern.test(listed) && !listed.includes(name),
  )
  if (missing.length === 0) return draft
  const added = missing.map(({ name, foodId }) => newLine(name, null, foodId))
  const at = draft.groups.findIndex(({ isDough }) => !isDough)
  if (at === -1)
    return { ...draft, groups: [{ title: 'Per completare', isDough: false, lines: added }, ...draft.groups] }
  const groups = draft.groups.map((group, index) =>
    index === at ? { ...group, lines: [...group.lines, ...added] } : group,
  )
  return { ...draft, groups }
}
