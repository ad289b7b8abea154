import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { YeastType } from '../full/full-limits.ts'
import { YEAST_GOLDEN } from '../golden/yeast-golden.ts'
import { estimateYeast, YEAST_MODELS } from './yeast-estimate.ts'
import type { FermentingDough, Stage } from './yeast-model.ts'

const dough = (...stages: Stage[]): FermentingDough => ({ stages, hydrationPct: 63, saltPct: 2.8, oilPct: 0 })

test.each(YEAST_GOLDEN)('$id [$source]', ({ expected, tolerance, computed }) => {
  expect(Math.abs(computed() - expected)).toBeLessThanOrEqual(tolerance)
})

const anyStage = fc.record({
  tempC: fc.double({ min: 2, max: 35, noNaN: true }),
  hours: fc.double({ min: 0.5, max: 60, noNaN: true }),
})
const anyDough = fc.record({
  stages: fc.array(anyStage, { minLength: 1, maxLength: 4 }),
  hydrationPct: fc.double({ min: 50, max: 90, noNaN: true }),
  saltPct: fc.double({ min: 1, max: 5, noNaN: true }),
  oilPct: fc.double({ min: 0, max: 10, noNaN: true }),
})
const anyType = fc.constantFrom<YeastType>('fresh', 'ady', 'idy')

/** Tolerance for rounding of the last digits. */
const ROUNDING = 1 + 1e-9

describe.each(YEAST_MODELS)('$name', (model) => {
  const neverMore = (dough: FermentingDough, changed: FermentingDough) => {
    if (model.whyNot(dough) !== null || model.whyNot(changed) !== null) return
    expect(model.freshPct(changed)).toBeLessThanOrEqual(model.freshPct(dough) * ROUNDING)
  }
  const change = (dough: FermentingDough, at: number, by: Partial<Stage>): FermentingDough => ({
    ...dough,
    stages: dough.stages.map((stage, index) =>
      index === at % dough.stages.length
        ? { tempC: stage.tempC + (by.tempC ?? 0), hours: stage.hours + (by.hours ?? 0) }
        : stage,
    ),
  })

  test('more time never means more yeast', () => {
    fc.assert(
      fc.property(anyDough, fc.nat(3), fc.double({ min: 0, max: 24, noNaN: true }), (dough, at, hours) => {
        neverMore(dough, change(dough, at, { hours }))
      }),
    )
  })

  test('one more stage never means more yeast', () => {
    fc.assert(
      fc.property(anyDough, anyStage, (dough, stage) => {
        neverMore(dough, { ...dough, stages: [...dough.stages, stage] })
      }),
    )
  })

  test('more warmth never means more yeast', () => {
    fc.assert(
      fc.property(anyDough, fc.nat(3), fc.double({ min: 0, max: 20, noNaN: true }), (dough, at, tempC) => {
        neverMore(dough, change(dough, at, { tempC }))
      }),
    )
  })

  test('holds somewhere', () => {
    expect(model.whyNot(dough({ tempC: 23, hours: 12 }))).toBeNull()
  })
})

