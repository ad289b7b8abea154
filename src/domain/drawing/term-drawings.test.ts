import { expect, test } from 'vitest'
import { GESTURE_WORDS } from '#knowledge/gestures.ts'
import { TERM_DRAWINGS } from '#knowledge/term-drawings.ts'
import { GESTURES, type Gesture } from './gestures.ts'
import { DRAWN_TERMS, drawTerm } from './term-drawings.ts'

const drawings = [
  ...DRAWN_TERMS.map((anchor) => [anchor, drawTerm(anchor) ?? []] as const),
  ...(Object.keys(GESTURES) as Gesture[]).map(
    (gesture) => [`gesto ${gesture}`, GESTURES[gesture]()] as const,
  ),
]

test('forty words of the glossary and six gestures are drawn and said in words', () => {
  expect(DRAWN_TERMS.length).toBeGreaterThanOrEqual(40)
  expect(Object.keys(TERM_DRAWINGS).sort()).toEqual([...DRAWN_TERMS].sort())
  expect(Object.keys(GESTURE_WORDS).sort()).toEqual(Object.keys(GESTURES).sort())
  expect(drawTerm('toString')).toBeUndefined()
})

test.each(drawings)('%s is made of well-formed shapes, and none is drawn twice', (_, shapes) => {
  expect(shapes.length).toBeGreaterThan(1)
  for (const { d, fill, stroke } of shapes) {
    expect(d).toMatch(/^M-?[\d.]+[ ,]?-?[-\d. a-zA-Z,]*$/)
    expect(d).not.toMatch(/NaN|undefined|Infinity/)
    expect(fill ?? stroke).toMatch(/^(?:ink|#[\da-f]{6})$/)
  }
  expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(shapes.length)
})

test('no two words share a drawing, but for the gestures that two of them are', () => {
  expect(new Set(drawings.map(([, shapes]) => JSON.stringify(shapes))).size).toBe(drawings.length - 2)
})
