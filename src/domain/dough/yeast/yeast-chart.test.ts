import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chartAccuracy } from '../golden/chart-accuracy.ts'
import { CHART_TEMP_C, chartHours, chartModel } from './yeast-chart.ts'
import type { FermentingDough, Stage } from './yeast-model.ts'

const dough = (...stages: Stage[]): FermentingDough => ({ stages, hydrationPct: 65, saltPct: 2.5, oilPct: 0 })

describe('against the chart [CRAIG-CHART]', () => {
  const { cells, compared, meanError, worstError } = chartAccuracy()

  test('all 1378 cells were read, 897 of them of 6 hours or more', () => {
    expect([cells, compared]).toEqual([1378, 897])
  })

  test('every cell of 6 hours or more is met within 10 %, and within 3 % on average', () => {
    expect(worstError).toBeLessThan(0.1)
    expect(meanError).toBeLessThan(0.03)
  })
})

test('the yeast found is ready in the hours asked', () => {
  fc.assert(
    fc.property(
      fc.double({ min: CHART_TEMP_C.min, max: CHART_TEMP_C.max, noNaN: true }),
      fc.double({ min: 1, max: 167, noNaN: true }),
      (tempC, hours) => {
        expect(chartHours(chartModel.freshPct(dough({ tempC, hours })), tempC)).toBeCloseTo(hours, 6)
      },
    ),
  )
})

test('is silent outside its edges', () => {
  expect(chartModel.whyNot(dough({ tempC: 23, hours: 8 }))).toBeNull()
  expect(chartModel.whyNot(dough({ tempC: 1, hours: 24 }))).toContain('1,7')
  expect(chartModel.whyNot(dough({ tempC: 36, hours: 2 }))).toContain('35 °C')
  expect(chartModel.whyNot(dough({ tempC: 23, hours: 0.5 }))).toContain('ore')
  expect(chartModel.whyNot(dough({ tempC: 4, hours: 168 }))).toContain('167')
  expect(chartModel.whyNot(dough({ tempC: 4, hours: 6 }))).toContain('3%')
  expect(chartModel.whyNot(dough({ tempC: 30, hours: 48 }))).toContain('0,01%')
})
