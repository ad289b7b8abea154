import { expect, test } from 'vitest'
import { z } from 'zod'
import { setItalianMessages } from './italian-messages.ts'

setItalianMessages()

test.each([
  [z.object({}), 'testo', 'Valore non valido: qui va un oggetto'],
  [z.string(), undefined, 'Valore mancante'],
  [z.int(), '3', 'Valore non valido: qui va un numero'],
  [z.string().max(60), 'x'.repeat(61), 'Valore troppo grande: al massimo 60 caratteri'],
  [z.array(z.string()).min(2), [], 'Valore troppo piccolo: almeno 2 elementi'],
  [z.number().max(1.2), 3, 'Valore troppo grande: al massimo 1,2'],
  [z.enum(['recipe', 'pizzeria']), 'x', 'Valore non valido: scegli tra «recipe» e «pizzeria»'],
  [z.enum(['a', 'b', 'c']), 7, 'Valore non valido: scegli tra «a», «b» e «c»'],
  [z.literal(1), 2, 'Valore non valido: qui va «1»'],
  [z.strictObject({}), { x: 1 }, 'Qui non è previsto «x»'],
  [z.strictObject({}), { x: 1, y: 2 }, 'Qui non sono previsti «x» e «y»'],
  [z.email(), 'x', 'Valore non valido: qui va un indirizzo e-mail'],
  [z.iso.datetime(), 'ieri', "Valore non valido: qui va una data con l'ora"],
  [z.string().regex(/^a$/), 'x', 'Valore non valido'],
  [z.number().multipleOf(5), 3, 'Valore non valido: qui va un multiplo di 5'],
  [z.union([z.string(), z.int()]), true, 'Valore non valido'],
  [z.bigint(), 'x', 'Valore non valido'],
])('%# says in Italian what is wrong', (schema, value, message) => {
  expect(schema.safeParse(value).error?.issues.map((issue) => issue.message)).toEqual([message])
})
