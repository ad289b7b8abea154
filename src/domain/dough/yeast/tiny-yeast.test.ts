import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TINY_YEAST_BELOW_G, tinyYeastTip } from './tiny-yeast.ts'

test('0.179 g in 322 g of water: 17.9 g of a 1 % solution', () => {
  const tip = tinyYeastTip(0.179, 322.2)
  expect(tip).toMatchObject({ yeastDissolvedG: 1, waterDissolvingG: 99 })
  expect(tip && 'solutionUsedG' in tip && tip.solutionUsedG).toBeCloseTo(17.9, 9)
  expect(tip?.text).toBe(
    "Sciogli 1 g di lievito in 99 g d'acqua e usa 18 g di questa soluzione al posto del lievito e di altrettanta acqua dell'impasto.",
  )
})

test.each([0, -1, 0.5, 3, Number.NaN])('%d g needs no tip', (yeastG) => {
  expect(tinyYeastTip(yeastG, 300)).toBeNull()
})

test('a dough with little water gets a stronger solution, one with hardly any is told so', () => {
  expect(tinyYeastTip(0.4, 20)).toMatchObject({ waterDissolvingG: 49 })
  expect(tinyYeastTip(0.4, 5)).toMatchObject({ waterDissolvingG: 9 })
  expect(tinyYeastTip(0.4, 1, 'della biga')).toMatchObject({
    tooLittleWater: true,
    text: expect.stringContaining("l'acqua della biga (1 g) è troppo poca"),
  })
})

test('the solution holds the yeast asked for and never more water than the dough', () => {
  const yeast = fc.double({ min: 0.001, max: TINY_YEAST_BELOW_G, maxExcluded: true, noNaN: true })
  fc.assert(
    fc.property(yeast, fc.double({ min: 5, max: 1e5, noNaN: true }), (yeastG, waterG) => {
      const tip = tinyYeastTip(yeastG, waterG)
      if (tip === null || 'tooLittleWater' in tip)
        throw new Error('5 g of water are enough for every tiny dose')
      const strength = tip.yeastDissolvedG / (tip.yeastDissolvedG + tip.waterDissolvingG)
      expect(tip.solutionUsedG * strength).toBeCloseTo(yeastG, 9)
      expect(tip.waterInSolutionG + yeastG).toBeCloseTo(tip.solutionUsedG, 9)
      expect(tip.waterLeftG).toBeGreaterThanOrEqual(0)
      expect(tip.waterLeftG + tip.waterInSolutionG).toBeCloseTo(waterG, 6)
    }),
  )
})
