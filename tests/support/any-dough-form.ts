/** Arbitrary forms of the two dough calculators, anywhere within their limits. */
import fc from 'fast-check'
import {
  DIMENSION_LIMITS,
  DOUGH_LIMITS,
  type DoughForm,
  FERMENT_MODES,
  PIZZA_SHAPES,
  type Range,
  YEAST_TYPES,
} from '#domain/dough/full/full-limits.ts'
import { splitForm } from '#domain/dough/full/full-split.ts'
import {
  FLOUR_TYPES,
  LEAVEN_METHODS,
  SIMPLE_YEAST_TYPES,
  type SimpleDoughParams,
} from '#domain/dough/simple/simple-limits.ts'
import { SIMPLE_LIMITS, type StepRange } from '#domain/dough/simple/simple-ranges.ts'
import { PIZZA_TYPES } from '#knowledge/styles-simple.ts'

/** A decimal of at most `digits` digits, as people type it, edges included. */
const decimal = ({ min, max }: Range, digits: number) =>
  fc
    .integer({ min: Math.round(min * 10 ** digits), max: Math.round(max * 10 ** digits) })
    .map((steps) => Number((steps / 10 ** digits).toFixed(digits)))

const percent = (range: Range) => decimal(range, 2)
const one = (range: Range) => decimal(range, 1)
const onStep = ({ min, max, step }: StepRange) =>
  fc.integer({ min: min / step, max: max / step }).map((steps) => steps * step)

/** Without it some records have no prototype, and strict equality tells them apart. */
const PLAIN_OBJECTS = { noNullPrototype: true } as const

const flags = {
  prefermentEnabled: fc.boolean(),
  sourdoughEnabled: fc.boolean(),
  yeastByEstimate: fc.boolean(),
  shape: fc.constantFrom(...PIZZA_SHAPES),
  yeastType: fc.constantFrom(...YEAST_TYPES),
  fermentMode: fc.constantFrom(...FERMENT_MODES),
}

/** Each field within its range; its stages may ask for more water than the dough has. */
export const anyDoughFields: fc.Arbitrary<DoughForm> = fc.record(
  {
    ...flags,
    name: fc.string({ minLength: 1, maxLength: 40 }).map((text) => `Impasto ${text}`.trim()),
    notes: fc.string({ maxLength: 60 }).map((text) => text.trim()),
    servings: decimal(DOUGH_LIMITS.servings, 0),
    diameterCm: one(DIMENSION_LIMITS),
    panLengthCm: one(DIMENSION_LIMITS),
    panWidthCm: one(DIMENSION_LIMITS),
    thicknessFactor: decimal(DOUGH_LIMITS.thicknessFactor, 2),
    hydrationPct: percent(DOUGH_LIMITS.hydrationPct),
    saltPct: percent(DOUGH_LIMITS.saltPct),
    oilPct: percent(DOUGH_LIMITS.oilPct),
    sugarPct: percent(DOUGH_LIMITS.sugarPct),
    yeastFactor: decimal(DOUGH_LIMITS.yeastFactor, 4),
    fermentHours: one(DOUGH_LIMITS.fermentHours),
    roomTempC: one(DOUGH_LIMITS.roomTempC),
    fridgeTempC: one(DOUGH_LIMITS.fridgeTempC),
    prefermentFlourPct: percent(DOUGH_LIMITS.prefermentFlourPct),
    prefermentHydrationPct: percent(DOUGH_LIMITS.prefermentHydrationPct),
    sourdoughStarterPct: percent(DOUGH_LIMITS.sourdoughStarterPct),
    sourdoughStarterHydrationPct: percent(DOUGH_LIMITS.sourdoughStarterHydrationPct),
    altitudeM: decimal(DOUGH_LIMITS.altitudeM, 0),
    humidityPct: decimal(DOUGH_LIMITS.humidityPct, 0),
  },
  PLAIN_OBJECTS,
)

export const anyDoughForm: fc.Arbitrary<DoughForm> = anyDoughFields.filter((form) => {
  const answer = splitForm(form)
  return answer === null || 'split' in answer
})

export const anySimpleParams: fc.Arbitrary<SimpleDoughParams> = fc.record(
  {
    pizzaType: fc.constantFrom(...PIZZA_TYPES),
    flourType: fc.constantFrom(...FLOUR_TYPES),
    yeastType: fc.constantFrom(...SIMPLE_YEAST_TYPES),
    leavenMethod: fc.constantFrom(...LEAVEN_METHODS),
    pizzaCount: onStep(SIMPLE_LIMITS.pizzaCount),
    pizzaSize: onStep(SIMPLE_LIMITS.pizzaSize),
    hydration: onStep(SIMPLE_LIMITS.hydration),
    roomTemperature: one(SIMPLE_LIMITS.roomTemperature),
    restTime: one(SIMPLE_LIMITS.restTime),
  },
  PLAIN_OBJECTS,
)
