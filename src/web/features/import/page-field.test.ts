import { expect, test } from 'vitest'
import { isLongPage, pastedText } from './page-field.tsx'

const padded = (head: string) => `<html><head>${head}</head>`.padEnd(148_000, ' ')

test.each([
  ['<link rel="canonical" href="https://www.vegolosi.it/ricette/pizza">', 'vegolosi.it'],
  ["<link href='https://cucina.example/pizza' rel='canonical'>", 'cucina.example'],
  ['<meta property="og:url" content="https://forno.example/">', 'forno.example'],
  ['<link rel="canonical" href="/pizza">', 'Pagina senza indirizzo'],
  ['', 'Pagina senza indirizzo'],
])('%s', (head, name) => {
  expect(pastedText(padded(head))).toBe(`${name}, 148 kB incollati`)
})

test('an address is no page', () => {
  expect(isLongPage('https://cucina.example/pizza')).toBe(false)
  expect(isLongPage(padded(''))).toBe(true)
})
