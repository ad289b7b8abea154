/** Makes the variant 'leggera': reduces rich ingredients in the list and in the steps. Cooking stays the
 * same, and nothing is added.
 *
 * Source  content/substitutes.yaml, `lighter`: [stima]. The dough is in `less-dough.ts`.
 * Valid   lines measured by weight or spoons. An ingredient that the steps count or divide stays
 *         unchanged, so that list and steps agree. */

import { FAMILIES } from '#knowledge/substitutes.ts'
import { FOR_FRYING } from '../lines/line-words.ts'
import type { RecipeToImprove } from '../recipes/listed-recipe.ts'
import { stemsOf } from '../words/italian-stem.ts'
import { namedLines } from './diet-lines.ts'
import { effectsOf } from './effects.ts'
import type { Change, Draft, ImprovedRecipe, WorkGroup, WorkLine } from './improved-recipe.ts'
import type { NamedLine } from './ingredient-phrases.ts'
import { lessDough } from './less-dough.ts'
import { readSentences, type Sentence } from './sentences.ts'
import { type Swap, scaling } from './substitute.ts'
import type { Substitute } from './substitution.ts'
import { swappedSteps } from './swap-steps.ts'
import { platesOf, scaledLine, workGroups } from './work-lines.ts'

const PROMISED = 10
/** Each cut is tried in this order until the energy falls by `PROMISED` percent. All cuts after the first
 * also make the dough thinner. A later cut never reduces an ingredient below the share `LEAST`. */
const CUTS = [1, 1, 0.85, 0.75].map((cut, at) => ({ cut, isThin: at > 0 }))
const LEAST = 0.5
/** Least amount of a topping that gives the dish its name, grams per portion: [stima]. */
const LEAST_OF_NAME_G = 15
const LEAST_G = 10
/** Energy of an unweighed dough, kcal per portion: [stima]. */
const UNWEIGHED_DOUGH_KCAL = 650

function shareOf({ family, name }: NamedLine, cut: number): number {
  const { lighter = 1, lighterNot } = FAMILIES[family ?? ''] ?? {}
  if (lighter >= 1 || lighterNot?.some((word) => name.includes(word))) return 1
  return Math.min(lighter, Math.max(LEAST, lighter * cut))
}

const EACH = /(?<!\p{L})(?:a testa|ciascun\p{L}|a pizza|(?:per|su) ogni)(?!\p{L})| \+ /iu

