import { describe, expect, test } from 'vitest'
import { FOOD_CATEGORIES } from './food.ts'
import { FOODS, foodById } from './foods.ts'

describe('the table', () => {
  test('holds at least 120 foods, each once, in every category', () => {
    expect(FOODS.length).toBeGreaterThanOrEqual(120)
    expect(new Set(FOODS.map(({ id }) => id)).size).toBe(FOODS.length)
    expect(new Set(FOODS.map(({ category }) => category))).toEqual(new Set(FOOD_CATEGORIES))
  })

  test('names a source for every row, and says what is an estimate', () => {
    for (const { id, source, estimate } of FOODS) {
      expect(source.food, id).not.toBe('')
      if (source.database === 'USDA') expect(source.code, id).toMatch(/^(NDB \d{5}|FDC \d{6})$/)
      if (source.database === 'CIQUAL' && source.code !== '') expect(source.code, id).toMatch(/^\d{4,5}$/)
      if (source.database === 'Somma' || source.database === 'etichette') expect(estimate, id).toBeDefined()
    }
  })

  test('is possible: parts fit into 100 g, sugars are carbohydrates, saturated fat is fat', () => {
    for (const { id, per100g: values } of FOODS) {
      expect(values.protein_g + values.carbs_g + values.fat_g + values.fiber_g, id).toBeLessThanOrEqual(100.5)
      expect(values.sugar_g, id).toBeLessThanOrEqual(values.carbs_g)
      expect(values.sat_fat_g, id).toBeLessThanOrEqual(values.fat_g)
    }
  })

  test('gives the energy that its own parts give, by the factors of the regulation', () => {
    // Fibre 2, carbohydrate and protein 4, fat 9 kcal/g [REG-1169-2011] annex XIV; USDA's own factors differ a little.
    const far = FOODS.filter(({ per100g: { kcal, protein_g, carbs_g, fat_g, fiber_g } }) => {
      const computed = 4 * (protein_g + carbs_g) + 9 * fat_g + 2 * fiber_g
      return Math.abs(kcal - computed) > Math.max(12, 0.15 * kcal)
    })
    // Alcohol, acetic and citric acid have energy too. USDA factors do not count the oils of dried chilli as
    // fat. Cocoa and bran are less digestible than the factors assume.
    expect(far.map(({ id }) => id).toSorted()).toEqual([
      'aceto',
      'aceto-mele',
      'alchermes',
      'birra-chiara',
      'cacao',
      'crusca',
      'distillati',
      'limone',
      'peperoncino-secco',
      'vino-bianco',
      'vino-dolce',
      'vino-rosso',
    ])
  })

  test('takes the fibre off the carbohydrate of USDA, not off that of CIQUAL', () => {
    expect(foodById('farina-00')?.per100g.carbs_g).toBeCloseTo(76.31 - 2.7, 10)
    expect(foodById('impasto-pizza')?.per100g.carbs_g).toBe(47.4)
  })

  test('counts the sugars as the carbohydrate where they come to more than what is left for it', () => {
    expect(foodById('latte')?.per100g.carbs_g).toBe(5.05)
    expect(foodById('melanzane')?.per100g.carbs_g).toBe(3.53)
    expect(foodById('gorgonzola')?.per100g.carbs_g).toBe(0.15)
  })

  test.each([
    ['lardo', 1500, 1800],
    ['guanciale', 1500, 1800],
    ['pangrattato', 450, 650],
    ['gamberi', 100, 200],
    ['baccala', 400, 1000],
    ['merluzzo', 40, 100],
    ['stoccafisso', 40, 100],
  ])('has as much sodium in it as it is sold with in Italy: %s', (id, least, most) => {
    expect(foodById(id)?.per100g.sodium_mg).toBeGreaterThanOrEqual(least)
    expect(foodById(id)?.per100g.sodium_mg).toBeLessThanOrEqual(most)
  })

  test('says of a figure that no table has that it is an estimate', () => {
    for (const id of [
      'lardo',
      'guanciale',
      'pangrattato',
      'baccala',
      'passata',
      'pancetta',
      'crema-nocciole-cacao',
    ])
      expect(foodById(id)?.estimate, id).toBeDefined()
  })

  test('counts salt as sodium', () => {
    expect(foodById('sale')?.per100g.sodium_mg).toBe(38_758)
  })
})

test.each([
  ['fior-di-latte', ['latte']],
  ['farina-00', ['glutine']],
  ['farina-grano-saraceno', []],
  ['pinoli', []],
  ['olio-arachidi', ['arachidi']],
  ['acciughe', ['pesce']],
  ['sedano', ['sedano']],
])('%s contains %j', (id, contains) => {
  expect(foodById(id)?.contains).toEqual(contains)
})
