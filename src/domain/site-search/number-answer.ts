/** Answers queries with a number: about yeast, flour, temperatures or weights.
 *
 * Units   grams, hours, °C, percent of the flour.
 * Source  the functions of the tools: `yeast-estimate.ts`, `start-from.ts`, `full-calculator.ts`,
 *         `convert.ts`.
 * Valid   any query. No answer without a number, or if the tool refuses the number. */
import { modelsBeside } from '#domain/dough/dose-warning.ts'
import { calculateDough, doughPerFlourOf } from '../dough/full/full-calculator.ts'
import { DOUGH_LIMITS, type DoughForm, HOUSE_DIAMETER_CM, HOUSE_FORM } from '../dough/full/full-limits.ts'
import { fermentingDough } from '../dough/full/full-stages.ts'
import { equalDoughs, MOST_PIZZAS } from '../dough/full/full-validation.ts'
import { startFromBalls, startFromFlour } from '../dough/full/start-from.ts'
import { estimateYeast } from '../dough/yeast/yeast-estimate.ts'
import { YEAST_PER_FRESH } from '../dough/yeast/yeast-model.ts'
import type { Kitchen } from '../kitchen/kitchen.ts'
import { houseForm } from '../kitchen/kitchen-dough.ts'
import { italianDecimal } from '../words/decimal-input.ts'
import { withArticle } from '../words/number-article.ts'
import { ballsPath, calculatorPath, CALCULATOR as TOOL } from './calculator-link.ts'
import { convertedAnswer } from './converted-answer.ts'
import { withFigures, withUsualWeight } from './numbers-in-letters.ts'
import { ovenAnswer } from './oven-answer.ts'
import { plainText } from './plain-text.ts'
import { firstNumber, flourOf, hoursOf, isColdFor, KG, NUMBER, weight, within } from './said-amounts.ts'
import type { NumberAnswer } from './search-document.ts'
import { ballAnswer, weighedAnswer } from './weighed-answer.ts'

/** `asked` of an answer: with these words it can be asked again for a kitchen. */
export function numberAnswer(query: string, kitchen: Kitchen | null = null): NumberAnswer | undefined {
  const text = withUsualWeight(withFigures(plainText(query)))
  if (!/\d/.test(text)) return undefined
  const house = houseForm(kitchen)
  const ofKitchen = (answer: NumberAnswer | undefined) => answer && { ...answer, asked: text }
  return (
    ofKitchen(yeastAnswer(text, house)) ??
    dryYeastAnswer(text) ??
    saltAnswer(text) ??
    waterAnswer(text) ??
    ofKitchen(
      pizzasAnswer(text, house) ??
        flourAnswer(text, house) ??
        ballAnswer(text, house) ??
        ovenAnswer(text, kitchen),
    ) ??
    weighedAnswer(text) ??
    convertedAnswer(text)
  )
}

const PER_CENT = new RegExp(`${NUMBER}(?:%|per ?cento)`)

const grams = (value: number): string => italianDecimal(value, value < 1 ? 2 : 1)

function yeastAnswer(text: string, house: DoughForm): NumberAnswer | undefined {
  const flourG = flourOf(text)
  const hours = hoursOf(text) ?? (flourG !== null && /\bfarina/.test(text) ? house.fermentHours : null)
  if (!/\blievit/.test(text) || /lievito madre/.test(text) || hours === null) return undefined
  if (!within(hours, DOUGH_LIMITS.fermentHours)) return beyondHours(hours, house)
  const degrees = firstNumber(text, new RegExp(`${NUMBER}(?:°|grad[oi])`))
  const isCold = isColdFor(text, hours)
  const isDry = /\bsecc|istantane|disidratat/.test(text)
  const form: DoughForm = {
    ...house,
    fermentHours: hours,
    fermentMode: isCold ? 'cold' : 'room',
    yeastType: isDry ? 'idy' : 'fresh',
    yeastByEstimate: true,
    ...(within(degrees, DOUGH_LIMITS.roomTempC) && !isCold && { roomTempC: degrees }),
  }
  const estimate = estimateYeast(fermentingDough(form), form.yeastType)
  const place = isCold ? 'in frigo' : `a ${italianDecimal(form.roomTempC)} °C`
  const kind = isDry ? 'lievito secco istantaneo' : 'lievito di birra fresco'
  const title = `Lievito per ${italianDecimal(hours)} ${hours === 1 ? 'ora' : 'ore'} ${place}`
  const path = calculatorPath(form, flourG, ['fermentHours', 'fermentMode'])
  if (estimate.kind === 'refused')
    return { title, answer: 'Il calcolatore si apre con i tuoi tempi già scritti.', path, tool: TOOL }
  const { middlePct, rangePct } = estimate
  const gramsOf = (pct: number) => (pct / 100) * (flourG ?? KG)
  const need = { minG: gramsOf(rangePct.min), maxG: gramsOf(rangePct.max) }
  const range = modelsBeside(gramsOf(middlePct), need, grams) || 'la stima di un modello'
  const answer = `Circa ${grams(gramsOf(middlePct))} g di ${kind} per ${weight(flourG ?? KG)} di farina (${range}).`
  return { title, answer, path, tool: TOOL }
}

