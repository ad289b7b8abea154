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
  endTimes.write(key, 1_800_000_000_000)
  expect(endTimes.read(key)).toBe(1_800_000_000_000)
  endTimes.forget(key)
  expect(endTimes.read(key)).toBeUndefined()
})
