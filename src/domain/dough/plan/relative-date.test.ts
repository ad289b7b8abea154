import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timeAgo } from './relative-date.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000]

test.each([
  [0, 'pochi secondi fa'],
  [59 * SECOND, 'pochi secondi fa'],
  [-DAY, 'pochi secondi fa'],
  [MINUTE, '1 minuto fa'],
  [59 * MINUTE, '59 minuti fa'],
  [HOUR, '1 ora fa'],
  [2 * HOUR, '2 ore fa'],
  [DAY - 1, '23 ore fa'],
  [DAY, '1 giorno fa'],
  [29 * DAY, '29 giorni fa'],
  [30 * DAY, '1 mese fa'],
  [70 * DAY, '2 mesi fa'],
  [365 * DAY, '1 anno fa'],
  [800 * DAY, '2 anni fa'],
])('%d ms ago is %s', (ms, text) => {
  expect(timeAgo(NOW - ms, NOW)).toBe(text)
})

test('always says how long ago', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (then, now) => {
      expect(timeAgo(then, now)).toMatch(/ fa$/)
    }),
  )
})

test('refuses what is no instant', () => {
  expect(() => timeAgo(Number.NaN, NOW)).toThrow(RangeError)
  expect(() => timeAgo(NOW, Number.POSITIVE_INFINITY)).toThrow(RangeError)
})
