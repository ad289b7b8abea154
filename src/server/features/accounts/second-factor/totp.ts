import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import type { TotpSetup } from '#contracts/accounts/second-factor.ts'

const PERIOD_S = 30
const WINDOW = 1
const SECRET_B = 20 // as RFC 4226 recommends
const RECOVERY_CODES = 10
const RECOVERY_CODE_B = 10

export const newTotpSecret = (): string => new Secret({ size: SECRET_B }).base32

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Cornicione', label, secret: Secret.fromBase32(secret), period: PERIOD_S })

export function totpSetup(secret: string, email: string): TotpSetup {
  const uri = totpOf(secret, email).toString()
  return { secret, uri, qr: renderSVG(uri, { border: 2 }) }
}

/** Number of the code's 30 s period since 1970. Undefined if the code is not valid at `nowMs` (Unix ms). */
export function stepOfCode(secret: string, code: string, nowMs: number): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: nowMs, window: WINDOW })
  return delta === null ? undefined : Math.floor(nowMs / 1000 / PERIOD_S) + delta
}

export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code)

export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase()

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const { buffer, byteOffset, length } = randomBytes(RECOVERY_CODE_B)
    return new Secret({ buffer: buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer }).base32
  })

export const readableCode = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code
