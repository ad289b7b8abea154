/** Smaller balls for the variant 'leggera', opened to the same width, in the list and where the steps weigh the dough.
 *
 * Units   grams.
 * Source  [stima]: 15 % less of a ball of 220 to 270 g is 187 to 230 g, which still opens to a round pizza of 30 cm.
 * Valid   round wheat pizzas, not sweet. What is rolled out thin tears with less, a closed one must hold its filling, a tin
 *         must be covered, and a dough without gluten is not opened at all: they stay as they are. */
import { writeDecimal } from '../recipes/lines/kitchen-number.ts'
import type { Change, WorkGroup, WorkLine } from './improved-recipe.ts'
import { bakeShapeOf, type RecipeToImprove } from './recipe-to-improve.ts'
import { scaling } from './substitute.ts'
import type { Substitute } from './substitution.ts'
import { kitchenGrams, scaledLine } from './work-lines.ts'

const DOUGH_SHARE = 0.85
const BALL_G = { min: 220, max: 270 }
/** How far the weight that the steps give a ball is from the sum of the lines: part of it stays on the table. */
const BALL_TOLERANCE = 0.05

const BALL = /(?<=\bda (?:circa )?)(\d{3}) g(?! d(?:i |'))/giu
const written = (grams: number) => `${writeDecimal(grams)} g`
const less = (grams: number) => kitchenGrams(grams * DOUGH_SHARE)

type LessDough = {
  line: (line: WorkLine) => { line: WorkLine; rule: Substitute; change: null }
  step: (text: string) => string
  changes: Change[]
  notes: string[]
}

/** Null for a recipe whose dough stays. */
export function lessDough(recipe: RecipeToImprove, groups: readonly WorkGroup[]): LessDough | null {
  const lines = groups.filter(({ isDough }) => isDough).flatMap((group) => group.lines)
  const ballG = lines.reduce((sum, { grams }) => sum + (grams ?? 0), 0) / recipe.servings
  const isRound = bakeShapeOf(recipe) === 'tonda' && recipe.servingsUnit === 'pizze'
  if (!isRound || recipe.isGlutenFree || recipe.category === 'Dolce') return null
  if (ballG < BALL_G.min || ballG > BALL_G.max) return null
  const isBall = (grams: number) => Math.abs(grams / ballG - 1) <= BALL_TOLERANCE
  const said = [...recipe.instructions.matchAll(BALL)].map(([, grams = '']) => Number(grams)).find(isBall)
  if (said === undefined) return null
  return {
    line: (line) => ({ line: scaledLine(line, DOUGH_SHARE), rule: scaling(DOUGH_SHARE), change: null }),
    step: (text) =>
      text.replace(BALL, (found, grams: string) =>
        isBall(Number(grams)) ? written(less(Number(grams))) : found,
      ),
    changes: [
      {
        what: `panetti da ${written(less(said))} invece di ${written(said)}, stesi alla stessa misura`,
        why: 'la pasta porta più calorie di tutto il resto: un disco più sottile pesa meno e non toglie niente al condimento',
      },
    ],
    notes: ['Con meno pasta la pizza cuoce prima: comincia a guardarla mezzo minuto in anticipo.'],
  }
}
