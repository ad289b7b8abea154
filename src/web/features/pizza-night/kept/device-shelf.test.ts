import { describe, expect, test } from 'vitest'
import { planEvening } from '#domain/pizza-night/evening.ts'
import { FIRST_EVENING, FIRST_GUEST } from '#domain/pizza-night/evening-draft.ts'
import { USUAL_EVENING, USUAL_GUEST } from '#domain/pizza-night/evening-request.ts'
import { eveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { sharedEvening } from '#domain/pizza-night/shared-evening.ts'
import { eveningRecipes } from '#tests/support/evening-recipes.ts'
import { type DeviceEvening, readEvenings } from './device-shelf.ts'

const DAY_MS = 24 * 3600 * 1000
const bakeAtMs = Date.parse('2026-11-28T20:00:00+01:00')
const answer = planEvening(
  {
    ...USUAL_EVENING,
    bakeAtMs,
    nowMs: null,
    guests: [{ ...USUAL_GUEST, name: 'Celeste', needs: ['celiachia'] }],
  },
  eveningRecipes,
)
if ('refusal' in answer) throw new Error(answer.refusal.message)
const plan = eveningSheet(answer.evening)
const evening: DeviceEvening = {
  id: 7,
  title: 'Con i vicini',
  bakeAtMs,
  timeZone: 'Europe/Rome',
  plannedAtMs: null,
  draft: { ...FIRST_EVENING, guests: [{ ...FIRST_GUEST, name: 'Celeste', needs: ['celiachia'] }] },
  plan,
  menu: sharedEvening(plan),
}

describe('what a browser kept', () => {
  test('is read as it was written', () => {
    expect(readEvenings(JSON.stringify([evening]), bakeAtMs)).toEqual([evening])
    expect(readEvenings(JSON.stringify([evening]), bakeAtMs + 29 * DAY_MS)).toEqual([evening])
  })

  test('loses the needs of its guests within thirty days, and keeps the menu', () => {
    const [left] = readEvenings(JSON.stringify([evening]), bakeAtMs + 29 * DAY_MS + 1)
    expect(left).toEqual({
      ...evening,
      plan: null,
      draft: { ...FIRST_EVENING, guests: [{ ...FIRST_GUEST, name: 'Celeste' }] },
    })
  })

  test('by another version of the site opens without its plan', () => {
    const [left] = readEvenings(JSON.stringify([{ ...evening, plan: { acts: 3 } }]), bakeAtMs)
    expect(left).toEqual({ ...evening, plan: null })
  })

  test.each([null, '', '{', '{}', '[null, 7, {}]', '[{"id":1,"title":"x","menu":{}}]'])(
    '%j is nothing',
    (text) => {
      expect(readEvenings(text, bakeAtMs)).toEqual([])
    },
  )
})
