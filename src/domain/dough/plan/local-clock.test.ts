import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localClock } from './local-clock.ts'
import { baker } from './waking-hours.ts'

const rome = localClock('Europe/Rome')
const at = (iso: string) => Date.parse(iso)
const DAY_MS = 86_400_000
const dayOf = (iso: string) => at(iso) / DAY_MS
const HOUR_MS = 3_600_000

test('the offset changes at one in the morning UTC, to the minute', () => {
  expect(rome.offsetMin(at('2026-03-29T00:59:59Z'))).toBe(60)
  expect(rome.offsetMin(at('2026-03-29T01:00:00Z'))).toBe(120)
  expect(rome.offsetMin(at('2026-10-25T00:59:59Z'))).toBe(120)
  expect(rome.offsetMin(at('2026-10-25T01:00:00Z'))).toBe(60)
})

test('midnight belongs to the new day', () => {
  expect(rome.wallTimeOf(at('2026-05-15T22:00:00Z'))).toEqual({ day: dayOf('2026-05-16'), minuteOfDayMin: 0 })
  expect(rome.wallTimeOf(at('2026-05-15T21:59:59Z'))).toEqual({
    day: dayOf('2026-05-15'),
    minuteOfDayMin: 1439,
  })
})

test.each([
  ['a winter noon', '2026-01-15', 12 * 60, '2026-01-15T11:00Z'],
  ['a time past midnight', '2026-05-15', 25 * 60, '2026-05-15T23:00Z'],
  ['the hour that is skipped', '2026-03-29', 2 * 60 + 30, '2026-03-29T01:30Z'],
  ['the hour that comes twice, the first time', '2026-10-25', 2 * 60 + 30, '2026-10-25T00:30Z'],
  ['the evening after the change', '2026-10-25', 20 * 60, '2026-10-25T19:00Z'],
])('%s', (_case, day, minuteOfDayMin, iso) => {
  expect(rome.instantOf({ day: dayOf(day), minuteOfDayMin })).toBe(at(iso))
})

test('reading an instant off the wall and back loses at most a repeated hour', () => {
  const anyClock = fc
    .constantFrom('Europe/Rome', 'America/St_Johns', 'Asia/Kathmandu', 'Australia/Lord_Howe')
    .map(localClock)
  fc.assert(
    fc.property(anyClock, fc.integer({ min: at('2020-01-01'), max: at('2035-01-01') }), (clock, ms) => {
      const minute = ms - (ms % 60_000)
      const back = clock.instantOf(clock.wallTimeOf(minute))
      expect([0, HOUR_MS / 2, HOUR_MS]).toContain(minute - back)
    }),
    { numRuns: 1000 },
  )
})

describe('a baker up from seven to eleven in the evening', () => {
  const up = baker({ fromMin: 7 * 60, toMin: 23 * 60 }, rome)
  const anyTime = { earliestMs: Number.NEGATIVE_INFINITY, latestMs: Number.POSITIVE_INFINITY, workMin: 30 }

  test('is up for work that ends by bedtime', () => {
    expect(up.isUp(at('2026-05-16T07:00+02:00'), 30)).toBe(true)
    expect(up.isUp(at('2026-05-16T22:30+02:00'), 30)).toBe(true)
    expect(up.isUp(at('2026-05-16T22:31+02:00'), 30)).toBe(false)
    expect(up.isUp(at('2026-05-16T06:59+02:00'), 30)).toBe(false)
  })

  test('works late the evening before or early in the morning', () => {
    expect(up.chances({ atMs: at('2026-05-16T03:00+02:00'), ...anyTime })).toEqual([
      at('2026-05-15T22:30+02:00'),
      at('2026-05-16T07:00+02:00'),
    ])
  })

  test('on the night when the clocks go back too', () => {
    expect(up.chances({ atMs: at('2026-10-25T03:00+01:00'), ...anyTime })).toEqual([
      at('2026-10-24T22:30+02:00'),
      at('2026-10-25T07:00+01:00'),
    ])
  })

  test('within the bounds only', () => {
    const atMs = at('2026-05-16T03:00+02:00')
    expect(up.chances({ atMs, earliestMs: atMs - HOUR_MS, latestMs: atMs + HOUR_MS, workMin: 30 })).toEqual(
      [],
    )
  })

  test('keeps a wish that suits', () => {
    const atMs = at('2026-05-16T12:34+02:00')
    expect(up.chances({ atMs, ...anyTime })).toEqual([atMs])
  })
})
