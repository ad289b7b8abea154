import { expect, test } from 'vitest'
import { z } from 'zod'
import { speakItalian } from './italian-messages.ts'

speakItalian()

test.each([
  [z.object({}), 'testo', 'Valore non valido: qui va un oggetto'],
  [z.string(), undefined, 'Valore mancante'],
  [z.int(), '3', 'Valore non valido: qui va un numero'],
  [z.string().max(60), 'x'.repeat(61), 'Valore troppo grande: al massimo 60 caratteri'],
  [z.array(z.string()).min(2), [], 'Valore troppo piccolo: almeno 2 elementi'],
  [z.number().max(1.2), 3, 'Valore troppo grande: al massimo 1,2'],
])('%# says in Italian what is wrong', (schema, value, message) => {
  expect(schema.safeParse(value).error?.issues.map((issue) => issue.message)).toEqual([message])
})

test('says the rest in the words of the library', () => {
  const [issue] = z.email().safeParse('x').error?.issues ?? []
  expect(issue?.message).toContain('non valid')
})
