import { expect, test } from 'vitest'
import { recipeLines } from './recipe-lines.ts'

test('names each food once, with all its grams', () => {
  const read = recipeLines([
    "20 g di olio extravergine d'oliva",
    "15 g di olio extravergine d'oliva",
    'sale fino q.b.',
    '12 g di sale fino',
    'pepe nero q.b.',
    '30 g di alga nori',
    '',
  ])
  expect(read.map(({ id, name, grams, isPartial }) => [id, name, grams, isPartial])).toEqual([
    ['olio-evo', 'Olio extravergine di oliva', 35, false],
    ['sale', 'Sale', 12, true],
    ['pepe-nero', 'Pepe nero', null, false],
    ['', 'alga nori', 30, false],
  ])
})

test('two ingredients of one line are two, a second purpose of one is not', () => {
  const read = recipeLines([
    '1 uovo intero + 1 tuorlo',
    '500 g di farina 00 + 50 g per la spianatoia',
    '300g+200g fior di latte',
  ])
  expect(read.map(({ id, grams }) => [id, grams])).toEqual([
    ['uova', 50],
    ['tuorlo', 18],
    ['farina-00', 500],
    ['fior-di-latte', 500],
  ])
})

test('a weight that is written is no estimate, whatever the food is', () => {
  const told = (line: string) => recipeLines([line]).map(({ isRough, isNearest }) => [isRough, isNearest])[0]
  for (const line of [
    '200 g besciamella',
    '100 g di orzo perlato',
    '80 g di Grana Padano DOP 24 mesi grattugiato',
  ])
    expect([line, told(line)]).toEqual([line, [false, false]])
  for (const line of ['gr 150 prosc. cotto', '100 g di biga', '500 g di farina tipo 1 macinata a pietra'])
    expect([line, told(line)]).toEqual([line, [false, false]])
  expect(told('70 g mortadella con pistacchi')).toEqual([false, true])
  for (const line of [
    '2 cucchiai di farina',
    '150-200 g di speck',
    '500 g di cozze',
    '200 g di rucola e funghi',
  ])
    expect([line, told(line)]).toEqual([line, [true, false]])
})

test('oil to fry in weighs nothing: most of it stays in the pan', () => {
  const read = recipeLines([
    '1 litro di olio di semi di arachide per friggere',
    "20 g di olio extravergine d'oliva",
    'mozzarella per frittura 100 g',
    '1 l di olio di semi di girasole',
    'strutto da frittura 500 g',
  ])
  expect(read.map(({ id, grams, isForFrying }) => [id, grams, isForFrying])).toEqual([
    ['olio-arachidi', null, true],
    ['olio-evo', 20, false],
    ['mozzarella', 100, false],
    ['olio-girasole', null, true],
    ['strutto', null, true],
  ])
})
