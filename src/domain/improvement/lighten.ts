/** The variant 'leggera': less of what weighs and more of the recipe's own vegetables, in the list and where the steps
 * give an amount of it.
 *
 * Source  content/substitutes.yaml, `lighter`: [stima], below it a pizza loses what makes it good. The dough is `less-dough.ts`. */

import { FAMILIES } from '#knowledge/substitutes.ts'
import { bakedInsteadOfFried } from './bake-instead.ts'
import { namedLines, rulesFor } from './diet-lines.ts'
import type { Change, Draft, WorkLine } from './improved-recipe.ts'
import { withPreposition } from './italian-noun.ts'
import { lessDough } from './less-dough.ts'
import { withFreshness } from './lighten-beside.ts'
import type { RecipeToImprove } from './recipe-to-improve.ts'
import { formOfNoun, type NamedLine, readSentences } from './sentences.ts'
import { nameIn, scaling } from './substitute.ts'
import type { Substitute } from './substitution.ts'
import type { Swap } from './swap-plan.ts'
import { swappedSteps } from './swap-steps.ts'
import { newLine, scaledLine, workGroups } from './work-lines.ts'

/** With so much of its own a recipe wants no other vegetable: [stima]. */
const ENOUGH_G = 150

function shareOf({ family, name }: NamedLine): number | null {
  const { lighter, lighterNot } = FAMILIES[family ?? ''] ?? {}
  return lighterNot?.some((word) => name.includes(word)) ? null : (lighter ?? null)
}

const reasonOf = ({ family }: NamedLine) =>
  FAMILIES[family ?? '']?.lighterWhy ?? 'sparso più rado si sente ancora in ogni morso'

type Lighter = { line: WorkLine; rule: Substitute; change: Change }

function lighterLine(line: WorkLine, named: NamedLine, instead: Substitute | undefined): Lighter | null {
  if (instead && line.grams !== null && /^\P{L}*\d* g di \p{L}+(?: napoletano| milano)?$/u.test(line.text)) {
    const name = nameIn(instead.name, named.name)
    const lean = newLine(name, line.grams * instead.ratio, Object.keys(instead.food)[0] ?? null)
    const what = `${lean.text} al posto ${withPreposition('di', formOfNoun(named.name, named), named.name)}`
    return { line: lean, rule: instead, change: { what, why: instead.why } }
  }
  const share = shareOf(named)
  const lighter = share === null ? line : scaledLine(line, share)
  if (share === null || lighter.text === line.text) return null
  const what = `${lighter.text} invece di ${line.text.replace(/ di .*| d'.*/u, '')}`
  return { line: lighter, rule: scaling(share), change: { what, why: reasonOf(named) } }
}

export function lighten(recipe: RecipeToImprove): Draft {
  const changes: Change[] = []
  const own = workGroups(recipe)
  const named = namedLines(own)
  const instead = rulesFor(named, 'leggera')
  const swaps = new Map<number, Swap>()
  const dough = lessDough(recipe, own)
  let next = 0
  const groups = own.map((group) => ({
    ...group,
    lines: group.lines.map((line) => {
      const at = next
      next += 1
      const known = named[at]
      if (!known) return line
      const lighter = group.isDough ? dough?.line(line) : lighterLine(line, known, instead.get(at))
      if (!lighter) return line
      if (lighter.change) changes.push(lighter.change)
      swaps.set(at, { rule: lighter.rule, original: known.name, form: 'ms' })
      return lighter.line
    }),
  }))
  const lines = named.map((line, at) => ({ ...line, isStaple: line.isStaple && !swaps.has(at) }))
  const read = readSentences(recipe.steps, lines)
  const plan = { lines, swaps, firstLate: Number.POSITIVE_INFINITY }
  const steps = swappedSteps(read, plan).steps.map((step) => dough?.step(step) ?? step)
  const hasMore = own
    .flatMap((group) => group.lines)
    .some(
      (line, at) =>
        named[at]?.family === 'verdura' &&
        shareOf(named[at] as NamedLine) !== null &&
        (line.grams ?? 0) >= ENOUGH_G,
    )
  const told = { changes: [...changes, ...(dough?.changes ?? [])], notes: dough?.notes ?? [] }
  return withFreshness(bakedInsteadOfFried({ groups, steps, ...told }, recipe), recipe, hasMore)
}
