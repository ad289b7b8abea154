import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anySimpleParams } from '#tests/support/any-dough-form.ts'
import { weighSimpleDough } from './simple-calculator.ts'
import { DEFAULT_SIMPLE_PARAMS, type SimpleDoughParams } from './simple-limits.ts'
import { displayedLeaveningH, fridgeHours, fridgeRest } from './simple-times.ts'
import { estimateSimpleYeast, warningOfList } from './simple-yeast-estimate.ts'

const estimateOf = (change: Partial<SimpleDoughParams> = {}) => {
  const params = { ...DEFAULT_SIMPLE_PARAMS, ...change }
  return estimateSimpleYeast(params, weighSimpleDough(params).flour)
}

test('24 h at 22 °C want a tenth of the prescribed 1 %', () => {
  const estimate = estimateOf()
  if (estimate.kind === 'none') throw new Error(estimate.message)
  // [CRAIG-CHART], row 72 °F: 0.05 % is ready in 26 h, 0.075 % in 19 h. AVPN: 0.3 g per 1.7 kg of flour.
  const [chart] = estimate.models
  expect(chart?.name).toBe('Tabella di TXCraig1')
  expect((100 * (chart?.grams ?? 0)) / 489.3).toBeGreaterThan(0.05)
  expect((100 * (chart?.grams ?? 0)) / 489.3).toBeLessThan(0.075)
  expect(estimate.minG).toBeCloseTo((0.3 / 1700) * 489.3, 3)
  expect(estimate.maxG).toBeLessThan(4.89 / 5)
  expect(estimate.stages).toStrictEqual([{ tempC: 22, hours: 24 }])
})

test('in the fridge but for an hour before and four after, as the guide tells it', () => {
  const estimate = estimateOf({ leavenMethod: 'frigo', restTime: 48 })
  expect(estimate).toMatchObject({
    stages: [
      { tempC: 22, hours: 1 },
      { tempC: 4, hours: 43 },
      { tempC: 22, hours: 4 },
    ],
  })
})

test('never less fridge than the expert tip wants, and the displayed hours in all', () => {
  fc.assert(
    fc.property(anySimpleParams, (asked) => {
      const params = { ...asked, leavenMethod: 'frigo' as const }
      const { beforeH, fridgeH, afterH } = fridgeRest(params)
      const hours = displayedLeaveningH(params)
      expect(beforeH + fridgeH + afterH).toBe(hours)
      expect(Math.min(beforeH, afterH)).toBeGreaterThanOrEqual(0)
      expect(fridgeH).toBeGreaterThanOrEqual(Math.min(hours, fridgeHours(params)))
    }),
  )
})

test('mother yeast by its own model, dry yeast lighter than fresh, biga not at all', () => {
  // [CRAIG-STARTER]: 12 h at 75 °F need 9.619 %.
  const starter = estimateOf({ yeastType: 'mother', restTime: 12, roomTemperature: (75 - 32) / 1.8 })
  expect(starter).toMatchObject({ kind: 'grams', reasons: [] })
  if (starter.kind === 'grams') expect((100 * starter.minG) / 438.4).toBeCloseTo(9.62, 1)
  expect(estimateOf({ yeastType: 'mother', restTime: 72 })).toMatchObject({ kind: 'none' })
  expect(estimateOf({ leavenMethod: 'indiretta' })).toMatchObject({ kind: 'none' })

  const [fresh, dry] = [estimateOf(), estimateOf({ yeastType: 'dry' })]
  if (fresh.kind === 'grams' && dry.kind === 'grams') {
    expect(dry.maxG / fresh.maxG).toBeCloseTo((0.32 * 491.4) / 489.3, 5)
  } else throw new Error('no estimate')
})

test('for all parameters: a positive range, or a reason', () => {
  fc.assert(
    fc.property(anySimpleParams, (params) => {
      const { flour } = weighSimpleDough(params)
      const estimate = estimateSimpleYeast(params, flour)
      if (estimate.kind === 'none') {
        expect(estimate.message).toMatch(/\.$/)
        return
      }
      expect(estimate.minG).toBeGreaterThan(0)
      expect(estimate.maxG).toBeGreaterThanOrEqual(estimate.minG)
      expect(estimate.maxG).toBeLessThan(flour)
      for (const { grams } of estimate.models) {
        expect(grams).toBeGreaterThanOrEqual(estimate.minG)
        expect(grams).toBeLessThanOrEqual(estimate.maxG)
      }
    }),
  )
})

test('the first values, which nobody has touched, warn that their dough is ready long before', () => {
  const estimate = estimateOf()
  expect(estimate).toMatchObject({
    warning: expect.stringMatching(
      /^Con 4,9 g è pronto in circa \d ore\. Per 24 ore a 22 °C ne bastano 0,09-0,\d+ g\.$/,
    ),
  })
})

test('what the estimate warns of counts only where the list holds the other dose', () => {
  const estimate = estimateOf()
  expect(warningOfList(DEFAULT_SIMPLE_PARAMS, estimate)).toMatch(/^Con 4,9 g/)
  expect(warningOfList({ ...DEFAULT_SIMPLE_PARAMS, yeastByEstimate: true }, estimate)).toBeNull()
  expect(warningOfList(DEFAULT_SIMPLE_PARAMS, { kind: 'none', message: 'Nessuno.' })).toBeNull()
})

test('by the estimate the yeast is the middle of the models and the dough weighs the same', () => {
  fc.assert(
    fc.property(anySimpleParams, (asked) => {
      const params = { ...asked, yeastByEstimate: true }
      const { flour, yeast, water, salt, oil = 0 } = weighSimpleDough(params)
      expect(Math.abs(flour + yeast + water + salt + oil - asked.pizzaCount * asked.pizzaSize)).toBeLessThan(
        0.3,
      )
      const estimate = estimateSimpleYeast(params, flour)
      if (estimate.kind === 'none') expect(yeast).toBe(weighSimpleDough(asked).yeast)
      else {
        const grams = estimate.doseG
        expect(grams).toBeGreaterThanOrEqual(estimate.minG)
        expect(grams).toBeLessThanOrEqual(estimate.maxG)
        // The yeast has 0.01 g precision, and the flour for the estimate 0.1 g.
        expect(Math.abs(yeast - grams)).toBeLessThanOrEqual(0.005 + (0.05 * grams) / flour + 1e-9)
      }
    }),
  )
})
