import { italianDecimal, parseDecimal } from '#domain/words/decimal-input.ts'

export interface FormField {
  name: string
  label: string
  as: 'text' | 'paragraph' | 'number' | 'decimal' | 'date' | 'lines' | 'choice' | 'flag'
  hint?: string
  rows?: number
  maxLength?: number
  options?: readonly Option[]
  width?: 'half' | 'third'
}

export type Option = Readonly<{ value: string; label: string }>
export type FormTexts = Readonly<Record<string, string | boolean>>
type Value = string | number | boolean | null | readonly string[]

export const optionsOf = (values: readonly string[]): Option[] =>
  values.map((value) => ({ value, label: value }))

export const textsOf = (
  fields: readonly FormField[],
  values: Readonly<Record<string, unknown>>,
): Record<string, string | boolean> =>
  Object.fromEntries(fields.map(({ name, as }) => [name, textOf(values[name], as)]))

function textOf(value: unknown, as: FormField['as']): string | boolean {
  if (as === 'flag') return value === true
  if (Array.isArray(value)) return value.join('\n')
  if (as === 'decimal' && typeof value === 'number') return italianDecimal(value)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The values to send. Empty lines are removed. An invalid number is sent as typed, so that the contract
 * reports the error. */
export const valuesOf = <Sent extends Value = Value>(
  fields: readonly FormField[],
  texts: FormTexts,
): Record<string, Sent> =>
  Object.fromEntries(fields.map(({ name, as }) => [name, sentValue(texts[name] ?? '', as) as Sent]))

function sentValue(text: string | boolean, as: FormField['as']): Value {
  if (typeof text === 'boolean') return text
  switch (as) {
    case 'lines':
      return linesOf(text)
    case 'number':
      return text.trim() === '' ? null : /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : text
    case 'decimal':
      return text.trim() === '' ? null : (parseDecimal(text) ?? text)
    default:
      return text.replace(/\s+/g, ' ').trim()
  }
}

export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
