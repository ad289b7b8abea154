import { expect, test } from 'vitest'
import type { ImportSource } from '#contracts/import/import-source.ts'
import { sourceNamed } from './source-named.ts'

const sources = ['https://forno.it/ricette', 'https://forno.it/ricette/pizze', 'https://Impasti.it/feed'].map(
  (url, index): ImportSource => ({
    id: index + 1,
    kind: 'recipe',
    type: 'site',
    url,
    isEnabled: true,
    last: null,
  }),
)
const named = (name: string) => sourceNamed(name, 'recipe', sources).id

test('a source is known by its address, or by a part that no other has', () => {
  expect([named('impasti.it'), named('pizze'), named('https://forno.it/ricette')]).toEqual([3, 2, 1])
})

test('none and more than one are refused with those that there are', () => {
  expect(() => named('vuoto')).toThrow(
    `Nessuna fonte delle ricette ha «vuoto» nell'indirizzo. Ci sono:\n${sources.map(({ url }) => url).join('\n')}`,
  )
  expect(() => sourceNamed('vuoto', 'pizzeria', [])).toThrow(
    "Nessuna fonte delle pizzerie ha «vuoto» nell'indirizzo. Non c'è ancora nessuna fonte delle pizzerie.",
  )
  expect(() => named('forno')).toThrow(
    "Più fonti delle ricette hanno «forno» nell'indirizzo: scrivine una per intero.\nhttps://forno.it/ricette\nhttps://forno.it/ricette/pizze",
  )
})
