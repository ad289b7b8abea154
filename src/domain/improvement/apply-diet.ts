/** Applies a diet to a recipe: other lines, the same steps with other names, changes with their reasons. */

import { DOUGH_KIND } from './diet-doughs.ts'
import { namedLines, rulesFor, swapLines } from './diet-lines.ts'
import { withNewDough } from './dough-instead.ts'
import { needsNewDough } from './dough-lines.ts'
import type { Draft } from './improved-recipe.ts'
import { withArticle } from './italian-noun.ts'
import { saltNotes, saltRules, withLessSalt, withSaltWeighed } from './less-salt.ts'
import type { Diet } from './options.ts'
import { plainSteps, type RecipeToImprove } from './recipe-to-improve.ts'
import { readSentences } from './sentences.ts'
import { firstLateStep, withPreparation } from './step-places.ts'
import { isSameProduct } from './substitute.ts'
import { nounOf, type SwapPlan } from './swap-plan.ts'
import { swappedSteps } from './swap-steps.ts'
import { listed, workGroups } from './work-lines.ts'

/** The recipe under the diet; the dough is replaced where the diet cannot follow it. */
export function applyDiet(recipe: RecipeToImprove, diet: Diet): Draft {
  const isSalty = diet === 'a basso contenuto di sodio'
  const groups = isSalty ? withSaltWeighed(workGroups(recipe), recipe) : workGroups(recipe)
  const kind = DOUGH_KIND[diet]
  if (kind === 'glutenFree' && recipe.isGlutenFree)
    return { groups, steps: plainSteps(recipe), changes: [], notes: [] }
  const named = namedLines(groups)
  const own = rulesFor(named, diet, recipe.instructions)
  const rules = isSalty ? saltRules(recipe, groups, own, named) : own
  const isReplaced = (at: number) => {
    const rule = rules.get(at)
    return rule !== undefined && !isSameProduct(rule)
  }
  const lines = named.map((line, at) => ({ ...line, isStaple: line.isStaple && !isReplaced(at) }))
  const steps = readSentences(recipe.steps, lines)
  if (kind !== undefined && needsNewDough(groups, kind))
    return withNewDough(recipe, { groups, lines: named, rules, kind, diet })
  const { groups: swapped, changes, swaps } = swapLines(groups, rules, lines)
  // Salt of the topping keeps its name: a note beside it says what stands for it.
  const renamed = new Map([...swaps].filter(([, { rule }]) => rule.ratio !== 0))
  const plan = { lines, swaps: renamed, firstLate: firstLateStep(plainSteps(recipe)) }
  const { steps: written, named: told } = swappedSteps(steps, plan, isSalty ? saltNotes(recipe) : undefined)
  const draft = {
    groups: swapped,
    steps: withUnnamed(written, plan, new Set([...told, ...ofDough(groups)])),
    changes,
    notes: [],
  }
  return isSalty ? withLessSalt(draft, swaps, recipe) : draft
}

/** A substitute that no gesture is left for gets one. */
/** Lines of the dough, by their place: what takes the place of its lard is kneaded, not laid on. */
const ofDough = (groups: Draft['groups']): number[] =>
  groups
    .flatMap(({ isDough, lines }) => lines.map(() => isDough))
    .flatMap((isDough, at) => (isDough ? [at] : []))

function withUnnamed(steps: string[], plan: SwapPlan, told: ReadonlySet<number>): string[] {
  const names = [...plan.swaps].flatMap(([line, { rule }]) => {
    const own = nounOf(plan, line)
    return told.has(line) || plan.lines[line]?.isStaple || isSameProduct(rule) || !own
      ? []
      : [withArticle(own.form, own.noun)]
  })
  return names.length === 0
    ? steps
    : withPreparation(steps, `Distribuisci anche ${listed([...new Set(names)])}.`)
}
