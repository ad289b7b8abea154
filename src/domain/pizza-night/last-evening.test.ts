import { expect, test } from 'vitest'
import { eveningRecipes } from '#tests/support/evening-recipes.ts'
import { planEvening } from './evening.ts'
import { USUAL_EVENING, USUAL_GUEST } from './evening-request.ts'
import { eveningSheet } from './evening-sheet.ts'
import { lastEveningInWords } from './last-evening.ts'

const bakeAtMs = Date.parse('2026-11-21T20:00:00+01:00')
const DAY_MS = 24 * 3_600_000
const asked = { ...USUAL_EVENING, bakeAtMs, nowMs: null, guests: [{ ...USUAL_GUEST, wish: '1' }] }
const answer = planEvening(asked, eveningRecipes)
if ('refusal' in answer) throw new Error(answer.refusal.message)
const plan = eveningSheet(answer.evening)
const draft = { roomC: '20', fridgeC: '4' }
const [dough] = plan.doughs
const fermented = `${Math.round(dough?.hours ?? 0)} h, ${dough?.isCold ? 4 : 20} °C`

test('the last evening is told with what is known of it, and nothing else', () => {
  const note = { recipeId: 1, cookedOn: '2026-11-21', text: 'bordo basso' }
  const told = (more: object, days: number) =>
    lastEveningInWords({ plan, draft, ratings: [], notes: [], ...more }, bakeAtMs + days * DAY_MS)
  expect(told({}, 3)).toBe(`sabato scorso: ${fermented}`)
  expect(told({ ratings: [{ recipeId: 1, rating: 4 }], notes: [note] }, 7)).toBe(
    `sabato scorso: ${fermented}, voto 4, «bordo basso»`,
  )
  // Another pizza, and a note of another day, are of another evening.
  const others = {
    ratings: [{ recipeId: 2, rating: 5 }],
    notes: [
      { ...note, cookedOn: '2026-11-14' },
      { ...note, recipeId: 2 },
    ],
  }
  expect(told(others, 8)).toBe(`sabato 21 novembre: ${fermented}`)
  expect(told({ plan: { ...plan, doughs: [] } }, 3)).toBeNull()
})
