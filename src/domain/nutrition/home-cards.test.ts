import { expect, test } from 'vitest'
import { HOME_CARDS } from '#knowledge/home-nutrition.ts'
import { foodById } from '../ingredients/foods.ts'
import { dailyPct } from './home-cards.ts'

test('there are five: flour, tomato, mozzarella, olive oil, basil', () => {
  expect(HOME_CARDS.map(({ name }) => name)).toEqual([
    'Farina',
    'Pomodoro',
    'Mozzarella',
    'Olio di oliva',
    'Basilico',
  ])
})

test('the words hold what the table says', () => {
  const of = (id: string) => foodById(id)?.per100g ?? Object.fromEntries([])
  expect(of('farina-integrale').fiber_g / of('farina-00').fiber_g).toBeCloseTo(4, 0)
  expect((of('fior-di-latte').kcal * 40) / 100).toBeCloseTo(90, -1)
  expect(of('mozzarella-pizza').sodium_mg / of('fior-di-latte').sodium_mg).toBeCloseTo(3, 0)
  expect(
    (2 * of('farina-00').fiber_g + of('farina-integrale').fiber_g) / 3 / of('farina-00').fiber_g,
  ).toBeCloseTo(2, 1)
  expect(of('burro').sat_fat_g / of('burro').fat_g).toBeGreaterThan(0.5)
  expect(of('pelati').kcal * 0.8).toBeCloseTo(21, 0)
  expect((of('olio-evo').kcal * 13.5) / 100).toBeCloseTo(119, 0)
})

test('a percentage is that of a day', () => {
  const [flour] = HOME_CARDS
  expect(flour?.nutrients.map((nutrient) => Math.round(dailyPct(nutrient)))).toEqual([28, 21, 11, 18])
})
