import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FERMENT_MODES } from './full/full-limits.ts'
import { makePlan, type Plan } from './plan/plan.ts'
import type { PlanRequest } from './plan/plan-moments.ts'
import type { PlanStepKind } from './plan/plan-steps.ts'

const ROME = 'Europe/Rome'
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const asked: PlanRequest = {
  bakeAtMs: Date.parse('2026-05-16T20:00:00+02:00'),
  timeZone: ROME,
  mode: 'room',
  fermentHours: 8,
  roomC: 22,
  fridgeC: 4,
  preferment: null,
  folds: 2,
  waking: { fromMin: 7 * 60, toMin: 23 * 60 },
  notBeforeMs: null,
}

const clockTime = (atMs: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: ROME, dateStyle: 'short', timeStyle: 'short' }).format(atMs)
const timesOf = (plan: Plan) => plan.steps.map(({ kind, startMs }) => `${clockTime(startMs)} ${kind}`)
const startOf = (plan: Plan, kind: PlanStepKind) =>
  plan.steps.find((step) => step.kind === kind)?.startMs ?? Number.NaN

test('eight hours in the room for a dinner at eight', () => {
  expect(timesOf(makePlan(asked))).toEqual([
    '2026-05-16 11:35 mix',
    '2026-05-16 12:00 bulk',
    '2026-05-16 12:30 fold',
    '2026-05-16 13:00 fold',
    '2026-05-16 15:50 balls',
    '2026-05-16 19:00 oven',
    '2026-05-16 20:00 bake',
  ])
})

test('two days in the fridge after a biga: the balls come out 3-4 hours before the oven [CAPUTO-US]', () => {
  const plan = makePlan({ ...asked, mode: 'cold', fermentHours: 48, preferment: { kind: 'biga', hours: 18 } })
  expect(plan.steps.map(({ kind }) => kind)).toEqual([
    'preferment',
    'mix',
    'bulk',
    'fold',
    'fold',
    'balls',
    'fridge',
    'fridge-out',
    'oven',
    'bake',
  ])
  const outH = (asked.bakeAtMs - startOf(plan, 'fridge-out')) / HOUR_MS
  expect(outH).toBeGreaterThanOrEqual(3)
  expect(outH).toBeLessThanOrEqual(4)
  expect(plan.stages.map(({ tempC }) => tempC)).toEqual([22, 4, 22])
  expect(plan.steps[0]?.title).toBe('Prepara la biga')
  expect(startOf(plan, 'mix') - startOf(plan, 'preferment')).toBeGreaterThan(13 * HOUR_MS)
  expect(plan.warnings).toEqual([])
})

test('a quick dough has no fridge, and a poolish is called by its name', () => {
  const plan = makePlan({
    ...asked,
    mode: 'quick',
    fermentHours: 3,
    preferment: { kind: 'poolish', hours: 10 },
  })
  expect(plan.steps[0]?.title).toBe('Prepara il poolish')
  expect(plan.steps.some(({ kind }) => kind === 'fridge')).toBe(false)
  expect(plan.fermentHours).toBe(3)
})

