import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { AdminRecipe } from '#contracts/recipes/admin-recipes.ts'
import type { RecipeContent } from '#domain/recipes/recipe-content.ts'
import { forEachText } from '#domain/recipes/recipe-texts.ts'
import type { StructuredRecipe } from '#domain/recipes/structured-recipe.ts'
import { lineError } from '#web/ui/form-errors.ts'
import { checkedDraft, EMPTY_FORM, formOf } from './recipe-form-state.ts'

const recipe: AdminRecipe = {
  id: 7,
  name: 'Marinara',
  description: 'La più antica.',
  ...forEachText(() => null),
  category: 'Napoletana',
  difficulty: 'facile',
  imageUrl: '/immagini/tipo-tonda-rossa-960.webp',
  rating: null,
  ratingCount: 0,
  activeTime: 30,
  restTime: 480,
  bakeTime: 2,
  preparationTime: 512,
  servings: 4,
  servingsUnit: 'pizze',
  dough: null,
  ingredients: ['600 g di farina 00', '360 g di acqua', '400 g di pomodori', 'origano'],
  ingredientGroups: [
    { title: 'Impasto', count: 2, isDough: true },
    { title: 'Condimento', count: 2, isDough: false },
  ],
  instructions: 'Impasta.\nInforna.',
  groups: [
    {
      title: 'Impasto',
      isDough: true,
      lines: ['600 g di farina 00', '360 g di acqua'],
      bakersPct: [100, 60],
    },
    {
      title: 'Condimento',
      isDough: false,
      lines: ['400 g di pomodori', 'origano'],
      bakersPct: [null, null],
    },
  ],
  steps: [['Impasta la farina con 360 g di acqua.'], ['Inforna.']],
  markedSteps: ['Impasta {la farina} con {360 g di acqua}.', 'Inforna.'],
  allergens: { contains: ['glutine'], mayContain: [], species: [], maySpecies: [], unnamed: [], unknown: [] },
  diets: { vegan: true, vegetarian: true, glutenFree: false, lactoseFree: true },
  nutrition: null,
  style: 'tonda',
  ovens: ['casa'],
  seasons: [],
  base: 'tomato',
  isVegan: true,
  isGlutenFree: false,
  source: null,
  youtubeVideoId: null,
  publishedAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  isPublished: true,
  deletedAt: null,
}

test('a recipe that is opened and saved untouched is the same recipe', () => {
  expect(checkedDraft(formOf(recipe))).toEqual({
    draft: expect.objectContaining({
      name: 'Marinara',
      imageUrl: '',
      restTime: 480,
      groups: [
        { title: 'Impasto', isDough: true, lines: ['600 g di farina 00', '360 g di acqua'] },
        { title: 'Condimento', isDough: false, lines: ['400 g di pomodori', 'origano'] },
      ],
      steps: ['Impasta {la farina} con {360 g di acqua}.', 'Inforna.'],
      youtubeVideoId: null,
    }),
  })
})

const reopened = ({ groups, steps }: StructuredRecipe) => {
  const read = groups.map((group) => ({ ...group, bakersPct: [] }))
  const answer = checkedDraft(formOf({ ...recipe, groups: read, markedSteps: steps }))
  return 'draft' in answer ? { groups: answer.draft.groups, steps: answer.draft.steps } : answer.errors
}

test('groups and marks of the whole catalogue survive the form', () => {
  const folder = new URL('../../../../../content/recipes/', import.meta.url)
  for (const file of readdirSync(folder)) {
    const { ingredients, steps }: RecipeContent = parse(readFileSync(new URL(file, folder), 'utf8'))
    const groups = ingredients.map(({ title, lines, dough }) => ({ title, lines, isDough: dough === true }))
    const parts = { groups, steps: steps.map((step) => step.trim()) }
    expect(reopened(parts)).toEqual(parts)
  }
})

test('so do any groups and steps that the contract accepts', () => {
  const line = fc
    .string({ unit: fc.constantFrom(..."abà {}~=@½'’0 :".split('')), minLength: 1, maxLength: 30 })
    .map((text) => text.trim())
    .filter((text) => text !== '')
  const lines = fc.array(line, { minLength: 1, maxLength: 4 })
  const groups = fc.array(fc.record({ title: line, isDough: fc.boolean(), lines }), {
    minLength: 1,
    maxLength: 3,
  })
  fc.assert(
    fc.property(fc.record({ groups, steps: lines }), (parts) => {
      expect(reopened(parts)).toEqual(parts)
    }),
  )
})

test('an empty form says what is missing in every field', () => {
  const checked = checkedDraft(EMPTY_FORM)
  expect(Object.keys('errors' in checked ? checked.errors : {}).toSorted()).toEqual([
    'activeTime',
    'bakeTime',
    'category',
    'description',
    'difficulty',
    'groups.0.lines',
    'groups.1.lines',
    'name',
    'restTime',
    'steps',
  ])
})

test.each(['', '8,5', '-1', 'otto', '1e3', '99999999999'])('%j is no number of minutes', (bakeTime) => {
  const checked = checkedDraft({ ...formOf(recipe), bakeTime })
  expect('errors' in checked && checked.errors.bakeTime).toMatch(/numero intero da 0 a 20160/)
})

test('a wrong line is named by its number', () => {
  const checked = checkedDraft({ ...formOf(recipe), steps: `Impasta.\n\n${'x'.repeat(2001)}` })
  expect(lineError('errors' in checked ? checked.errors : {}, 'steps')).toBe(
    'Riga 2: Usa al massimo 2000 caratteri',
  )
})
