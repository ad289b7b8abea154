import { expect, test } from 'vitest'
import type { Recipe } from '#contracts/recipe.ts'
import { ingredientGroups } from './ingredient-groups.ts'

const recipe = {
  ingredients: [
    '320 g di pomodori pelati',
    '600 g di farina 00 (W 260-280)',
    '372 g di acqua',
    '15 g di sale fino',
    'semola rimacinata q.b. per lo spolvero',
  ],
  ingredientGroups: [
    { title: 'Per il condimento', count: 1, isDough: false },
    { title: "Per l'impasto", count: 4, isDough: true },
  ],
} as Recipe

test('each line stands under its heading, and only dough lines have a percentage', () => {
  expect(ingredientGroups(recipe)).toEqual([
    {
      title: 'Per il condimento',
      isDough: false,
      lines: [{ text: '320 g di pomodori pelati', flourPct: null }],
    },
    {
      title: "Per l'impasto",
      isDough: true,
      lines: [
        { text: '600 g di farina 00 (W 260-280)', flourPct: 100 },
        { text: '372 g di acqua', flourPct: 62 },
        { text: '15 g di sale fino', flourPct: 2.5 },
        { text: 'semola rimacinata q.b. per lo spolvero', flourPct: null },
      ],
    },
  ])
})

test('the flour of two doughs counts together', () => {
  const twice = {
    ingredients: ['300 g di farina 00', '100 g di acqua', '700 g di farina 0', '500 g di acqua'],
    ingredientGroups: [
      { title: 'Biga', count: 2, isDough: true },
      { title: 'Rinfresco', count: 2, isDough: true },
    ],
  } as Recipe
  expect(ingredientGroups(twice).flatMap(({ lines }) => lines.map(({ flourPct }) => flourPct))).toEqual([
    30, 10, 70, 50,
  ])
})

test('a recipe without headings is one list without percentages', () => {
  expect(ingredientGroups({ ...recipe, ingredientGroups: [] })).toEqual([
    {
      title: 'Dosi',
      isDough: false,
      lines: recipe.ingredients.map((text) => ({ text, flourPct: null })),
    },
  ])
})
