import { expect, test } from 'vitest'
import { otherBeginning } from './other-beginning.ts'

const at = (text: string) => ({ startMs: Date.parse(text), timeZone: 'Europe/Rome' })

test('a change says when the evening begins, if it begins otherwise', () => {
  const before = at('2026-11-30T11:35:00+01:00')
  expect(otherBeginning(before, at('2026-11-29T23:35:00+01:00'))).toBe(
    'si comincia domenica 29 novembre alle 23:35',
  )
  expect(otherBeginning(before, at('2026-11-30T11:45:00+01:00'))).toBe('')
  expect(otherBeginning(before, at('2026-11-30T11:50:00+01:00'))).toBe(
    'si comincia lunedì 30 novembre alle 11:50',
  )
})
