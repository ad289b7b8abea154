/** The variant 'leggera': less of what weighs, in the list and where the steps give an amount of it. Nothing is cooked in
 * another way, nothing is added.
 *
 * Source  content/substitutes.yaml, `lighter`: [stima], below it a pizza loses what makes it good. The dough is `less-dough.ts`.
 * Valid   lines that somebody weighed or spooned out. What the steps count or divide stays: list and steps must agree. */

import { FAMILIES } from '#knowledge/substitutes.ts'
import { FOR_FRYING } from '../ingredients/line-words.ts'
import { stemsOf } from '../recipes/audit/italian-stem.ts'
import { writeDecimal } from '../recipes/lines/kitchen-number.ts'
import { withArticle } from '../units/number-article.ts'
import { namedLines } from './diet-lines.ts'
import { effectsOf } from './effects.ts'
import type { Change, Draft, ImprovedRecipe, WorkGroup, WorkLine } from './improved-recipe.ts'
import type { NamedLine } from './ingredient-phrases.ts'
import { lessDough } from './less-dough.ts'
import { platesOf } from './plates.ts'
import type { RecipeToImprove } from './recipe-to-improve.ts'
import { isBaseUnknown } from './render-improved.ts'
import { readSentences, type Sentence } from './sentences.ts'
import { scaling } from './substitute.ts'
import type { Substitute } from './substitution.ts'
import type { Swap } from './swap-plan.ts'
import { swappedSteps } from './swap-steps.ts'
import { kitchenGrams, listed, scaledLine, workGroups } from './work-lines.ts'

/** Who promises less has a tenth less at least, in per cent. */
const PROMISED = 10
/** Where the first cut is not enough, as much again of what weighs most; a topping keeps half of itself. */
const CUTS = [1, 0.85, 0.75]
const LEAST = 0.5
/** What gives a dish its name is tasted on each: grams a portion, [stima]. */
const LEAST_OF_NAME_G = 15
/** Energy of a dough that nobody has weighed, in kcal a portion: [stima]. */
const UNWEIGHED_DOUGH_KCAL = 650

function shareOf({ family, name }: NamedLine, cut: number): number {
  const { lighter = 1, lighterNot } = FAMILIES[family ?? ''] ?? {}
  if (lighter >= 1 || lighterNot?.some((word) => name.includes(word))) return 1
  return Math.min(lighter, Math.max(LEAST, lighter * cut))
}

const reasonOf = ({ family }: NamedLine) =>
  FAMILIES[family ?? '']?.lighterWhy ?? 'sparso più rado si sente ancora in ogni morso'

const NUMBER = /\d+(?:[.,]\d+)?/gu
const HUNDREDS = /(\d+(?:[.,]\d+)?) ?(?:etti|etto|hg)(?!\p{L})/iu
const SPOONED = /^(?:[\d½]+|un|due|tre|quattro)[ ½]* cucchia/iu

/** The line as it was written, with less; null where its amount is not one weight or so many spoons. */
function lighterLine(line: WorkLine, share: number): WorkLine | null {
  if (line.grams === null) return null
  const [said, ...more] = line.text.match(NUMBER) ?? []
  if (said === undefined || more.length > 0) return null
  if (SPOONED.test(line.text)) {
    const spoons = scaledLine(line, share)
    return spoons.text.includes('cucchia') && spoons.text !== line.text ? spoons : null
  }
  const grams = kitchenGrams(line.grams * share)
  const inHundreds = HUNDREDS.exec(line.text)?.[0]
  const told = Number(said.replace(',', '.')) * (inHundreds === undefined ? 1 : 100)
  if (told !== line.grams || line.isRough || grams >= line.grams) return null
  const amount = inHundreds === undefined ? writeDecimal(grams) : `${writeDecimal(grams)} g`
  return { ...line, text: line.text.replace(inHundreds ?? said, amount), grams, isNew: true }
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
          /^,? ?\(?(?:circa )?\d/u.test(text.slice(end)) ||
          /(?<!\p{L})inter[oaie](?!\p{L})|(?<!\p{L})a testa/iu.test(text))
      )
    }),
  )

