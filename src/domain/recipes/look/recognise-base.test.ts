import { expect, test } from 'vitest'
import { recogniseBase, recogniseMelt, toppingLines } from './recognise-base.ts'

test('reads the lines before the flour', () => {
  expect(toppingLines(['200 g di pomodorini', '600 g di farina 00', '390 g di acqua'])).toEqual([
    '200 g di pomodorini',
  ])
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
