import { expect, test } from 'vitest'
import { amountOfAddress, converterAddress } from './convert-address.ts'

const read = (address: string) => {
  const query = new Map(
    (address.split(/[?#]/)[1] ?? '').split('&').map((pair) => pair.split('=') as [string, string]),
  )
  return amountOfAddress((name) => query.get(name) ?? null)
}

test('an amount and its unit come back from the address', () => {
  expect(converterAddress(180, 'celsius')).toBe('/convertitore?converti=180&unita=celsius')
  expect(read(converterAddress(0.5, 'pound'))).toEqual({ amount: 0.5, unit: 'pound' })
})

test('what the converter does not know is nothing', () => {
  expect(read('/?converti=tanto&unita=celsius')).toBeUndefined()
  expect(read('/?converti=3&unita=constructor')).toBeUndefined()
  expect(read('/')).toBeUndefined()
})
