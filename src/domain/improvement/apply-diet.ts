import { forbiddenIn } from '../ingredients/check-restriction.ts'
import type { Diet } from '../ingredients/diets.ts'
import { plainSteps, type RecipeToImprove } from '../recipes/listed-recipe.ts'
import { LEAVES_FOODS_OUT, namedLines, rulesFor, swapLines } from './diet-lines.ts'
import { withNewDough } from './dough-instead.ts'
import { needsNewDough } from './dough-lines.ts'
import { guestNotes } from './guest-notes.ts'
import type { DoughKind } from './improve-content.ts'
import type { Draft, WorkLine } from './improved-recipe.ts'
import { saltingOf, withLessSalt } from './less-salt.ts'
import { readSentences } from './sentences.ts'
import { isSameProduct } from './substitute.ts'
import { readySteps, swappedSteps, withNote } from './swap-steps.ts'
import { platesOf, workGroups, workLine } from './work-lines.ts'

const DOUGH_KIND: Readonly<Partial<Record<Diet, DoughKind>>> = {
  'senza glutine': 'glutenFree',
  chetogenica: 'almond',
  paleo: 'tapioca',
}

export function applyDiet(recipe: RecipeToImprove, diet: Diet): Draft {
  const salting = diet === 'a basso contenuto di sodio' ? saltingOf(recipe, workGroups(recipe)) : undefined
  const groups = salting?.groups ?? workGroups(recipe)
  const kind = DOUGH_KIND[diet]
  if (kind === 'glutenFree' && recipe.isGlutenFree)
    return { groups, steps: plainSteps(recipe), changes: [], notes: [] }
  const named = namedLines(groups, recipe.instructions)
  const rules = new Map([...rulesFor(named, diet), ...(salting?.rules ?? [])])
  if (kind !== undefined && needsNewDough(groups, kind))
    return withNewDough(recipe, { groups, lines: named, rules, kind, diet })
  const lines = named.map((line, at) => {
    const rule = rules.get(at)
    return { ...line, isStaple: line.isStaple && (rule === undefined || isSameProduct(rule)) }
  })
  const { groups: swapped, changes, swaps } = swapLines(groups, rules, lines, platesOf(recipe))
  const plan = { lines, swaps }
  const steps = [
    ...readySteps(plan, recipe.instructions),
    ...swappedSteps(readSentences(recipe.steps, lines), plan),
  ]
  const draft = { groups: swapped, steps, changes, notes: [] }
  if (salting) return withLessSalt(draft, salting, recipe)
  if (!LEAVES_FOODS_OUT.has(diet)) return draft
  const own = withoutAlternatives(draft, diet)
  const guests = guestNotes(own.groups, diet, plan)
  return { ...own, steps: own.steps.map((step) => withNote(step, guests(step))) }
}

function withoutAlternatives(draft: Draft, diet: Diet): Draft {
  const own = (line: WorkLine): WorkLine => {
    if (line.isNew || forbiddenIn(line.text, diet).length === 0) return line
    const text = line.text.replace(ALTERNATIVE, '')
    return forbiddenIn(text, diet).length > 0
      ? line
      : { ...line, ...workLine(text), isNew: text !== line.text }
  }
  const groups = draft.groups.map((group) => ({ ...group, lines: group.lines.map(own) }))
  const changes = draft.groups.flatMap(({ lines }, at) =>
    lines.flatMap(({ text }, index) => {
      const now = groups[at]?.lines[index]?.text ?? text
      const why = "l'alternativa non va con questa dieta"
      return now === text ? [] : [{ what: `${now} invece di «${text}»`, why }]
    }),
  )
  return { ...draft, groups, changes: [...draft.changes, ...changes] }
}
const ALTERNATIVE =
  / \((?:o|oppure|anche|altrimenti|meglio)(?!\p{L})[^)]*\)|,? oppure .*$| o (?:di |d')?\p{L}+(?=$|,| \()/gu
