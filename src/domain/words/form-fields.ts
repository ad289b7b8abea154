/** The fields of a form as a table: type, default value, URL parameter, label and value to send.
 *
 * Units   texts as typed.
 * Valid   any text. An unreadable number is sent as -1, so that the contract refuses it with a message. */
import { italianDecimal, parseDecimal } from './decimal-input.ts'

type More = {
  unit?: string
  about?: string
}
type Range = Readonly<{ min: number; max: number }>
type Kind =
  | { kind: 'flag' | 'moment' | 'clock' }
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'number'; limits: Range; isWhole: boolean }
  | { kind: 'words'; most: number }
type FieldOf<Typed, Sent, Given = Typed> = Kind &
  More & {
    /** Name of the URL parameter. */
    at: string
    label: string
    /** Error message for an invalid value. */
    wrong: string
    /** True if the field never appears in a URL. */
    isPrivate?: boolean
    first: Typed
    sent: (typed: Given) => Sent
    /** Undefined if the field cannot hold the value. */
    read: (value: unknown) => Typed | undefined
    inWords: (typed: Given) => string
  }
export type Field = FieldOf<string | boolean, unknown, never>

const same = <T>(typed: T) => typed
const isBlank = (text: string) => text.trim() === ''
const text = (at: string, label: string, wrong: string, first: string, more: More = {}, longest = 200) => ({
  at,
  label,
  wrong,
  first,
  ...more,
  read: (value: unknown) => (typeof value === 'string' ? value.slice(0, longest) : undefined),
  inWords: (typed: string) => (isBlank(typed) ? 'non detto' : typed + (more.unit ?? '')),
})

export const flag = (at: string, label: string, more: More = {}): FieldOf<boolean, boolean> => ({
  kind: 'flag',
  at,
  label,
  wrong: 'Scegli sì o no',
  first: false,
  ...more,
  sent: same,
  read: (value) => value === true || value === 'true',
  inWords: (typed) => (typed ? 'sì' : 'no'),
})

export function choice<T extends string>(
  at: string,
  label: string,
  wrong: string,
  names: Readonly<Record<T, string>>,
  first: NoInfer<T>,
): FieldOf<T, T> {
  const choices = Object.keys(names) as T[]
  const read = (value: unknown) => choices.find((one) => one === value)
  return {
    kind: 'choice',
    at,
    label,
    wrong,
    choices,
    first,
    sent: same,
    read,
    inWords: (typed) => names[typed],
  }
}

const number =
  (isWhole: boolean) =>
  <First extends number | null>(
    at: string,
    label: string,
    wrong: string,
    limits: Range,
    first: First,
    more?: More,
  ): FieldOf<string, First extends null ? number | null : number> => ({
    kind: 'number',
    limits,
    isWhole,
    ...text(at, label, wrong, first === null ? '' : italianDecimal(first), more),
    sent: (typed) => (first === null && isBlank(typed) ? null : (parseDecimal(typed) ?? -1)) as never,
  })
/** Without a default value (null) the field may be left blank. */
export const whole = number(true)
export const decimal = number(false)

/** 'HH:MM'. Without a default value the field may be left blank. */
export const clock = <First extends string>(
  at: string,
  label: string,
  wrong: string,
  first: First,
  more?: More,
): FieldOf<string, First extends '' ? string | null : string> => ({
  kind: 'clock',
  ...text(at, label, wrong, first, more),
  sent: (typed) => (first === '' && typed === '' ? null : typed) as never,
})

/** Date and time as a `datetime-local` input writes them; '' until the user chooses. */
export const moment = (at: string, label: string, wrong: string): FieldOf<string, string> => ({
  kind: 'moment',
  ...text(at, label, wrong, ''),
  sent: same,
})

export const namesIn = (typed: string): string[] =>
  typed
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** At most `most` names, in a text of at most `longest` characters. The field never appears in a URL. */
export const words = (
  at: string,
  label: string,
  wrong: string,
  most: number,
  longest: number,
): FieldOf<string, string[]> => ({
  kind: 'words',
  most,
  isPrivate: true,
  ...text(at, label, wrong, '', {}, longest),
  sent: namesIn,
})

export type Fields = Readonly<Record<string, Field>>
export type DraftOf<T extends Fields> = { [F in keyof T]: T[F]['first'] }
export type SentOf<T extends Fields> = { [F in keyof T]: ReturnType<T[F]['sent']> }

const mapped = <T extends Fields>(fields: T, value: (field: Field, name: string) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, value(field, name)]))

export const firstOf = <T extends Fields>(fields: T): DraftOf<T> =>
  mapped(fields, ({ first }) => first) as DraftOf<T>

export const sentOf = <T extends Fields>(fields: T, draft: DraftOf<T>): SentOf<T> =>
  mapped(fields, ({ sent }, name) => sent(draft[name] as never)) as SentOf<T>

export const withRead = <T extends Fields>(
  fields: T,
  draft: DraftOf<T>,
  get: (field: Field, name: string) => unknown,
): DraftOf<T> =>
  mapped(fields, (field, name) => {
    const value = get(field, name)
    return (value === undefined || value === null ? undefined : field.read(value)) ?? draft[name]
  }) as DraftOf<T>

export const pairsOf = <T extends Fields>(fields: T, draft: DraftOf<T>): [name: string, value: string][] =>
  Object.entries(fields).flatMap(([name, { at, first, isPrivate }]) =>
    isPrivate || draft[name] === first ? [] : [[at, String(draft[name])]],
  )
