import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchText } from './search-text.ts'

test.each([
  ['  Pizza   Margherita ', 'pizza margherita'],
  ['500 g di farina', '500 g di farina'],
  ['È già\nCOTTA', 'è già cotta'],
])('%j is kept as %j', (typed, kept) => expect(searchText(typed)).toBe(kept))

test.each([
  'anna@example.it',
  'scrivimi a anna @ example',
  '333 1234567',
  'tel. 333-123-45-67',
  '3331234567 pizza',
  '+39 06',
  '12,5',
  '   ',
  '',
])('%j is not kept', (typed) => expect(searchText(typed)).toBeUndefined())

test('whatever is typed, what is kept is short, on one line, in lower case and stays the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
      const kept = searchText(typed)
      if (kept === undefined) return
      expect(Array.from(kept).length).toBeLessThanOrEqual(60)
      expect(kept).not.toMatch(/[@\n\r\t]/)
      expect(kept.isWellFormed()).toBe(true)
      expect(kept).toBe(kept.toLowerCase())
    }),
  )
})
