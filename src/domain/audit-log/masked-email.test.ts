import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskedEmail } from './masked-email.ts'

test.each([
  ['mario@example.it', 'm…@example.it'],
  ['Mario.Rossi+pizza@example.it', 'M…@example.it'],
  ['m@example.it', '…@example.it'],
  ['"a@b"@example.it', '"…@example.it'],
  ['nessuno', '…'],
])('%s is kept as %s', (email, kept) => expect(maskedEmail(email)).toBe(kept))

test('never more than the first letter of whoever it is', () => {
  const name = fc.stringMatching(/^[a-z]{2,20}$/)
  fc.assert(
    fc.property(name, (who) => {
      expect(maskedEmail(`${who}@example.it`)).toBe(`${who[0]}…@example.it`)
    }),
  )
})
