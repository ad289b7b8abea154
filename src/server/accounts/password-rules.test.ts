import { expect, test } from 'vitest'
import { refuseWeakPassword } from './password-rules.ts'

const anna = { email: 'anna.rossi@example.it', username: 'annina', name: 'Anna Rossi' }

test.each([
  ['123456', /più usate/],
  ['Password', /più usate/],
  ['qwerty', /più usate/],
  [' iloveyou ', /più usate/],
  ['annina', /nome utente/],
  ['Anna Rossi', /il tuo nome/],
  ['annarossi', /il tuo nome/],
  ['anna.rossi@example.it', /indirizzo/],
  ['ANNA.ROSSI', /indirizzo/],
])('%j is refused', (password, reason) => {
  expect(() => refuseWeakPassword(password, anna, 'password')).toThrow(reason)
})

test.each(['farina e acqua', 'biga e poolish', 'zxqw81', 'Anna impasta'])('%j may be chosen', (password) => {
  expect(() => refuseWeakPassword(password, anna, 'password')).not.toThrow()
})

test('an administrator needs twelve characters, and the reason stands beside the field', () => {
  const admin = { ...anna, isAdmin: true }
  expect(() => refuseWeakPassword('dodici carat', admin, 'newPassword')).not.toThrow()
  try {
    refuseWeakPassword('undici cara', admin, 'newPassword')
    expect.unreachable()
  } catch (error) {
    expect(error).toMatchObject({
      statusCode: 400,
      details: { fields: { newPassword: 'Chi amministra il sito usa una password di almeno 12 caratteri' } },
    })
  }
})
