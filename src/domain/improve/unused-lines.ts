/** Ingredients that no step speaks of any more get a sentence of their own. */
import { stemsOf } from '../recipe/audit/italian-stem.ts'
import type { Draft } from './improved-recipe.ts'
import type { RecipeToImprove } from './recipe-to-improve.ts'
import { withPreparation } from './step-places.ts'
import { listed, nameOfLine } from './work-lines.ts'

const SILENT = /^(?:sale|pepe|acqua|farina|semola|fiore di riso|trito di erbe)|spolvero|friggere/u

export function withUnused(whole: Draft, recipe: RecipeToImprove): Draft {
  const told = new Set(stemsOf(whole.steps.join(' ')))
  const draft = withPepper(whole, recipe, told)
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

/** Pepper that went with a sentence comes back: the recipe's own steps used it. */
function withPepper(draft: Draft, { instructions }: RecipeToImprove, told: ReadonlySet<string>): Draft {
  const line = draft.groups.flatMap(({ lines }) => lines).find(({ text }) => /^pepe(?!\p{L})/u.test(text))
  if (!line || told.has('pep') || !/(?<!\p{L})pepe(?!\p{L})/iu.test(instructions)) return draft
  const sentence = `Insaporisci il condimento con una macinata di ${nameOfLine(line.text)}.`
  return { ...draft, steps: withPreparation(draft.steps, sentence) }
}
