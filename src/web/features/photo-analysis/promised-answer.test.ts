import { expect, test } from 'vitest'
import { promisedAnswer } from './result-words.ts'

const answer = {
  type: 'pizza',
  confidence: 0.9,
  recipe: {
    name: 'Pizza rossa',
    difficulty: 'facile',
    preparationTime: 90,
    description: 'Una pizza',
    instructions: ['Impasta'],
    ingredients: ['farina'],
    tips: [],
  },
  ingredients: [],
  suggestions: { recommendedPizzas: [], tips: [] },
}

test('takes what the specification promises, with or without what this site adds', () => {
  expect(promisedAnswer(answer)).toBe(answer)
  expect(promisedAnswer({ ...answer, candidates: [] }).type).toBe('pizza')
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', '<html>'],
  ['an empty object', {}],
  ['no recipe', { ...answer, recipe: undefined }],
  ['a recipe without tips', { ...answer, recipe: { ...answer.recipe, tips: undefined } }],
  ['ingredients that are no texts', { ...answer, ingredients: [1] }],
  ['a confidence above one', { ...answer, confidence: 1.5 }],
  ['suggestions that are a list', { ...answer, suggestions: [] }],
])('refuses %s', (_, wrong) => {
  expect(() => promisedAnswer(wrong)).toThrow('promised')
})
