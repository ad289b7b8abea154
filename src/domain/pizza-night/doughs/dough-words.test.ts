import { expect, test } from 'vitest'
import { eveningRecipes } from '#tests/support/evening-recipes.ts'
import { planEvening } from '../evening.ts'
import { type AskedEvening, USUAL_EVENING, USUAL_GUEST } from '../evening-request.ts'
import { eveningSheet } from '../evening-sheet.ts'
import { sourceText } from './dough-words.ts'

const bakeAtMs = Date.parse('2026-11-28T20:00:00+01:00')

function saidOf(recipeId: number, more: Partial<AskedEvening> = {}): string {
  const guests = Array.from({ length: 4 }, () => USUAL_GUEST)
  const asked = { ...USUAL_EVENING, bakeAtMs, nowMs: null, guests, recipeIds: [recipeId], ...more }
  const answer = planEvening(asked, eveningRecipes)
  if ('refusal' in answer) throw new Error(answer.refusal.message)
  const [dough] = eveningSheet(answer.evening).doughs
  if (!dough) throw new Error('no dough')
  return sourceText(dough)
}

test('yeast for other hours than the recipe has is adapted, and nobody says that it was tested so', () => {
  const said = saidOf(1, { begin: 'giornata' })
  expect(said).toBe(
    'Le proporzioni sono quelle della Margherita; il lievito è adattato a queste ore e a questi gradi.',
  )
})

test('the yeast is told once, in the lines of the dough', () => {
  for (const id of [1, 9, 22, 14]) expect(saidOf(id)).not.toMatch(/\d/)
})

test('a dough without gluten is told by its recipe alone', () => {
  expect(saidOf(14)).toBe(
    'Dosi e tempi sono quelli della Pizza senza Glutine: per gli impasti senza glutine non sappiamo calcolarne altri.',
  )
})
