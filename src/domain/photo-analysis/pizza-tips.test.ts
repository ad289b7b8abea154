import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pizzaTips } from './pizza-tips.ts'
import { emptyShares, SHADES, type Shade, type ShadeShares } from './shades.ts'

const shades = (shares: Partial<Record<Shade, number>>) => ({ ...emptyShares(), ...shares })
const evenly = (rim: ShadeShares) => ({ rim, rimSides: [rim, rim, rim, rim] })
const tipsOf = (top: Partial<Record<Shade, number>>, rim: Partial<Record<Shade, number>>) =>
  pizzaTips({ top: shades(top), ...evenly(shades(rim)) }).join('\n')

test.each([
  ['charred', { dark: 0.2, brown: 0.6 }, /zone scure/],
  ['pale', { cream: 0.7, brown: 0.2 }, /bordo è chiaro/],
  ['golden', { brown: 0.6, orange: 0.3 }, /dorato/],
] as const)('a %s rim', (_how, rim, words) => {
  expect(tipsOf({}, rim)).toMatch(words)
})

test('a rim that is dark on one side only', () => {
  const [pale, dark] = [shades({ brown: 1 }), shades({ brown: 0.6, dark: 0.4 })]
  const tips = pizzaTips({
    top: shades({}),
    rim: shades({ brown: 0.9, dark: 0.1 }),
    rimSides: [pale, dark, pale, pale],
  })
  expect(tips[0]).toMatch(/più scuro da una parte/)
})

test('what covers the pizza gets its advice, as a condition', () => {
  const tips = tipsOf({ red: 0.4, cream: 0.35, green: 0.1 }, {})
  expect(tips).toMatch(/se è pomodoro/)
  expect(tips).toMatch(/se è mozzarella/)
  expect(tips).toMatch(/se è basilico/)
  expect(tipsOf({ brown: 1 }, {})).toMatch(/^Solleva un lembo/)
})

const share = fc.double({ min: 0, max: 1, noNaN: true })
const anyShares = fc.record(
  Object.fromEntries(SHADES.map((shade) => [shade, share])) as Record<Shade, typeof share>,
)

test('there is always a tip, never more than five, and none twice', () => {
  fc.assert(
    fc.property(anyShares, anyShares, (top, rim) => {
      const tips = pizzaTips({ top, ...evenly(rim) })
      expect(tips.length).toBeGreaterThan(0)
      expect(tips.length).toBeLessThanOrEqual(5)
      expect(new Set(tips).size).toBe(tips.length)
    }),
  )
})
