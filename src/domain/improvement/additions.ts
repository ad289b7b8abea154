/** Adds the ingredients of a taste, a first step that prepares them and a last step that uses them. The
 * recipe's own steps stay unchanged.
 *
 * Source  content/improve/: the sentences fit open, closed and fried pizza, bread and cake. */

import { type RecipeToImprove, stepsOf } from '../recipes/listed-recipe.ts'
import type { Added, AddedLine } from './improve-content.ts'
import type { Draft, WorkLine } from './improved-recipe.ts'
import { platesOf } from './plates.ts'
import { isShut } from './traits.ts'
import { newLine, workGroups, workLine } from './work-lines.ts'

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
