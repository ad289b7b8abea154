import { expect, test } from 'vitest'
import { dayWith, momentWith } from './moment-text.ts'

const local = (day: number) => new Date(2026, 10, day, 1, 51).toISOString()

test.each([
  ['il', 22, 'il 22 nov 2026 alle 01:51'],
  ['il', 8, "l'8 nov 2026 alle 01:51"],
  ['del', 11, "dell'11 nov 2026 alle 01:51"],
  ['dal', 8, "dall'8 nov 2026 alle 01:51"],
  ['dal', 18, 'dal 18 nov 2026 alle 01:51'],
] as const)('%s %d', (word, day, text) => expect(momentWith(word, local(day))).toBe(text))

test('a day alone', () => expect(dayWith('il', '1 gen')).toBe('il 1 gen'))
