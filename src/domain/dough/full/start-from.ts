/** Changes the full calculator's form so that it fits the reader's flour, pans or balls.
 *
 * Units   grams (`…G`), cm, g/cm² (`thicknessFactor`), percent of the flour.
 * Source  the inverse of the full calculator.
 * Valid   the ranges below; refuses a dough thinner or thicker than the form allows. The thickness has 6
 *         decimals: at 0.3 g/cm² the error is under 0.1 g in 20 kg of flour. */

import { italianDecimal } from '#domain/words/decimal-input.ts'
import { doughPerFlourOf, INVALID_DIMENSIONS, pizzaAreaCm2 } from './full-calculator.ts'
import {
  DIMENSION_LIMITS,
  type DimensionField,
  DOUGH_LIMITS,
  type DoughForm,
  type PizzaShape,
  type Range,
  USUAL_SIZE,
} from './full-limits.ts'
import { DOUGH_PRESETS } from './full-presets.ts'

/** Describes the changes that 'Parti da quello che hai' makes to the form.
 *
 * Units   those of `full-limits.ts`.
 * Valid   two forms; `start-from.ts` made the second from the first. */
type Shown = readonly [name: string, of: (form: Readonly<DoughForm>) => string]

const cm = (value: number | null) => (value === null ? '' : italianDecimal(value, 1))

const SHOWN: readonly Shown[] = [
  ['forma', ({ shape }) => (shape === 'round' ? 'tonda' : 'in teglia')],
  [
    'misure',
    ({ shape, diameterCm, panLengthCm, panWidthCm }) =>
      shape === 'round' ? `${cm(diameterCm)} cm` : `${cm(panLengthCm)} × ${cm(panWidthCm)} cm`,
  ],
  ['numero', ({ servings }) => String(servings)],
  ['spessore', ({ thicknessFactor }) => `${italianDecimal(thicknessFactor, 3)} g/cm²`],
]

export function startChanges(before: Readonly<DoughForm>, after: Readonly<DoughForm>): string {
  const changes = SHOWN.filter(([, of]) => of(before) !== of(after)).map(([name, of]) => {
    const isOtherShape = name === 'misure' && before.shape !== after.shape
    return isOtherShape ? `${name} ${of(after)}` : `${name} ${of(after)} (prima ${of(before)})`
  })
  return changes.length === 0
    ? 'Il modulo era già così: non è cambiato nulla.'
    : `Nel modulo ora: ${changes.join(', ')}.`
}

const PIZZAS_OF_TRAY = 4

function countInOther({ shape }: Readonly<DoughForm>, count: number): number {
  const { max } = DOUGH_LIMITS.servings
  return shape === 'round' ? Math.ceil(count / PIZZAS_OF_TRAY) : Math.min(max, count * PIZZAS_OF_TRAY)
}

/** One tray for every four pizzas. `before` is how many there were before the dough came to its own shape:
 * they return as long as they make as many as there are now. */
export function inOtherShape(form: Readonly<DoughForm>, before?: number): DoughForm {
  const shape = form.shape === 'round' ? 'pan' : 'round'
  const next = { ...form, shape } as const
  const isSame = before !== undefined && countInOther(next, before) === form.servings
  const sides = Object.entries(USUAL_SIZE[shape])
  return {
    ...next,
    ...Object.fromEntries(sides.map(([side, cm]) => [side, form[side as DimensionField] ?? cm])),
    servings: isSame ? before : countInOther(form, form.servings),
  }
}

export type StartAnswer = { form: DoughForm } | { refusal: string }

/** Grams [stima]. */
export const START_LIMITS = {
  flourG: { min: 10, max: 20_000 },
  ballG: { min: 50, max: 2000 },
} as const satisfies Record<string, Range>

export type Pan =
  | Readonly<{ shape: 'round'; diameterCm: number; count: number }>
  | Readonly<{ shape: 'pan'; lengthCm: number; widthCm: number; count: number }>

const isWithin = (value: number, { min, max }: Range): boolean => value >= min && value <= max
const isCount = (value: number): boolean => Number.isInteger(value) && isWithin(value, DOUGH_LIMITS.servings)

