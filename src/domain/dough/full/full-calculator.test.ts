import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyDoughForm } from '#tests/support/any-dough-form.ts'
import { calculateDough, type DoughOutputs, INVALID_DIMENSIONS } from './full-calculator.ts'
import { DEFAULT_DOUGH_FORM, type DoughForm } from './full-limits.ts'
import { applyPreset, DOUGH_PRESETS, type DoughPresetId } from './full-presets.ts'

function calculated(form: Readonly<DoughForm>): { outputs: DoughOutputs; exact: DoughOutputs } {
  const calculation = calculateDough(form)
  if ('invalid' in calculation) throw new Error(calculation.invalid)
  return calculation
}

const none = { prefermentFlourG: 0, prefermentWaterG: 0, starterFlourG: 0, starterWaterG: 0 }

test('the first form makes four balls of 212 g', () => {
  // By hand: pi x 15² x 0.3 x 4 = 848.23 g; / (1 + 0.63 + 0.028 + 0.00035) = 511.49 g of flour.
  expect(calculated(DEFAULT_DOUGH_FORM).outputs).toStrictEqual({
    totalDoughWeightG: 848,
    perBallWeightG: 212,
    flourG: 511,
    waterG: 322,
    saltG: 14.3,
    oilG: 0,
    sugarG: 0,
    yeastG: 0.2,
    ...none,
  })
})

/** Total, ball, flour, water, salt, oil, yeast of four 30 cm pizzas; calculated independently of this code. */
const PRESET_WEIGHTS: Partial<Record<DoughPresetId, readonly number[]>> = {
  napoletana: [707, 177, 430, 266, 10.7, 0, 0.2],
  romana_tonda: [424, 106, 262, 152, 5.8, 4, 0.2],
  romana_al_taglio: [1272, 318, 707, 530, 17.7, 18, 0.2],
  siciliana: [1555, 389, 909, 591, 22.7, 32, 0.5],
  genovese: [1131, 283, 625, 438, 17.5, 50, 0.5],
  pugliese: [1272, 318, 709, 510, 17.7, 35, 0.4],
  milanese: [1131, 283, 656, 446, 15.1, 13, 0.2],
}

test.each(DOUGH_PRESETS.filter(({ id }) => id in PRESET_WEIGHTS))('preset $id', (preset) => {
  const { outputs } = calculated(applyPreset(DEFAULT_DOUGH_FORM, preset))
  const { totalDoughWeightG, perBallWeightG, flourG, waterG, saltG, oilG, yeastG } = outputs
  expect([totalDoughWeightG, perBallWeightG, flourG, waterG, saltG, oilG, yeastG]).toStrictEqual(
    PRESET_WEIGHTS[preset.id],
  )
})

test('[RAFCALC-TEGLIA] a 40 x 30 cm pan at area / 2 takes 600 g (tolerance 0.5 g, grade A)', () => {
  const pan = { shape: 'pan', panLengthCm: 40, panWidthCm: 30, thicknessFactor: 0.5, servings: 1 } as const
  expect(calculated({ ...DEFAULT_DOUGH_FORM, ...pan }).exact.totalDoughWeightG).toBeCloseTo(600, 9)
})

test('preferment and starter are counted inside flour and water', () => {
  const plain = calculated(DEFAULT_DOUGH_FORM).exact
  const { exact } = calculated({
    ...DEFAULT_DOUGH_FORM,
    prefermentEnabled: true,
    prefermentFlourPct: 30,
    prefermentHydrationPct: 50,
    sourdoughEnabled: true,
    sourdoughStarterPct: 20,
    sourdoughStarterHydrationPct: 100,
  })
  expect(exact.flourG).toBe(plain.flourG)
  expect(exact.waterG).toBe(plain.waterG)
  expect(exact.prefermentFlourG).toBeCloseTo(plain.flourG * 0.3, 9)
  expect(exact.prefermentWaterG).toBeCloseTo(plain.flourG * 0.15, 9)
  expect(exact.starterFlourG).toBeCloseTo(plain.flourG * 0.1, 9)
  expect(exact.starterWaterG).toBeCloseTo(plain.flourG * 0.1, 9)
})

describe('dimensions', () => {
  test.each([
    ['no diameter', { diameterCm: null }],
    ['a diameter of 0', { diameterCm: 0 }],
    ['a negative diameter', { diameterCm: -30 }],
    ['a diameter that is no number', { diameterCm: Number.NaN }],
    ['a pan without measures', { shape: 'pan' }],
    ['a pan without width', { shape: 'pan', panLengthCm: 40 }],
    ['a pan without length', { shape: 'pan', panWidthCm: 30 }],
    ['an endless pan', { shape: 'pan', panWidthCm: 30, panLengthCm: Number.POSITIVE_INFINITY }],
  ] satisfies [string, Partial<DoughForm>][])('%s is not calculated', (_, change) => {
    expect(calculateDough({ ...DEFAULT_DOUGH_FORM, ...change })).toStrictEqual({
      invalid: INVALID_DIMENSIONS,
    })
  })

  test('the other shape does not count', () => {
    const pan = { shape: 'pan', diameterCm: null, panLengthCm: 40, panWidthCm: 30 } as const
    expect('outputs' in calculateDough({ ...DEFAULT_DOUGH_FORM, ...pan })).toBe(true)
    expect('outputs' in calculateDough({ ...DEFAULT_DOUGH_FORM, panLengthCm: 0 })).toBe(true)
  })
})

describe('for every form', () => {
  test('the exact weights close to the total, the rounded ones to the sum of their steps', () => {
    fc.assert(
      fc.property(anyDoughForm, (form) => {
        const { exact, outputs } = calculated(form)
        const sum = ({ flourG, waterG, saltG, oilG, sugarG, yeastG }: DoughOutputs) =>
          flourG + waterG + saltG + oilG + sugarG + yeastG
        expect(Math.abs(sum(exact) - exact.totalDoughWeightG)).toBeLessThan(1e-9 * exact.totalDoughWeightG)
        // 0.5 g each for flour, water, oil, sugar and total, 0.05 g for salt and yeast.
        expect(Math.abs(sum(outputs) - outputs.totalDoughWeightG)).toBeLessThanOrEqual(2.6 + 1e-6)
        expect(outputs.perBallWeightG).toBe(Math.round(exact.totalDoughWeightG / form.servings))
      }),
    )
  })

  test('n balls weigh n times one ball', () => {
    fc.assert(
      fc.property(anyDoughForm, (form) => {
        const many = calculated(form).exact
        const single = calculated({ ...form, servings: 1 }).exact
        for (const part of Object.keys(single) as (keyof DoughOutputs)[]) {
          const expected = part === 'perBallWeightG' ? single[part] : single[part] * form.servings
          expect(Math.abs(many[part] - expected)).toBeLessThanOrEqual(1e-9 * (1 + expected))
        }
      }),
    )
  })

  test('no weight is negative, infinite or not a number, and hydration is as asked', () => {
    fc.assert(
      fc.property(anyDoughForm, (form) => {
        const { exact, outputs } = calculated(form)
        for (const weight of [...Object.values(exact), ...Object.values(outputs)]) {
          expect(Number.isFinite(weight)).toBe(true)
          expect(weight).toBeGreaterThanOrEqual(0)
        }
        expect((100 * exact.waterG) / exact.flourG).toBeCloseTo(form.hydrationPct, 9)
      }),
    )
  })
})
