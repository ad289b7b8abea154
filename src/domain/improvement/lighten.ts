/** The variant 'leggera': less of what weighs, in the list and where the steps give an amount of it. Nothing is cooked in
 * another way, nothing is added.
 *
 * Source  content/substitutes.yaml, `lighter`: [stima], below it a pizza loses what makes it good. The dough is `less-dough.ts`.
 * Valid   lines that somebody weighed or spooned out. What the steps count or divide stays: list and steps must agree. */

import { FAMILIES } from '#knowledge/substitutes.ts'
import { FOR_FRYING } from '../lines/line-words.ts'
import type { RecipeToImprove } from '../recipes/listed-recipe.ts'
import { stemsOf } from '../words/italian-stem.ts'
import { namedLines } from './diet-lines.ts'
import { effectsOf } from './effects.ts'
import type { Change, Draft, ImprovedRecipe, WorkGroup, WorkLine } from './improved-recipe.ts'
import type { NamedLine } from './ingredient-phrases.ts'
import { lessDough } from './less-dough.ts'
import { platesOf } from './plates.ts'
import { readSentences, type Sentence } from './sentences.ts'
import { scaling } from './substitute.ts'
import type { Substitute } from './substitution.ts'
import type { Swap } from './swap-plan.ts'
import { swappedSteps } from './swap-steps.ts'
import { scaledLine, workGroups } from './work-lines.ts'

/** Who promises less has a tenth less at least, in per cent. */
const PROMISED = 10
/** Where the first cut is not enough a thinner dough, then as much again of what weighs most; a topping keeps half of itself. */
const CUTS = [1, 1, 0.85, 0.75].map((cut, at) => ({ cut, isThin: at > 0 }))
const LEAST = 0.5
/** What gives a dish its name is tasted on each: grams a portion, [stima]. */
const LEAST_OF_NAME_G = 15
/** Nobody weighs less of a drop of oil. */
const LEAST_G = 10
/** Energy of a dough that nobody has weighed, in kcal a portion: [stima]. */
const UNWEIGHED_DOUGH_KCAL = 650

function shareOf({ family, name }: NamedLine, cut: number): number {
  const { lighter = 1, lighterNot } = FAMILIES[family ?? ''] ?? {}
  if (lighter >= 1 || lighterNot?.some((word) => name.includes(word))) return 1
  return Math.min(lighter, Math.max(LEAST, lighter * cut))
}

/** Each has some, or it is bought once and used twice: a sum is no line. */
const EACH = /(?<!\p{L})(?:a testa|ciascun\p{L}|a pizza|(?:per|su) ogni)(?!\p{L})| \+ /iu

/** The line with less, in its own words where it is one weight; null where nobody knows how much of it there is. */
function lighterLine(line: WorkLine, share: number): WorkLine | null {
  const whole = line.text.replace(/(?<=\d[^(]*)\([^()]*\)/u, '')
  if (line.grams === null || line.grams < LEAST_G || EACH.test(whole)) return null
  const less = scaledLine(line, share)
  return (less.grams ?? 0) < line.grams && less.text !== line.text ? less : null
}

const COUNT =
  /(?<!\p{L})(?:un[oa]? |un'|(?:\d[\d,./]*|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|mezz[oa]|etto)(?: \p{L}+\.?)? (?:di |d'|del(?:l[ao'])? ?)?)$/iu
const WEIGHED = /\d g (?:di |d')$/iu

/** Whether the steps count it, or give a weight of it that is not written as the list is. */
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

/** Its own things in smaller amounts, and nothing else. */
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
    // Of oil in dough and topping a step's weight may be either's.
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
/** A base brings so many grams of carbohydrates to a portion at least: [stima]. */
const OF_BASE_G = 60

/** By how many per cent the energy of a portion falls, by the very figures that are shown; a base that nobody weighs counts as it
 * usually does. */
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
  // The table says the rest.
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
