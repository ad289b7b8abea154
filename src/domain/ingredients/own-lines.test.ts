import { expect, test } from 'vitest'
import { ownLines } from './own-lines.ts'
import { readIngredient } from './read-ingredient.ts'

test.each([
  ['formaggi: mozzarella, gorgonzola, parmigiano', ['mozzarella', 'gorgonzola', 'parmigiano']],
  ['Verdure: zucchine e peperoni q.b.', ['zucchine q.b.', 'peperoni q.b.']],
  ['mozzarella 200 g, il galbanino va benissimo', ['mozzarella 200 g, il galbanino va benissimo']],
])('a line holds its foods, and no other that would do: %s', (line, own) => {
  expect(ownLines(line)).toEqual(own)
})

test('the protein of a flour is no part of its name', () => {
  expect(readIngredient('500g farina tipo 0 con 13% di proteine')).toMatchObject({
    foodId: 'farina-0',
    grams: 500,
  })
})
