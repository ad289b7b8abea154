import { expect, test } from 'vitest'
import { rowsOf, withRows } from './stored-rows.ts'

const isNumber = (row: unknown) => typeof row === 'number'

test('rows that cannot be read stay behind those that are written', () => {
  expect(withRows('[1, {"newer": true}, 2, "x"]', [3], isNumber)).toBe('[3,{"newer":true},"x"]')
  expect(withRows(null, [3], isNumber)).toBe('[3]')
  expect(withRows('{', [3], isNumber)).toBe('[3]')
})

test('what another version made of the list is not written over', () => {
  expect(rowsOf('{"version": 2, "rows": []}')).toBeUndefined()
  expect(withRows('{"version": 2, "rows": []}', [3], isNumber)).toBeUndefined()
  expect(rowsOf('null')).toEqual([])
})
