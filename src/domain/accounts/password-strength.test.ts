import { expect, test } from 'vitest'
import { passwordHint } from './password-strength.ts'

test.each(['123456', 'Password1', 'MARGHERITA', 'ciaociao'])(
  'warns of the common password %s',
  (password) => {
    expect(passwordHint(password)).toContain('più usate')
  },
)

test('warns of few different characters, however many there are', () => {
  expect(passwordHint('abababababababab')).toContain('pochi caratteri')
})

test('warns of a short one', () => {
  expect(passwordHint('k9$mQz')).toContain('corta')
})

test('has nothing to say about a sentence', () => {
  expect(passwordHint('la biga riposa in cantina')).toBeUndefined()
})

test('counts characters, not code units', () => {
  expect(passwordHint('🍕🍅🧀🌿🔥')).toContain('corta')
})
