import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyDoughForm } from '#tests/support/any-dough-form.ts'
import { calculateDough, INVALID_DIMENSIONS } from './full-calculator.ts'
import { DEFAULT_DOUGH_FORM, DOUGH_LIMITS, type DoughForm } from './full-limits.ts'
import { applyPreset, DOUGH_PRESETS, PAN_RULE_THICKNESS } from './full-presets.ts'
import { validateDoughForm } from './full-validation.ts'
import { START_LIMITS, type StartAnswer, startFromBalls, startFromFlour, startFromPan } from './start-from.ts'

function formOf(answer: StartAnswer): DoughForm {
  if ('refusal' in answer) throw new Error(answer.refusal)
  return answer.form
}
function exactOf(form: DoughForm) {
  const calculation = calculateDough(form)
  if ('invalid' in calculation) throw new Error(calculation.invalid)
  return calculation.exact
}
const CODES = {
  'flour-out-of-range': /^Inserisci la farina da /,
  'balls-out-of-range': /^Inserisci da .* panetti, /,
  'pan-out-of-range': /^Inserisci da .* teglie, /,
  'thickness-out-of-range': /^Ogni pizza peserebbe |^Inserisci uno spessore /,
  'no-dimensions': new RegExp(`^${INVALID_DIMENSIONS}$`),
}
const codeOf = (answer: StartAnswer) =>
  'refusal' in answer ? Object.entries(CODES).find(([, said]) => said.test(answer.refusal))?.[0] : null

describe('from flour', () => {
  test('1 kg for napoletana is used up: nine balls instead of 937 g of flour', () => {
    const form = formOf(startFromFlour(applyPreset(DEFAULT_DOUGH_FORM, DOUGH_PRESETS[0]), 1000))
    expect(form.servings).toBe(9)
    expect(exactOf(form).flourG).toBeCloseTo(1000, 1)
  })

  test('keeps size and percentages, uses every gram, or says why not', () => {
    const flour = fc.double({ ...START_LIMITS.flourG, noNaN: true })
    let solved = 0
    fc.assert(
      fc.property(anyDoughForm, flour, (form, flourG) => {
        const answer = startFromFlour(form, flourG)
        if ('refusal' in answer) {
          expect(codeOf(answer)).toBe('thickness-out-of-range')
          return
        }
        solved++
        const { servings, thicknessFactor } = answer.form
        expect(answer.form).toStrictEqual({ ...form, servings, thicknessFactor })
        expect(validateDoughForm(answer.form)).toStrictEqual({ form: answer.form })
        const leftG = flourG - exactOf(answer.form).flourG
        expect(leftG).toBeGreaterThanOrEqual(0)
        expect(leftG).toBeLessThan(1.3)
      }),
      { numRuns: 500 },
    )
    expect(solved).toBeGreaterThan(50)
  })

  test.each([0, 9, -5, 20_001, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d g', (flourG) => {
    expect(codeOf(startFromFlour(DEFAULT_DOUGH_FORM, flourG))).toBe('flour-out-of-range')
  })

  test('too much for twenty small pizzas is refused with the size to change', () => {
    const answer = startFromFlour({ ...DEFAULT_DOUGH_FORM, diameterCm: 15 }, 15_000)
    expect('refusal' in answer && answer.refusal).toContain('aumenta il diametro')
    const thin = startFromFlour({ ...DEFAULT_DOUGH_FORM, diameterCm: 50 }, 20)
    expect('refusal' in thin && thin.refusal).toContain('diminuisci il diametro')
  })

  test('a ball that no style would make is refused, with its weight', () => {
    for (const [flourG, ball] of [
      [50, 'peserebbe 83 g'],
      [5000, 'peserebbe 415 g'],
    ] as const) {
      const answer = startFromFlour(DEFAULT_DOUGH_FORM, flourG)
      expect('refusal' in answer && answer.refusal).toContain(ball)
    }
    const thick = { ...DEFAULT_DOUGH_FORM, thicknessFactor: 0.8 }
    expect(codeOf(startFromFlour(thick, 1000))).toBeNull()
    expect(codeOf(startFromBalls(DEFAULT_DOUGH_FORM, { count: 4, ballG: 415 }))).toBe(
      'thickness-out-of-range',
    )
  })

  test('needs dimensions', () => {
    const answer = startFromFlour({ ...DEFAULT_DOUGH_FORM, diameterCm: null }, 1000)
    expect(answer).toStrictEqual({ refusal: INVALID_DIMENSIONS })
  })
})

