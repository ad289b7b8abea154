import { expect, test } from 'vitest'
import { type PreviewTexts, previewedRecipe } from './previewed-recipe.ts'

const TYPED: PreviewTexts = {
  name: ' Pizza di prova ',
  description: 'Croccante.',
  category: 'Focaccia',
  difficulty: 'facile',
  imageUrl: '',
  activeTime: '30',
  restTime: '120',
  bakeTime: '15',
  ingredients: ['500 g di farina 0', '300 g di acqua'],
  isVegan: true,
  isGlutenFree: false,
}

test('what is typed is what is seen', () => {
  expect(previewedRecipe(TYPED)).toMatchObject({
    name: 'Pizza di prova',
    category: 'Focaccia',
    difficulty: 'facile',
    preparationTime: 165,
    ingredientCount: 2,
    isVegan: true,
  })
})

test('half a number and an empty choice are seen all the same', () => {
  const half = { ...TYPED, name: ' ', category: '', difficulty: '', restTime: 'due ore', bakeTime: '' }
  expect(previewedRecipe(half)).toMatchObject({
    name: 'Senza nome',
    category: 'Classica',
    difficulty: 'media',
    preparationTime: 30,
    restTime: 0,
  })
})
