import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isStepTitle, titledSteps } from './step-titles.ts'

test.each([
  ['Per la salsa', true],
  ['Impasto', true],
  ['Stesura e cottura', true],
  ['Cottura in forno', true],
  ['Making the dough:', true],
  ['Inforna.', false],
  ['Lascia lievitare', false],
  ['Impasto: sciogli il lievito in acqua.', false],
  ['Salsa e mozzarella vanno messe a metà cottura, sgocciolate', false],
])('%s heads other steps: %s', (line, isTitle) => {
  expect(isStepTitle(line)).toBe(isTitle)
})

test('a title goes before the first step below it', () => {
  expect(
    titledSteps([
      'Per l’impasto',
      'Sciogli il lievito.',
      'Impasta.',
      'Condimento:',
      'San Marzano e basta.',
      'Cottura',
    ]),
  ).toEqual(['Per l’impasto: sciogli il lievito.', 'Impasta.', 'Condimento: San Marzano e basta.'])
})

test('what is no title is there once, in order', () => {
  const lines = fc.array(fc.constantFrom('Per la salsa', 'Impasta.', 'Cottura', 'Inforna a 250 °C.'), {
    maxLength: 9,
  })
  fc.assert(
    fc.property(lines, (given) => {
      const bare = titledSteps(given).map((step) => step.replace(/^.*: /u, '').toLowerCase())
      expect(bare).toEqual(given.filter((line) => !isStepTitle(line)).map((line) => line.toLowerCase()))
    }),
  )
})
