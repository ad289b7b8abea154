import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSharedList, writeSharedList } from './shared-list.ts'
import type { ShoppingItem } from './shopping-item.ts'

const row = (name: string, more: Partial<ShoppingItem> = {}): ShoppingItem => ({
  name,
  checked: false,
  quantity: '',
  times: 1,
  ...more,
})

test('a list is short in an address', () => {
  const list = [
    row('Fior di latte', { quantity: '500 g', times: 2, recipes: [1, 5] }),
    row('sale fino q.b.'),
    row('vino ~ rosso!', { quantity: '½ l' }),
  ]
  const text = writeSharedList(list)
  expect(text).toBe('Fior+di+latte~500+g~2~1.5!sale+fino+q.b.!vino+%7e+rosso%21~%C2%BD+l')
  expect(readSharedList(text ?? '')).toEqual(list)
})

test('names, quantities and recipes go there and back', () => {
  const anyRow = fc.record(
    {
      name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((name) => name.trim() !== ''),
      checked: fc.constant(false),
      quantity: fc.string({ unit: 'grapheme', maxLength: 10 }),
      times: fc.integer({ min: 1, max: 99 }),
      recipes: fc.array(fc.nat({ max: 999_999_999 }), { minLength: 1, maxLength: 3 }),
    },
    { requiredKeys: ['name', 'checked', 'quantity', 'times'] },
  )
  fc.assert(
    fc.property(fc.array(anyRow, { minLength: 1, maxLength: 6 }), (items) => {
      const text = writeSharedList(items)
      if (text !== null) expect(readSharedList(text)).toEqual(items)
    }),
  )
})

test('a list that is too long for a link is none', () => {
  expect(writeSharedList(Array.from({ length: 200 }, () => row('Pomodori pelati')))).toBeNull()
})

test.each(['', '!', '~~~', '%', '~500 g', '%E0%A4~1!~'])('%j has no sound row', (text) => {
  expect(readSharedList(text)).toEqual([])
})

test('never throws', () => {
  fc.assert(
    fc.property(
      fc
        .array(fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom('!', '~', '%', '%E0', '+', '7')))
        .map((parts) => parts.join('')),
      (text) => {
        for (const { name, times } of readSharedList(text)) {
          expect(name.trim()).not.toBe('')
          expect(times).toBeGreaterThan(0)
        }
      },
    ),
  )
})
