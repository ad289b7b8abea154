import { expect, test } from 'vitest'
import { refuseWeakPassword } from './password-rules.ts'

const anna = { email: 'anna.rossi@example.it', username: 'annina', name: 'Anna Rossi' }

test.each([
  ['123456', /più usate/],
  ['Password', /più usate/],
  ['qwerty', /più usate/],
  [' iloveyou ', /più usate/],
  ['Margherita', /più usate/],
  ['123456789012', /più usate/],
  ['aaaaaa', /più usate/],
  ['aaaaaaaaaaaa', /più usate/],
  ['bbbbbb', /più usate/],
  ['121212', /più usate/],
  ['abcabcabcabc', /più usate/],
  ['abcdefgh', /più usate/],
  ['fedcba', /più usate/],
  ['654321', /più usate/],
  ['13579', /più usate/],
  ['qqqqqq', /più usate/],
  ['poiuyt', /più usate/],
  ['FGHJKL', /più usate/],
  ['mnbvcx', /più usate/],
  ['yxcvbn', /più usate/],
  ['abcdef123456', /più usate/],
  ['aaaaaabbbbbb', /più usate/],
  ['qwertyqwerty', /più usate/],
  ['pizzapizza', /più usate/],
  ['asdfghjkl987', /più usate/],
  ['qwertyuiop4k', /più usate/],
  ['      ', /soli spazi/],
  ['\u00a0\t\u3000   ', /soli spazi/],
  ['annina', /nome utente/],
  ['Anna Rossi', /il tuo nome/],
  ['annarossi', /il tuo nome/],
  ['anna.rossi@example.it', /indirizzo/],
  ['ANNA.ROSSI', /indirizzo/],
])('%j is refused', async (password, reason) => {
  await expect(refuseWeakPassword(password, anna, 'password')).rejects.toThrow(reason)
})

test("the list's words are written as they are looked for", async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const list: unknown = dictionary['passwords-common']
  for (const word of list as string[]) expect(word).toBe(word.normalize('NFKC').trim().toLowerCase())
})

test.each(['farina e acqua', 'biga e poolish', 'zxqw81', 'Anna impasta', 'rete9k', 'tartaruga', 'poolish'])(
  '%j may be chosen',
  async (password) => {
    await expect(refuseWeakPassword(password, anna, 'password')).resolves.toBeUndefined()
  },
)

test('an administrator needs twelve characters, and the reason stands beside the field', async () => {
  const admin = { ...anna, isAdmin: true }
  await expect(refuseWeakPassword('dodici carat', admin, 'newPassword')).resolves.toBeUndefined()
  await expect(refuseWeakPassword('undici cara', admin, 'newPassword')).rejects.toMatchObject({
    statusCode: 400,
    details: { fields: { newPassword: 'Chi amministra il sito usa una password di almeno 12 caratteri' } },
  })
})
