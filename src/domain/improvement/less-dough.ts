/** Less dough for the variant 'leggera', opened to the same width, in the list and where the steps weigh it.
 *
 * Units   grams.
 * Source  [stima]: 15 % less of a ball of 220 g is 187 g, which still opens to a round pizza of 30 cm.
 * Valid   wheat, not sweet. What is rolled out as thin as can be tears with less, a closed or fried one must hold its filling, a
 *         dough without gluten is not opened at all: they stay as they are. */
import { writeDecimal } from '../recipes/lines/kitchen-number.ts'
import type { Change, WorkGroup, WorkLine } from './improved-recipe.ts'
import { bakeShapeOf, type RecipeToImprove } from './recipe-to-improve.ts'
import { scaling } from './substitute.ts'
import type { Substitute } from './substitution.ts'
import { isShut } from './traits.ts'
import { kitchenGrams, scaledLine } from './work-lines.ts'

const DOUGH_SHARE = 0.85
const LEAST_BALL_G = 220
/** How far the weight that the steps give a ball is from the sum of the lines: part of it stays on the table. */
const BALL_TOLERANCE = 0.05

const BALL = /(?<=\bda (?:circa )?)(\d{3}) ?g(?:r|rammi)?(?!\p{L}| d(?:i |'))/giu
const written = (grams: number) => `${writeDecimal(grams)} g`
const less = (grams: number) => kitchenGrams(grams * DOUGH_SHARE)

type LessDough = {
  line: (line: WorkLine) => { line: WorkLine; rule: Substitute; change: null }
  step: (text: string) => string
  changes: Change[]
  notes: string[]
}

const thinner = (what: string, step: LessDough['step']): LessDough => ({
  line: (line) => ({ line: scaledLine(line, DOUGH_SHARE), rule: scaling(DOUGH_SHARE), change: null }),
  step,
  changes: [
    {
      what,
      why: 'la pasta porta più calorie di tutto il resto: più sottile pesa meno e non toglie niente al condimento',
    },
  ],
  notes: ['Con meno pasta la cottura è più breve: comincia a guardarla un poco prima.'],
})

const gramsOf = (groups: readonly WorkGroup[]) =>
  groups.filter(({ isDough }) => isDough).flatMap(({ lines }) => lines.map(({ grams }) => grams))

const mayBeThinner = (recipe: RecipeToImprove) =>
  !recipe.isGlutenFree &&
  recipe.category !== 'Dolce' &&
  !/senza glutine|celiac/iu.test(`${recipe.name} ${recipe.ingredients.join()}`)

/** Smaller balls, where the steps weigh them; null for a recipe whose dough stays. */
export function lessDough(recipe: RecipeToImprove, groups: readonly WorkGroup[]): LessDough | null {
  const sum = gramsOf(groups).reduce<number>((all, grams) => all + (grams ?? 0), 0)
  const isRound = bakeShapeOf(recipe) === 'tonda' && recipe.servingsUnit === 'pizze'
  if (!isRound || !mayBeThinner(recipe) || sum === 0) return null
  const said = [...recipe.instructions.matchAll(BALL)]
    .map(([, grams = '']) => Number(grams))
    .find((grams) => Math.abs(sum / Math.max(1, Math.round(sum / grams)) / grams - 1) <= BALL_TOLERANCE)
  if (said === undefined || said < LEAST_BALL_G) return null
  const what = `panetti da ${written(less(said))} invece di ${written(said)}, stesi alla stessa misura`
  return thinner(what, (text) =>
    text.replace(BALL, (found, grams: string) =>
      Math.abs(Number(grams) / said - 1) <= BALL_TOLERANCE ? written(less(Number(grams))) : found,
    ),
  )
}

const THIN =
  /(?:stend|tir|spian|apr|allarg)\p{L}* [^.;]*(?:sottil|spess)|trasparen|mattarello|piad|sfoglia|torta|crostat|alt[oa] (?:un|due|\d)|altezza d/iu
const WEIGHT = /\d ?(?:k?g|gr|grammi|ml|cl|dl|l|litr\p{L}+|ett[oi])(?!\p{L})/iu

/** All of it a little thinner, where every line of it is weighed and the steps weigh nothing. */
export function thinnerDough(recipe: RecipeToImprove, groups: readonly WorkGroup[]): LessDough | null {
  const [shape, own] = [bakeShapeOf(recipe), gramsOf(groups)]
  const portionG = own.reduce<number>((sum, grams) => sum + (grams ?? 0), 0) / recipe.servings
  if ((shape !== 'tonda' && shape !== 'teglia') || isShut(recipe) || !mayBeThinner(recipe)) return null
  if (portionG < LEAST_BALL_G || own.includes(null) || /salamoia| \+ /iu.test(recipe.ingredients.join()))
    return null
  if (THIN.test(`${recipe.name} ${recipe.instructions}`) || WEIGHT.test(recipe.instructions)) return null
  return thinner('il 15% di impasto in meno, steso alla stessa misura', (text) => text)
}
