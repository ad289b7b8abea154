/** Ingredients that no step speaks of any more get a sentence of their own. */
import { stemsOf } from '../recipe/audit/italian-stem.ts'
import type { Draft } from './improved-recipe.ts'
import { withPreparation } from './step-places.ts'
import { listed, nameOfLine } from './work-lines.ts'

const SILENT = /^(?:sale|pepe|acqua|farina|semola|fiore di riso|trito di erbe)|spolvero|friggere/u

export function withUnused(draft: Draft): Draft {
  const told = new Set(stemsOf(draft.steps.join(' ')))
  const names = draft.groups
    .filter(({ isDough }) => !isDough)
    .flatMap(({ lines }) => lines)
    .filter(({ isNew }) => isNew)
    .map(({ text }) => nameOfLine(text))
    .filter(
      (name) =>
        !SILENT.test(name) &&
        !stemsOf(name)
          .slice(0, 1)
          .some((stem) => told.has(stem)),
    )
  if (names.length === 0) return draft
  return {
    ...draft,
    steps: withPreparation(
      draft.steps,
      `Aggiungi anche ${listed([...new Set(names)])} con il resto del condimento.`,
    ),
  }
}