const THICKNESS_STEPS = 1e6
const kept = (thickness: number, round = Math.round): number =>
  round(thickness * THICKNESS_STEPS) / THICKNESS_STEPS

/** The usual thickness may differ from the form's own thickness at least by this factor [stima]. */
const OWN_LEEWAY = 1.5

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
  return {
    refusal: `Ogni pizza peserebbe ${ballG} g, con uno spessore di ${italianDecimal(thicknessFactor, 2)} g/cm² (di solito da ${italianDecimal(min, 2)} a ${italianDecimal(max, 2)}): ${hint} ${sizes[form.shape]}.`,
  }
}

/** 'Ho 1 kg di farina': keeps the size of the pizza and the percentages. The form's thickness decides the
 * number of pizzas. Then the thickness changes so that the given flour is used up. */
export function startFromFlour(form: Readonly<DoughForm>, flourG: number): StartAnswer {
  const { min, max } = START_LIMITS.flourG
  if (!isWithin(flourG, { min, max })) {
    return { refusal: `Inserisci la farina da ${min} a ${max} g.` }
  }
  const areaCm2 = pizzaAreaCm2(form)
  if (areaCm2 === null) return { refusal: INVALID_DIMENSIONS }
  const totalG = Math.floor(flourG) * doughPerFlourOf(form)
  const wanted = totalG / (areaCm2 * form.thicknessFactor)
  const { servings } = DOUGH_LIMITS
  // Rounded down, so that the dough never needs more flour than given.
  const count = Math.min(Math.max(Math.round(wanted), servings.min), servings.max)
  return withThickness(form, count, kept(totalG / (areaCm2 * count), Math.floor))
}

/** 'Ho questa teglia 30x40': takes shape and size of the pan, one dough per pan. For half a gram of dough
 * per cm², pass `PAN_RULE_THICKNESS`. */
export function startFromPan(
  form: Readonly<DoughForm>,
  pan: Pan,
  thicknessFactor: number = form.thicknessFactor,
): StartAnswer {
  const sides = pan.shape === 'round' ? [pan.diameterCm] : [pan.lengthCm, pan.widthCm]
  if (!isCount(pan.count) || !sides.every((cm) => isWithin(cm, DIMENSION_LIMITS))) {
    const { servings } = DOUGH_LIMITS
    return {
      refusal: `Inserisci da ${servings.min} a ${servings.max} teglie, con misure da ${DIMENSION_LIMITS.min} a ${DIMENSION_LIMITS.max} cm.`,
    }
  }
  const { min, max } = DOUGH_LIMITS.thicknessFactor
  if (!isWithin(thicknessFactor, { min, max })) {
    return { refusal: `Inserisci uno spessore da ${italianDecimal(min)} a ${italianDecimal(max)} g/cm².` }
  }
  const dimensions =
    pan.shape === 'round'
      ? { shape: pan.shape, diameterCm: pan.diameterCm }
      : { shape: pan.shape, panLengthCm: pan.lengthCm, panWidthCm: pan.widthCm }
  return { form: { ...form, ...dimensions, servings: pan.count, thicknessFactor: kept(thicknessFactor) } }
}

/** 'Ho queste palline': number and weight of the balls. The thickness follows from the size of the pizza. */
export function startFromBalls(
  form: Readonly<DoughForm>,
  { count, ballG }: Readonly<{ count: number; ballG: number }>,
): StartAnswer {
  if (!isCount(count) || !isWithin(ballG, START_LIMITS.ballG)) {
    const { servings } = DOUGH_LIMITS
    const { min, max } = START_LIMITS.ballG
    return {
      refusal: `Inserisci da ${servings.min} a ${servings.max} panetti, ciascuno da ${min} a ${max} g.`,
    }
  }
  const areaCm2 = pizzaAreaCm2(form)
  // Rounded up, so that no ball is lighter than requested.
  return areaCm2 === null
    ? { refusal: INVALID_DIMENSIONS }
    : withThickness(form, count, kept(ballG / areaCm2, Math.ceil))
}
