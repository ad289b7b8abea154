import { z } from 'zod'

/** No control characters, no lone surrogates, nothing that changes the direction of the text. */
const LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u

/** Text of any length: line breaks are allowed, characters that no database stores are not. */
export const PRINTABLE = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u
export const STRANGE = 'Contiene caratteri non ammessi'

/** One line that editors write and readers see, of 1 to `max` characters; `missing` says what to write. */
export const writtenLine = (max: number, missing: string) =>
  z.string(missing).trim().min(1, missing).max(max, `Usa al massimo ${max} caratteri`).regex(LINE, STRANGE)

/** A whole number from `min` to `max`. */
export const wholeNumber = (min: number, max: number) => {
  const message = `Scrivi un numero intero da ${min} a ${max}`
  return z.int(message).min(min, message).max(max, message)
}
