import fc from 'fast-check'
import { expect, test } from 'vitest'
import { waitingTime } from './waiting-time.ts'

test.each([
  [0, 'qualche secondo'],
  [10, 'qualche secondo'],
  [10.5, '11 secondi'],
  [59, '59 secondi'],
  [60, 'un minuto'],
  [61, '2 minuti'],
  [3540, '59 minuti'],
  [3541, "un'ora"],
  [3570, "un'ora"],
  [3600, "un'ora"],
  [3601, '2 ore'],
  [86_400, '24 ore'],
])('%d seconds are %s', (seconds, words) => expect(waitingTime(seconds)).toBe(words))

const UNITS_S: Readonly<Record<string, number>> = { second: 1, minut: 60, or: 3600 }

test('who waits as long as it says has waited long enough', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200_000 }), (seconds) => {
      const [, count = '10', unit = 'second'] =
        /^(\d+|un)[ ’](second|minut|or)/.exec(waitingTime(seconds)) ?? []
      expect((count === 'un' ? 1 : Number(count)) * (UNITS_S[unit] ?? 0)).toBeGreaterThanOrEqual(seconds)
    }),
  )
})
