import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FormulaShares, weighFormula } from './bakers-formula.ts'
import { FORMULA_GOLDEN } from './golden/formula-golden.ts'

test.each(FORMULA_GOLDEN)(
  '[$source] $id: $expected $unit ± $tolerance',
  ({ computed, expected, tolerance }) => {
    expect(Math.abs(computed() - expected)).toBeLessThanOrEqual(tolerance)
  },
)

test('splits any total without losing or inventing a gram', () => {
  const share = fc.double({ min: 0, max: 3, noNaN: true })
  const anyShares: fc.Arbitrary<FormulaShares> = fc.record({
    waterShare: share,
    saltShare: share,
    oilShare: share,
    sugarShare: share,
    yeastShare: share,
  })
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), anyShares, (totalG, formula) => {
      const parts = Object.values(weighFormula(totalG, formula))
      expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(totalG, 5)
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
    }),
  )
})
