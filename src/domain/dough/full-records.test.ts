import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDoughForm } from '#tests/support/any-dough-form.ts'
import { calculateDough } from './full-calculator.ts'
import { DEFAULT_DOUGH_FORM, DOUGH_FIELDS, type DoughForm } from './full-limits.ts'
import {
  formOfRecipe,
  isSameDough,
  lastDoughCalculation,
  readLastDoughCalculation,
  recipePayload,
} from './full-records.ts'

function outputsOf(form: DoughForm) {
  const calculation = calculateDough(form)
  if ('invalid' in calculation) throw new Error(calculation.invalid)
  return calculation.outputs
}

test('the payload has all fields, the outputs and the three groups', () => {
  const form: DoughForm = { ...DEFAULT_DOUGH_FORM, prefermentEnabled: true, notes: 'per sabato' }
  const payload = recipePayload(form, outputsOf(form))
  expect(payload).toStrictEqual({
    ...form,
    outputs: outputsOf(form),
    fermentPlan: { mode: 'cold', hours: 48, roomTempC: 23, fridgeTempC: 4 },
    preferment: { enabled: true, flourPct: 0.2, hydrationPct: 1 },
    sourdough: { enabled: false, starterPct: 0.2, starterHydrationPct: 1 },
  })
})

test('a kept recipe is the same dough as the form it came from, and no other', () => {
  fc.assert(
    fc.property(anyDoughForm, (form) => {
      const kept = JSON.parse(JSON.stringify({ ...recipePayload(form, outputsOf(form)), id: 1 }))
      expect(isSameDough(formOfRecipe(kept), form)).toBe(true)
      expect(isSameDough({ ...form, name: `${form.name}!` }, form)).toBe(false)
      expect(isSameDough({ ...form, servings: form.servings + 1 }, form)).toBe(false)
    }),
  )
})

test('empty notes are left out, every other field stays', () => {
  const payload = recipePayload(DEFAULT_DOUGH_FORM, outputsOf(DEFAULT_DOUGH_FORM))
  expect('notes' in payload).toBe(false)
  expect(DOUGH_FIELDS.filter((field) => !(field in payload))).toStrictEqual(['notes'])
})

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
