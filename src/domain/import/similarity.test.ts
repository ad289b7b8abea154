import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { ingredientSimilarity, nameSimilarity, pizzeriaSimilarity, recipeSimilarity } from './similarity.ts'

const margherita = {
  name: 'Pizza margherita',
  ingredients: [
    '500 g di farina 00',
    '400 g di pelati',
    '300 g di fior di latte',
    'basilico',
    '3 g di lievito',
  ],
}

test('the same recipe in other words is found', () => {
  const other = {
    name: 'La pizza Margherita',
    ingredients: [
      'farina 00 480 g',
      'pomodori pelati 350g',
      'fior di latte g 250',
      'qualche foglia di basilico',
      'lievito di birra',
    ],
  }
  expect(recipeSimilarity(margherita, other)).toBeGreaterThan(0.6)
})

test.each([
  ['another name', { ...margherita, name: 'Pizza marinara' }],
  ['other ingredients', { ...margherita, ingredients: ['ceci', 'rosmarino', 'olio', 'acqua'] }],
])('%s is another recipe', (_name, other) => {
  expect(recipeSimilarity(margherita, other)).toBe(0)
})

test('no two recipes of the catalogue are taken for the same', () => {
  const folder = 'content/recipes'
  const recipes = readdirSync(folder)
    .map(
      (file) =>
        parse(readFileSync(`${folder}/${file}`, 'utf8')) as {
          name: string
          ingredients: { lines: string[] }[]
        },
    )
    .map(({ name, ingredients }) => ({ name, ingredients: ingredients.flatMap(({ lines }) => lines) }))
  const pairs = recipes.flatMap((one, index) =>
    recipes
      .slice(index + 1)
      .flatMap((other) => (recipeSimilarity(one, other) > 0 ? [`${one.name} = ${other.name}`] : [])),
  )
  expect(recipes.length).toBeGreaterThan(50)
  expect(pairs).toEqual([])
})

test('pizzerias are the same in one town only', () => {
  const place = { name: 'Antica Pizzeria Da Prova', city: 'Napoli' }
  expect(pizzeriaSimilarity(place, { name: 'Pizzeria da Prova', city: 'napoli' })).toBeGreaterThan(0.7)
  expect(pizzeriaSimilarity(place, { ...place, city: 'Roma' })).toBe(0)
})

test('every measure is symmetric, between 0 and 1, and 1 for the same', () => {
  const words = fc.array(fc.string({ maxLength: 20 }), { maxLength: 6 })
  fc.assert(
    fc.property(
      fc.string({ maxLength: 40 }),
      fc.string({ maxLength: 40 }),
      words,
      words,
      (one, other, few, many) => {
        const name = nameSimilarity(one, other)
        expect(name).toBe(nameSimilarity(other, one))
        expect(name).toBeGreaterThanOrEqual(0)
        expect(name).toBeLessThanOrEqual(1)
        expect(nameSimilarity(one, one)).toBe(1)
        expect(ingredientSimilarity(few, many)).toBe(ingredientSimilarity(many, few))
      },
    ),
  )
})