describe('from a pan', () => {
  test('[RAFCALC-TEGLIA] 30 x 40 by the rule area / 2 takes 600 g (tolerance 0.5 g, grade A)', () => {
    const pan = { shape: 'pan', lengthCm: 40, widthCm: 30, count: 1 } as const
    const form = formOf(startFromPan(DEFAULT_DOUGH_FORM, pan, PAN_RULE_THICKNESS))
    expect(form).toMatchObject({ shape: 'pan', panLengthCm: 40, panWidthCm: 30, servings: 1, diameterCm: 30 })
    expect(exactOf(form).totalDoughWeightG).toBeCloseTo(600, 9)
  })

  test('a round pan keeps the thickness of the form unless another is asked for', () => {
    const pan = { shape: 'round', diameterCm: 28, count: 2 } as const
    expect(formOf(startFromPan(DEFAULT_DOUGH_FORM, pan))).toStrictEqual({
      ...DEFAULT_DOUGH_FORM,
      diameterCm: 28,
      servings: 2,
    })
  })

  test('refuses impossible pans and thicknesses', () => {
    const round = { shape: 'round', diameterCm: 30, count: 1 } as const
    const pan = { shape: 'pan', lengthCm: 40, widthCm: 30, count: 1 } as const
    expect(codeOf(startFromPan(DEFAULT_DOUGH_FORM, { ...round, diameterCm: 0 }))).toBe('pan-out-of-range')
    expect(codeOf(startFromPan(DEFAULT_DOUGH_FORM, { ...round, count: 21 }))).toBe('pan-out-of-range')
    expect(codeOf(startFromPan(DEFAULT_DOUGH_FORM, { ...round, count: 1.5 }))).toBe('pan-out-of-range')
    expect(codeOf(startFromPan(DEFAULT_DOUGH_FORM, { ...pan, widthCm: Number.NaN }))).toBe('pan-out-of-range')
    expect(codeOf(startFromPan(DEFAULT_DOUGH_FORM, pan, 1.2))).toBe('thickness-out-of-range')
  })
})

describe('from balls', () => {
  test('six balls of 250 g stay six balls of 250 g', () => {
    const form = formOf(startFromBalls(DEFAULT_DOUGH_FORM, { count: 6, ballG: 250 }))
    expect(form.servings).toBe(6)
    expect(exactOf(form).perBallWeightG).toBeCloseTo(250, 1)
    expect(exactOf(form).totalDoughWeightG).toBeCloseTo(1500, 0)
  })

  test('any ball within reach weighs what was asked', () => {
    const ball = fc.double({ ...START_LIMITS.ballG, noNaN: true })
    const count = fc.integer({ ...DOUGH_LIMITS.servings })
    let solved = 0
    fc.assert(
      fc.property(anyDoughForm, ball, count, (form, ballG, n) => {
        const answer = startFromBalls(form, { count: n, ballG })
        if ('refusal' in answer) {
          expect(codeOf(answer)).toBe('thickness-out-of-range')
          return
        }
        solved++
        expect(Math.abs(exactOf(answer.form).perBallWeightG - ballG)).toBeLessThan(0.25)
      }),
      { numRuns: 500 },
    )
    expect(solved).toBeGreaterThan(20)
  })

  test('refuses what is no ball', () => {
    expect(codeOf(startFromBalls(DEFAULT_DOUGH_FORM, { count: 0, ballG: 250 }))).toBe('balls-out-of-range')
    expect(codeOf(startFromBalls(DEFAULT_DOUGH_FORM, { count: 4, ballG: 10 }))).toBe('balls-out-of-range')
    const unsized = { ...DEFAULT_DOUGH_FORM, shape: 'pan' } as const
    expect(codeOf(startFromBalls(unsized, { count: 4, ballG: 250 }))).toBe('no-dimensions')
    expect(codeOf(startFromBalls({ ...DEFAULT_DOUGH_FORM, diameterCm: 100 }, { count: 4, ballG: 250 }))).toBe(
      'thickness-out-of-range',
    )
  })
})
