import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SHOWN_FROM, suggestIngredients } from './loose-ingredients.ts'
import { WHOLE_PICTURE } from './measure-picture.ts'
import { DETECTED_CLASSES, type DetectedClass, kindOfPhoto } from './photo-kind.ts'
import { describeShades, familyName, isColourless, reasonsOf } from './photo-words.ts'
import { emptyShares, type Shade } from './shades.ts'

const NAMES = Object.keys(DETECTED_CLASSES) as DetectedClass[]
const seen = (scores: Partial<Record<DetectedClass, number>>) => ({
  scores: {
    ...(Object.fromEntries(NAMES.map((name) => [name, 0])) as Record<DetectedClass, number>),
    ...scores,
  },
  pizzaBox: WHOLE_PICTURE,
})
const shades = (shares: Partial<Record<Shade, number>>) => ({ ...emptyShares(), ...shares })

const baked = { rim: shades({ brown: 0.6, orange: 0.4 }), readability: 1 }

test.each([
  ['a clear pizza', { pizza: 0.97, 'dining table': 0.4 }, 'pizza', 0.95],
  ['a pizza at the limit', { pizza: 0.5 }, 'pizza', 0.55],
  ['a heap of tomatoes', { apple: 0.74 }, 'ingredients', 0.75],
  ['a vegetable that the detector has no class for', { banana: 0.13, donut: 0.08 }, 'ingredients', 0.644],
  ['a bowl of soup', { bowl: 0.9, 'dining table': 0.6 }, 'neither', 0],
  ['nearly a pizza', { pizza: 0.45, carrot: 0.13 }, 'neither', 0.371],
  ['a cook', { person: 0.9, apple: 0.02 }, 'neither', 0.048],
  ['a hand with a potato', { person: 0.54, apple: 0.84 }, 'ingredients', 0.75],
  ['a blank sheet', { apple: 0.03, person: 0.05 }, 'neither', 0.333],
] as const)('%s', (_what, scores, kind, confidence) => {
  const found = kindOfPhoto(seen(scores), baked)
  expect(found.kind).toBe(kind)
  expect(found.confidence).toBeCloseTo(confidence, 3)
})

test('without a rim of the colours of bread a round thing never gets a solid badge', () => {
  const salad = { rim: shades({ red: 0.33, brown: 0.27, green: 0.4 }), readability: 1 }
  expect(kindOfPhoto(seen({ pizza: 0.95 }), salad)).toEqual({ kind: 'pizza', confidence: 0.75 })
})

test('a picture in which nothing can be told apart shows no ingredients', () => {
  expect(kindOfPhoto(seen({ apple: 0.74 }), { ...baked, readability: 0.1 }).kind).toBe('neither')
})

const score = fc.double({ min: 0, max: 1, noNaN: true })
const anyScores = fc.record(
  Object.fromEntries(NAMES.map((name) => [name, score])) as Record<DetectedClass, typeof score>,
)

test('a confidence is a share, certainty is never claimed, and only a pizza is ever solid', () => {
  fc.assert(
    fc.property(anyScores, score, (scores, readability) => {
      const { kind, confidence } = kindOfPhoto(seen(scores), { ...baked, readability })
      expect(confidence).toBeGreaterThanOrEqual(0)
      expect(confidence).toBeLessThanOrEqual(0.95)
      if (kind !== 'pizza') expect(confidence).toBeLessThan(0.8)
      if (kind === 'neither') expect(confidence).toBeLessThan(0.5)
    }),
  )
})

test('a surer detector never makes a less confident answer', () => {
  fc.assert(
    fc.property(score, score, (one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      const confidenceOf = (scores: Partial<Record<DetectedClass, number>>) =>
        kindOfPhoto(seen(scores), baked).confidence
      if (less >= 0.5)
        expect(confidenceOf({ pizza: more })).toBeGreaterThanOrEqual(confidenceOf({ pizza: less }))
      expect(confidenceOf({ apple: more })).toBeGreaterThanOrEqual(confidenceOf({ apple: less }))
    }),
  )
})

test('three suggestions where one colour fills the picture, none where none does', () => {
  const tomatoes = suggestIngredients(shades({ red: 0.7, brown: 0.3 }))
  expect(tomatoes.map(({ name }) => name)).toEqual(['pomodori', 'pomodorini', 'peperoni rossi'])
  for (const { confidence } of tomatoes) expect(confidence).toBeGreaterThan(SHOWN_FROM)
  expect(suggestIngredients(shades({ red: 0.2, green: 0.2, grey: 0.6 }))).toEqual([])
})

test('the name says red only where that is clear, white never, and never a recipe', () => {
  expect(familyName(shades({ red: 0.3, cream: 0.3 }))).toBe('Pizza rossa')
  expect(familyName(shades({ cream: 0.5, yellow: 0.2, brown: 0.3 }))).toBe('Pizza') // the sauce may lie below
  expect(familyName(shades({ red: 0.06, cream: 0.5 }))).toBe('Pizza')
  expect(familyName(shades({ pink: 0.3, red: 0.2, cream: 0.5 }))).toBe('Pizza')
})

test('a photo in black and white has no colours to go by', () => {
  expect(isColourless(shades({ grey: 0.5, cream: 0.4, dark: 0.07, brown: 0.03 }))).toBe(true)
  expect(isColourless(shades({ cream: 0.6, dark: 0.3, yellow: 0.1 }))).toBe(false)
})

test('words: the largest colour first, at most three reasons', () => {
  const words = describeShades(shades({ red: 0.2, green: 0.3, brown: 0.5 }))
  expect(words).toEqual(['verde: foglie o verdure', 'rosso: pomodoro, salame o peperone'])
  expect(reasonsOf(['red', 'brown', 'green', 'pink', 'cream'])).toEqual(['rosso', 'verde', 'rosa'])
})
