import { z } from 'zod'

const LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u

export const PRINTABLE = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u
export const STRANGE = 'Contiene caratteri non ammessi'

export const writtenLine = (max: number, missing: string) =>
  z.string(missing).trim().min(1, missing).max(max, `Usa al massimo ${max} caratteri`).regex(LINE, STRANGE)

export const wholeNumber = (min: number, max: number) => {
  const message = `Scrivi un numero intero da ${min} a ${max}`
  return z.int(message).min(min, message).max(max, message)
}
