import { expect, test } from 'vitest'
import { recogniseFigure } from './recognise-figure.ts'
import { recogniseBase, recogniseMelt, recogniseToppings, toppingLines } from './recognise-toppings.ts'

const dough = ['600 g di farina 00', '390 g di acqua', '12 g di zucchero', '300 g di patate lesse']

test('reads the lines before the flour: sugar and potato of the dough are not on the pizza', () => {
  const lines = ['200 g di pomodorini', ...dough]
  expect(toppingLines(lines)).toEqual(['200 g di pomodorini'])
  expect(recogniseToppings('Focaccia', lines, 'oil')).toEqual(['cherryTomato'])
})

test.each([
  [
    'Pizza Diavola',
    ['300 g di passata', '120 g di salame piccante', '8 foglie di basilico'],
    ['salame', 'basil'],
  ],
  ['Pizza ai porcini', ['300 g di funghi porcini', '2 spicchi d’aglio'], ['porcino', 'garlic']],
  [
    'Marinara',
    ['400 g di pelati', '2 spicchi d’aglio', 'origano q.b.', '30 g di olio'],
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

test('draws at most four kinds, those of the name first', () => {
  const lines = ['carciofi', 'funghi', 'olive nere', 'prosciutto cotto', 'gorgonzola', 'noci', 'rucola']
  const kinds = recogniseToppings('Pizza gorgonzola e noci', lines, 'tomato')
  expect(kinds).toHaveLength(4)
  expect(kinds.slice(0, 2)).toEqual(['gorgonzola', 'walnut'])
})

test.each([
  ['Margherita', ['pomodori pelati', 'fior di latte'], false, 'tomato', 'pools'],
  ['Bufalina', ['passata', 'mozzarella di bufala'], false, 'tomato', 'pieces'],
  ['Quattro formaggi', ['mozzarella', 'gorgonzola'], false, 'white', 'veil'],
  ['Pizza al pesto', ['pesto alla genovese'], false, 'green', 'none'],
  ['Focaccia genovese', ['olio'], false, 'oil', 'none'],
  ['Pizza con crema di nocciole', ['crema di nocciole'], true, 'chocolate', 'none'],
] as const)('%s: base and cheese', (name, lines, sweet, base, melt) => {
  expect(recogniseBase(name, lines, sweet)).toBe(base)
  expect(recogniseMelt(name, lines, base)).toBe(melt)
})

test.each([
  ['Pizza Margherita', 'Napoletana', 'puffy'],
  ['Pizza al padellino', 'Classica', 'skillet'],
  ['Pinsa romana', 'Romana', 'pala'],
  ['Calzone con scarola', 'Calzone', 'calzone'],
  ['Montanare', 'Fritta', 'rounds'],
  ['Focaccia di Recco', 'Focaccia', 'tin'],
  ['Teglia senza glutine', 'Senza Glutine', 'tray'],
] as const)('%s takes its form', (name, category, figure) => {
  expect(recogniseFigure(name, category)).toBe(figure)
})
