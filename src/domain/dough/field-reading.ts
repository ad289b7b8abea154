/** Reads values of a form, link or request. A wrong value gives an error message in Italian.
 *
 * Valid   any value: numbers, and text with comma or point. Nothing is corrected silently. */
import { italianDecimal, parseDecimal } from '#domain/words/decimal-input.ts'

export type Reading<T> = { value: T } | { error: string }
type Readers<T> = {
  [F in keyof T]: (raw: unknown, all: Readonly<Partial<Record<keyof T, unknown>>>) => Reading<T[F]>
}

export function finiteOf(raw: unknown): number | null {
  if (typeof raw === 'string') return parseDecimal(raw)
  return typeof raw === 'number' && Number.isFinite(raw) ? raw : null
}

export function numberWithin(
  raw: unknown,
  { min, max }: { min: number; max: number },
  { unit = '', isWhole = false }: { unit?: string; isWhole?: boolean } = {},
): Reading<number> {
  const value = finiteOf(raw)
  if (value === null) return { error: 'Inserisci un numero' }
  if (value < min || value > max)
    return { error: `Inserisci un valore da ${italianDecimal(min)} a ${italianDecimal(max)}${unit}` }
  return isWhole && !Number.isInteger(value) ? { error: 'Inserisci un numero intero' } : { value }
}

export const oneOf =
  <T extends string>(choices: readonly T[]) =>
  (raw: unknown): Reading<T> => {
    const value = choices.find((choice) => choice === raw)
    return value === undefined ? { error: "Scegli una voce dell'elenco" } : { value }
  }

export function readFields<T extends object>(
  readers: Readers<T>,
  raw: Readonly<Partial<Record<keyof T, unknown>>>,
): { values: T } | { errors: Partial<Record<keyof T, string>> } {
  const values: Partial<Record<keyof T, unknown>> = {}
  const errors: Partial<Record<keyof T, string>> = {}
  for (const field of Object.keys(readers) as (keyof T)[]) {
    const reading = readers[field](raw[field], raw)
    if ('error' in reading) errors[field] = reading.error
    else values[field] = reading.value
  }
  return Object.keys(errors).length > 0 ? { errors } : { values: values as T }
}