function beyondHours(hours: number, house: DoughForm): NumberAnswer {
  const { min, max } = DOUGH_LIMITS.fermentHours
  const form: DoughForm = { ...house, fermentHours: Math.min(max, Math.max(min, hours)) }
  return {
    title: `Lievito per ${italianDecimal(hours)} ore`,
    answer: `Il calcolatore dosa il lievito da ${min} a ${max} ore: si apre con ${form.fermentHours}.`,
    path: calculatorPath({ ...form, yeastByEstimate: true }, null, ['fermentHours', 'fermentMode']),
    tool: TOOL,
  }
}

function dryYeastAnswer(text: string): NumberAnswer | undefined {
  const given = firstNumber(text, new RegExp(`${NUMBER}(?:g|gr|grammi)\\b`))
  const [, from = ''] =
    /\blievito (?:di birra )?(fresco|secco)(?: istantaneo)? (?:in|a|quanto)\b.*\b(?:fresco|secco)\b/.exec(
      text,
    ) ?? []
  if (from === '' || !within(given, YEAST_G)) return undefined
  const isFresh = from === 'fresco'
  const worth = isFresh ? given * YEAST_PER_FRESH.idy : given / YEAST_PER_FRESH.idy
  const [before, after] = isFresh ? ['fresco', 'secco istantaneo'] : ['secco istantaneo', 'fresco']
  return {
    title: `${italianDecimal(given)} g di lievito ${before} in ${after}`,
    answer: `Circa ${italianDecimal(worth, 1)} g di lievito di birra ${after}.`,
    path: calculatorPath({ ...HOUSE_FORM, yeastType: isFresh ? 'idy' : 'fresh' }, null, ['yeastType']),
    tool: TOOL,
  }
}
const YEAST_G = { min: 0.1, max: 1000 } as const

function saltAnswer(text: string): NumberAnswer | undefined {
  const flourG = flourOf(text)
  if (flourG === null || !/\bsale\b/.test(text) || !/\bfarina/.test(text)) return undefined
  const saltPct = firstNumber(text, PER_CENT) ?? HOUSE_FORM.saltPct
  if (!within(saltPct, DOUGH_LIMITS.saltPct)) return undefined
  return {
    title: `Sale per ${weight(flourG)} di farina`,
    answer: `${italianDecimal((flourG * saltPct) / 100, 1)} g di sale, il ${italianDecimal(saltPct)}% della farina.`,
    path: calculatorPath({ ...HOUSE_FORM, saltPct }, flourG),
    tool: TOOL,
  }
}

function waterAnswer(text: string): NumberAnswer | undefined {
  if (!/\bidrata|\bacqua/.test(text)) return undefined
  const asked = firstNumber(text, PER_CENT) ?? firstNumber(text, /\bidrata\p{L}*(?: all?)? (\d{2,3})\b/u)
  const flour = flourOf(text)
  const isForFlour = flour !== null && /\bfarina/.test(text) && !/\bpizz|\bpanett/.test(text)
  const hydrationPct = asked ?? (isForFlour ? HOUSE_FORM.hydrationPct : null)
  if (!within(hydrationPct, DOUGH_LIMITS.hydrationPct)) return undefined
  const flourG = flour ?? KG
  const form = { ...HOUSE_FORM, hydrationPct }
  const said =
    asked === null ? 'Acqua per' : `Idratazione ${withArticle('al', `${italianDecimal(hydrationPct)}%`)} su`
  return {
    title: `${said} ${weight(flourG)} di farina`,
    answer: `Servono ${italianDecimal((flourG * hydrationPct) / 100, 0)} g di acqua${asked === null ? atHydration(form) : ''}.`,
    path: calculatorPath(form, flourG),
    tool: TOOL,
  }
}

