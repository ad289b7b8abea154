/** Start from what is there: flour, a pan or balls. Returns the values of the full calculator's form.
 *
 * Units   grams (`…G`), cm, g/cm² (`thicknessFactor`), percent of the flour.
 * Source  the full calculator's own arithmetic turned round; thickness of a pan by area / 2: [RAFCALC-TEGLIA].
 * Valid   the ranges below; a wish whose dough would be thinner or thicker than the form allows is refused. The
 *         thickness that fits is kept to 6 decimals: under 0.1 g in 20 kg of flour, at 0.3 g/cm². */
import { italianDecimal } from '#domain/words/decimal-input.ts'
import { doughPerFlourOf, INVALID_DIMENSIONS, pizzaAreaCm2 } from './full-calculator.ts'
import { DIMENSION_LIMITS, DOUGH_LIMITS, type DoughForm, type PizzaShape, type Range } from './full-limits.ts'
import { DOUGH_PRESETS } from './full-presets.ts'

type StartRefusal = {
  code:
    | 'flour-out-of-range'
    | 'balls-out-of-range'
    | 'pan-out-of-range'
    | 'thickness-out-of-range'
    | 'no-dimensions'
  message: string
}
export type StartAnswer = { form: DoughForm } | { refusal: StartRefusal }

/** What may be asked. [stima]: from a test dough to a party. */
export const START_LIMITS = {
  flourG: { min: 10, max: 20_000 },
  ballG: { min: 50, max: 2000 },
} as const satisfies Record<string, Range>

/** Half a gram of dough per cm² of pan: 'lunghezza x larghezza / 2'. */
export const PAN_RULE_THICKNESS = 0.5

export type Pan =
  | Readonly<{ shape: 'round'; diameterCm: number; count: number }>
  | Readonly<{ shape: 'pan'; lengthCm: number; widthCm: number; count: number }>

const isWithin = (value: number, { min, max }: Range): boolean => value >= min && value <= max
const isCount = (value: number): boolean => Number.isInteger(value) && isWithin(value, DOUGH_LIMITS.servings)

const THICKNESS_STEPS = 1e6
const kept = (thickness: number): number => Math.round(thickness * THICKNESS_STEPS) / THICKNESS_STEPS
/** Never more flour than there is. */
const keptDown = (thickness: number): number => Math.floor(thickness * THICKNESS_STEPS) / THICKNESS_STEPS

/** No ball lighter than asked: half a gram would round the wrong way. */
const keptUp = (thickness: number): number => Math.ceil(thickness * THICKNESS_STEPS) / THICKNESS_STEPS

/** [stima]. */
const OWN_LEEWAY = 1.5

function refuse(code: StartRefusal['code'], message: string): StartAnswer {
  return { refusal: { code, message } }
}

const noDimensions = (): StartAnswer => refuse('no-dimensions', INVALID_DIMENSIONS)

/** What the styles of the presets bar use, and half as much again around the form's own thickness: beyond it lies no pizza. */
function usualThickness(own: number): Range {
  const styles = DOUGH_PRESETS.map(({ thicknessFactor }) => thicknessFactor)
  return { min: Math.min(...styles, own / OWN_LEEWAY), max: Math.max(...styles, own * OWN_LEEWAY) }
}

function withThickness(form: Readonly<DoughForm>, servings: number, thicknessFactor: number): StartAnswer {
  const hard = DOUGH_LIMITS.thicknessFactor
  const usual = usualThickness(form.thicknessFactor)
  const { min, max } = { min: Math.max(hard.min, usual.min), max: Math.min(hard.max, usual.max) }
  if (isWithin(thicknessFactor, { min, max })) return { form: { ...form, servings, thicknessFactor } }
  const sizes: Record<PizzaShape, string> = { round: 'il diametro', pan: 'le misure della teglia' }
  const hint = thicknessFactor < min ? 'diminuisci' : 'aumenta'
  const ballG = italianDecimal((pizzaAreaCm2(form) ?? 0) * thicknessFactor, 0)
  return refuse(
    'thickness-out-of-range',
    `Ogni pizza peserebbe ${ballG} g, con uno spessore di ${italianDecimal(thicknessFactor, 2)} g/cm² (di solito da ${italianDecimal(min, 2)} a ${italianDecimal(max, 2)}): ${hint} ${sizes[form.shape]}.`,
  )
}

/** 'Ho 1 kg di farina': uses it up. Keeps the pizza's size and percentages, rounds the number of pizzas that the form's
 * thickness would give, then takes the thickness at which no whole gram of flour
 * is left over, and none is missing. */
export function startFromFlour(form: Readonly<DoughForm>, flourG: number): StartAnswer {
  const { min, max } = START_LIMITS.flourG
  if (!isWithin(flourG, { min, max })) {
    return refuse('flour-out-of-range', `Inserisci la farina da ${min} a ${max} g.`)
  }
  const areaCm2 = pizzaAreaCm2(form)
  if (areaCm2 === null) return noDimensions()
  const totalG = Math.floor(flourG) * doughPerFlourOf(form)
  const wanted = totalG / (areaCm2 * form.thicknessFactor)
  const { servings } = DOUGH_LIMITS
  const count = Math.min(Math.max(Math.round(wanted), servings.min), servings.max)
  return withThickness(form, count, keptDown(totalG / (areaCm2 * count)))
}

/** 'Ho questa teglia 30x40': its shape and measures, as many doughs as pans. The thickness is the form's unless another
 * is asked for, like `PAN_RULE_THICKNESS`. */
export function startFromPan(
  form: Readonly<DoughForm>,
  pan: Pan,
  thicknessFactor: number = form.thicknessFactor,
): StartAnswer {
  const sides = pan.shape === 'round' ? [pan.diameterCm] : [pan.lengthCm, pan.widthCm]
  if (!isCount(pan.count) || !sides.every((cm) => isWithin(cm, DIMENSION_LIMITS))) {
    const { servings } = DOUGH_LIMITS
    return refuse(
      'pan-out-of-range',
      `Inserisci da ${servings.min} a ${servings.max} teglie, con misure da ${DIMENSION_LIMITS.min} a ${DIMENSION_LIMITS.max} cm.`,
    )
  }
  const { min, max } = DOUGH_LIMITS.thicknessFactor
  if (!isWithin(thicknessFactor, { min, max })) {
    return refuse(
      'thickness-out-of-range',
      `Inserisci uno spessore da ${italianDecimal(min)} a ${italianDecimal(max)} g/cm².`,
    )
  }
  const dimensions =
    pan.shape === 'round'
      ? { shape: pan.shape, diameterCm: pan.diameterCm }
      : { shape: pan.shape, panLengthCm: pan.lengthCm, panWidthCm: pan.widthCm }
  return { form: { ...form, ...dimensions, servings: pan.count, thicknessFactor: kept(thicknessFactor) } }
}

/** 'Ho queste palline': that many balls of that weight; the thickness follows from the pizza's size. */
export function startFromBalls(
  form: Readonly<DoughForm>,
  { count, ballG }: Readonly<{ count: number; ballG: number }>,
): StartAnswer {
  if (!isCount(count) || !isWithin(ballG, START_LIMITS.ballG)) {
    const { servings } = DOUGH_LIMITS
    const { min, max } = START_LIMITS.ballG
    return refuse(
      'balls-out-of-range',
      `Inserisci da ${servings.min} a ${servings.max} panetti, ciascuno da ${min} a ${max} g.`,
    )
  }
  const areaCm2 = pizzaAreaCm2(form)
  return areaCm2 === null ? noDimensions() : withThickness(form, count, keptUp(ballG / areaCm2))
}
