import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PIZZA_TYPES } from '#knowledge/styles-simple.ts'
import { anySimpleParams } from '#tests/support/any-dough-form.ts'
import { calculateSimpleDough, weighSimpleDough } from './simple-calculator.ts'
import { DIFFICULTY_LEVELS, difficultyBarPct, difficultyOf } from './simple-difficulty.ts'
import {
  DEFAULT_SIMPLE_PARAMS,
  FLOUR_TYPES,
  LEAVEN_METHODS,
  type SimpleDoughParams,
} from './simple-limits.ts'
import { doughNutrition, FLOUR_NUTRITION } from './simple-nutrition.ts'
import { choosePizzaType } from './simple-presets.ts'
import { FALLBACK_FIRST_TIP } from './simple-texts.ts'
import { suggestToppings } from './simple-toppings.ts'

const tipsOf = (change: Partial<SimpleDoughParams>) =>
  calculateSimpleDough({ ...DEFAULT_SIMPLE_PARAMS, ...change }).analysis.tips

test('every answer is complete: text, level, oven, three tips or more, and no fixed first tip', () => {
  fc.assert(
    fc.property(anySimpleParams, (params) => {
      const { analysis } = calculateSimpleDough(params)
      expect(analysis.expectedTexture).toMatch(/^\p{Lu}.{10,}\.$/u)
      expect(DIFFICULTY_LEVELS).toContain(analysis.difficultyLevel)
      expect(analysis.optimalBakingTemp).toBeGreaterThanOrEqual(200)
      expect(analysis.optimalBakingTemp).toBeLessThanOrEqual(485)
      expect(analysis.tips.length).toBeGreaterThanOrEqual(3)
      expect(new Set(analysis.tips).size).toBe(analysis.tips.length)
      expect(analysis.tips).not.toContain(FALLBACK_FIRST_TIP)
      for (const value of Object.values(analysis.nutritionalInfo)) {
        expect(Number.isFinite(value) && value >= 0).toBe(true)
      }
    }),
  )
})

describe('tips answer the parameters', () => {
  test.each([
    [{ roomTemperature: 30 }, ['A 30 °C', 'corre']],
    [{ roomTemperature: 16 }, ['A 16 °C', 'rallenta']],
    [{ roomTemperature: 22 }, ['Con 22 °C', '20-22 °C']],
    [{ hydration: 80 }, ['più volte', 'tre giri di pieghe']],
    [{ hydration: 70 }, ['due giri di pieghe', 'prima ora']],
    [{ restTime: 72 }, ['Per 72 ore', 'W240-280', 'stima']],
    [{ restTime: 24 }, ['Per 24 ore', 'W 300-330', 'W240-280']],
    [{ leavenMethod: 'frigo', restTime: 6 }, ['meno di 12 ore', 'frena']],
    [{ leavenMethod: 'frigo', restTime: 48 }, ['frigorifero', 'falli raddoppiare']],
    [{ leavenMethod: 'indiretta' }, ['biga', 'poolish']],
    [{ yeastType: 'mother' }, ['rinfrescato', 'già contato']],
  ] satisfies [Partial<SimpleDoughParams>, string[]][])('%j: %j', (change, words) => {
    expect(tipsOf(change).some((tip) => words.every((word) => tip.includes(word)))).toBe(true)
  })

  test('how long the dough rests is left to the steps, which know whether its yeast is made for it', () => {
    for (const leavenMethod of LEAVEN_METHODS)
      expect(tipsOf({ leavenMethod, restTime: 24, flourType: '0' }).join(' ')).not.toContain('24 ore')
  })

  test('a flour that lasts is not called weak, an ordinary dough gets no folds', () => {
    expect(tipsOf({ restTime: 12 }).join(' ')).not.toMatch(/più forte|pieghe/)
    expect(tipsOf({ restTime: 24, flourType: '0' }).join(' ')).not.toContain('più forte')
    expect(tipsOf({ restTime: 72, flourType: '0' }).join(' ')).toContain('più forte')
    expect(tipsOf({ restTime: 72, flourType: 'mix' }).join(' ')).not.toContain('più forte')
    expect(tipsOf({ restTime: 72, flourType: 'manitoba' }).join(' ')).not.toContain('più forte')
  })

  test('texture mentions an unusual hydration and a rustic flour', () => {
    const texture = (change: Partial<SimpleDoughParams>) =>
      calculateSimpleDough({ ...DEFAULT_SIMPLE_PARAMS, ...change }).analysis.expectedTexture
    expect(texture({ hydration: 65 })).toContain('più umida')
    expect(texture({ hydration: 55 })).toContain('più asciutta')
    expect(texture({ flourType: 'integrale' })).toContain('rustica')
    expect(texture({})).not.toMatch(/umida|asciutta|rustica/)
  })
})

