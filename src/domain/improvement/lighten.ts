/** The variant 'leggera': less of what weighs and more of the recipe's own vegetables, in the list and where the steps
 * give an amount of it.
 *
 * Source  content/substitutes.yaml, `lighter`: [stima], below it a pizza loses what makes it good. The dough is `less-dough.ts`. */

import { FAMILIES } from '#knowledge/substitutes.ts'
import { withArticle } from '../units/number-article.ts'
import { bakedInsteadOfFried } from './bake-instead.ts'
import { namedLines } from './diet-lines.ts'
import { nutritionOf } from './effects.ts'
import type { Change, Draft, WorkGroup, WorkLine } from './improved-recipe.ts'
import { lessDough } from './less-dough.ts'
import { withFreshness } from './lighten-beside.ts'
import { isReadyDough } from './ready-dough.ts'
import type { RecipeToImprove } from './recipe-to-improve.ts'
import { type NamedLine, readSentences } from './sentences.ts'
import { scaling } from './substitute.ts'
import type { Substitute } from './substitution.ts'
import type { Swap } from './swap-plan.ts'
import { swappedSteps } from './swap-steps.ts'
import { scaledLine, workGroups } from './work-lines.ts'

/** With so much of its own a recipe wants no other vegetable: [stima]. */
const ENOUGH_G = 150
/** Who promises less has a tenth less at least. */
const PROMISED = 0.9
/** Where the first cut is not enough, as much again of what weighs most; a topping keeps half of itself. */
const LAST_CUT = 0.75
const CUTS = [1, 0.85, LAST_CUT]
const LEAST = 0.5
/** Energy of a dough that nobody has weighed, in kcal a portion: [stima]. */
const UNWEIGHED_DOUGH_KCAL = 650

function shareOf({ family, name }: NamedLine, cut: number): number | null {
  const { lighter, lighterNot } = FAMILIES[family ?? ''] ?? {}
  if (lighter === undefined || lighterNot?.some((word) => name.includes(word))) return null
  if (lighter < 1) return Math.min(lighter, Math.max(LEAST, lighter * cut))
  // Nothing more of anything where there is not enough less.
  return cut === LAST_CUT ? null : lighter
}

const reasonOf = ({ family }: NamedLine) =>
  FAMILIES[family ?? '']?.lighterWhy ?? 'sparso più rado si sente ancora in ogni morso'

type Lighter = { line: WorkLine; rule: Substitute; change: Change }

function lighterLine(line: WorkLine, named: NamedLine, cut: number): Lighter | null {
  const share = shareOf(named, cut)
  const lighter = share === null ? line : scaledLine(line, share)
  if (share === null || lighter.text === line.text) return null
  const what = `${lighter.text} invece di ${line.text.replace(/ di .*| d'.*/u, '')}`
  return { line: lighter, rule: scaling(share), change: { what, why: reasonOf(named) } }
}

/** Its own things in smaller amounts, and nothing else. */
function lessOfAll(recipe: RecipeToImprove, own: readonly WorkGroup[], cut: number): Draft {
  const changes: Change[] = []
  const named = namedLines(own)
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
      const lighter = group.isDough ? dough?.line(line) : lighterLine(line, known, cut)
      if (!lighter) return line
      if (lighter.change) changes.push(lighter.change)
      swaps.set(at, { rule: lighter.rule, original: known.name })
      return lighter.line
    }),
  }))
  const lines = named.map((line, at) => ({ ...line, isStaple: line.isStaple && !swaps.has(at) }))
  const plan = { lines, swaps, firstLate: Number.POSITIVE_INFINITY }
  const steps = swappedSteps(readSentences(recipe.steps, lines), plan).map(
    (step) => dough?.step(step) ?? step,
  )
  const told = { changes: [...changes, ...(dough?.changes ?? [])], notes: dough?.notes ?? [] }
  return bakedInsteadOfFried({ groups, steps, ...told }, recipe)
}

/** Parts of the energy of a portion that are left; what nobody weighs counts as it usually is. */
function energyLeft(before: readonly WorkGroup[], after: readonly WorkGroup[], servings: number): number {
  const kcal = (groups: readonly WorkGroup[]) => nutritionOf(groups, servings).per_slice.kcal
  const isDough = ({ text, grams, foodId }: WorkLine) =>
    (grams === null || foodId === null) &&
    !/ per l[ao] /iu.test(text) &&
    (isReadyDough(text) || /farin|semola|(?<!\p{L})mix(?!\p{L})|pane(?!\p{L})|sfoglia/iu.test(text))
  const more = before.some(({ lines }) => lines.some(isDough)) ? UNWEIGHED_DOUGH_KCAL : 0
  return (kcal(after) + more) / (kcal(before) + more)
}

export function lighten(recipe: RecipeToImprove): Draft {
  const own = workGroups(recipe)
  const left = (draft: Draft) => energyLeft(own, draft.groups, recipe.servings)
  const drafts = CUTS.map((cut) => lessOfAll(recipe, own, cut))
  const [last] = drafts.slice(-1)
  const enough = drafts.find((draft) => left(draft) <= PROMISED) ?? last
  if (!enough) throw new Error('no cut')
  if (left(enough) > PROMISED) return withoutPromise(enough, left(enough))
  const named = namedLines(own)
  const hasMore = own
    .flatMap((group) => group.lines)
    .some(
      (line, at) =>
        named[at]?.family === 'verdura' &&
        shareOf(named[at] as NamedLine, 1) !== null &&
        (line.grams ?? 0) >= ENOUGH_G,
    )
  const fresh = withFreshness(enough, recipe, hasMore)
  const whole = left(fresh) <= PROMISED ? fresh : enough
  return {
    ...whole,
    notes: [...whole.notes, `A porzione l'energia scende di circa ${percent(left(whole))}% (stima).`],
  }
}

const lessOf = (left: number) => Math.floor((1 - left) * 100 + 0.01)
const percent = (left: number) => withArticle('il', String(lessOf(left)))

/** Says that it is little, and what would be more. */
function withoutPromise(draft: Draft, left: number): Draft {
  const less = lessOf(left)
  const start =
    less < 1 && draft.changes.length > 0
      ? "Di ciò che qui si riduce non conosciamo i valori, o sono pochi grammi: quanto scende l'energia non si può dire."
      : less < 1
        ? "Qui i condimenti da ridurre sono pochi o non hanno una quantità: l'energia resta quella di prima."
        : `A porzione l'energia scende soltanto di circa ${percent(left)}%: quasi tutta viene dalla pasta.`
  return {
    ...draft,
    isWeak: true,
    notes: [
      ...draft.notes,
      `${start} Per alleggerire davvero fai i pezzi di pasta più piccoli di un quinto, o servi porzioni più piccole con un'insalata accanto.`,
    ],
  }
}