describe('waking hours', () => {
  const noon = { ...asked, bakeAtMs: Date.parse('2026-05-16T13:00:00+02:00') }

  test('a step that would fall before dawn moves to the alarm clock, and the hours asked stay', () => {
    const plan = makePlan({ ...noon, fermentHours: 24 })
    expect(clockTime(startOf(plan, 'balls'))).toBe('2026-05-16 07:00')
    expect(plan.fermentHours).toBe(24)
    expect(plan.warnings).toEqual([])
  })

  test('a step that cannot move far enough stays and is named', () => {
    const plan = makePlan({ ...noon, fermentHours: 12 })
    expect(plan.steps.filter(({ isAtNight }) => isAtNight)[0]?.kind).toBe('mix')
    expect(plan.warnings.filter((warning) => warning.includes('ore di veglia'))).toHaveLength(1)
    expect(plan.warnings[0]).toContain('«Impasta»')
  })

  test('the fridge stretches so that nobody gets up', () => {
    const plan = makePlan({
      ...noon,
      mode: 'cold',
      fermentHours: 36,
      waking: { fromMin: 8 * 60, toMin: 22 * 60 },
    })
    expect(plan.steps.some(({ isAtNight }) => isAtNight)).toBe(false)
    expect(clockTime(startOf(plan, 'fridge-out')) >= '2026-05-16 08:00').toBe(true)
    expect(plan.warnings.join()).toMatch(
      /la lievitazione dura [\d,]+ ore invece di 36 ore: ricalcola il lievito/,
    )
  })

  test('who works at night may bake at one in the morning', () => {
    const late = { ...asked, bakeAtMs: Date.parse('2026-05-17T01:00:00+02:00') }
    expect(makePlan({ ...late, waking: { fromMin: 12 * 60, toMin: 3 * 60 } }).warnings).toEqual([])
    expect(makePlan(late).warnings.join()).toContain('«Inforna»')
  })

  test('who never sleeps gets the ideal times', () => {
    const plan = makePlan({ ...noon, fermentHours: 12, waking: { fromMin: 0, toMin: 0 } })
    expect(clockTime(startOf(plan, 'mix'))).toBe('2026-05-16 00:35')
    expect(plan.warnings).toEqual([])
  })
})

describe('the change of the clocks in Rome', () => {
  test('to summer time: 24 real hours begin an hour earlier on the wall', () => {
    const plan = makePlan({ ...asked, bakeAtMs: Date.parse('2026-03-29T20:00:00+02:00'), fermentHours: 24 })
    expect(clockTime(startOf(plan, 'bulk'))).toBe('2026-03-28 19:00')
    expect(plan.fermentHours).toBe(24)
    expect(plan.warnings).toEqual([expect.stringContaining("comincia l'ora legale")])
  })

  test('back from it: an hour later', () => {
    const plan = makePlan({ ...asked, bakeAtMs: Date.parse('2026-10-25T20:00:00+01:00'), fermentHours: 24 })
    expect(clockTime(startOf(plan, 'bulk'))).toBe('2026-10-24 21:00')
    expect(plan.fermentHours).toBe(24)
    expect(plan.warnings).toEqual([expect.stringContaining("finisce l'ora legale")])
  })
})

test('a plan that had to begin already says so first', () => {
  const nowMs = asked.bakeAtMs - 4 * HOUR_MS
  expect(makePlan({ ...asked, notBeforeMs: nowMs }).warnings[0]).toContain('È tardi')
  expect(makePlan({ ...asked, notBeforeMs: asked.bakeAtMs + 1 }).warnings[0]).toContain('è già passata')
  expect(makePlan({ ...asked, fermentHours: 2, folds: 1, notBeforeMs: nowMs }).warnings).toEqual([])
})

test('a short stay in the fridge is pointed out', () => {
  expect(makePlan({ ...asked, mode: 'cold', fermentHours: 6 }).warnings.join()).toContain('meno di 8 ore')
})

describe('folds', () => {
  const cold = { ...asked, mode: 'cold', fermentHours: 48 } as const
  const foldsOf = (plan: Plan) => plan.steps.filter(({ kind }) => kind === 'fold')

  test('come closer where the first rise is short', () => {
    const plan = makePlan(cold)
    const [first, second] = foldsOf(plan)
    expect(((second?.startMs ?? 0) - (first?.startMs ?? 0)) / MINUTE_MS).toBe(20)
    expect(plan.warnings).toEqual([])
  })

  test('that do not fit are told', () => {
    const plan = makePlan({ ...cold, folds: 4 })
    expect(foldsOf(plan).map(({ title }) => title)).toEqual(['Piega 1 di 2', 'Piega 2 di 2'])
    expect(plan.warnings).toEqual([
      expect.stringMatching(/^Nella puntata entrano 2 pieghe invece di 4: .* 15 minuti/),
    ])
  })

  test('fit, or there is a word about it', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const plan = makePlan(request)
        expect(plan.warnings.some((text) => text.startsWith('Nella puntata'))).toBe(
          foldsOf(plan).length < request.folds,
        )
      }),
    )
  })
})

