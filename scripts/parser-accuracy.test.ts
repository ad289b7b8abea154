import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accuracyDocument, DOCUMENT, labelledLines } from './parser-accuracy.ts'
import { readLabelled } from './reading-accuracy.ts'

test('docs/parser-accuracy.md says what the code reads today', () => {
  expect(
    readFileSync(DOCUMENT, 'utf8') === accuracyDocument(labelledLines()),
    'run npm run parser-accuracy',
  ).toBe(true)
})

test('unseen lines are listed with what was read; a label is a range, a table of four columns has none', () => {
  const labelled = readLabelled(
    'set\tline\tgramsMin\tgramsMax\tfood\nmai-viste-1\t1 cipolla\t100\t150\tcipolla\nmai-viste-1\tsale | pepe\t?\t?\t?\nvita\t2 uova\t100\tuova\n',
  )
  const document = accuracyDocument(labelled)
  expect(document).toContain('| vita | 1 | 100.0 % | 100.0 % | 100.0 % |')
  expect(document).toContain('| 1 cipolla | 100–150 · cipolla | 110 · cipolla | media | yes |')
  expect(document).toContain('| sale \\| pepe | ? · ? | ? · sale | bassa | no |')
  expect(document).not.toContain('| 2 uova |')
})
