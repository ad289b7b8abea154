import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blendFlours, rafcalcW, strengthOnBag, suggestStrength } from './flour-strength.ts'
import { FLOUR_GOLDEN } from './golden/golden-groups.ts'
import type { Stage } from './yeast/yeast-model.ts'

test.each(FLOUR_GOLDEN)('$id [$source]', ({ expected, tolerance, computed }) => {
  expect(Math.abs(computed() - expected)).toBeLessThanOrEqual(tolerance)
})

const strength = (...stages: Stage[]) => {
  const answer = suggestStrength(stages)
  if (answer.kind === 'refused') throw new Error(answer.message)
  return answer
}

test('the AVPN examples lie inside the suggested range [AVPN-ESEMPI]', () => {
  const short = strength({ tempC: 23, hours: 8 })
  expect(short.maxW).toBeGreaterThanOrEqual(250)
  expect(short.minW).toBeLessThanOrEqual(280)
  const long = strength({ tempC: 23, hours: 24 })
  expect(long.minW).toBeCloseTo(300, 9)
  expect(long.maxW).toBeCloseTo(rafcalcW(24), 9)
})

test('two days in the fridge ask for less than two days in the room, and the range is wider', () => {
  const fridge = strength({ tempC: 4, hours: 48 })
  const room = strength({ tempC: 23, hours: 48 })
  expect(fridge.minW).toBeLessThan(room.minW)
  expect(fridge.maxW - fridge.minW).toBeGreaterThan(room.maxW - room.minW)
})

test('the strength on the bag is a range, also where the models agree', () => {
  const onBag = (hours: number) => strengthOnBag([{ tempC: 23, hours }])
  expect(onBag(8)).toMatchObject({ minW: 240, maxW: 270 })
  expect(onBag(12)).toMatchObject({ minW: 270, maxW: 290 })
})

const anyStage = fc.record({
  tempC: fc.double({ min: 0, max: 30, noNaN: true }),
  hours: fc.double({ min: 2, max: 40, noNaN: true }),
})

test('more time or warmth never lowers the strength', () => {
  fc.assert(
    fc.property(
      anyStage,
      fc.double({ min: 0, max: 5, noNaN: true }),
      fc.double({ min: 0, max: 40, noNaN: true }),
      (stage, warmerC, moreH) => {
        const before = strength(stage)
        const after = strength({ tempC: stage.tempC + warmerC, hours: stage.hours + moreH })
        expect(after.minW).toBeGreaterThanOrEqual(before.minW - 1e-9)
        expect(after.maxW).toBeGreaterThanOrEqual(before.maxW - 1e-9)
      },
    ),
  )
})

test.each([
  [[{ tempC: 20, hours: 1 }], '2 a 96 ore'],
  [[{ tempC: 4, hours: 97 }], '2 a 96 ore'],
  [[{ tempC: 40, hours: 8 }], '35 °C'],
  [[{ tempC: Number.NaN, hours: 8 }], '35 °C'],
  [[{ tempC: 20, hours: Number.NaN }], '2 a 96 ore'],
])('%j is refused', (stages, part) => {
  const answer = suggestStrength(stages)
  expect(answer.kind === 'refused' && answer.message).toContain(part)
})

test('a blend has the strength asked for, in either order', () => {
  const anyW = fc.double({ min: 100, max: 450, noNaN: true })
  fc.assert(
    fc.property(anyW, anyW, fc.double({ min: 0, max: 1, noNaN: true }), (firstW, secondW, share) => {
      const targetW = Math.min(
        Math.max(firstW + share * (secondW - firstW), Math.min(firstW, secondW)),
        Math.max(firstW, secondW),
      )
      const answer = blendFlours(firstW, secondW, targetW)
      if (answer.kind === 'refused') throw new Error(answer.message)
      expect(answer.firstPct).toBeGreaterThanOrEqual(0)
      expect(answer.secondPct).toBeGreaterThanOrEqual(-1e-9)
      expect((answer.firstPct * firstW + answer.secondPct * secondW) / 100).toBeCloseTo(targetW, 6)
      expect(answer.isEstimate).toBe(true)
    }),
  )
})

test.each([
  [180, 300, 350, 'più forte'],
  [300, 180, 350, 'più forte'],
  [180, 300, 150, 'più debole'],
  [0, 300, 150, 'maggiore di zero'],
  [Number.NaN, 300, 150, 'maggiore di zero'],
  [180, 300, Number.NaN, 'W 180 e W 300'],
])('W %d and W %d do not make W %d', (first, second, target, part) => {
  const answer = blendFlours(first, second, target)
  expect(answer.kind === 'refused' && answer.message).toContain(part)
})

test('two equal flours are one', () => {
  expect(blendFlours(260, 260, 260)).toMatchObject({ kind: 'blend', firstPct: 100, secondPct: 0 })
})
