import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyDoughForm } from '#tests/support/any-dough-form.ts'
import { doseFigure, roundSplit, scaleSum } from '../split-rounding.ts'
import { calculateDough } from './full-calculator.ts'
import { estimateForm } from './full-estimate.ts'
import { flourOfForm } from './full-flour.ts'
import { DEFAULT_DOUGH_FORM, type DoughForm } from './full-limits.ts'
import { planOfForm } from './full-plan.ts'
import { splitForm } from './full-split.ts'
import { stagesOfForm } from './full-stages.ts'
import { FIRST_TOOLS, readNumbers, type ToolDraft } from './full-tools.ts'
import { waterOfForm } from './full-water.ts'

const calculated = (form: DoughForm) => {
  const answer = calculateDough(form)
  if ('invalid' in answer) throw new Error(answer.invalid)
  return answer
}
const form = (change: Partial<DoughForm> = {}): DoughForm => ({ ...DEFAULT_DOUGH_FORM, ...change })
const { exact } = calculated(form())
const tools = (change: Partial<ToolDraft> = {}): ToolDraft => ({ ...FIRST_TOOLS, ...change })

test('numbers are read with comma or point, within their ranges, whole where they count things', () => {
  expect(
    readNumbers(tools({ tapTempC: '20,5', freezerTempC: '-5.5' }), ['tapTempC', 'freezerTempC']),
  ).toEqual({
    values: { tapTempC: 20.5, freezerTempC: -5.5 },
  })
  expect(
    readNumbers(tools({ folds: '1,5', haveBalls: '', tapTempC: '99' }), ['folds', 'haveBalls', 'tapTempC']),
  ).toEqual({
    errors: {
      folds: 'Inserisci un numero intero',
      haveBalls: 'Inserisci un numero',
      tapTempC: 'Inserisci un valore da 1 a 40',
    },
  })
})

describe('water', () => {
  test("follows the bakers' rule, with the room for what is not said", () => {
    const reading = waterOfForm(form(), exact, tools())
    expect('answer' in reading && [reading.answer.neededC, reading.waterG]).toEqual([
      3 * 24 - 23 - 23 - 2,
      exact.waterG,
    ])
  })

  test('counts the preferment, and pours only what is left for the dough', () => {
    const biga = form({ prefermentEnabled: true })
    const reading = waterOfForm(biga, exact, tools({ prefermentTempC: '18' }))
    expect('answer' in reading && reading.answer.neededC).toBe(4 * 24 - 23 - 23 - 18 - 2)
    expect('waterG' in reading && reading.waterG).toBeCloseTo(exact.waterG - exact.flourG * 0.2, 6)
  })

  test('of a biga follows its own rule', () => {
    const bigaC = (change: Partial<DoughForm>) => {
      const reading = waterOfForm(
        form({ prefermentEnabled: true, ...change }),
        exact,
        tools({ flourTempC: '20' }),
      )
      return 'bigaC' in reading ? reading.bigaC : undefined
    }
    expect([bigaC({ prefermentHydrationPct: 50 }), bigaC({}), bigaC({ prefermentEnabled: false })]).toEqual([
      55 - 23 - 20,
      null,
      null,
    ])
  })

  test('says what is wrong beside its field', () => {
    expect(waterOfForm(form(), exact, tools({ mixing: 'frusta', doughTempC: '90' }))).toEqual({
      errors: { mixing: "Scegli una voce dell'elenco", doughTempC: 'Inserisci un valore da 15 a 35' },
    })
  })
})

describe('flour', () => {
  const stages = stagesOfForm(form())

  test('without a target is mixed to the middle of what the hours ask for, and weighs what the dough asks for', () => {
    const { strength, blend } = flourOfForm(exact, stages, tools())
    expect(strength).toMatchObject({ kind: 'strength', minW: 290, maxW: 380 })
    if (!('firstG' in blend)) throw new Error('no blend')
    expect(blend.targetW).toBe(340)
    expect(blend.firstG + blend.secondG).toBe(Math.round(exact.flourG))
    expect((blend.firstPct * 180 + blend.secondPct * 380) / 100).toBeCloseTo(340, 6)
  })

  test('two flours that do not reach the target are refused', () => {
    expect(flourOfForm(exact, stages, tools({ targetW: '450' })).blend).toEqual({
      message: expect.stringContaining('ne serve una più forte'),
    })
    expect(flourOfForm(exact, stages, tools({ firstW: 'x' })).blend).toEqual({
      errors: { firstW: 'Inserisci un numero' },
    })
  })
})

