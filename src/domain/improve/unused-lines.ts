/** Ingredients that no step speaks of any more get a sentence of their own. */
import { stemsOf } from '../recipe/audit/italian-stem.ts'
import type { Draft } from './improved-recipe.ts'
import { type Agreement, withArticle } from './italian-noun.ts'
import { nounStems } from './kept-stems.ts'
import type { RecipeToImprove } from './recipe-to-improve.ts'
import { sentencesOf } from './rewrite-text.ts'
import { DIET_RULES } from './rules/diet-rules.ts'
import { saidName } from './rules/substitute.ts'
import { withPreparation } from './step-places.ts'
import { listed, nameOfLine } from './work-lines.ts'

const SILENT = /^(?:sale|pepe|acqua|farina|semola|fiore di riso|trito di erbe)|spolvero|friggere/u

/** The sentences that only make a substitute ready. */
const READYING = Object.values(DIET_RULES)
  .flatMap((rules) => Object.values(rules))
  .flatMap(({ prepare }) => prepare ?? [])
  .map(
    (prepare) =>
      new RegExp(
        `^${prepare.replace(/[.()]/gu, '\\$&').replace('{il}', '[^,;]+').replaceAll('{lo}', 'l[oaie]')}$`,
        'u',
      ),
  )

const FORMS: readonly Agreement[] = ['ms', 'fs', 'mp', 'fp']

/** 'la farcia di lenticchie': a substitute's name with the article that its form asks for. */
function withItsArticle(name: string): string {
  for (const rule of Object.values(DIET_RULES).flatMap((rules) => Object.values(rules)))
    for (const form of FORMS)
      if (rule.name('', form) === name) return withArticle(form, saidName(rule, '', form))
  return name
}

const toldIn = (steps: readonly string[]) =>
  new Set(
    stemsOf(
      steps
        .flatMap(sentencesOf)
        .filter((sentence) => !READYING.some((readying) => readying.test(sentence)))
        .join(' '),
    ),
  )

export function withUnused(whole: Draft, recipe: RecipeToImprove): Draft {
  const draft = withPepper(whole, recipe, new Set(stemsOf(whole.steps.join(' '))))
  const told = toldIn(draft.steps)
  const names = draft.groups
    .filter(({ isDough }) => !isDough)
    .flatMap(({ lines }) => lines)
    .filter(({ isNew }) => isNew)
    .map(({ text }) => nameOfLine(text))
    .filter((name) => !SILENT.test(name) && !nounStems(name).some((stem) => told.has(stem)))
  if (names.length === 0) return draft
  const nouns = [...new Set(names)].map(withItsArticle)
  return {
    ...draft,
    steps: withPreparation(draft.steps, `Distribuisci anche ${listed(nouns)}.`),
  }
}

/** Pepper that went with a sentence comes back: the recipe's own steps used it. */
function withPepper(draft: Draft, { instructions }: RecipeToImprove, told: ReadonlySet<string>): Draft {
  const line = draft.groups.flatMap(({ lines }) => lines).find(({ text }) => /^pepe(?!\p{L})/u.test(text))
  if (!line || told.has('pep') || !/(?<!\p{L})pepe(?!\p{L})/iu.test(instructions)) return draft
  const sentence = `Insaporisci il condimento con una macinata di ${nameOfLine(line.text)}.`
  return { ...draft, steps: withPreparation(draft.steps, sentence) }
}
