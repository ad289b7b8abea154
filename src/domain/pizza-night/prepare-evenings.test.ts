import { expect, test } from 'vitest'
import { eveningRecipes } from '#tests/support/evening-recipes.ts'
import { planEvening } from './evening.ts'
import { USUAL_EVENING, USUAL_GUEST } from './evening-request.ts'
import { preparation } from './prepare-evenings.ts'

test('whoever has prepared plans the same evening, and reads no recipe any more', () => {
  const request = {
    ...USUAL_EVENING,
    bakeAtMs: Date.parse('2026-11-28T20:00:00+01:00'),
    nowMs: null,
    guests: [{ ...USUAL_GUEST, needs: ['gravidanza' as const] }, USUAL_GUEST],
  }
  const recipes = structuredClone(eveningRecipes)
  let linesRead = 0
  for (const group of recipes.flatMap(({ groups }) => groups)) {
    const { lines } = group
    Object.defineProperty(group, 'lines', {
      get() {
        linesRead += 1
        return lines
      },
    })
  }
  const expected = JSON.stringify(planEvening(request, eveningRecipes))
  expect([...preparation(recipes)].length).toBeGreaterThan(recipes.length)
  linesRead = 0
  expect(JSON.stringify(planEvening(request, recipes))).toBe(expected)
  expect(linesRead).toBeLessThan(recipes.length / 2)
})