describe('yeast', () => {
  const estimateOf = (change: Partial<DoughForm>) => {
    const asked = form(change)
    return estimateForm(asked, calculated(asked).exact, stagesOfForm(asked))
  }

  test('of the models lies beside the rule, in grams', () => {
    const { yeast, starter, needG, verdict, warning } = estimateOf({})
    if (yeast.kind === 'refused') throw new Error(yeast.message)
    expect(needG?.maxG).toBeCloseTo((exact.flourG * yeast.rangePct.max) / 100, 9)
    expect(yeast.modelsG).toHaveLength(yeast.models.length)
    expect(verdict, 'the lowest model reads as 0,2 g too').toMatch(/^La regola semplice cade tra le stime/)
    expect(estimateOf({ roomTempC: 25 }).verdict).toMatch(/più bassa di tutte le stime/)
    expect(warning).toBeNull()
    expect(starter).toBeNull()
  })

  test('far above the models says when the dough is ready, and what would do', () => {
    const { verdict, warning } = estimateOf({ fermentMode: 'quick', fermentHours: 8 })
    expect(verdict).toMatch(/^La regola semplice è circa \d volte la più alta/)
    expect(warning).toMatch(/^Con \d+(,\d)? g è pronto in circa \d ore\. Per 8 ore a 23 °C ne bastano /)
  })

  test('a hundred times above the models has no hour that they know', () => {
    const { warning } = estimateOf({
      fermentMode: 'quick',
      fermentHours: 72,
      roomTempC: 30,
      yeastType: 'fresh',
    })
    expect(warning).toMatch(/è pronto (molto prima|in circa .*)\. Per 72 ore a 30 °C ne bastano /)
  })

  test('of a biga is told by what makes it ripe in its hours', () => {
    const biga = {
      prefermentEnabled: true,
      prefermentFlourPct: 50,
      prefermentHydrationPct: 50,
      roomTempC: 18,
      yeastType: 'fresh',
      fermentMode: 'room',
      fermentHours: 24,
    } as const
    const { yeast, verdict, warning, needG } = estimateOf(biga)
    expect(yeast).toMatchObject({ kind: 'refused', message: expect.stringContaining('impasto diretto') })
    // 1 % of half the flour: 2.5 to 4 times the rule's dose.
    const { flourG } = calculated(form(biga)).exact
    expect(((needG?.minG ?? 0) + (needG?.maxG ?? 0)) / 2).toBeCloseTo(flourG * 0.005, 9)
    expect(verdict).toMatch(
      /^Per maturare in circa 17 ore a 18 °C questa biga vuole lievito fresco per l'1% della sua farina: /,
    )
    expect(warning).toMatch(/non basta: a quell'ora la maturazione non sarebbe finita\.$/)
  })

  test.each([
    ['a biga of half the yeast', { prefermentHydrationPct: 50, fermentHours: 24 }, /non basta/],
    ['a poolish of nearly twice the yeast', { prefermentHydrationPct: 100, fermentHours: 48 }, /è troppa/],
  ])('warns of %s that its hours need', (_name, change, words) => {
    const { warning, ruleG, needG } = estimateOf({
      prefermentEnabled: true,
      prefermentFlourPct: 30,
      yeastType: 'fresh',
      fermentMode: 'cold',
      ...change,
    })
    expect(warning).toMatch(words)
    const times = ruleG / (((needG?.minG ?? 0) + (needG?.maxG ?? 0)) / 2)
    expect(Math.max(times, 1 / times)).toBeGreaterThan(1.7)
    expect(Math.max(times, 1 / times)).toBeLessThan(1.9)
  })

  test('of a natural starter goes by its doublings', () => {
    const { starter } = estimateOf({ sourdoughEnabled: true, fermentMode: 'room', fermentHours: 8 })
    expect(starter).toMatchObject({ kind: 'starter', starterPct: expect.any(Number) })
  })
})

test('a small dose is written as exactly as it is needed, and what is too little for the scale is not nothing', () => {
  const figures = [0, 0.004, 0.03, 0.051, 0.154, 0.2, 0.24, 0.26, 14.28].map((grams) =>
    doseFigure('yeastG', Math.round(grams * 10) / 10, grams),
  )
  expect(figures).toEqual(['0', '0,004', '0,03', '0,05', '0,15', '0,2', '0,24', '0,3', '14,3'])
  expect([doseFigure('oilG', 0, 0.4), doseFigure('oilG', 1, 0.6)]).toEqual(['< 1', '1'])
})

describe('whatever the dough', () => {
  test('what the scale shows is what the parts are, and the stages add up to it', () => {
    fc.assert(
      fc.property(anyDoughForm, (asked) => {
        const { outputs } = calculated(asked)
        const { flourG, waterG, saltG, oilG, sugarG, yeastG, totalDoughWeightG } = outputs
        expect(scaleSum(outputs)).toBeCloseTo(flourG + waterG + saltG + oilG + sugarG + yeastG, 6)
        expect(Math.abs(scaleSum(outputs) - totalDoughWeightG)).toBeLessThan(2.7)
        const answer = splitForm(asked)
        if (answer === null || 'refusal' in answer) return
        const { preferment, starter, final } = roundSplit(answer.split)
        for (const part of ['flourG', 'waterG', 'saltG', 'oilG', 'sugarG', 'yeastG'] as const) {
          const sum = final[part] + (preferment?.[part] ?? 0) + (starter?.[part] ?? 0)
          expect(sum).toBeCloseTo(outputs[part], 6)
        }
      }),
    )
  })

  test('every tool answers, without NaN', () => {
    fc.assert(
      fc.property(anyDoughForm, (asked) => {
        const answer = calculated(asked).exact
        const moment = { timeZone: 'Europe/Rome', nowMs: null }
        const planned = planOfForm(asked, tools({ bakeAt: '2026-10-25T13:00' }), moment)
        if (!('plan' in planned)) throw new Error('no plan')
        const { stages } = planned.plan
        const all = [
          estimateForm(asked, answer, stages),
          flourOfForm(answer, stages, tools()),
          waterOfForm(asked, answer, tools()),
        ]
        expect(JSON.stringify(all, (_key, value) => (Number.isNaN(value) ? 'NaN' : value))).not.toContain(
          'NaN',
        )
      }),
      { numRuns: 200 },
    )
  })
})