function lighterLine(line: WorkLine, share: number): WorkLine | null {
  const whole = line.text.replace(/(?<=\d[^(]*)\([^()]*\)/u, '')
  if (line.grams === null || line.grams < LEAST_G || EACH.test(whole)) return null
  const less = scaledLine(line, share)
  return (less.grams ?? 0) < line.grams && less.text !== line.text ? less : null
}

const COUNT =
  /(?<!\p{L})(?:un[oa]? |un'|(?:\d[\d,./]*|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|mezz[oa]|etto)(?: \p{L}+\.?)? (?:di |d'|del(?:l[ao'])? ?)?)$/iu
const WEIGHED = /\d g (?:di |d')$/iu

const isCounted = (steps: readonly (readonly Sentence[])[], line: number): boolean =>
  steps.flat().some(({ text, namings }) =>
    namings.some(({ line: at, start, end }) => {
      const before = text.slice(0, start)
      return (
        at === line &&
        ((COUNT.test(before) && !WEIGHED.test(before)) ||
          /^,? ?\(?(?:circa )?\d+ ?(?:k?g|gr|grammi|ett[oi]|fett\p{L}|cucchia\p{L}+|pezz\p{L}|a|per)(?!\p{L}| d(?:i |['’]))/u.test(
            text.slice(end),
          ) ||
          /^ inter[oaie](?!\p{L})|^[^.;,]{0,20} a testa(?!\p{L})/iu.test(text.slice(end)))
      )
    }),
  )

const changeOf = (line: WorkLine, less: WorkLine, { family }: NamedLine): Change => ({
  what: `${less.text} invece di «${line.text}»`,
  why: FAMILIES[family ?? '']?.lighterWhy ?? 'anche con meno se ne sente il sapore',
})

type Less = { line: WorkLine; rule: Substitute; change: Change | null }

function lessOfAll(recipe: RecipeToImprove, own: readonly WorkGroup[], step: (typeof CUTS)[number]): Draft {
  const named = namedLines(own)
  const read = readSentences(recipe.steps, named)
  const dough = lessDough(recipe, own, step.isThin)
  const title = new Set(stemsOf(recipe.name))
  const plates = platesOf(recipe)
  function lessOf(line: WorkLine, at: number, known: NamedLine): Less | null {
    const isOfName = stemsOf(known.name).some((stem) => title.has(stem))
    const least = isOfName ? (LEAST_OF_NAME_G * plates) / (line.grams ?? 1) : 0
    const share = Math.max(shareOf(known, step.cut), least)
    // If a food is listed twice, such as oil for dough and topping, a weight in a step may belong to either
    // line.
    const isTwice = known.foodId !== null && named.filter(({ foodId }) => foodId === known.foodId).length > 1
    if (share >= 1 || FOR_FRYING.test(line.text) || isCounted(read, at) || (isTwice && isWeighedIn(known)))
      return null
    const less = lighterLine(line, share)
    return less && { line: less, rule: scaling(share), change: changeOf(line, less, known) }
  }
  const isWeighedIn = ({ name }: NamedLine) =>
    new RegExp(`\\d ?gr?(?!\\p{L}) (?:di |d')?${name.split(' ')[0]}`, 'iu').test(recipe.instructions)
  const changes: Change[] = []
  const swaps = new Map<number, Swap>()
  let next = 0
  const groups = own.map((group) => ({
    ...group,
    lines: group.lines.map((line) => {
      const at = next++
      const known = named[at]
      if (!known) return line
      const less = group.isDough ? dough?.line(line) : lessOf(line, at, known)
      if (!less) return line
      if (less.change) changes.push(less.change)
      swaps.set(at, { rule: less.rule, original: known.name })
      return less.line
    }),
  }))
  const staying = named.map((line, at) => ({ ...line, isStaple: line.isStaple && !swaps.has(at) }))
  const steps = swappedSteps(readSentences(recipe.steps, staying), { lines: staying, swaps }).map(
    (text) => dough?.step(text) ?? text,
  )
  return { groups, steps, changes: [...changes, ...(dough?.changes ?? [])], notes: dough?.notes ?? [] }
}

type Nutrition = ImprovedRecipe['nutrition']
/** If ingredients lack figures and a portion has fewer grams of carbohydrates than this, the dough counts
 * as unweighed [stima]. */
const OF_BASE_G = 60

function percentLess({ before, after, missing }: Nutrition): number {
  const more = missing.before.length > 0 && before.carbs_g < OF_BASE_G ? UNWEIGHED_DOUGH_KCAL : 0
  const [was, is] = [Math.round(before.kcal) + more, Math.round(after.kcal) + more]
  return was === 0 ? 0 : Math.round((1 - is / was) * 100)
}

export function lighten(recipe: RecipeToImprove): Draft {
  const own = workGroups(recipe)
  const results = CUTS.map((step) => {
    const draft = lessOfAll(recipe, own, step)
    const { nutrition } = effectsOf(own, draft.groups, recipe.servings)
    return { draft, nutrition, less: percentLess(nutrition) }
  })
  const enough = results.find(({ less }) => less >= PROMISED) ?? results.at(-1)
  if (!enough) throw new Error('no cut')
  const { draft, nutrition, less } = enough
  const { before, after, missing } = nutrition
  const energy = `Energia a porzione: circa ${less}% in meno (stima).`
  const isCounted = missing.before.length + missing.after.length === 0
  if (less >= PROMISED) return { ...draft, notes: [...draft.notes, ...(isCounted ? [energy] : []), FREE_OIL] }
  return {
    ...draft,
    weak: Math.round(after.kcal) < Math.round(before.kcal) ? 'little' : 'nothing',
    notes: [...draft.notes, (draft.changes.length === 0 ? UNCHANGED : '') + SMALLER, FREE_OIL],
  }
}
const UNCHANGED = 'Qui non abbiamo ridotto niente di peso. '
const SMALLER =
  'Per alleggerire di più restano i grassi e gli zuccheri, dove si può metterne meno, e porzioni più piccole.'
const FREE_OIL =
  "Un grasso versato a occhio va misurato: un cucchiaino d'olio sono circa 4 g e porta circa 36 kcal."
