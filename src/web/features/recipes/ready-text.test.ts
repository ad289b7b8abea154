import { expect, test } from 'vitest'
import { readyText } from './ready-text.ts'

/** A Wednesday. */
const at = (time: string) => new Date(`2026-11-25T${time}:00`)

test.each([
  ['18:00', 45, 'oggi 18:45'],
  ['18:01', 45, 'oggi 18:50'],
  ['23:30', 45, 'domani 0:15'],
  ['7:00'.padStart(5, '0'), 794, 'oggi 20:15'],
  ['20:00', 1440, 'domani 20:00'],
  ['20:00', 2880, 'ven 20:00'],
  ['20:00', 8 * 1440, 'gio 3 dic 20:00'],
])('begun on Wednesday at %s, %d minutes later: %s', (time, minutes, expected) => {
  expect(readyText(at(time), minutes)).toBe(expected)
})
