import { expect, test } from 'vitest'
import { linkedRequest } from './use-draft.ts'

const NOON = Date.UTC(2026, 10, 24, 11) // 12:00 in Rome
const asked = (address: string) => {
  const search = new URLSearchParams(address)
  return linkedRequest((name) => search.get(name), NOON)
}

test('a link to an evening to come has only the time that is left', () => {
  expect(asked('ospiti=4&quando=2026-11-24T20:00')).toMatchObject({ checkTime: true })
  expect(asked('ospiti=4&quando=2026-11-24T12:01')?.checkTime).toBe(true)
})

test('an evening whose hour has passed is shown as it was', () => {
  expect(asked('ospiti=4&quando=2026-11-24T12:00')?.checkTime).toBe(false)
  expect(asked('ospiti=4&quando=2020-11-24T20:00')?.checkTime).toBe(false)
})

test('without an hour there is nothing to plan; an empty one is asked for', () => {
  expect(asked('ospiti=4')).toBeNull()
  expect(asked('ospiti=4&quando=')).toMatchObject({ checkTime: false })
})
