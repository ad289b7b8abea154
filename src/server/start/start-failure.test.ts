import { expect, test } from 'vitest'
import { portFailure, StartFailure, startSentence } from './start-failure.ts'

const failed = (message: string, code?: string) => Object.assign(new Error(message), code && { code })
const place = { port: 80, host: 'forno.local', variable: 'PORT' } as const

test.each([
  ['EADDRINUSE', "La porta 80 è già occupata: chiudi il programma che la usa o scegline un'altra con PORT."],
  ['EACCES', 'Il sistema non permette di usare la porta 80: scegline una da 1024 in su con PORT.'],
  [
    'EADDRNOTAVAIL',
    "L'indirizzo forno.local non è di questa macchina: correggi HOST, per esempio con 0.0.0.0.",
  ],
  ['ENOTFOUND', "L'indirizzo forno.local non è di questa macchina: correggi HOST, per esempio con 0.0.0.0."],
])('a port that cannot be taken (%s) is told without a word of the system', (code, sentence) => {
  expect(startSentence(portFailure(failed('listen failed', code), place))).toBe(sentence)
})

test('the variables of the other port are named for it', () => {
  const metrics = { ...place, variable: 'METRICS_PORT' } as const
  expect(portFailure(failed('x', 'EADDRINUSE'), metrics).message).toContain('con METRICS_PORT.')
  expect(portFailure(failed('x', 'EADDRNOTAVAIL'), metrics).message).toContain('correggi METRICS_HOST,')
})

test.each([
  ['a plain error', failed('Plugin did not start in time'), 'Plugin did not start in time'],
  ['one with a code', failed('read failed', 'EIO'), 'read failed (EIO)'],
  ['several', new AggregateError([failed('a', 'ECONNREFUSED'), failed('b')]), 'a (ECONNREFUSED); b'],
])('what libraries say, %s, stands on a line of its own after what it means', (_what, error, line) => {
  const [sentence, technical, ...more] = startSentence(error).split('\n')
  expect(sentence).toMatch(/^Avvio non riuscito per un errore imprevisto\. .*riprova/)
  expect([technical, more]).toEqual([`Dettaglio tecnico: ${line}`, []])
})

test('what is said for whoever runs the site stays as it is', () => {
  expect(startSentence(new StartFailure('Disco pieno.'))).toBe('Disco pieno.')
})