test('every estimate is finite, inside its range, and accounts for the whole fermentation', () => {
  fc.assert(
    fc.property(anyDough, anyType, (dough, type) => {
      const estimate = estimateYeast(dough, type)
      if (estimate.kind === 'refused') {
        expect(estimate.silent).toHaveLength(YEAST_MODELS.length)
        return
      }
      const { models, silent, rangePct, middlePct, stageShares } = estimate
      expect(middlePct).toBeGreaterThanOrEqual(rangePct.min * (1 - 1e-9))
      expect(middlePct).toBeLessThanOrEqual(rangePct.max * ROUNDING)
      expect(models.length + silent.length).toBe(YEAST_MODELS.length)
      for (const { pct } of models) {
        expect(pct).toBeGreaterThan(0)
        expect(pct).toBeGreaterThanOrEqual(rangePct.min)
        expect(pct).toBeLessThanOrEqual(rangePct.max)
      }
      expect(rangePct.max).toBeLessThan(10)
      expect(stageShares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
    }),
  )
})

describe('at 23 °C for 24 hours', () => {
  const estimate = estimateYeast(dough({ tempC: 23, hours: 24 }), 'idy')
  if (estimate.kind !== 'estimate') throw new Error('four models hold here')

  test('all four models speak, and differ by a factor of 2 to 7', () => {
    expect(estimate.models.map(({ id }) => id)).toEqual(['chart', 'japi2', 'japi1', 'avpn'])
    const factor = estimate.rangePct.max / estimate.rangePct.min
    expect(factor).toBeGreaterThan(2)
    expect(factor).toBeLessThan(7)
    expect(estimate.reasons.length).toBeGreaterThanOrEqual(3)
  })

  test('the middle is the median of chart, Japi and AVPN', () => {
    const of = (id: string) => estimate.models.find((one) => one.id === id)?.pct ?? 0
    const japi = (of('japi1') + of('japi2')) / 2
    const sorted = [of('chart'), japi, of('avpn')].sort((one, other) => one - other)
    expect(estimate.middlePct).toBe(sorted[1])
    expect(estimate.middlePct / 0.32).toBeCloseTo(0.0464, 3)
  })

  test('an hour less asks for more yeast, two degrees more for less, and the dough is ready earlier', () => {
    const { hourLessChange, hourMoreChange, warmerChange, coolerChange } = estimate.margins
    expect(hourLessChange).toBeGreaterThan(0)
    expect(hourMoreChange).toBeLessThan(0)
    // Two degrees are 2 / 5.5 of a doubling of the speed, to the power of 1 / 0.7281.
    expect(warmerChange).toBeCloseTo(2 ** (-2 / 5.5 / 0.7281) - 1, 1)
    expect(coolerChange).toBeGreaterThan(0.3)
    expect(estimate.margins.warmerReadyEarlierH).toBeGreaterThan(4)
    expect(estimate.margins.warmerReadyEarlierH).toBeLessThan(8)
    expect(estimate.margins.coolerReadyLaterH).toBeGreaterThan(4)
  })
})

test('the shift of the ready moment really compensates the degrees', () => {
  const estimate = estimateYeast(dough({ tempC: 22, hours: 20 }), 'fresh')
  const earlierH = estimate.kind === 'estimate' ? (estimate.margins.warmerReadyEarlierH ?? 0) : 0
  const warmer = estimateYeast(dough({ tempC: 24, hours: 20 - earlierH }), 'fresh')
  expect(warmer.kind === 'estimate' && estimate.kind === 'estimate').toBe(true)
  if (warmer.kind !== 'estimate' || estimate.kind !== 'estimate') return
  expect(warmer.reference.pct).toBeCloseTo(estimate.reference.pct, 6)
})

test('with the fridge three models speak and say why they differ', () => {
  const estimate = estimateYeast(
    dough({ tempC: 21, hours: 2 }, { tempC: 4, hours: 42 }, { tempC: 21, hours: 4 }),
    'idy',
  )
  if (estimate.kind !== 'estimate') throw new Error('three models hold here')
  expect(estimate.models.map(({ id }) => id)).toEqual(['chart', 'japi2', 'japi1'])
  expect(estimate.silent[0]?.whyNot).toContain('23 °C')
  expect(estimate.reasons.join(' ')).toContain('frigo')
  expect(estimate.stageShares).toHaveLength(3)
})

test('below 6 hours and with unusual salt it says so', () => {
  const estimate = estimateYeast({ ...dough({ tempC: 24, hours: 4 }), saltPct: 4 }, 'fresh')
  expect(estimate.kind === 'estimate' && estimate.reasons.join(' ')).toContain("arrotondata all'ora intera")
  expect(estimate.kind === 'estimate' && estimate.reasons.join(' ')).toContain('sale')
})

test('in a cellar only the chart speaks, and the estimate admits it', () => {
  const estimate = estimateYeast(dough({ tempC: 12, hours: 30 }), 'idy')
  expect(estimate.kind === 'estimate' && estimate.models.map(({ id }) => id)).toEqual(['chart'])
  expect(estimate.kind === 'estimate' && estimate.reasons[0]).toContain('un solo modello')
})

test('margins are missing where the changed dough leaves the model', () => {
  const hot = estimateYeast(dough({ tempC: 34, hours: 1 }), 'fresh')
  if (hot.kind !== 'estimate') throw new Error('the chart holds here')
  expect(hot.margins.warmerChange).toBeNull()
  expect(hot.margins.warmerReadyEarlierH).toBeNull()
  expect(hot.margins.hourLessChange).toBeNull()
  expect(hot.margins.coolerChange).toBeGreaterThan(0)
})

test.each([
  ['no stage', []],
  ['no time', [{ tempC: 20, hours: 0 }]],
  ['a frozen dough', [{ tempC: -5, hours: 24 }]],
  ['a number that is none', [{ tempC: Number.NaN, hours: 24 }]],
  ['endless time', [{ tempC: 20, hours: Number.POSITIVE_INFINITY }]],
])('%s is refused with the reasons', (_case, stages) => {
  const answer = estimateYeast({ stages, hydrationPct: 60, saltPct: 2, oilPct: 0 }, 'idy')
  expect(answer.kind).toBe('refused')
})
