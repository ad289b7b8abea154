import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDoughForm } from '#tests/support/any-dough-form.ts'
import { calculateDough } from './full-calculator.ts'
import { DEFAULT_DOUGH_FORM, type DoughForm } from './full-limits.ts'
import { lastDoughCalculation, readLastDoughCalculation } from './full-records.ts'

function outputsOf(form: DoughForm) {
  const calculation = calculateDough(form)
  if ('invalid' in calculation) throw new Error(calculation.invalid)
  return calculation.outputs
}

test('the last calculation for the oven guide', () => {
  expect(lastDoughCalculation(DEFAULT_DOUGH_FORM, outputsOf(DEFAULT_DOUGH_FORM))).toStrictEqual({
    hydration_pct: 0.63,
    thickness_factor: 0.3,
    ferment_mode: 'cold',
    ferment_hours: 48,
    outputs: { ball_weight_g: 212 },
  })
})

test('it comes back from storage as it went in', () => {
  fc.assert(
    fc.property(anyDoughForm, (form) => {
      const record = lastDoughCalculation(form, { perBallWeightG: 250 })
      expect(readLastDoughCalculation(JSON.stringify(record))).toStrictEqual(record)
    }),
  )
})

const sound = lastDoughCalculation(DEFAULT_DOUGH_FORM, { perBallWeightG: 212 })
test.each([
  null,
  '',
  '{',
  '[]',
  'null',
  '7',
  '{"outputs":null}',
  JSON.stringify({ ...sound, hydration_pct: 63 }),
  JSON.stringify({ ...sound, thickness_factor: '0.3' }),
  JSON.stringify({ ...sound, ferment_mode: 'slow' }),
  JSON.stringify({ ...sound, ferment_hours: 0 }),
  JSON.stringify({ ...sound, outputs: { ball_weight_g: -1 } }),
])('damaged storage %j is nothing', (text) => {
  expect(readLastDoughCalculation(text)).toBeNull()
})