const OTHERS = /\b(?:lievit|olio|strutto|zucchero|malto|miele|latte|uov|semola|biga|poolish)/

const BALL = /\b(?:pallin[ae]|pall[ae]|panett[oi]) da (\d{2,4}) ?(?:g|gr|grammi)\b/

/** A last ball that lacks less than a twentieth of its weight is one too. */
const NEARLY_ONE = 0.05
const WORTH_TELLING_G = 10

function ballsAnswer(flourG: number, ballG: number, house: DoughForm): NumberAnswer | undefined {
  const totalG = flourG * doughPerFlourOf(house)
  const balls = Math.floor(totalG / ballG + NEARLY_ONE)
  if (balls < 1) return undefined
  const leftG = Math.round(totalG - balls * ballG)
  return {
    title: `Panetti da ${ballG} g con ${weight(flourG)} di farina`,
    answer: `${balls} ${balls === 1 ? 'panetto' : 'panetti'} da ${ballG} g${atHydration(house)}${leftOver(leftG)}.`,
    path:
      'form' in startFromBalls(house, { count: balls, ballG })
        ? ballsPath(house, balls, ballG)
        : calculatorPath(house, flourG),
    tool: TOOL,
  }
}

function pizzasAnswer(text: string, house: DoughForm): NumberAnswer | undefined {
  const [ball = '', ballSaid] = BALL.exec(text) ?? []
  const flourG = flourOf(text.replace(ball, ' '))
  if (flourG === null || !/\bfarina/.test(text) || OTHERS.test(text)) return undefined
  if (ballSaid !== undefined) return ballsAnswer(flourG, Number(ballSaid), house)
  const started = startFromFlour(house, flourG)
  if ('refusal' in started) return undefined
  const { servings } = started.form
  const usual = calculateDough(house)
  if ('invalid' in usual) return undefined
  const usualG = Math.floor(usual.outputs.perBallWeightG)
  const totalG = flourG * doughPerFlourOf(started.form)
  const leftG = Math.round(totalG - servings * usualG)
  const isUsual = leftG >= -NEARLY_ONE * usualG
  const ballG = isUsual ? usualG : totalG / servings
  return {
    title: `Che cosa viene da ${weight(flourG)} di farina`,
    answer: `${servings} ${servings === 1 ? 'pizza tonda' : 'pizze tonde'} da ${HOUSE_DIAMETER_CM} cm, con panetti da ${italianDecimal(ballG, 0)} g${isUsual ? '' : `, più leggeri dei soliti ${usualG}`}${atHydration(started.form)}${leftOver(leftG)}.`,
    path:
      isUsual && leftG >= WORTH_TELLING_G
        ? ballsPath(house, servings, usualG)
        : calculatorPath(house, flourG),
    tool: TOOL,
  }
}

const leftOver = (leftG: number) => (leftG >= WORTH_TELLING_G ? `: restano ${leftG} g` : '')

const atHydration = ({ hydrationPct }: DoughForm) =>
  ` (idratazione ${withArticle('al', `${italianDecimal(hydrationPct)}%`)})`

const COUNTED_DOUGH = /\bfarina|\bimpasto|\bacqua|\bdos[ie]|\bpizz[ae] per \d+ person|^\d+ (?:panett|pallin)/

/** More balls than the calculator weighs at once become equal doughs. */
function flourAnswer(text: string, house: DoughForm): NumberAnswer | undefined {
  const wanted = firstNumber(text, new RegExp(`${NUMBER}(?:pizz[ae]|panett[oi]|pallin[ae]|person[ae])\\b`))
  if (!within(wanted, { min: DOUGH_LIMITS.servings.min, max: MOST_PIZZAS }) || !Number.isInteger(wanted))
    return undefined
  if (!COUNTED_DOUGH.test(text)) return undefined
  const { doughs, most: servings } = equalDoughs(wanted)
  const form = { ...house, servings }
  const dough = calculateDough(form)
  if ('invalid' in dough) return undefined
  const { flourG, waterG, perBallWeightG } = dough.outputs
  const many = doughs === 1 ? '' : `${doughs} impasti da ${servings} panetti, ciascuno con `
  return {
    title: `Impasto per ${wanted} ${wanted === 1 ? 'pizza' : 'pizze'}`,
    answer: `${many}${italianDecimal(flourG, 0)} g di farina e ${italianDecimal(waterG, 0)} g di acqua, per panetti da ${italianDecimal(perBallWeightG, 0)} g${atHydration(form)}.`,
    path: calculatorPath(form, null),
    tool: TOOL,
  }
}
