import { expect, test } from 'vitest'
import { localClock } from '#domain/dough/plan/local-clock.ts'
import { isOver, nextEvening } from './evening-hours.ts'

const rome = localClock('Europe/Rome')

test.each([
  ['2026-11-24T16:59:00+01:00', '2026-11-24T20:00'],
  ['2026-11-24T17:01:00+01:00', '2026-11-25T20:00'],
  ['2026-12-31T23:59:00+01:00', '2027-01-01T20:00'],
])('at %s the next evening is %s', (now, evening) => {
  expect(nextEvening(Date.parse(now), rome)).toBe(evening)
})

test('a lunch stays a lunch', () => {
  const noon = 12 * 60 + 30
  expect(nextEvening(Date.parse('2026-11-24T09:00:00+01:00'), rome, noon)).toBe('2026-11-24T12:30')
  expect(nextEvening(Date.parse('2026-11-24T20:00:00+01:00'), rome, noon)).toBe('2026-11-25T12:30')
})

test('an evening is over when its last pizza was to be on the table', () => {
  const lastServedMs = Date.parse('2026-11-24T21:00:00+01:00')
  expect(isOver({ lastServedMs }, lastServedMs)).toBe(false)
  expect(isOver({ lastServedMs }, lastServedMs + 1)).toBe(true)
})
