/** Applies a diet to a recipe: other lines, the same steps with other names, changes with their reasons. */

import { DOUGH_KIND } from './diet-doughs.ts'
import { namedLines, rulesFor, swapLines } from './diet-lines.ts'
import { withNewDough } from './dough-instead.ts'
import { needsNewDough } from './dough-lines.ts'
import type { Draft } from './improved-recipe.ts'
import { withArticle } from './italian-noun.ts'
import { doughSaltRules, saltsDough, withLessSalt } from './less-salt.ts'
import type { Diet } from './options.ts'
import { plainSteps, type RecipeToImprove } from './recipe-to-improve.ts'
import { type NamedLine, readSentences } from './sentences.ts'
import { firstLateStep, withPreparation } from './step-places.ts'
import { isSameProduct, nameIn } from './substitute.ts'
import { StepSwapper } from './swap-steps.ts'
import { listed, workGroups } from './work-lines.ts'

/** The recipe under the diet; the dough is replaced where the diet cannot follow it. */
export function applyDiet(recipe: RecipeToImprove, diet: Diet): Draft {
  const groups = workGroups(recipe)
  const kind = DOUGH_KIND[diet]
  if (kind === 'glutenFree' && recipe.isGlutenFree)
    return { groups, steps: plainSteps(recipe), changes: [], notes: [] }
  const named = namedLines(groups)
  const isSalty = diet === 'a basso contenuto di sodio'
  const places = groups.flatMap(({ isDough, lines }) =>
    lines.map(({ grams }) => saltsDough(groups, isDough, grams)),
  )
  // Salt of the dough is no matter of herbs: it stays, with less of it.
  const own = [...rulesFor(named, diet)].filter(([at]) => !(places[at] && named[at]?.family === 'sale'))
  const rules = new Map([...own, ...(isSalty ? doughSaltRules(recipe, groups, named) : [])])
  const isReplaced = (at: number) => {
    const rule = rules.get(at)
    return rule !== undefined && !(isSameProduct(rule) && typeof rule.name === 'string')
  }
  const lines = named.map((line, at) => ({ ...line, isStaple: line.isStaple && !isReplaced(at) }))
  const steps = readSentences(recipe.steps, lines)
  if (kind !== undefined && needsNewDough(groups, kind))
    return withNewDough(recipe, { groups, lines: named, rules, kind, diet })
  const { groups: swapped, changes, swaps } = swapLines(groups, rules, lines, steps.flat())
  // What goes away altogether keeps its name in the steps: a note beside them says so.
  const renamed = new Map([...swaps].filter(([, { rule }]) => rule.ratio !== 0))
  const swapper = new StepSwapper(
    { lines, swaps: renamed, firstLate: firstLateStep(plainSteps(recipe)) },
    steps,
  )
  const written = swapper.write(steps)
  const draft = {
    groups: swapped,
    steps: withUnnamed(written, swapper, named),
    changes,
    notes: swapper.notes,
  }
  return isSalty ? withLessSalt(draft, swaps, lines) : draft
}

/** A substitute that no gesture is left for gets one. */
function withUnnamed(steps: string[], swapper: StepSwapper, lines: readonly NamedLine[]): string[] {
  const names = [...swapper.plan.swaps].flatMap(([line, { rule, form, original }]) =>
    swapper.named.has(line) || lines[line]?.isStaple || isSameProduct(rule)
      ? []
      : [withArticle(rule.form ?? form, nameIn(rule.said, rule.form ?? form, original))],
  )
  return names.length === 0
    ? steps
    : withPreparation(steps, `Distribuisci anche ${listed([...new Set(names)])}.`)
}
