import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SOURDOUGH_GOLDEN } from './golden/sourdough-golden.ts'
import { doublingH, estimateStarter, hoursLeft, STARTER_TEMP_C } from './sourdough.ts'

test.each(SOURDOUGH_GOLDEN)('$id [$source]', ({ expected, tolerance, computed }) => {
  expect(Math.abs(computed() - expected)).toBeLessThanOrEqual(tolerance)
})

const anyTempC = fc.double({ ...STARTER_TEMP_C, noNaN: true })
const anyStage = fc.record({ tempC: anyTempC, hours: fc.double({ min: 0.1, max: 40, noNaN: true }) })

test('warmth never slows the doubling', () => {
  fc.assert(
    fc.property(anyTempC, anyTempC, (one, other) => {
      expect(doublingH(Math.max(one, other))).toBeLessThanOrEqual(doublingH(Math.min(one, other)) + 1e-9)
    }),
  )
})

test('one more stage never asks for more starter', () => {
  fc.assert(
    fc.property(fc.array(anyStage, { minLength: 1, maxLength: 3 }), anyStage, (stages, stage) => {
      const before = estimateStarter(stages)
      const after = estimateStarter([...stages, stage])
      if (before.kind === 'refused' || after.kind === 'refused') return
      expect(after.starterPct).toBeLessThanOrEqual(before.starterPct)
    }),
  )
})

test('a dough made with the estimate has no hours left', () => {
  const stages = [
    { tempC: 24, hours: 4 },
    { tempC: 18, hours: 10 },
  ]
  const answer = estimateStarter(stages)
  expect(answer.kind === 'starter' && hoursLeft(answer.starterPct, stages, 20)).toBeCloseTo(0, 9)
  expect(hoursLeft(40, stages, 20)).toBe(0)
})

test.each([
  [[], 'più del 40%'],
  [[{ tempC: 26, hours: 1 }], 'più del 40%'],
  [[{ tempC: 26, hours: 48 }], 'meno dello 0,5%'],
  [[{ tempC: 30, hours: 8 }], '28 °C'],
  [[{ tempC: Number.NaN, hours: 8 }], '28 °C'],
  [[{ tempC: 20, hours: Number.NaN }], 'Troppo tempo'],
])('%j is refused', (stages, part) => {
  const answer = estimateStarter(stages)
  expect(answer.kind === 'refused' && answer.message).toContain(part)
})