test('an unknown time zone is a RangeError', () => {
  expect(() => makePlan({ ...asked, timeZone: 'Europe/Napoli' })).toThrow(RangeError)
})

const anyRequest: fc.Arbitrary<PlanRequest> = fc.record({
  bakeAtMs: fc
    .integer({ min: Date.parse('2026-01-01'), max: Date.parse('2028-01-01') })
    .map((atMs) => atMs - (atMs % (5 * MINUTE_MS))),
  timeZone: fc.constantFrom(ROME, 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'),
  mode: fc.constantFrom(...FERMENT_MODES),
  fermentHours: fc.integer({ min: 1, max: 72 }),
  roomC: fc.integer({ min: 18, max: 30 }),
  fridgeC: fc.integer({ min: 2, max: 8 }),
  preferment: fc.option(
    fc.record({
      kind: fc.constantFrom('biga' as const, 'poolish' as const),
      hours: fc.integer({ min: 2, max: 24 }),
    }),
  ),
  folds: fc.nat(4),
  waking: fc.record({
    fromMin: fc.integer({ min: 300, max: 720 }),
    toMin: fc.integer({ min: 1140, max: 1439 }),
  }),
  notBeforeMs: fc.constant(null),
})

describe('every plan', () => {
  const always = (check: (plan: Plan, asked: PlanRequest) => void) =>
    fc.assert(
      fc.property(anyRequest, (asked) => check(makePlan(asked), asked)),
      { numRuns: 300 },
    )

  test('runs forward, without overlap, to the moment asked', () => {
    always((plan, { bakeAtMs }) => {
      const chain = ['preferment', 'mix', 'bulk', 'balls', 'fridge', 'fridge-out', 'bake']
      const steps = plan.steps.filter(({ kind }) => chain.includes(kind))
      expect(steps.map(({ kind }) => kind)).toEqual(
        chain.filter((kind) => steps.some((step) => step.kind === kind)),
      )
      for (const [index, step] of steps.entries())
        expect(step.endMs).toBeLessThanOrEqual(steps[index + 1]?.startMs ?? Number.POSITIVE_INFINITY)
      expect(startOf(plan, 'bake')).toBe(bakeAtMs)
      expect(plan.startMs).toBe(steps[0]?.startMs)
    })
  })

  test('ferments for the hours that its stages say', () => {
    always((plan, { fermentHours }) => {
      const hours = plan.stages.reduce((sum, stage) => sum + stage.hours, 0)
      expect(hours).toBeCloseTo(plan.fermentHours, 9)
      expect((plan.bakeAtMs - startOf(plan, 'bulk')) / HOUR_MS).toBeCloseTo(plan.fermentHours, 9)
      for (const stage of plan.stages) expect(stage.hours).toBeGreaterThan(0)
      expect(plan.fermentHours).toBeGreaterThan(fermentHours * 0.6)
      expect(plan.fermentHours).toBeLessThan(fermentHours * 1.4)
    })
  })

  test('has nothing at night without a word about it, and no fold outside the first rise', () => {
    always((plan, asked) => {
      const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: asked.timeZone, timeStyle: 'short' })
      for (const step of plan.steps) {
        const [hours = 0, minutes = 0] = wall.format(step.startMs).split(':').map(Number)
        const minuteOfDay = hours * 60 + minutes
        const isUp = minuteOfDay >= asked.waking.fromMin && minuteOfDay <= asked.waking.toMin
        expect(step.isAtNight).toBe(!step.isRest && !isUp)
        if (step.kind === 'fold') {
          expect(step.startMs).toBeGreaterThan(startOf(plan, 'bulk'))
          expect(step.endMs).toBeLessThan(startOf(plan, 'balls'))
        }
      }
      if (plan.steps.some(({ isAtNight }) => isAtNight))
        expect(plan.warnings.join()).toContain('ore di veglia')
    })
  })

  test('keeps the ideal times when nobody sleeps', () => {
    always((_plan, asked) => {
      const free = makePlan({ ...asked, waking: { fromMin: 0, toMin: 0 } })
      expect(free.fermentHours).toBeCloseTo(asked.fermentHours, 9)
    })
  })
})
