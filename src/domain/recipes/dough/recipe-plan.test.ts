import { expect, test } from 'vitest'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import { planBackwards } from './recipe-plan.ts'

const times = { activeTime: 40, restTime: 720, bakeTime: 20 }

test('tells each rest in its place', () => {
  const steps = [
    'Impasta.',
    'Lascia lievitare per 6 ore a 22 °C.',
    'Forma i panetti e copri altre 6 ore.',
    'Accendi il forno per 45 minuti. Cuoci.',
  ]
  expect(planBackwards(times, steps)).toEqual([
    { kind: 'start', beforeMin: 780 },
    { kind: 'rest', beforeMin: 760, step: 1, restMin: 360 },
    { kind: 'rest', beforeMin: 390, step: 2, restMin: 360 },
    { kind: 'bake', beforeMin: 20 },
    { kind: 'table', beforeMin: 0 },
  ])
})

test('where the steps do not say what the recipe says, no hour is made up', () => {
  expect(planBackwards(times, ['Lascia lievitare per 2 ore.', 'Cuoci.'])).toEqual([
    { kind: 'start', beforeMin: 780 },
    { kind: 'bake', beforeMin: 20 },
    { kind: 'table', beforeMin: 0 },
  ])
})

const plans = contentRecipes.map(({ times: { activeMin, restMin, bakeMin }, instructions }) =>
  planBackwards({ activeTime: activeMin, restTime: restMin, bakeTime: bakeMin }, instructions.split('\n')),
)

test('of the catalogue no plan goes backwards or begins too early', () => {
  for (const plan of plans)
    plan.forEach(({ beforeMin }, index) => {
      expect(beforeMin).toBeLessThanOrEqual((plan[index - 1]?.beforeMin ?? plan[0]?.beforeMin ?? 0) + 1e-9)
      expect(beforeMin).toBeGreaterThanOrEqual(0)
    })
})

test('four recipes of five tell their rests', () => {
  expect(plans.filter((plan) => plan.length > 3).length / plans.length).toBeGreaterThan(0.8)
})
