import { expect, test } from 'vitest'
import {
  isTotpCode,
  newRecoveryCodes,
  newTotpSecret,
  plainCode,
  readableCode,
  stepOfCode,
  totpSetup,
} from './totp.ts'

/** '12345678901234567890', the secret of RFC 6238, appendix B. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

// The appendix prints eight digits; the code is the last six.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('at second %i the code of the standard is %s', (second, code) => {
  expect(stepOfCode(RFC_SECRET, code, second * 1000)).toBe(Math.floor(second / 30))
})

test('a clock may be half a minute off, not a whole one', () => {
  const step = Math.floor(2_000_000_000 / 30)
  const at = (seconds: number) => stepOfCode(RFC_SECRET, '279037', (step * 30 + seconds) * 1000)
  expect([at(0), at(29), at(-30), at(59)]).toEqual([step, step, step, step])
  expect([at(-31), at(60)]).toEqual([undefined, undefined])
})

test('the picture for the app is an SVG, and its address names site and person', () => {
  const secret = newTotpSecret()
  const { uri, qr } = totpSetup(secret, 'anna@example.it')
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(uri).toContain(`otpauth://totp/Cornicione:anna%40example.it?`)
  expect(uri).toContain(`secret=${secret}`)
  expect(qr).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/)
})

test('recovery codes are ten, all different, and typed as people type', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) {
    expect(code).toMatch(/^[A-Z2-7]{16}$/)
    expect(isTotpCode(code)).toBe(false)
    expect(plainCode(` ${readableCode(code).toLowerCase()} `)).toBe(code)
  }
})
