import { expect, test } from 'vitest'
import { askedOf } from './use-calculation.ts'

test('every line is sent in grams, and says so', () => {
  const line = { key: '1', id: 'farina-00', label: 'Farina 00', grams: '500' }
  const { request, query } = askedOf([line], { style: 'altro', yieldPct: '85', oilG: '0', slices: '8' })
  expect(request.ingredients).toEqual([{ id: 'farina-00', label: 'Farina 00', grams: 500, unit: 'g' }])
  expect(query).not.toContain('unit')
})
