import { expect, test } from 'vitest'
import { eveningRecipes } from '#tests/support/evening-recipes.ts'
import { planEvening } from './evening.ts'
import { type AskedEvening, type Guest, USUAL_EVENING, USUAL_GUEST } from './evening-request.ts'
import { eveningSheet } from './evening-sheet.ts'
import { isSwapped, swapped } from './swapped.ts'

const bakeAtMs = Date.parse('2026-11-28T20:00:00+01:00')
const needs: Guest['needs'][] = [['vegana'], ['vegana'], ['celiachia'], ['senza lattosio'], [], [], [], []]
const asked: AskedEvening = {
  ...USUAL_EVENING,
  bakeAtMs,
  nowMs: null,
  guests: needs.map((own) => ({ ...USUAL_GUEST, needs: own })),
}

function planned(pinned: readonly string[] = []) {
  const answer = planEvening({ ...asked, pinned: [...pinned] }, eveningRecipes)
  if ('refusal' in answer) throw new Error(answer.refusal.message)
  return eveningSheet(answer.evening)
}

test('a swap changes one pizza of the menu, and all eat as before: from trays, and one without gluten', () => {
  const before = planned()
  expect(before.service).toBe('trays')
  const swaps = before.pizzas.flatMap(({ key, instead = [] }) => instead.map((other) => [key, other.key]))
  expect(swaps.length).toBeGreaterThan(0)
  for (const [from = '', to = ''] of swaps) {
    const after = planned(swapped(before, from, to))
    expect(after.service).toBe('trays')
    expect(isSwapped(before, after, from, to)).toBe(true)
    expect(isSwapped(before, after, to, from)).toBe(false)
    const counts = ({ pizzas }: typeof before) => pizzas.map(({ key, count }) => `${key} ${count}`).toSorted()
    const wanted = before.pizzas.map((one) => (one.key === from ? { ...one, key: to } : one))
    expect(counts(after)).toEqual(counts({ ...before, pizzas: wanted }))
  }
})
