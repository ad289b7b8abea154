/** Applies a diet to a recipe: other lines, the same steps with notes, changes with their reasons. */

import { brokenBy, forbiddenIn, withoutReplaced } from '../ingredients/check-restriction.ts'
import type { Diet } from '../ingredients/diets.ts'
import { findFood } from '../ingredients/find-food.ts'
import { plain } from '../ingredients/word-list.ts'
import { plainSteps, type RecipeToImprove } from '../recipes/listed-recipe.ts'
import { withPreposition } from '../text/italian-noun.ts'
import { DOUGH_KIND } from './diet-doughs.ts'
import { LEAVES_FOODS_OUT, namedLines, rulesFor, swapLines } from './diet-lines.ts'
import { withNewDough } from './dough-instead.ts'
import { needsNewDough } from './dough-lines.ts'
import type { Draft, WorkLine } from './improved-recipe.ts'
import type { NamedLine } from './ingredient-phrases.ts'
import { saltingOf, withLessSalt } from './less-salt.ts'
import { platesOf } from './plates.ts'
import { formOfNoun, readSentences } from './sentences.ts'
import { familyOf, isOneKind, isSameProduct, nameIn, substituteFor } from './substitute.ts'
import { nounOf, type SwapPlan } from './swap-plan.ts'
import { readySteps, swappedSteps, withNote } from './swap-steps.ts'
import { workGroups, workLine } from './work-lines.ts'

/** The recipe under the diet; the dough is replaced where the diet cannot follow it. */
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
  const steps = [...readySteps(plan), ...swappedSteps(readSentences(recipe.steps, lines), plan)]
  const draft = { groups: swapped, steps, changes, notes: [] }
  if (salting) return withLessSalt(draft, salting, recipe)
  return LEAVES_FOODS_OUT.has(diet) ? withoutGuests(withoutAlternatives(draft, diet), diet, plan) : draft
}

/** 'Olio (o strutto)' is oil. */
function withoutAlternatives(draft: Draft, diet: Diet): Draft {
  const own = (line: WorkLine): WorkLine => {
    if (line.isNew || forbiddenIn(line.text, diet).length === 0) return line
    const text = line.text.replace(ALTERNATIVE, '')
    return forbiddenIn(text, diet).length > 0 ? line : { ...workLine(text), isNew: text !== line.text }
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

/** A step may call ham by the name of another: what takes the place of its family, or of its kind, stands for it too; a sauce
 * that no line has is made with what takes the place of its milk. */
function standsFor(word: string, family: string | undefined, plan: SwapPlan): string | undefined {
  const namesOf = (fits: (line: NamedLine) => boolean) => [
    ...new Set(plan.lines.flatMap((line, at) => (fits(line) ? (nounOf(plan, at) ?? []) : []))),
  ]
  if (MADE.test(word) && namesOf(({ name }) => forbiddenIn(name, 'senza lattosio').length > 0).length > 0)
    return 'la stessa, fatta con ciò che è in lista'
  const own = namesOf((line) => line.family === family)
  const names = own.length > 0 ? own : namesOf((line) => isOneKind(line.family, family))
  return names.length > 0 ? names.join(' o ') : undefined
}
const MADE = /^(?:besciamell|fondut)/iu
/** 'Un ruoto imburrato' has butter on it. */
const BUTTERED = /(?<!\p{L})im(burr)\p{L}+/giu

/** What no line has and a step names all the same ('mia moglie ci mette la panna') is no part of the recipe: it stays out. */
function withoutGuests(draft: Draft, diet: Diet, plan: SwapPlan): Draft {
  const list = draft.groups.flatMap(({ lines }) => lines.map(({ text }) => text))
  const known = new Set(brokenBy({ listed: list, told: [] }, diet))
  const steps = draft.steps.map((step) => {
    const told = step.replace(BUTTERED, '$1o')
    const left = new Set(brokenBy({ listed: list, told: [withoutReplaced(told)] }, diet))
    const words = (told.match(/\p{L}+/gu) ?? [])
      .map((word) => word.toLowerCase())
      .filter(
        (word) =>
          left.has(plain(word)) &&
          !known.has(plain(word)) &&
          (findFood(word) || MADE.test(word) || isOneKind(familyOf(null, word), familyOf(null, word))),
      )
    const notes = [...new Set(words)].map((word) => {
      const food = findFood(word)
      const named = { name: word, foodId: food?.id ?? null, family: undefined, grams: null, isStaple: false }
      const family = familyOf(food?.id ?? null, word)
      const own = substituteFor(family, diet, new Set())
      const isListed = own && list.some((line) => line.includes(own.name))
      const now =
        standsFor(word, family, plan) ??
        (own && (isListed || isSameProduct(own)) ? nameIn(own.said, word) : undefined) ??
        (food?.category === 'olio' || word.startsWith('burr')
          ? 'olio'
          : /^latte/iu.test(word)
            ? 'acqua'
            : 'niente')
      return `Al posto ${withPreposition('di', formOfNoun(word, named), word)}: ${now}.`
    })
    return withNote(step, notes)
  })
  return { ...draft, steps }
}
