import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FormField, textsOf, valuesOf } from './form-fields.ts'

const FIELDS: readonly FormField[] = [
  { name: 'title', label: 'Nome', as: 'text' },
  { name: 'year', label: 'Anno', as: 'number' },
  { name: 'price', label: 'Prezzo', as: 'decimal' },
  { name: 'tags', label: 'Etichette', as: 'lines' },
  { name: 'isVisible', label: 'Visibile', as: 'flag' },
]

test('what is saved comes back as it was sent', () => {
  const word = fc.stringMatching(/^[a-zà-ù]{1,12}( [a-z]{1,8})?$/)
  const saved = fc.record({
    title: word,
    year: fc.option(fc.integer({ min: 0, max: 999_999_999 })),
    price: fc.option(fc.integer({ min: 1, max: 10_000_000 }).map((cents) => cents / 100)),
    tags: fc.array(word, { maxLength: 3 }),
    isVisible: fc.boolean(),
  })
  fc.assert(
    fc.property(saved, (values) => {
      expect(valuesOf(FIELDS, textsOf(FIELDS, values))).toEqual(values)
    }),
  )
})

test('numbers are read as people write them, and what is none is sent as it was typed', () => {
  const read = (texts: Record<string, string>) => valuesOf(FIELDS, texts)
  expect(read({ year: ' 1951 ', price: '1.299,90' })).toMatchObject({ year: 1951, price: 1299.9 })
  expect(read({ year: ' ', price: '' })).toMatchObject({ year: null, price: null })
  expect(read({ year: 'anni Venti', price: 'dieci' })).toMatchObject({ year: 'anni Venti', price: 'dieci' })
  expect(read({ title: '  due \n parole ', tags: 'a\n\n b ' })).toMatchObject({
    title: 'due parole',
    tags: ['a', 'b'],
  })
})

test('what is missing is an empty form', () => {
  expect(textsOf(FIELDS, {})).toEqual({ title: '', year: '', price: '', tags: '', isVisible: false })
})
