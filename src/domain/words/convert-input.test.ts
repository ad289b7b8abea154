import { expect, test } from 'vitest'
import { readTemperature, readVolume, readWeight } from './convert-input.ts'

test.each([
  ['1.000,5', { amount: 1000.5 }],
  ['1.5', { amount: 1.5 }],
  ['1.000', { amount: 1000 }],
  ['1.250.000', { amount: 1_250_000 }],
  ['0.125', { amount: 0.125 }],
  ['0', { amount: 0 }],
  ['-0', { amount: 0 }],
  ['999999999999', { amount: 999_999_999_999 }],
  ['due', { error: 'Scrivi un numero' }],
  ['', { error: 'Scrivi un numero' }],
  ['1000000000000', { error: 'Numero troppo grande: al massimo 12 cifre' }],
  ['1.000.000.000.000,5', { error: 'Numero troppo grande: al massimo 12 cifre' }],
  ['-3', { error: 'Un peso non può essere negativo' }],
])('a weight of %j', (text, reading) => {
  expect(readWeight(text, 'gram')).toStrictEqual(reading)
})

test('a volume is not negative either', () => {
  expect(readVolume('-0,1', 'cup')).toStrictEqual({ error: 'Un volume non può essere negativo' })
  expect(readVolume('0,1', 'cup')).toStrictEqual({ amount: 0.1 })
})

test.each([
  ['-273,15', 'celsius', true],
  ['-273,16', 'celsius', false],
  ['-459,67', 'fahrenheit', true],
  ['-459,68', 'fahrenheit', false],
  ['-300', 'fahrenheit', true],
  ['-300', 'celsius', false],
] as const)('%s %s exists: %j', (text, scale, exists) => {
  const reading = readTemperature(text, scale)
  expect('amount' in reading).toBe(exists)
  if ('error' in reading) expect(reading.error).toContain('zero assoluto')
})
