import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minutesOf } from './sloppy-duration.ts'

test.each([
  ['PT30M', 30],
  ['PT1H30M', 90],
  ['P0DT2H', 120],
  ['P1D', 1440],
  ['P1DT8H', 1920],
  ['pt 1 h 5 m', 65],
  ['PT90', 90],
  ['PT0S', 0],
  ['PT1.5H', 90],
  ['1:30', 90],
  ['45', 45],
  ['1 ora e 20 minuti', 80],
  ['1 h 20', 80],
  ['un’ora', 60],
  ["un'ora", 60],
  ["mezz'ora", 30],
  ['2 ore e mezza', 150],
  ['due ore e mezza', 150],
  ['mezza ora', 30],
  ['un giorno', 1440],
  ['sette minuti', 7],
  ['settantadue ore', 4320],
  ['2h e 1/2', 150],
  ["tre quarti d'ora", 45],
  ['30-40 minuti', 40],
  ['24 ore di lievitazione', 1440],
  ['90 sec', 2],
  ['2 giorni', 2880],
  ['quanto basta', undefined],
  ['', undefined],
  ['PT9999H', undefined],
])('%s is %s minutes', (text, minutes) => {
  expect(minutesOf(text)).toBe(minutes)
})

test('what ISO 8601 says is read to the minute', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 59 }), (hours, minutes) => {
      expect(minutesOf(`PT${hours}H${minutes}M`)).toBe(hours * 60 + minutes)
    }),
  )
})

test('any text has an answer, and soon', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      const minutes = minutesOf(text)
      expect(minutes === undefined || (Number.isInteger(minutes) && minutes >= 0)).toBe(true)
    }),
  )
})