/** Its own things in smaller amounts, and nothing else. */
function lessOfAll(recipe: RecipeToImprove, own: readonly WorkGroup[], cut: number): Draft {
  const changes: Change[] = []
  const named = namedLines(own)
  const read = readSentences(recipe.steps, named)
  const swaps = new Map<number, Swap>()
  const dough = lessDough(recipe, own)
  const title = new Set(stemsOf(recipe.name))
  let next = 0
  function lessOf(line: WorkLine, at: number, known: NamedLine): { line: WorkLine; rule: Substitute } | null {
    const share = shareOf(known, cut)
    // Of what the table does not know no percentage could be told.
    if (share === 1 || line.foodId === null || FOR_FRYING.test(line.text) || isCounted(read, at)) return null
    const less = lighterLine(line, share)
    const isOfName = stemsOf(known.name).some((stem) => title.has(stem))
    if (!less || (isOfName && (less.grams ?? 0) < LEAST_OF_NAME_G * platesOf(recipe))) return null
    const amountOf = ({ text, grams }: WorkLine) =>
      /^.*?cucchia\p{L}*/u.exec(text)?.[0] ?? `${writeDecimal(grams ?? 0)} g`
    changes.push({
      what: `${known.name}, ${amountOf(less)} invece di ${amountOf(line)}`,
      why: reasonOf(known),
    })
    return { line: less, rule: scaling(share) }
  }
  const groups = own.map((group) => ({
    ...group,
    lines: group.lines.map((line) => {
      const at = next
      next += 1
      const known = named[at]
      const less = !known ? null : group.isDough ? dough?.line(line) : lessOf(line, at, known)
      if (!known || !less) return line
      swaps.set(at, { rule: less.rule, original: known.name })
      return less.line
    }),
  }))
  const lines = named.map((line, at) => ({ ...line, isStaple: line.isStaple && !swaps.has(at) }))
  const steps = swappedSteps(readSentences(recipe.steps, lines), { lines, swaps }).map(
    (step) => dough?.step(step) ?? step,
  )
  return { groups, steps, changes: [...changes, ...(dough?.changes ?? [])], notes: dough?.notes ?? [] }
}

type Nutrition = ImprovedRecipe['nutrition']
/** Of a base that no line tells there is not even a name: no portion has so few grams of carbohydrates, [stima]. */
const NO_BASE_G = 10
const hasNoBase = ({ before, missing }: Nutrition): boolean =>
  isBaseUnknown(before, missing.before) || before.carbs_g < NO_BASE_G

/** By how many per cent the energy of a portion falls, by the very figures that are shown; a base that nobody weighs counts as it
 * usually does. */
function percentLess(nutrition: Nutrition): number {
  const { before, after } = nutrition
  const more = hasNoBase(nutrition) ? UNWEIGHED_DOUGH_KCAL : 0
  const [was, is] = [Math.round(before.kcal) + more, Math.round(after.kcal) + more]
  return was === 0 ? 0 : Math.round((1 - is / was) * 100)
}

/** 'Salsicce di Norcia', 'olio, sale e pepe', 'fiordilatte uno': what stands behind the thing itself. */
const OF_NAME = /(?:,| (?:e|o|ma|di|del|per|con|un[oa]?)(?!\p{L})).*$/iu

/** Names of what weighs and could not be lowered: nobody said how much of it there is, or the steps count it. */
function namesLeft(own: readonly WorkGroup[], draft: Draft): string[] {
  const named = namedLines(own)
  const kept = new Set(draft.groups.flatMap((group) => group.lines.map(({ text }) => text)))
  const lines = own.flatMap(({ isDough, lines: all }) => all.map(({ text }) => ({ text, isDough })))
  const left = lines.flatMap(({ text, isDough }, at) => {
    const known = named[at]
    const isHeavy = known !== undefined && shareOf(known, 1) < 1
    return isHeavy && !isDough && kept.has(text) && !FOR_FRYING.test(text)
      ? [known.name.replace(OF_NAME, '')]
      : []
  })
  return [...new Set(left)]
}

export function lighten(recipe: RecipeToImprove): Draft {
  const own = workGroups(recipe)
  const results = CUTS.map((cut) => {
    const draft = lessOfAll(recipe, own, cut)
    const { nutrition } = effectsOf(own, draft.groups, recipe.servings)
    return { draft, nutrition, less: percentLess(nutrition) }
  })
  const enough = results.find(({ less }) => less >= PROMISED) ?? results.at(-1)
  if (!enough) throw new Error('no cut')
  const { draft, nutrition, less } = enough
  const energy = hasNoBase(nutrition)
    ? "Di quanto scende l'energia non si può dire: della base non conosciamo peso o valori."
    : `A porzione l'energia scende di circa ${withArticle('il', String(less))}% (stima).`
  if (less >= PROMISED) return { ...draft, notes: [...draft.notes, energy] }
  const little =
    less < 1 ? "Qui non abbiamo ridotto niente di peso: l'energia resta quella di prima." : energy
  const left = namesLeft(own, draft)
  return {
    ...draft,
    isWeak: true,
    notes: [
      ...draft.notes,
      `${little} Per alleggerire davvero ${left.length > 0 ? `usa un terzo in meno di ${listed(left)}, o ` : ''}servi porzioni più piccole, con un'insalata accanto.`,
    ],
  }
}
