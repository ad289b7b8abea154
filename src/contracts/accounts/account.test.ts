import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CollectionName } from '../collections/collection.ts'
import { ACCOUNT_LIMITS, Login, PasswordChange, ProfileChange, Rating, Registration } from './account.ts'

const valid = {
  username: 'anna',
  email: 'anna@example.it',
  name: 'Anna Rossi',
  password: 'segreta',
  passwordConfirm: 'segreta',
}
const messagesOf = (input: unknown) =>
  Registration.safeParse(input).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.string({ unit: 'grapheme', maxLength: 100 }),
)

describe('Registration', () => {
  test.each([
    [{ username: 'an' }, 'username', 'Il nome utente deve contenere almeno 3 caratteri'],
    [{ username: '  an  ' }, 'username', 'Il nome utente deve contenere almeno 3 caratteri'],
    [{ username: 'a\u200bnna' }, 'username', 'Contiene caratteri non ammessi'],
    [{ email: 'anna' }, 'email', 'Inserisci un indirizzo e-mail valido'],
    [{ email: 'anna@example.it\r\nBcc: x@y.it' }, 'email', 'Inserisci un indirizzo e-mail valido'],
    [{ name: 'A' }, 'name', 'Il nome deve contenere almeno 2 caratteri'],
    [{ name: 'Anna\u202eissoR' }, 'name', 'Contiene caratteri non ammessi'],
    [{ name: 'Vinci su HTTPS://evil.example' }, 'name', 'Non può contenere indirizzi web'],
    [{ name: 'Vai su evil.example' }, 'name', 'Non può contenere indirizzi web'],
    [{ username: 'www.evil.example' }, 'username', 'Non può contenere indirizzi web'],
    [{ name: 'Anna\0Rossi' }, 'name', 'Contiene caratteri non ammessi'],
    [
      { password: '12345', passwordConfirm: '12345' },
      'password',
      'La password deve contenere almeno 6 caratteri',
    ],
    [{ passwordConfirm: 'Segreta' }, 'passwordConfirm', 'Le password non corrispondono'],
  ])('%j is wrong in %s', (wrong, field, message) => {
    expect(messagesOf({ ...valid, ...wrong })).toEqual([[field, message]])
  })

  test('takes names with a point and user names with one between words', () => {
    expect(messagesOf({ ...valid, name: 'Anna M.Rossi jr.', username: 'anna.rossi' })).toEqual([])
  })

  test('drops what nobody may set', () => {
    const parsed = Registration.parse({ ...valid, isAdmin: true, id: 1, emailVerified: true })
    expect(parsed).toEqual(valid)
    expect(ProfileChange.parse({ ...valid, isAdmin: true })).toEqual({
      username: valid.username,
      email: valid.email,
      name: valid.name,
    })
  })

  test('trims names and addresses, never passwords', () => {
    const spaced = {
      username: ' anna ',
      email: ' anna@example.it ',
      name: ' Anna Rossi ',
      password: ' segreta ',
      passwordConfirm: ' segreta ',
    }
    expect(Registration.parse(spaced)).toEqual({
      ...valid,
      password: ' segreta ',
      passwordConfirm: ' segreta ',
    })
  })

  test('never throws, and what it lets through can be stored, mailed and is as long as promised', () => {
    const fields = fc.record({
      username: anyText,
      name: anyText,
      email: fc.oneof(anyText, fc.emailAddress()),
      password: anyText,
    })
    fc.assert(
      fc.property(fields, (input) => {
        const { data } = Registration.safeParse({ ...input, passwordConfirm: input.password })
        if (!data) return
        for (const field of ['username', 'name'] as const) {
          expect(data[field]).not.toMatch(/[\p{Cc}\p{Cs}]/u)
          expect(data[field].length).toBeGreaterThanOrEqual(ACCOUNT_LIMITS[field].min)
          expect(data[field].length).toBeLessThanOrEqual(ACCOUNT_LIMITS[field].max)
        }
        expect(data.email).toMatch(/^[^\s@]+@[^\s@]+$/)
        expect(data.password).toBe(input.password)
      }),
      { numRuns: 500 },
    )
  })

  test('no name carries a link or what cannot be seen, wherever it stands', () => {
    const hidden = fc.constantFrom(
      '\u200b',
      '\u200f',
      '\u202e',
      '\u2066',
      '\u2069',
      '\u00ad',
      '\u3164',
      '\u2028',
    )
    const linked = fc.constantFrom('http://', 'https://', 'HtTp://', 'www.', 'WWW.')
    const letters = fc.stringMatching(/^[a-z]{2,20}$/)
    fc.assert(
      fc.property(
        fc.constantFrom('name', 'username'),
        letters,
        letters,
        hidden,
        linked,
        (field, a, b, one, two) => {
          const said = (bad: string) => messagesOf({ ...valid, [field]: `${a}${bad}${b}` })
          expect(said(one)).toEqual([[field, 'Contiene caratteri non ammessi']])
          expect(said(two)).toEqual([[field, 'Non può contenere indirizzi web']])
        },
      ),
    )
  })

  test('lets every ordinary person in', () => {
    const person = fc.record({
      username: fc.stringMatching(/^[a-z][a-z0-9._-]{2,30}$/),
      name: fc.stringMatching(/^[A-ZÀ-Ý][a-zà-ÿ]{1,20}( [A-ZÀ-Ý][a-zà-ÿ']{1,20})?$/),
      password: fc.string({ unit: 'grapheme-composite', minLength: 6, maxLength: 40 }),
    })
    fc.assert(
      fc.property(person, (input) => {
        expect(messagesOf({ ...valid, ...input, passwordConfirm: input.password })).toEqual([])
      }),
    )
  })
})

test('passwords end at 256 characters, everywhere', () => {
  const long = 'x'.repeat(257)
  expect(Login.safeParse({ email: valid.email, password: long }).success).toBe(false)
  expect(Login.safeParse({ email: valid.email, password: long.slice(1) }).success).toBe(true)
  const change = { currentPassword: 'x', newPassword: long, confirmPassword: long }
  expect(PasswordChange.safeParse(change).success).toBe(false)
})

test.each([0, 6, 2.5, '5', null, Number.NaN, [5]])('%j is no rating', (rating) => {
  expect(Rating.safeParse({ rating }).success).toBe(false)
})

test('the name of a collection is never blank, too long or unstorable', () => {
  fc.assert(
    fc.property(anyText, (name) => {
      const { data } = CollectionName.safeParse({ name })
      const trimmed = name.trim()
      const fits = trimmed.length >= 1 && trimmed.length <= 60 && !/[\p{Cc}\p{Cs}]/u.test(trimmed)
      expect(data?.name).toBe(fits ? trimmed : undefined)
    }),
  )
})
