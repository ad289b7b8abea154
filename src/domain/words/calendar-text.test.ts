import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeText, foldLine, utcStamp } from './calendar-text.ts'

test.each([
  ['a\\b', 'a\\\\b'],
  ['a;b,c', 'a\\;b\\,c'],
  ['a\r\nb\nc\rd', 'a\\nb\\nc\\nd'],
  ['a\u0007b\u007fc', 'abc'],
  ['«così»: è', '«così»: è'],
])('%j is written %j', (text, written) => {
  expect(escapeText(text)).toBe(written)
})

test('a line of any text unfolds to itself, in short lines of whole characters', () => {
  const anyLine = fc.string({ unit: 'grapheme', maxLength: 300 }).map((text) => text.replace(/[\r\n]/g, ''))
  fc.assert(
    fc.property(anyLine, (line) => {
      const folded = foldLine(line)
      expect(folded.replaceAll('\r\n ', '')).toBe(line)
      for (const part of folded.split('\r\n')) {
        expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75)
        expect(part.isWellFormed()).toBe(line.isWellFormed())
      }
    }),
  )
})

test('a line of 75 octets stays whole, one of 76 does not', () => {
  expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75))
  expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`)
  expect(foldLine('x'.repeat(150))).toBe(`${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x`)
  expect(foldLine(`${'x'.repeat(74)}è`)).toBe(`${'x'.repeat(74)}\r\n è`)
})

test('an instant is written to the second', () => {
  expect(utcStamp(Date.parse('2026-01-02T03:04:05.678Z'))).toBe('20260102T030405Z')
})
