import { expect, test } from 'vitest'
import { linkedParts } from './linked-text.ts'

test('links lead to pages of this site', () => {
  expect(linkedParts('Molta [acqua](/glossario#idratazione), poco tempo.')).toEqual([
    'Molta ',
    { text: 'acqua', to: '/glossario#idratazione' },
    ', poco tempo.',
  ])
})

test.each([
  '[fuori](https://altrove.example)',
  '[fuori](//altrove.example)',
  '[x](javascript:alert(1))',
  '[](/a)',
  '[a] (/b)',
  '',
])('%j is words', (text) => {
  expect(linkedParts(text)).toEqual(text === '' ? [] : [text])
})
