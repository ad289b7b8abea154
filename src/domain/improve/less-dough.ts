/** Smaller balls for the variant 'leggera', opened to the same width, in the list and where the steps weigh the dough.
 *
 * Units   grams.
 * Source  [stima]: 15 % less of a ball of 220 to 270 g is 187 to 230 g, which still opens to a round pizza of 30 cm.
 * Valid   round wheat pizzas, not sweet. What is rolled out thin tears with less, a closed one must hold its filling, a tin
 *         must be covered, and a dough without gluten is not opened at all: they stay as they are. */
import { writeDecimal } from '../recipe/kitchen-number.ts'
import type { Change, WorkGroup } from './improved-recipe.ts'
import { bakeShapeOf, type RecipeToImprove } from './recipe-to-improve.ts'
import { capitalised } from './rewrite-text.ts'
import { kitchenGrams, scaledLine } from './work-lines.ts'

const DOUGH_SHARE = 0.85
const BALL_G = { min: 220, max: 270 }
/** How far the weight that the steps give a ball is from the sum of the lines: part of it stays on the table. */
const BALL_TOLERANCE = 0.05

/** What a dough is weighed with, behind its grams; its oil only with the article, the toppings' has none. */
const WEIGHED = /(\d+(?:,\d+)?) g(?= (?:di |d'|dell'|della )(?:acqua|farina|semola|lievito|li\.?co\.?li))/giu
const BALL = /(?<=\bda (?:circa )?)(\d{3}) g(?! d(?:i |'))/giu
const BY_ARTICLE = /(?<!\p{L})(i|gli|dei|degli) (\d+(?:,\d+)?) g(?= (?:di |d')olio)/giu

const numberOf = (text: string) => Number(text.replace(',', '.'))
const less = (grams: number) => kitchenGrams(grams * DOUGH_SHARE)
/** A part is rounded down, so that the parts are never more than the line of the list. */
const lessOfPart = (grams: number) => {
  const part = grams * DOUGH_SHARE
  return part < 10 ? less(grams) : part < 50 ? Math.floor(part) : Math.floor(part / 5) * 5
}
/** 'i 10 g' and 'dei 10 g', but 'gli 8,5 g' and 'degli 11 g'. */
const withArticle = (article: string, amount: string) => {
  const isGli = /^(?:8|11[, ])/u.test(amount)
  const right = `${/^de/iu.test(article) ? 'de' : ''}${isGli ? 'gli' : 'i'}`
  return `${/^\p{Lu}/u.test(article) ? capitalised(right) : right} ${amount}`
}
const written = (grams: number) => `${writeDecimal(grams)} g`

type LessDough = {
  groups: WorkGroup[]
  sentence: (text: string) => string
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
  const whole = new Set(lines.map(({ grams }) => grams))
  const weighed = (grams: number) => written(whole.has(grams) ? less(grams) : lessOfPart(grams))
  const isBall = (grams: number) => Math.abs(grams / ballG - 1) <= BALL_TOLERANCE
  const said = [...recipe.instructions.matchAll(BALL)].map(([, grams = '']) => Number(grams)).find(isBall)
  if (said === undefined) return null
  return {
    groups: groups.map((group) =>
      group.isDough ? { ...group, lines: group.lines.map((line) => scaledLine(line, DOUGH_SHARE)) } : group,
    ),
    sentence: (text) =>
      text
        .replace(WEIGHED, (_whole, grams: string) => weighed(numberOf(grams)))
        .replace(BY_ARTICLE, (found, article: string, grams: string) =>
          whole.has(numberOf(grams)) ? withArticle(article, weighed(numberOf(grams))) : found,
        )
        .replace(BALL, (found, grams: string) =>
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
