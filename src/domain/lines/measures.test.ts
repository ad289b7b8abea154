import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitAtMeasures } from './measures.ts'

const measuresOf = (text: string) => splitAtMeasures(text).filter((_, index) => index % 2 === 1)

test('a number stays with its unit, a range too', () => {
  expect(
    measuresOf('Versa 320 g di acqua, inforna a 430–450 °C per 60-90 secondi, poi 2,5 ore al 65 %.'),
  ).toEqual(['320 g', '430–450 °C', '60-90 secondi', '2,5 ore', '65 %'])
})

test('what only begins like a unit is none', () => {
  expect(measuresOf('Ricava 4 grandi panetti, 3 lievitati e 2 cmq.')).toEqual([])
})

test('nothing is lost or added', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(splitAtMeasures(text).join('')).toBe(text)
    }),
  )
})
