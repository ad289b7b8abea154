import { expect, test } from 'vitest'
import { keepChosen } from './use-recipe-search.ts'

const gourmet = { id: 1, category: 'Gourmet' }
const vegan = { id: 2, category: 'Vegana' }
const results = [gourmet, vegan, { id: 3, category: null }, { id: 4 }]

test('without a filter every result stays, also without a category', () => {
  expect(keepChosen(results, new Set())).toEqual(results)
})

test('with filters only their categories stay, in the order of the results', () => {
  expect(keepChosen(results, new Set(['Vegana', 'Gourmet']))).toEqual([gourmet, vegan])
  expect(keepChosen(results, new Set(['Vegana']))).toEqual([vegan])
  expect(keepChosen(results, new Set(['Romana']))).toEqual([])
})

test('a diet is a property: what fits it stays, of whatever category', () => {
  const marinara = { id: 5, category: 'Classica', isVegan: true, isGlutenFree: false }
  const farinata = { id: 6, category: 'Regionale', isVegan: true, isGlutenFree: true }
  const all = [...results, marinara, farinata]
  expect(keepChosen(all, new Set(['Vegana']))).toEqual([vegan, marinara, farinata])
  expect(keepChosen(all, new Set(['Senza Glutine']))).toEqual([farinata])
})

test('two diets find what fits both, beside the categories', () => {
  const both = { id: 7, category: 'Teglia', isVegan: true, isGlutenFree: true }
  const glutenFree = { id: 8, category: 'Teglia', isVegan: false, isGlutenFree: true }
  const all = [...results, both, glutenFree]
  expect(keepChosen(all, new Set(['Vegana', 'Senza Glutine']))).toEqual([both])
  expect(keepChosen(all, new Set(['Vegana', 'Senza Glutine', 'Gourmet']))).toEqual([gourmet, both])
})
