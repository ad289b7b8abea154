/** Reduces the dough for the variant 'leggera', in the list and in the steps. The dough is still opened to
 * the same width.
 *
 * Units   grams.
 * Source  [stima]: 15 % less of a ball of 220 g is 187 g, which still opens to a round pizza of 30 cm.
 * Valid   sweet, gluten-free and very thin doughs stay unchanged. */
import { doughIngredientOf } from '../recipes/dough/recipe-dough.ts'
import { bakeShapeOf, type RecipeToImprove } from '../recipes/listed-recipe.ts'
import { writeDecimal } from '../words/kitchen-number.ts'
import type { Change, WorkGroup, WorkLine } from './improved-recipe.ts'
import { scaling } from './substitute.ts'
import type { Substitute } from './substitution.ts'
import { isShut } from './traits.ts'
import { kitchenGrams, nameOfLine, scaledLine } from './work-lines.ts'

const DOUGH_SHARE = 0.85
const LEAST_BALL_G = 220
const BALL_TOLERANCE = 0.05

const BALL = /(?<=\bda (?:circa )?)(\d{3,4}) ?g(?:r|rammi)?(?!\p{L}| d(?:i |'))/giu
const lessOf = (grams: number) => `${writeDecimal(kitchenGrams(grams * DOUGH_SHARE))} g`

type LessDough = {
  line: (line: WorkLine) => { line: WorkLine; rule: Substitute; change: null }
  step: (text: string) => string
  changes: Change[]
  notes: string[]
}

const WHY = 'la pasta porta molte calorie: con meno impasto si alleggerisce, e il condimento resta quello'
const thinner = (what: string, step: LessDough['step']): LessDough => ({
  line: (line) => ({ line: scaledLine(line, DOUGH_SHARE), rule: scaling(DOUGH_SHARE), change: null }),
  step,
  changes: [{ what, why: WHY }],
  notes: ['Con meno pasta la cottura è più breve: va guardata un poco prima.'],
})

const THIN =
  /(?:stend|tir|spian|apr|allarg)\p{L}* [^.;]*(?:sottil|spess)|trasparen|mattarello|piad|sfoglia|torta|crostat|alt[oa] (?:un|due|\d)|altezza d/iu
const WEIGHT = /\d ?(?:k?g|gr|grammi|ml|cl|dl|l|litr\p{L}+|ett[oi])(?!\p{L})|\d{2,4} (?:di |d')/iu
const IN_PARTS = /salamoia|[ (]\+ /iu

/** Makes the balls smaller if the steps weigh them. With `isThin`, an open dough gets thinner even without
 * weighed balls. Null if the dough stays unchanged. */
export function lessDough(
  recipe: RecipeToImprove,
  groups: readonly WorkGroup[],
  isThin: boolean,
): LessDough | null {
  const { name, category, instructions, servings } = recipe
  const ingredients = recipe.ingredients.join()
  const lines = groups.flatMap((group) => (group.isDough ? group.lines : []))
  const own = lines.map(({ grams }) => grams)
  const sum = own.reduce<number>((all, grams) => all + (grams ?? 0), 0)
  const shape = bakeShapeOf(recipe)
  const isGlutenFree = recipe.isGlutenFree || /senza glutine|celiac/iu.test(name + ingredients)
  // Water outside the dough group means that there is a second dough. Reducing only the first dough would
  // break the balance between them.
  const isElsewhere = groups.some(
    ({ isDough, lines }) =>
      !isDough && lines.some(({ text }) => doughIngredientOf(nameOfLine(text)) === 'water'),
  )
  if (isGlutenFree || isElsewhere || category === 'Dolce' || sum === 0) return null
  const isBall = (grams: number, ballG: number) => Math.abs(ballG / grams - 1) <= BALL_TOLERANCE
  const said = [...instructions.matchAll(BALL)]
    .map(([, grams = '']) => Number(grams))
    .find((grams) => isBall(grams, sum / Math.max(1, Math.round(sum / grams))))
  const isWeighed = said !== undefined && said >= LEAST_BALL_G
  if (isWeighed && (shape === 'tonda' ? recipe.servingsUnit === 'pizze' : shape === 'teglia' && isThin))
    return thinner(
      `panetti da ${lessOf(said)} invece di ${writeDecimal(said)} g, stesi alla stessa misura`,
      (text) =>
        text.replace(BALL, (found, grams: string) =>
          isBall(Number(grams), said) ? lessOf(Number(grams)) : found,
        ),
    )
  const isOpen = (shape === 'tonda' || shape === 'teglia') && !isShut(recipe)
  const isTold =
    THIN.test(`${name} ${instructions}`) ||
    WEIGHT.test(instructions) ||
    lines.some(({ text }) => IN_PARTS.test(text))
  return !isThin || !isOpen || isTold || sum / servings < LEAST_BALL_G || own.includes(null)
    ? null
    : thinner('il 15% di impasto in meno', (text) => text)
}
