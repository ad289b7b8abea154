import { expect, test } from 'vitest'
import { RecipeDraft } from '../recipes/admin-recipes.ts'
import { RecipeEntryDraft } from './import-entry.ts'

const written = {
  name: 'Pizza',
  description: 'Buona.',
  category: 'Classica',
  difficulty: 'facile',
  activeTime: 1,
  restTime: 1,
  bakeTime: 1,
  servings: 1,
  servingsUnit: 'pizze',
  isVegan: false,
  isGlutenFree: false,
}
const lines = (count: number, length = 10) => Array.from({ length: count }, () => 'x'.repeat(length))

test.each([
  [{ steps: lines(60, 2000) }, true],
  [{ steps: lines(61) }, false],
  [{ steps: lines(1, 2001) }, false],
  [{ line: lines(60, 300) }, true],
  [{ line: lines(61) }, false],
  [{ line: lines(1, 301) }, false],
  [{ name: 'x'.repeat(121) }, false],
  [{ description: 'x'.repeat(601) }, false],
  [{ servings: 101 }, false],
  [{ servingsUnit: 'x'.repeat(31) }, false],
  [{ restTime: 20_161 }, false],
])('review and editor allow the same: %#', (change, isAllowed) => {
  const { line = ['farina'], ...rest } = { steps: ['Impasta.'], ...change } as {
    line?: string[]
    steps: string[]
  }
  const draft = { ...written, ...rest }
  const groups = [{ title: 'Ingredienti', isDough: false, lines: line }]
  expect(RecipeEntryDraft.safeParse({ ...draft, ingredients: line }).success).toBe(isAllowed)
  expect(RecipeDraft.safeParse({ ...draft, groups, imageUrl: '', youtubeVideoId: null }).success).toBe(
    isAllowed,
  )
})
