/** Answers queries for a number of one recipe: 'quanto lievito per la margherita', 'quanti minuti cuoce la
 * diavola', 'peso panetto margherita'.
 *
 * Units   grams, hours, °C, minutes.
 * Source  the recipe's dough (`recipe-form.ts`) and its tested bake (`tested-bake.ts`), as in its drawers.
 * Valid   queries that name exactly one recipe; no answer for others. */
import { calculateDough } from '../dough/full/full-calculator.ts'
import { DOUGH_LIMITS, type DoughForm } from '../dough/full/full-limits.ts'
import { type DoughRecipe, doughFormOf } from '../dough/full/recipe-form.ts'
import type { Kitchen } from '../kitchen/kitchen.ts'
import { ovenIn } from '../kitchen/kitchen-oven.ts'
import type { BakedRecipe, TestedBake } from '../oven-guide/home-bake.ts'
import { OVENS } from '../oven-guide/ovens.ts'
import type { OvenRequest } from '../oven-guide/request.ts'
import { surfaceName } from '../oven-guide/surfaces.ts'
import { askAboutRecipe, testedBakes } from '../oven-guide/tested-bake.ts'
import { dosesOfAddress, queryOfDoses } from '../recipes/doses/doses.ts'
import { toldBallG } from '../recipes/doses/scaled-pieces.ts'
import { stepsOf } from '../recipes/listed-recipe.ts'
import { ovenStyleOf, type StyledRecipe } from '../styles/style-of-dough.ts'
import { italianDecimal } from '../words/decimal-input.ts'
import { roundForScales } from '../words/kitchen-number.ts'
import { CALCULATOR, calculatorPath } from './calculator-link.ts'
import { withFigures } from './numbers-in-letters.ts'
import { bakeAnswer, saidKitchen } from './oven-answer.ts'
import { plainText } from './plain-text.ts'
import { isHeadword } from './rank-documents.ts'
import { flourOf, hoursOf, isColdFor, weight } from './said-amounts.ts'
import type { NumberAnswer } from './search-document.ts'

export type AskedRecipe = Omit<DoughRecipe, 'steps'> &
  Omit<BakedRecipe, 'steps'> &
  Omit<StyledRecipe, 'dough'> & { id: number; instructions: string; diets: { glutenFree: boolean } }

const KINDS = [
  [
    'minutes',
    /\bminut[oi]\b|\bquanto (?:tempo )?(?:deve )?(?:cuoc|star)|\btemp[oi] (?:di )?cottura|\bquanto tempo\b.*\bforno/u,
  ],
  ['yeast', /\blievito\b/u],
  ['ball', /\b(?:panett[oi]|pallin[ae])\b/u],
] as const
const OTHERS = /\blievito madre|\bsecc[oa]\b|\bfahrenheit|\bkcal\b|\bcalori/u
const AMOUNTS =
  /\d+(?:[.,]\d+)?\s*(?:kg|chil[oi]|g|gr|gramm[io]|h|or[ae]|giorn[oi]|°c?|grad[oi]|cm|centimetri|w)(?!\p{L})/gu
const ASKING =
  /\b(?:quant[aoie]|tempo|temp[oi]|minut[oi]|cuo[ck]\p{L}*|cottura|cott[aoei]|deve|stare|sta|ci|vuole|vogliono|serv[eo]\p{L}*|mett\p{L}*|metto|uso|usare|lievito|birra|fresco|farina|impasto|panett[oi]|pallin[ae]|pes[aoi]\p{L}*|forno|elettrico|ventilato|statico|gas|legna|pietra|refrattaria|acciaio|infornare|frigo\p{L}*|temperatura|ambiente|ho|con|casa)\b|[?!.,]/gu
const COUNT = /(?<![\d.,])(\d{1,2})(?= \p{L}{3})/u

interface RecipeQuestion {
  about: (typeof KINDS)[number][0]
  dish: string
  text: string
}

/** What a query asks about a dish. Whether there is such a recipe, `isHeadword` says. */
export function recipeQuestion(query: string): RecipeQuestion | undefined {
  const text = withFigures(plainText(query))
  const about = OTHERS.test(text) ? undefined : KINDS.find(([, pattern]) => pattern.test(text))?.[0]
  const dish = text.replace(AMOUNTS, ' ').replace(ASKING, ' ').replace(/\d+/gu, ' ').replace(/\s+/gu, ' ')
  return about && /\p{L}{4}/u.test(dish) ? { about, dish: dish.trim(), text } : undefined
}

export function recipeAnswer(
  query: string,
  recipes: readonly AskedRecipe[],
  kitchen: Kitchen | null = null,
): NumberAnswer | undefined {
  const question = recipeQuestion(query)
  const recipe = question && recipes.find(({ name }) => isHeadword(question.dish, { title: name }))
  if (!recipe) return undefined
  if (question.about === 'minutes') return minutesAnswer(question, recipe, kitchen)
  return question.about === 'yeast' ? yeastAnswer(question, recipe) : ballAnswer(recipe)
}

const madeOf = (recipe: AskedRecipe) => ({ ...recipe, steps: stepsOf(recipe) })

