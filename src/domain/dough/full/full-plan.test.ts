import { describe, expect, test } from 'vitest'
import { parseMinuteOfDay, parseWallTime, wallTimeText } from '../plan/local-clock.ts'
import { DEFAULT_DOUGH_FORM } from './full-limits.ts'
import { planOfForm, suggestedEvenings } from './full-plan.ts'
import { stagesOfForm } from './full-stages.ts'
import { FIRST_TOOLS } from './full-tools.ts'

const rome = { timeZone: 'Europe/Rome', nowMs: null }
const tools = { ...FIRST_TOOLS, bakeAt: '2026-11-28T20:00' }

describe('a plan', () => {
  test('is made for the hour on the wall, whatever the season', () => {
    for (const [bakeAt, utc] of [
      ['2026-11-28T20:00', '2026-11-28T19:00:00.000Z'],
      ['2026-07-28T20:00', '2026-07-28T18:00:00.000Z'],
    ]) {
      const reading = planOfForm(DEFAULT_DOUGH_FORM, { ...tools, bakeAt: bakeAt ?? '' }, rome)
      expect('plan' in reading && new Date(reading.plan.bakeAtMs).toISOString()).toBe(utc)
    }
  })

  test('is not made without a day, and says what is wrong with a wrong one', () => {
    expect(planOfForm(DEFAULT_DOUGH_FORM, FIRST_TOOLS, rome)).toEqual({ unasked: true })
    const wrong = { bakeAt: 'domani', wakeFrom: '25:00', wakeTo: '', folds: '9' }
    expect(planOfForm(DEFAULT_DOUGH_FORM, { ...tools, ...wrong }, rome)).toEqual({
      errors: {
        bakeAt: 'Scegli giorno e ora',
        wakeFrom: 'Scegli un orario',
        wakeTo: 'Scegli un orario',
        folds: 'Inserisci un valore da 0 a 4',
      },
    })
  })

  test('is not made for an hour that the clocks skip, nor for a day without waking hours', () => {
    const errorsOf = (change: object) => planOfForm(DEFAULT_DOUGH_FORM, { ...tools, ...change }, rome)
    expect(errorsOf({ bakeAt: '2027-03-28T02:30' })).toEqual({
      errors: { bakeAt: expect.stringContaining('non esiste') },
    })
    expect(errorsOf({ bakeAt: '2027-03-28T03:00' })).toHaveProperty('plan')
    expect(errorsOf({ bakeAt: '2027-10-31T02:30' })).toHaveProperty('plan')
    expect(errorsOf({ wakeFrom: '07:00', wakeTo: '07:00' })).toEqual({
      errors: { wakeTo: 'Scegli un orario diverso dal primo' },
    })
  })

  test('begins with the preferment when there is one', () => {
    const reading = planOfForm({ ...DEFAULT_DOUGH_FORM, prefermentEnabled: true }, tools, rome)
    expect('plan' in reading && reading.plan.steps[0]?.title).toBe('Prepara il poolish')
  })
})

test('suggested evenings leave the dough its time', () => {
  const nowMs = Date.parse('2026-11-21T10:00:00Z')
  const evenings = suggestedEvenings(DEFAULT_DOUGH_FORM, { ...rome, nowMs })
  expect(evenings).toEqual(['2026-11-23T20:00', '2026-11-24T20:00', '2026-11-25T20:00'])
  expect(suggestedEvenings(DEFAULT_DOUGH_FORM, rome)).toEqual([])
})

test('the stages of an unplanned dough last as long as it ferments', () => {
  for (const [fermentMode, fermentHours, stages] of [
    ['room', 8, 1],
    ['quick', 2, 1],
    ['cold', 48, 3],
    ['cold', 1, 3],
  ] as const) {
    const all = stagesOfForm({ ...DEFAULT_DOUGH_FORM, fermentMode, fermentHours })
    expect(all).toHaveLength(stages)
    expect(all.reduce((sum, { hours }) => sum + hours, 0)).toBeCloseTo(fermentHours, 0)
  }
})

test('times are read as fields write them', () => {
  expect(wallTimeText(parseWallTime('2028-02-29T07:05') ?? { day: 0, minuteOfDayMin: 0 })).toBe(
    '2028-02-29T07:05',
  )
  for (const text of [
    '2026-02-30T10:00',
    '2026-13-01T10:00',
    '0002-01-01T10:00',
    '2026-11-28',
    '2026-11-28T24:00',
  ])
    expect(parseWallTime(text)).toBeNull()
  expect([parseMinuteOfDay('7:30'), parseMinuteOfDay('24:00'), parseMinuteOfDay('')]).toEqual([
    450,
    null,
    null,
  ])
})
