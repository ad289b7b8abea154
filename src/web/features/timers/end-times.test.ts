import { expect, test } from 'vitest'
import { clockText, endTimes, timerKey } from './end-times.ts'

test.each([
  [3_723_000, '1:02:03'],
  [65_000, '1:05'],
  [59_001, '1:00'],
  [1, '0:01'],
  [-500, '0:00'],
])('%i ms are shown as %s', (ms, text) => {
  expect(clockText(ms)).toBe(text)
})

test('a timer is kept where there is no storage, and forgotten when stopped', () => {
  const key = timerKey(7, 2, 0)
  const time = { endsAt: 1_800_000_000_000, label: '6 ore' }
  endTimes.write(key, time)
  expect(endTimes.read(key)).toEqual(time)
  expect(endTimes.all(1_800_000_000_000)).toEqual([{ key, time }])
  endTimes.forget(key)
  expect(endTimes.read(key)).toBeUndefined()
})

test('a timer that ended more than a day ago is forgotten', () => {
  const key = timerKey(7, 3, 0)
  endTimes.write(key, { endsAt: 1_000, label: '1 ora' })
  expect(endTimes.all(1_000 + 25 * 3600 * 1000)).toEqual([])
  expect(endTimes.read(key)).toBeUndefined()
})