function minutesAnswer({ text }: RecipeQuestion, recipe: AskedRecipe, kitchen: Kitchen | null) {
  const style = ovenStyleOf(recipe)
  if (style === undefined) return undefined
  const made = madeOf(recipe)
  const dough = doughFormOf(made, dosesOfAddress(recipe, null))
  const request = askAboutRecipe({
    oven: ovenIn(style, saidKitchen(text, kitchen)),
    tested: testedBakes(made),
    ...('form' in dough && { dough: dough.form }),
    isOfNoStyle: recipe.diets.glutenFree,
  })
  const each = recipe.dough?.pan ? 'per teglia' : "l'una"
  const bake = bakeAnswer(request, each)
  return {
    title: `Cottura: ${recipe.name}`,
    ...bake,
    answer: `${bake.answer}${testedText(testedBakes(made).home, request)}`,
    asked: text,
    recipe: recipe.id,
  }
}

function testedText(tested: TestedBake | null, { ovenType, surface, maxTempC }: OvenRequest): string {
  const { place } = OVENS[ovenType]
  if (tested?.maxTempC === undefined || place !== 'home') return ''
  if (tested.maxTempC === maxTempC && tested.surface === surface) return ''
  const on = surfaceName(tested.surface, place).toLowerCase()
  return ` La ricetta è provata a ${tested.maxTempC} °C, ${on}: lì cuoce in ${italianDecimal(tested.minutes, 0)} min.`
}

const placeOf = ({ fermentMode, roomTempC }: DoughForm) =>
  fermentMode === 'cold' ? 'in frigo' : `a ${italianDecimal(roomTempC)} °C`
const forHours = (form: DoughForm) =>
  `${italianDecimal(form.fermentHours)} ${form.fermentHours === 1 ? 'ora' : 'ore'} ${placeOf(form)}`

function dosesAsked(text: string, recipe: AskedRecipe) {
  const flourG = flourOf(text)
  const count = COUNT.exec(text.replace(AMOUNTS, ' '))?.[1]
  return dosesOfAddress(recipe, flourG === null ? (count ?? null) : `${flourG}g`)
}

function yeastAnswer({ text }: RecipeQuestion, recipe: AskedRecipe): NumberAnswer | undefined {
  const asked = dosesAsked(text, recipe)
  const answer = doughFormOf(madeOf(recipe), asked)
  if ('refusal' in answer || answer.yeast.length === 0) return undefined
  const hours = hoursOf(text)
  const isOwn = hours === null || hours === answer.form.fermentHours
  if (!isOwn && !(hours >= DOUGH_LIMITS.fermentHours.min && hours <= DOUGH_LIMITS.fermentHours.max))
    return undefined
  const form: DoughForm = isOwn
    ? answer.form
    : { ...answer.form, fermentHours: hours, fermentMode: isColdFor(text, hours) ? 'cold' : 'room' }
  const dough = calculateDough(form)
  if ('invalid' in dough) return undefined
  const own = calculateDough(answer.form)
  const flourG = 'invalid' in own ? dough.exact.flourG : own.exact.flourG
  const doses = isOwn
    ? answer.yeast
    : [{ part: '', grams: (flourG * dough.exact.yeastG) / dough.exact.flourG }]
  const flour = weight(Math.round(flourG))
  const said = doses.map(({ part, grams }) =>
    `${italianDecimal(roundForScales(grams), 2)} g ${doses.length > 1 ? part.toLowerCase() : ''}`.trim(),
  )
  const kind = form.yeastType === 'fresh' ? 'lievito di birra fresco' : 'lievito di birra secco'
  const start =
    said.length > 1
      ? `${kind[0]?.toUpperCase()}${kind.slice(1)}: ${said.join(' e ')}, con ${flour} di farina in tutto`
      : `${said.join('')} di ${kind} per ${flour} di farina`
  return isOwn
    ? {
        title: `Lievito: ${recipe.name}`,
        answer: `${start}, come nella ricetta: ${forHours(form)}.`,
        path: `/ricette/${recipe.id}${queryOfDoses(recipe, asked.doses, '?')}`,
        tool: 'Apri la ricetta',
      }
    : {
        title: `Lievito: ${recipe.name}, ${forHours(form)}`,
        answer: `Circa ${start}: la dose della ricetta, portata a queste ore.`,
        path: calculatorPath(form, null),
        tool: CALCULATOR,
      }
}

/** As the steps of the recipe's page say it, which round. */
function ballAnswer(recipe: AskedRecipe): NumberAnswer | undefined {
  const answer = doughFormOf(madeOf(recipe), dosesOfAddress(recipe, null))
  const dough = 'form' in answer ? calculateDough(answer.form) : undefined
  if (!dough || 'invalid' in dough || recipe.dough?.pan) return undefined
  const own = recipe.dough?.pieces ?? recipe.servings
  const toldG = toldBallG(stepsOf(recipe), { own, wanted: own, factor: 1 })
  return {
    title: `Panetto: ${recipe.name}`,
    answer: `Circa ${italianDecimal(toldG ?? dough.outputs.perBallWeightG, 0)} g l'uno.`,
    path: `/ricette/${recipe.id}`,
    tool: 'Apri la ricetta',
  }
}
