import { describe, expect, test } from 'vitest'
import { DEFAULT_DOUGH_FORM } from '../full/full-limits.ts'
import { makePlan } from './plan.ts'
import { planIdOf, planToIcs } from './plan-ics.ts'
import type { PlanStep } from './plan-steps.ts'

const plan = makePlan({
  bakeAtMs: Date.parse('2026-10-25T20:00:00+01:00'),
  timeZone: 'Europe/Rome',
  mode: 'room',
  fermentHours: 24,
  roomC: 20,
  fridgeC: 4,
  preferment: null,
  folds: 2,
  waking: { fromMin: 420, toMin: 1380 },
  notBeforeMs: null,
})
const file = {
  planId: 'p1',
  host: 'cornicione.it',
  stampMs: Date.parse('2026-10-20T10:00:00Z'),
  name: 'Pizza; di sabato, sera',
  dosesOf: ({ kind }: PlanStep) => `${kind}: 14,3 g.`,
}
const ics = planToIcs(plan, file)
const lines = ics.replace(/\r\n[ \t]/g, '').split('\r\n')

describe('the calendar file [RFC-5545]', () => {
  test('opens and closes every part', () => {
    expect(lines[0]).toBe('BEGIN:VCALENDAR')
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
    const count = (line: string) => lines.filter((other) => other === line).length
    const events = plan.steps.filter(({ isRest }) => !isRest).length
    for (const part of ['VEVENT', 'VALARM']) {
      expect(count(`BEGIN:${part}`)).toBe(events)
      expect(count(`END:${part}`)).toBe(events)
    }
  })

  test('ends every line with CR LF and keeps it within 75 octets', () => {
    expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })

  test('gives the real instants in UTC, across the change of the clocks', () => {
    // Mixing ends 24 hours before 19.00 UTC and takes 25 minutes.
    expect(lines).toContain('DTSTART:20261024T183500Z')
    expect(lines).toContain('DTEND:20261024T190000Z')
    expect(lines).toContain('DTSTART:20261025T190000Z')
    expect(lines.filter((line) => line === 'DTSTAMP:20261020T100000Z')).toHaveLength(plan.steps.length - 1)
  })

  test('names every entry once, and the same way the next time', () => {
    const uids = lines.filter((line) => line.startsWith('UID:'))
    expect(new Set(uids).size).toBe(uids.length)
    expect(uids).toContain('UID:p1-fold-2@cornicione.it')
    expect(planToIcs(plan, file)).toBe(ics)
  })

  test('escapes what a text may not hold', () => {
    expect(lines).toContain('X-WR-CALNAME:Pizza\\; di sabato\\, sera')
  })
})

test('each entry names the recipe and what to weigh', () => {
  expect(lines).toContain('SUMMARY:Inforna · Pizza\\; di sabato\\, sera')
  expect(lines).toContain('DESCRIPTION:Stendi\\, condisci e inforna la prima pizza. bake: 14\\,3 g.')
})

test('two doughs for the same hour are two plans, the same dough is one', () => {
  const id = planIdOf(DEFAULT_DOUGH_FORM, plan.bakeAtMs)
  expect(id).toMatch(/^impasto-[a-z0-9]+$/)
  expect(planIdOf({ ...DEFAULT_DOUGH_FORM, notes: 'x' }, plan.bakeAtMs)).toBe(id)
  const others = [
    planIdOf({ ...DEFAULT_DOUGH_FORM, name: 'Sabato' }, plan.bakeAtMs),
    planIdOf({ ...DEFAULT_DOUGH_FORM, servings: 5 }, plan.bakeAtMs),
    planIdOf(DEFAULT_DOUGH_FORM, plan.bakeAtMs + 1),
  ]
  expect(new Set([id, ...others]).size).toBe(4)
})
