import { expect, test } from 'vitest'
import { firstSentence } from './first-sentence.ts'

test('gives the first sentence, whatever points stand in it', () => {
  expect(firstSentence('Aperta nel 1780, come «Pietro». Conserva una lettera.')).toBe(
    'Aperta nel 1780, come «Pietro».',
  )
  expect(firstSentence('Cuoce a 2.5 cm dal fondo. Poi si alza.')).toBe('Cuoce a 2.5 cm dal fondo.')
  expect(firstSentence('Basta? «Sì», dice lui.')).toBe('Basta?')
  expect(firstSentence('Senza punto')).toBe('Senza punto')
})
