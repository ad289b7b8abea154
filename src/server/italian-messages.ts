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

type Issue = Parameters<z.core.$ZodErrorMap>[0]

const limit = (value: number | bigint, origin: string) =>
  `${value.toLocaleString('it-IT', { maximumFractionDigits: 10 })}${COUNTED[origin] ?? ''}`

function inItalian(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'Valore mancante'
      return KINDS[issue.expected] && `Valore non valido: qui va ${KINDS[issue.expected]}`
    case 'too_big':
      return `Valore troppo grande: al massimo ${limit(issue.maximum, issue.origin)}`
    case 'too_small':
      return `Valore troppo piccolo: almeno ${limit(issue.minimum, issue.origin)}`
    default:
      return undefined
  }
}

/** What zod says where a contract has no words of its own: its Italian names kinds of value in English. */
export function speakItalian() {
  const { localeError } = z.locales.it()
  z.config({ localeError: (issue) => inItalian(issue) ?? localeError(issue) })
}
