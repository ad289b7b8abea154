import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatIngredientLine } from '../lines/ingredient-line.ts'
import { findFood } from './find-food.ts'
import { FOODS } from './foods.ts'
import { plainLine } from './plain-line.ts'
import { readIngredient } from './read-ingredient.ts'

test.each([
  ['Farina 00: 500gr.', '500 gr farina 00'],
  ['kg 1 farina 0', '1 kg farina 0'],
  ["mezzo litro d'acqua", "½ litro d'acqua"],
  ['2-3 uova', '2,5 uova'],
  ['1/2 cipolla', '1/2 cipolla'],
  ['4/5 pomodori', '4,5 pomodori'],
  ['2 confezioni da 400 g di pelati', '800 g di pelati'],
  ["2 patate (200 g l'una)", '400 g patate'],
  ['620 g di farina 00 (W 260-280)', '620 g di farina 00'],
  ['farina 0 (W300) – 1 kg', '1 kg farina 0'],
])('%s is rewritten as %s', (line, text) => {
  expect(plainLine(line).text).toBe(text)
})

describe('how sure it is', () => {
  test.each([
    ['500 g di farina 00', 'alta'],
    ["2 spicchi d'aglio", 'media'],
    ['un rametto di timo', 'bassa'],
    ['sale q.b.', 'bassa'],
    ['30 g di alga nori', 'bassa'],
  ])('%s: %s', (line, confidence) => {
    expect(readIngredient(line).confidence).toBe(confidence)
  })
})

test('an unknown food keeps its words, and its weight where it has one', () => {
  expect(readIngredient('30 g di alga nori')).toMatchObject({
    grams: 30,
    foodId: null,
    name: 'alga nori',
  })
})

test.each([
  ['semi di zucca', 'semi-zucca'],
  ['olio di semi di zucca', undefined],
  ['cous cous', 'couscous'],
  ['uva passa', 'uvetta'],
  ['arancia non trattata', 'scorza-arancia'],
  ['arance', 'arance'],
  ['vino rosso', 'vino-rosso'],
  ['anice stellato', undefined],
  ['pesce misto', undefined],
  ['semi di finocchio', 'semi-finocchio'],
  ['finocchietto', 'aneto'],
  ['melograno', 'melagrana'],
  ['farina di soia', 'farina-soia'],
  ['latte di mandorla', 'latte-mandorla'],
  ['mozzarella vegana', 'formaggio-vegetale'],
  ['burro di arachidi', 'burro-arachidi'],
  ['crema di nocciole', undefined],
  ['crema vegetale di nocciole e cacao', undefined],
  ['crema spalmabile di nocciole e cacao', 'crema-nocciole-cacao'],
  ['pangrattato senza glutine', 'pangrattato-senza-glutine'],
  ['pane senza sale', 'pane'],
  ['bocconcini di pollo', undefined],
  ['bocconcini', 'mozzarella'],
  ['fette di melanzana', 'melanzane'],
  ['ceci frullati', 'ceci'],
  ['baccalà ammollato', 'baccala'],
  ['merluzzo fresco', 'merluzzo'],
  ['stoccafisso', 'stoccafisso'],
  ['capperi', 'capperi'],
  ['capperi sotto sale', 'capperi-sale'],
  ['fiori di zucca', 'fiori-di-zucca'],
  ['farina 00 per la pasta madre', 'farina-00'],
  ['scaglie di parmigiano', 'parmigiano'],
  ['prosciutto crudo di Parma', 'prosciutto-crudo'],
])('%s is %s', (words, id) => {
  expect(findFood(words)?.id).toBe(id)
})

test('every food is found by each of its names', () => {
  for (const food of FOODS)
    for (const name of food.names)
      expect(findFood(name)?.name ?? `nothing for '${name}'`).toBeTypeOf('string')
  expect(FOODS.filter((food) => findFood(food.name)?.id !== food.id).map(({ id }) => id)).toEqual([])
})

test('any text gets an answer: no weight is negative or without end', () => {
  const words = fc.constantFrom(
    'g',
    'kg',
    'di',
    'farina',
    '½',
    '1/0',
    'q.b.',
    '(',
    ')',
    'da',
    '-',
    '1.000',
    'un',
    'e',
    'mezzo',
    'un quarto',
    '+',
    'più',
    "d'",
    'cucchiaio',
    'raso',
    'noci',
    'succo',
    'limone',
    'dai',
    'qualche',
  )
  const anyLine = fc.oneof(
    fc.string(),
    fc.array(words, { maxLength: 12 }).map((parts) => parts.join(' ')),
  )
  fc.assert(
    fc.property(anyLine, (line) => {
      const { grams } = readIngredient(line)
      expect(grams === null || (Number.isFinite(grams) && grams >= 0)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('what the catalogue writes is read to the gram', () => {
  const anyFood = fc.constantFrom(...FOODS)
  fc.assert(
    fc.property(anyFood, fc.integer({ min: 1, max: 50_000 }), ({ id, name }, tenths) => {
      const line = formatIngredientLine({
        kind: 'measured',
        amount: tenths / 10,
        unit: 'g',
        rest: `di ${name}`,
      })
      expect(readIngredient(line)).toMatchObject({ grams: tenths / 10, foodId: id, confidence: 'alta' })
    }),
  )
})

test('a number alone names nothing, with a dot or without', () => {
  expect(['1', '1.', '2 .', '.'].map((line) => readIngredient(line).name)).toEqual(['', '', '', ''])
})
