import { expect, test } from 'vitest'
import { calculateSimpleDough } from '#domain/dough/simple/simple-calculator.ts'
import { DEFAULT_SIMPLE_PARAMS, FLOUR_TYPES, SIMPLE_YEAST_TYPES } from '#domain/dough/simple/simple-limits.ts'
import { foodById } from '#domain/ingredients/foods.ts'
import { readRecipeQuery } from '#domain/nutrition/recipe-query.ts'
import { fullDoughQuery, simpleDoughQuery } from './dough-query.ts'

test('every simple dough arrives whole, in foods of the table', () => {
  for (const flourType of FLOUR_TYPES)
    for (const yeastType of SIMPLE_YEAST_TYPES) {
      const params = { ...DEFAULT_SIMPLE_PARAMS, flourType, yeastType, pizzaType: 'teglia' as const }
      const { ingredients } = calculateSimpleDough(params)
      const asked = readRecipeQuery(simpleDoughQuery(params, ingredients))
      expect(asked).toMatchObject({ style: 'teglia', slices: '4' })
      expect(asked?.lines.filter(({ id }) => !foodById(id))).toEqual([])
      const grams = asked?.lines.reduce((sum, line) => sum + Number(line.grams), 0) ?? 0
      expect(Math.abs(grams - params.pizzaCount * params.pizzaSize)).toBeLessThan(0.3)
    }
})

test('a full dough brings what weighs something', () => {
  const outputs = { flourG: 600, waterG: 400, saltG: 16, oilG: 0, sugarG: 0, yeastG: 0.4 }
  const asked = readRecipeQuery(
    fullDoughQuery(
      {
        ...outputs,
        totalDoughWeightG: 1016,
        perBallWeightG: 254,
        prefermentFlourG: 0,
        prefermentWaterG: 0,
        starterFlourG: 0,
        starterWaterG: 0,
      },
      { servings: 4, yeastType: 'idy' },
    ),
  )
  expect(asked?.lines.map(({ id, grams }) => [id, Number(grams)])).toEqual([
    ['farina-00', 600],
    ['acqua', 400],
    ['sale', 16],
    ['lievito-secco', 0.4],
  ])
})
