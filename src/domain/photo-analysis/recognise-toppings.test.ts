import { expect, test } from 'vitest'
import { TOPPING_LOOKS } from '#knowledge/topping-looks.ts'
import { TOPPINGS } from '#knowledge/toppings.ts'
import { recogniseToppings } from './expected-shades.ts'

const dough = ['600 g di farina 00', '390 g di acqua', '12 g di zucchero', '300 g di patate lesse']

test('reads the lines before the flour: sugar and potato of the dough are not on the pizza', () => {
  const lines = ['200 g di pomodorini', ...dough]
  expect(recogniseToppings('Focaccia', lines, 'oil')).toEqual(['cherryTomato'])
})

test.each([
  [
    'Pizza Diavola',
    ['300 g di passata', '120 g di salame piccante', '8 foglie di basilico'],
    ['salame', 'basil'],
  ],
  ['Pizza ai porcini', ['300 g di funghi porcini', "2 spicchi d'aglio"], ['porcino', 'garlic']],
  [
    'Marinara',
    ['400 g di pelati', "2 spicchi d'aglio", 'origano q.b.', '30 g di olio'],
    ['garlic', 'driedHerbs'],
  ],
  ['Pizza al crudo', ['120 g di prosciutto crudo', '60 g di rucola'], ['rawHam', 'rocket']],
  ['Fichi e prosciutto', ['6 fichi', '120 g di prosciutto crudo'], ['fig', 'rawHam']],
  ['Baccalà e ceci', ['200 g di baccalà', '150 g di ceci lessati'], ['whiteFish', 'chickpeas']],
  ['Focaccia bianca', ['40 g di olio extravergine'], ['oilDrops']],
])('%s', (name, lines, expected) => {
  expect(recogniseToppings(name, [...lines, ...dough], 'tomato')).toEqual(expected)
})

test('does not take one thing for another', () => {
  const seen = (line: string) => recogniseToppings('Pizza', [line], 'tomato')
  expect(seen('1 limone non trattato')).toEqual([]) // its zest
  expect(seen('200 g di olive taggiasche denocciolate')).toEqual(['blackOlive'])
  expect(seen('8 fiori di zucca')).toEqual(['courgetteFlower'])
  expect(seen('30 g di semi di zucca')).toEqual(['seeds'])
  expect(seen('2 cucchiai di noce moscata')).toEqual([])
  expect(seen('200 g di patatine fritte')).toEqual(['fries'])
})

test('tells at most four kinds, those of the name first', () => {
  const lines = ['carciofi', 'funghi', 'olive nere', 'prosciutto cotto', 'gorgonzola', 'noci', 'rucola']
  const kinds = recogniseToppings('Pizza gorgonzola e noci', lines, 'tomato')
  expect(kinds).toHaveLength(4)
  expect(kinds.slice(0, 2)).toEqual(['gorgonzola', 'walnut'])
})

test('every look is reached by a word of the content', () => {
  const reached = new Set(TOPPINGS.map(({ look }) => look))
  expect(TOPPING_LOOKS.filter((look) => !reached.has(look))).toEqual([])
})
