import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  formatHours,
  isoDuration,
  shortDuration,
  spokenDuration,
  timesInShort,
  timesText,
} from './duration.ts'

describe('formatHours', () => {
  test.each([
    [0, '0.00 ore'],
    [45, '0.45 ore'],
    [60, '1.00 ore'],
    [65, '1.05 ore'],
    [90, '1.30 ore'],
    [1500, '25.00 ore'],
    [89.6, '1.30 ore'],
    [59.7, '1.00 ore'],
  ])('writes %d minutes as %s', (minutes, text) => {
    expect(formatHours(minutes)).toBe(text)
  })

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (minutes) => {
    expect(() => formatHours(minutes)).toThrow(RangeError)
  })

  test('keeps every minute', () => {
    fc.assert(
      fc.property(fc.nat(100_000), (minutes) => {
        const [hours, rest] = formatHours(minutes).replace(' ore', '').split('.')
        expect(Number(hours) * 60 + Number(rest)).toBe(minutes)
        expect(rest).toHaveLength(2)
      }),
    )
  })
})

test.each([
  [0, '0 min'],
  [50, '50 min'],
  [60, '1 h'],
  [135, '2 h 15 min'],
  [720, '12 h'],
  [1536, '25 h 36 min'],
])('%i minutes among other figures are %s', (minutes, text) => {
  expect(shortDuration(minutes)).toBe(text)
})

test.each([
  [
    { preparationTime: 794, activeTime: 50, restTime: 720 },
    '50 min di lavoro, 12 h di riposo, 24 min di cottura',
  ],
  [{ preparationTime: 35, activeTime: 20, restTime: 0 }, '20 min di lavoro, 15 min di cottura'],
  [{ preparationTime: 0, activeTime: 0, restTime: 0 }, ''],
])('the parts of %o are %s', (times, parts) => {
  expect(timesText(times).join(', ').replaceAll('\u00a0', ' ')).toBe(parts)
  expect(timesText(times).join()).not.toMatch(/\d (?:h|min)/)
})

describe('isoDuration', () => {
  test.each([
    [0, 'PT0M'],
    [45, 'PT45M'],
    [60, 'PT1H'],
    [90, 'PT1H30M'],
    [1505, 'PT25H5M'],
  ])('writes %d minutes as %s', (minutes, text) => {
    expect(isoDuration(minutes)).toBe(text)
  })

  test('refuses what is no duration', () => {
    expect(() => isoDuration(-5)).toThrow(RangeError)
  })
})

test.each([
  [0, '0 minuti'],
  [1, '1 minuto'],
  [90, '90 minuti'],
  [120, '120 minuti'],
  [121, '2 ore e 1 minuto'],
  [180, '3 ore'],
  [554, '9 ore e 14 minuti'],
])('%i minutes are spoken of as %s', (minutes, spoken) => {
  expect(spokenDuration(minutes)).toBe(spoken)
})

test.each([
  [{ preparationTime: 1122, activeTime: 78, restTime: 1020 }, '18 h 42, lavoro 1 h 18'],
  [{ preparationTime: 50, activeTime: 35, restTime: 0 }, '50 min, lavoro 35 min'],
])('%o is in one short line %s', (times, line) => {
  expect(timesInShort(times).replaceAll('\u00a0', ' ')).toBe(line)
})
