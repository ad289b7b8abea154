import { expect, test } from 'vitest'
import { addressOf, get, paramsIn } from './endpoint.ts'

const getSlice = get<{ params: { pizza: string; slice: number }; query?: object }>(
  '/api/pizzas/:pizza/slices/:slice',
)

test('parameters are encoded into the path', () => {
  const params = { pizza: 'tonno & cipolla/rossa', slice: 2 }
  expect(addressOf(getSlice, { params })).toBe('/api/pizzas/tonno%20%26%20cipolla%2Frossa/slices/2')
})

test("a lone '.' or '..' does not climb out of the path", () => {
  for (const pizza of ['.', '..'])
    expect(addressOf(getSlice, { params: { pizza, slice: 1 } })).toBe(`/api/pizzas/${pizza}%20/slices/1`)
  expect(addressOf(getSlice, { params: { pizza: '...', slice: 1 } })).toBe('/api/pizzas/.../slices/1')
})

test('a query is written with commas, without what is undefined', () => {
  const params = { pizza: 'a', slice: 1 }
  const query = { ids: ['basilico', 'è'], after: undefined, search: '', days: 7 }
  expect(addressOf(getSlice, { params, query })).toBe(
    '/api/pizzas/a/slices/1?ids=basilico,%C3%A8&search=&days=7',
  )
})

test('an address is known again by its parameters', () => {
  expect(paramsIn(getSlice, '/api/pizzas/margherita/slices/3')).toEqual({ pizza: 'margherita', slice: '3' })
  for (const path of [
    '/api/pizzas/margherita/slices',
    '/api/pizzas/a/b/slices/3',
    '/api/pizzas/a/slices/3/x',
  ])
    expect(paramsIn(getSlice, path)).toBeUndefined()
})

test('the compiler refuses a path that does not name every parameter', () => {
  // @ts-expect-error: 'slice' is missing
  const withoutSlice = get<{ params: { pizza: string; slice: number } }>('/api/pizzas/:pizza')
  // @ts-expect-error: 'slices' is another name
  const misspelt = get<{ params: { slice: number } }>('/api/slices/:slices')
  expect([withoutSlice.path, misspelt.path]).toEqual(['/api/pizzas/:pizza', '/api/slices/:slices'])
})