describe('difficulty', () => {
  test.each([
    [{}, 'Principiante'],
    [{ leavenMethod: 'frigo' }, 'Principiante'],
    [{ hydration: 68, leavenMethod: 'frigo' }, 'Intermedio'],
    [{ yeastType: 'mother' }, 'Intermedio'],
    [{ yeastType: 'dry', leavenMethod: 'lunga' }, 'Principiante'],
    [{ flourType: 'semola', restTime: 48 }, 'Intermedio'],
    [{ flourType: 'semola', restTime: 47 }, 'Principiante'],
    [{ hydration: 76, leavenMethod: 'indiretta' }, 'Esperto'],
    [{ yeastType: 'mother', restTime: 48, flourType: 'integrale' }, 'Esperto'],
  ] satisfies [Partial<SimpleDoughParams>, string][])('%j is %s', (change, level) => {
    expect(difficultyOf({ ...DEFAULT_SIMPLE_PARAMS, ...change })).toBe(level)
  })

  test('more water or more hours never make it easier', () => {
    const rank = (params: SimpleDoughParams) => DIFFICULTY_LEVELS.indexOf(difficultyOf(params))
    fc.assert(
      fc.property(anySimpleParams, fc.nat(35), fc.nat(70), (params, water, hours) => {
        const harder = { ...params, hydration: params.hydration + water, restTime: params.restTime + hours }
        expect(rank(harder)).toBeGreaterThanOrEqual(rank(params))
      }),
    )
  })

  test('the bar', () => {
    expect(['Principiante', 'Intermedio', 'Esperto', 'Altro'].map(difficultyBarPct)).toStrictEqual([
      33, 66, 100, 100,
    ])
  })
})

describe('nutrition', () => {
  test('the first dough, worked out apart from this code', () => {
    // 489.3 g of 00 and 4.89 g of fresh yeast in 800 g: (489.3 x 364 + 4.89 x 105) / 800 = 223.3 kcal.
    const ingredients = weighSimpleDough(DEFAULT_SIMPLE_PARAMS)
    expect(doughNutrition(DEFAULT_SIMPLE_PARAMS, ingredients)).toStrictEqual({
      calories: 223,
      proteins: 6.4,
      carbs: 45.1,
      fats: 0.6,
      fiber: 1.7,
    })
  })

  test.each(FLOUR_TYPES)(
    'energy of flour %s agrees with its parts (4-4-9-2 kcal/g) within 6 %%',
    (flourType) => {
      const { calories, proteins, carbs, fats, fiber } = FLOUR_NUTRITION[flourType]
      const fromParts = 4 * proteins + 4 * carbs + 9 * fats + 2 * fiber
      expect(Math.abs(fromParts / calories - 1)).toBeLessThan(0.06)
    },
  )

  test('yeasts, oil and sugar bring what [USDA-SR28] gives them', () => {
    const info = (yeastType: 'fresh' | 'dry', only: { yeast?: number; oil?: number; sugar?: number }) =>
      doughNutrition({ flourType: '00', yeastType }, { flour: 0, water: 0, salt: 0, yeast: 0, ...only })
    const of = (calories: number, proteins: number, carbs: number, fats: number, fiber: number) => ({
      calories,
      proteins,
      carbs,
      fats,
      fiber,
    })
    expect(info('fresh', { yeast: 100 })).toStrictEqual(of(105, 8.4, 10, 1.9, 8.1))
    expect(info('dry', { yeast: 100 })).toStrictEqual(of(325, 40.4, 14.3, 7.6, 26.9))
    expect(info('dry', { oil: 100 })).toStrictEqual(of(884, 0, 0, 100, 0))
    expect(info('dry', { sugar: 100 })).toStrictEqual(of(387, 0, 100, 0, 0))
  })

  test('oil, sugar and mother yeast count', () => {
    const info = (change: Partial<SimpleDoughParams>, more: object) =>
      doughNutrition(
        { ...DEFAULT_SIMPLE_PARAMS, ...change },
        { flour: 100, water: 60, salt: 2, yeast: 1, ...more },
      )
    expect(info({}, { oil: 10 }).fats).toBeGreaterThan(info({}, {}).fats + 5)
    expect(info({}, { sugar: 10 }).carbs).toBeGreaterThan(info({}, {}).carbs)
    expect(info({ yeastType: 'mother' }, { yeast: 100 }).carbs).toBeCloseTo((73.61 * 166.667) / 262, 1)
  })
})

describe('toppings', () => {
  test.each(PIZZA_TYPES)('%s: six to ten different Italian names at every hydration', (pizzaType) => {
    for (let hydration = 55; hydration <= 90; hydration++) {
      const toppings = suggestToppings(pizzaType, hydration)
      expect(toppings.length).toBeGreaterThanOrEqual(6)
      expect(toppings.length).toBeLessThanOrEqual(10)
      expect(new Set(toppings).size).toBe(toppings.length)
      for (const name of toppings) expect(name.trim().length).toBeGreaterThan(3)
    }
  })

  test('a dry dough carries burrata, a wet one is dressed after the oven', () => {
    expect(suggestToppings('napoletana', 60)).toContain('Pesto e burrata')
    expect(suggestToppings('napoletana', 80)).not.toContain('Pesto e burrata')
    expect(suggestToppings('napoletana', 80)).toContain('Mortadella e pistacchio a fine cottura')
    expect(suggestToppings('pala', 70)).not.toStrictEqual(suggestToppings('teglia', 70))
  })

  test('answers a choice made on the screen', () => {
    for (const type of PIZZA_TYPES) {
      const { pizzaType, hydration } = choosePizzaType(type)
      expect(suggestToppings(pizzaType, hydration)).toHaveLength(8)
    }
  })
})
