import fc from 'fast-check'
import { expect, test } from 'vitest'
import { variedOrder } from './varied-order.ts'

const look = ([base, shape]: string) => [base ?? '', shape ?? '']

test('neighbours differ in base and shape where they can', () => {
  expect(variedOrder(['Rt', 'Rt', 'Rt', 'Bq', 'Bq', 'Gt'], look)).toEqual([
    'Rt',
    'Bq',
    'Gt',
    'Rt',
    'Bq',
    'Rt',
  ])
})

test('nothing is lost, and the same list has the same order', () => {
  const anyList = fc.array(fc.constantFrom('Rt', 'Rq', 'Bt', 'Bq', 'Gt'))
  fc.assert(
    fc.property(anyList, (list) => {
      const ordered = variedOrder(list, look)
      expect(ordered.toSorted()).toEqual(list.toSorted())
      expect(variedOrder(list, look)).toEqual(ordered)
    }),
  )
})
