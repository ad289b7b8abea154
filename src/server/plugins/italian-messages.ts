import { z } from 'zod'

const KINDS: Readonly<Record<string, string>> = {
  string: 'un testo',
  number: 'un numero',
  int: 'un numero intero',
  boolean: 'vero o falso',
  object: 'un oggetto',
  record: 'un oggetto',
  array: 'un elenco',
}
const COUNTED: Readonly<Record<string, string>> = {
  string: ' caratteri',
  array: ' elementi',
  set: ' elementi',
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'un indirizzo e-mail',
  url: 'un indirizzo web',
  datetime: "una data con l'ora",
  date: 'una data',
  time: "un'ora",
}

type Issue = Parameters<z.core.$ZodErrorMap>[0]

const limit = (value: number | bigint, origin: string) =>
  `${value.toLocaleString('it-IT', { maximumFractionDigits: 10 })}${COUNTED[origin] ?? ''}`

const list = new Intl.ListFormat('it', { type: 'conjunction' })
const listed = (values: readonly unknown[]) => list.format(values.map((value) => `«${String(value)}»`))

function inItalian(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.input === undefined) return 'Valore mancante'
      const kind = KINDS[issue.expected]
      return kind ? `Valore non valido: qui va ${kind}` : 'Valore non valido'
    }
    case 'too_big':
      return `Valore troppo grande: al massimo ${limit(issue.maximum, issue.origin)}`
    case 'too_small':
      return `Valore troppo piccolo: almeno ${limit(issue.minimum, issue.origin)}`
    case 'invalid_value':
      return `Valore non valido: ${issue.values.length === 1 ? 'qui va' : 'scegli tra'} ${listed(issue.values)}`
    case 'unrecognized_keys':
      return issue.keys.length === 1
        ? `Qui non è previsto ${listed(issue.keys)}`
        : `Qui non sono previsti ${listed(issue.keys)}`
    case 'invalid_format':
      return `Valore non valido${FORMATS[issue.format] ? `: qui va ${FORMATS[issue.format]}` : ''}`
    case 'not_multiple_of':
      return `Valore non valido: qui va un multiplo di ${limit(issue.divisor, 'number')}`
    default:
      return 'Valore non valido'
  }
}

export function setItalianMessages() {
  z.config({ localeError: inItalian })
}
