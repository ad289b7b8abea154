import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyDoughFields, anyDoughForm } from '#tests/support/any-dough-form.ts'
import type { FormulaWeights } from './bakers-formula.ts'
import { calculateDough } from './full/full-calculator.ts'
import { DEFAULT_DOUGH_FORM } from './full/full-limits.ts'
import { splitForm } from './full/full-split.ts'
import { SPLIT_GOLDEN } from './golden/split-golden.ts'
import {
  type DoughSplit,
  prefermentName,
  STAGE_KINDS,
  type StagesAsked,
  splitDough,
  starterName,
} from './preferment-split.ts'
import { roundSplit } from './split-rounding.ts'

const dough = (flourG: number, waterG: number, rest: Partial<FormulaWeights> = {}): FormulaWeights => ({
  flourG,
  waterG,
  saltG: 0,
  oilG: 0,
  sugarG: 0,
  yeastG: 0,
  ...rest,
})

function splitOf(weights: FormulaWeights, asked: StagesAsked): DoughSplit {
  const answer = splitDough(weights, asked)
  if ('refusal' in answer) throw new Error(answer.refusal.message)
  return answer.split
}

test.each(SPLIT_GOLDEN)(
  '[$source] $id: $expected $unit ± $tolerance',
  ({ computed, expected, tolerance }) => {
    expect(Math.abs(computed() - expected)).toBeLessThanOrEqual(tolerance)
  },
)

test('yeast goes into the preferment; salt, oil and sugar wait', () => {
  const weights = dough(1000, 600, { saltG: 25, oilG: 20, sugarG: 5, yeastG: 3 })
  const biga = splitOf(weights, { preferment: STAGE_KINDS.biga })
  expect(biga.preferment).toMatchObject({ yeastG: 3, saltG: 0, oilG: 0, sugarG: 0 })
  expect(biga.final).toMatchObject({ yeastG: 0, saltG: 25, oilG: 20, sugarG: 5 })
  const licoli = splitOf(weights, { starter: STAGE_KINDS.licoli })
  expect(licoli.final.yeastG).toBe(3)
  const emptyBiga = splitOf(weights, { preferment: { flourShare: 0, hydration: 0.5 } })
  expect(emptyBiga.final).toMatchObject(weights)
})

test('stages are called after their hydration', () => {
  expect([45, 60, 75, 90, 100, 200].map(prefermentName)).toStrictEqual([
    'Biga',
    'Biga',
    'Prefermento',
    'Poolish',
    'Poolish',
    'Poolish',
  ])
  expect([50, 75, 100].map(starterName)).toStrictEqual(['Lievito madre solido', 'Lievito madre', 'Li.co.li.'])
})

describe('refuses', () => {
  test.each([
    ['nothing-to-split', {}],
    ['wrong-share', { preferment: { flourShare: -0.1, hydration: 1 } }],
    ['wrong-share', { starter: { weightShare: Number.NaN, hydration: 1 } }],
    ['wrong-share', { preferment: { flourShare: Number.POSITIVE_INFINITY, hydration: 1 } }],
    ['too-much-flour', { preferment: { flourShare: 1.1, hydration: 0.1 } }],
    ['too-much-water', { preferment: { flourShare: 0.5, hydration: 2 } }],
    [
      'too-much-water',
      { preferment: { flourShare: 0.4, hydration: 1 }, starter: { weightShare: 0.5, hydration: 2 } },
    ],
  ] satisfies [string, StagesAsked][])('%s', (code, asked) => {
    const answer = splitDough(dough(1000, 600), asked)
    expect('refusal' in answer && answer.refusal.code).toBe(code)
  })

  test('with grams and a way out', () => {
    const answer = splitDough(dough(1000, 600), { preferment: { flourShare: 0.5, hydration: 2 } })
    expect('refusal' in answer && answer.refusal.message).toBe(
      "Il prefermento chiede 1000 g d'acqua, ma l'impasto ne ha 600 g: abbassa la sua quota o la sua idratazione, oppure alza quella dell'impasto.",
    )
  })

  test('names the flour where flour is missing', () => {
    const answer = splitDough(dough(1000, 600), { preferment: { flourShare: 1.1, hydration: 0.1 } })
    expect('refusal' in answer && answer.refusal.message).toBe(
      "Il prefermento chiede 1100 g di farina, ma l'impasto ne ha 1000 g: abbassa la sua quota.",
    )
  })

  test('but not a preferment that takes exactly all the water or all the flour', () => {
    expect(splitOf(dough(1000, 600), { preferment: { flourShare: 0.3, hydration: 2 } }).final.waterG).toBe(0)
    expect(splitOf(dough(1000, 600), { preferment: { flourShare: 1, hydration: 0.5 } }).final.flourG).toBe(0)
  })
})

