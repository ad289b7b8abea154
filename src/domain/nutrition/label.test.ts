import { expect, test } from 'vitest'
import { intakePct, LABEL_ROWS, labelAmount, saltG, trafficLight } from './label.ts'

const values = {
  kcal: 250,
  protein_g: 10,
  carbs_g: 26,
  fat_g: 7,
  sat_fat_g: 4,
  fiber_g: 2,
  sugar_g: 9,
  sodium_mg: 600,
}

test('stands in the order of the regulation', () => {
  expect(LABEL_ROWS.map(({ name }) => name)).toEqual([
    'Energia',
    'Grassi',
    'di cui acidi grassi saturi',
    'Carboidrati',
    'di cui zuccheri',
    'Fibre',
    'Proteine',
    'Sale',
  ])
})

test('compares with the reference intakes of an adult', () => {
  // 250/2000, 7/70, 4/20, 26/260, 9/90, none, 10/50, 1.5/6.
  expect(LABEL_ROWS.map((row) => intakePct(row, values))).toEqual([12.5, 10, 20, 10, 10, null, 20, 25])
})

test('salt is sodium times 2.5', () => {
  expect(saltG(400)).toBe(1)
})

test.each([
  ['energy', 250, '1046 kJ / 250 kcal'],
  ['fat', 12.4, '12 g'],
  ['fat', 7.46, '7,5 g'],
  ['fat', 0.5, '0 g'],
  ['saturates', 0.44, '0,4 g'],
  ['saturates', 0.1, '0 g'],
  ['salt', 1.26, '1,3 g'],
  ['salt', 0.456, '0,46 g'],
  ['salt', 0.0125, '0 g'],
] as const)('%s %d is written %s', (key, value, text) => {
  expect(labelAmount(key, value)).toBe(text)
})

test.each([
  ['fat', 3, 'basso'],
  ['fat', 3.1, 'medio'],
  ['fat', 17.6, 'alto'],
  ['saturates', 5, 'medio'],
  ['saturates', 5.1, 'alto'],
  ['sugars', 5, 'basso'],
  ['salt', 0.3, 'basso'],
  ['salt', 1.51, 'alto'],
  ['protein', 50, null],
] as const)('%s %d for 100 g is %s', (key, value, light) => {
  expect(trafficLight(key, value)).toBe(light)
})

test.each([
  // Salt of 1 g per 100 g: 5.5 g in a slice of 550 g, 0.9 g in one of 90 g.
  ['salt', 1, 550, 'alto'],
  ['salt', 1, 90, 'medio'],
  ['salt', 1.8, 100, 'alto'],
  ['saturates', 4, 150, 'medio'],
  ['saturates', 4, 151, 'alto'],
  ['fat', 10, 211, 'alto'],
  ['sugars', 5, 541, 'alto'],
  ['energy', 900, 500, null],
] as const)('%s %d for 100 g in a portion of %d g is %s', (key, value, portionG, light) => {
  expect(trafficLight(key, value, portionG)).toBe(light)
})
