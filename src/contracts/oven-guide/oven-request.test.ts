import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DOUGH_LIMITS } from '#domain/dough/full/full-limits.ts'
import type { OvenRequest } from '#domain/oven-guide/request.ts'
import { OvenCalculation } from './oven-guide.ts'
import { readOvenRequest, sentOvenRequest } from './oven-request.ts'

const atHome: OvenRequest = { styleId: 'napoletana', ovenType: 'home_electric', surface: 'stone' }

test('the hydration goes as a fraction and comes back as a percentage', () => {
  const { min, max } = DOUGH_LIMITS.hydrationPct
  const tenths = fc.integer({ min: min * 10, max: max * 10 })
  fc.assert(
    fc.property(tenths, fc.option(fc.constant(250), { nil: undefined }), (value, ballWeightG) => {
      const request = { ...atHome, doughContext: { hydrationPct: value / 10, ballWeightG } }
      const sent = sentOvenRequest(request)
      expect(sent.doughContext?.hydration).toBeCloseTo(value / 1000, 12)
      expect(readOvenRequest(sent)).toEqual(request)
      expect(OvenCalculation.parse(sent)).toEqual(request)
    }),
  )
})

test('without a dough, or without its hydration, nothing is added', () => {
  expect(sentOvenRequest(atHome)).toStrictEqual(atHome)
  expect(readOvenRequest(atHome)).toStrictEqual(atHome)
  const thin = { ...atHome, doughContext: { thicknessFactor: 0.25 } }
  expect(sentOvenRequest(thin)).toStrictEqual(thin)
  expect(readOvenRequest(thin)).toStrictEqual(thin)
})