const PARTS = ['flourG', 'waterG', 'saltG', 'oilG', 'sugarG', 'yeastG', 'totalG'] as const
const columns = (split: DoughSplit) =>
  [split.preferment, split.starter, split.final].filter((column) => column !== null)

describe('for every form with a stage', () => {
  test('the columns add up to the dough, or water is what is missing', () => {
    let splits = 0
    fc.assert(
      fc.property(anyDoughFields, (form) => {
        const calculation = calculateDough(form)
        const answer = splitForm(form)
        if ('invalid' in calculation) throw new Error(calculation.invalid)
        if (answer === null) {
          expect(form.prefermentEnabled || form.sourdoughEnabled).toBe(false)
          return
        }
        const { exact } = calculation
        if ('refusal' in answer) {
          expect(answer.refusal.code).toBe('too-much-water')
          expect(exact.prefermentWaterG + exact.starterWaterG).toBeGreaterThan(exact.waterG)
          return
        }
        splits++
        const { split } = answer
        for (const part of PARTS) {
          const whole = part === 'totalG' ? exact.totalDoughWeightG : exact[part]
          const sum = columns(split).reduce((total, column) => total + column[part], 0)
          expect(Math.abs(sum - whole)).toBeLessThanOrEqual(1e-8 * (1 + whole))
          for (const column of columns(split)) expect(column[part]).toBeGreaterThanOrEqual(0)
        }
        expect(split.preferment?.flourG ?? 0).toBeCloseTo(exact.prefermentFlourG, 6)
        expect(split.starter?.waterG ?? 0).toBeCloseTo(exact.starterWaterG, 6)
      }),
      { numRuns: 400 },
    )
    expect(splits).toBeGreaterThan(50)
  })

  test('rounded columns add up to the rounded outputs', () => {
    fc.assert(
      fc.property(anyDoughForm, (form) => {
        const calculation = calculateDough(form)
        const answer = splitForm(form)
        if ('invalid' in calculation || answer === null || 'refusal' in answer) return
        const rounded = roundSplit(answer.split)
        for (const part of ['flourG', 'waterG', 'saltG', 'oilG', 'sugarG', 'yeastG'] as const) {
          const perG = part === 'saltG' || part === 'yeastG' ? 10 : 1
          const sum = columns(rounded).reduce((total, column) => total + Math.round(column[part] * perG), 0)
          expect(sum).toBe(Math.round(calculation.outputs[part] * perG))
          for (const column of columns(rounded)) expect(column[part]).toBeGreaterThanOrEqual(0)
        }
        expect(rounded.preferment?.flourG ?? 0).toBe(calculation.outputs.prefermentFlourG)
        for (const { totalG, ...parts } of columns(rounded)) {
          expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(totalG, 9)
        }
      }),
      { numRuns: 400 },
    )
  })
})

test('when rounding up twice takes too much, the starter gives back', () => {
  const split = splitOf(dough(1000.4, 150), {
    preferment: { flourShare: 0.05, hydration: 1.009 },
    starter: { weightShare: 0.2, hydration: 0.98 },
  })
  const rounded = roundSplit(split)
  const water = [rounded.preferment?.waterG, rounded.starter?.waterG, rounded.final.waterG]
  expect(water.reduce<number>((sum, grams) => sum + (grams ?? Number.NaN), 0)).toBe(150)
  expect(Math.min(...water.map(Number))).toBeGreaterThanOrEqual(0)
})

test('a form without stages or dimensions has no split', () => {
  expect(splitForm(DEFAULT_DOUGH_FORM)).toBeNull()
  expect(splitForm({ ...DEFAULT_DOUGH_FORM, prefermentEnabled: true, diameterCm: null })).toBeNull()
})
