import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PIZZA_TYPES } from '#knowledge/styles-simple.ts'
import { anySimpleParams } from '#tests/support/any-dough-form.ts'
import {
  asFallback,
  calculateSimpleDough,
  compositionShares,
  isFallback,
  weighSimpleDough,
} from './simple-calculator.ts'
import { DEFAULT_SIMPLE_PARAMS } from './simple-limits.ts'
import { choosePizzaType, FLOUR_PRESETS, PIZZA_TYPE_PRESETS } from './simple-presets.ts'
import { expertTip, FALLBACK_FIRST_TIP, FIXED_TIMES } from './simple-texts.ts'
import { displayedLeaveningH } from './simple-times.ts'

test('the first parameters: 800 g of dough', () => {
  // By hand: 800 / (1 + 0.6 + 0.025 + 0.01) = 489.30 g of flour.
  expect(weighSimpleDough(DEFAULT_SIMPLE_PARAMS)).toStrictEqual({
    flour: 489.3,
    water: 293.6,
    salt: 12.2,
    yeast: 4.89,
  })
})

test('mother yeast is 20 % of the flour, dry yeast 0.3 %', () => {
  const mother = weighSimpleDough({ ...DEFAULT_SIMPLE_PARAMS, yeastType: 'mother' })
  expect(mother).toStrictEqual({ flour: 438.4, water: 263, salt: 11, yeast: 87.67 })
  const dry = weighSimpleDough({ ...DEFAULT_SIMPLE_PARAMS, yeastType: 'dry' })
  // 800 / 1.628 = 491.40 g of flour.
  expect(dry).toMatchObject({ flour: 491.4, yeast: 1.47 })
})

test.each([
  ['napoletana', 60, 0],
  ['romana', 65, 0],
  ['siciliana', 75, 2.5],
  ['tonda', 62, 2],
  ['teglia', 70, 2.5],
  ['pala', 80, 2.5],
] as const)('%s: hydration %d, oil %d %%', (pizzaType, hydration, oilPct) => {
  expect(choosePizzaType(pizzaType)).toStrictEqual({ pizzaType, hydration })
  const params = { ...DEFAULT_SIMPLE_PARAMS, pizzaCount: 7, ...choosePizzaType(pizzaType) }
  const { flour, oil } = weighSimpleDough(params)
  expect(oil === undefined ? 0 : (100 * oil) / flour).toBeCloseTo(oilPct, 1)
  expect(oil === undefined).toBe(oilPct === 0)
  expect(PIZZA_TYPE_PRESETS[pizzaType].hydrationPct).toBe(hydration)
})

describe('for all parameters', () => {
  test('the ingredients weigh pizzaCount x pizzaSize and keep their percentages', () => {
    fc.assert(
      fc.property(anySimpleParams, (params) => {
        const { flour, water, salt, yeast, oil = 0 } = weighSimpleDough(params)
        const total = params.pizzaCount * params.pizzaSize
        expect(Math.abs(flour + water + salt + yeast + oil - total)).toBeLessThan(0.3)
        expect(Math.abs(water - (flour * params.hydration) / 100)).toBeLessThan(0.11)
        for (const weight of [flour, water, salt, yeast]) expect(weight).toBeGreaterThan(0)
      }),
    )
  })

  test('n pizzas take n times the ingredients of one', () => {
    fc.assert(
      fc.property(anySimpleParams, (params) => {
        const many = weighSimpleDough(params)
        const one = weighSimpleDough({ ...params, pizzaCount: 1 })
        expect(Math.abs(many.flour - one.flour * params.pizzaCount)).toBeLessThan(
          0.05 * (params.pizzaCount + 1) + 1e-6,
        )
      }),
    )
  })

  test('the chart is the whole dough', () => {
    fc.assert(
      fc.property(anySimpleParams, (params) => {
        const ingredients = weighSimpleDough(params)
        const { flour, water, other } = compositionShares(ingredients)
        expect(flour + water + other).toBeCloseTo(1, 9)
        expect(water / flour).toBeCloseTo(ingredients.water / ingredients.flour, 9)
      }),
    )
  })
})

test('oil and sugar belong to the remainder of the chart', () => {
  const shares = compositionShares({ flour: 50, water: 30, salt: 5, yeast: 5, oil: 6, sugar: 4 })
  expect(shares).toStrictEqual({ flour: 0.5, water: 0.3, other: 0.2 })
})

test('only the fallback starts with the fixed tip', () => {
  const result = calculateSimpleDough(DEFAULT_SIMPLE_PARAMS)
  expect(isFallback(result)).toBe(false)
  const fallback = asFallback(result)
  expect(isFallback(fallback)).toBe(true)
  expect(fallback.analysis.tips).toStrictEqual([
    "Prepara l'impasto almeno 24 ore prima della cottura",
    ...result.analysis.tips,
  ])
  expect(fallback.ingredients).toBe(result.ingredients)
  expect(FALLBACK_FIRST_TIP).toBe(fallback.analysis.tips[0])
})

test.each([
  ['diretta', 24, 22, 24],
  ['diretta', 24, 25, 24],
  ['diretta', 24, 18, 24],
  ['diretta', 24, 26, 19],
  ['diretta', 24, 17, 31],
  ['frigo', 72, 35, 58],
  ['indiretta', 2, 15, 3],
  ['lunga', 72, 22, 18],
  ['lunga', 2, 30, 14],
  ['lunga', 24, 16, 23],
] as const)('%s, %d h at %d °C is displayed as %d h', (leavenMethod, restTime, roomTemperature, hours) => {
  expect(displayedLeaveningH({ leavenMethod, restTime, roomTemperature })).toBe(hours)
})

test('fixed texts and the expert tip', () => {
  expect(FIXED_TIMES).toStrictEqual({ dough: '20 min', baking: '3-5 min', idealWater: '20-22 °C' })
  expect(expertTip({ restTime: 24 })).toContain('almeno 14 ore in frigorifero')
  expect(expertTip({ restTime: 2 })).toContain("almeno un'ora in frigorifero")
})

test('protein and strength of the flours are as specified', () => {
  expect(Object.values(FLOUR_PRESETS).map(({ protein, strength }) => `${protein} ${strength}`)).toStrictEqual(
    [
      '11-13% W300-320',
      '10-12% W240-280',
      '13-15% W350-400',
      '11-13% W170-250',
      '11-12% W200-250',
      'variabili W variabile',
    ],
  )
  expect(PIZZA_TYPES).toHaveLength(6)
})

test('the first values are as specified', () => {
  expect(DEFAULT_SIMPLE_PARAMS).toStrictEqual({
    pizzaType: 'napoletana',
    pizzaCount: 4,
    pizzaSize: 200,
    hydration: 60,
    flourType: '00',
    yeastType: 'fresh',
    leavenMethod: 'diretta',
    roomTemperature: 22,
    restTime: 24,
  })
})
