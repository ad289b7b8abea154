import { expect, test } from 'vitest'
import { meantRecipes } from './meant-recipes.ts'

const FOUND = ['Pizza ai Funghi Porcini', 'Pizza Margherita', 'Focaccia Genovese'].map((name) => ({ name }))

test.each([
  '500 g farina quante pizze',
  'quanto lievito per 24 ore',
  '180 gradi in fahrenheit',
  'pizza per 6 persone dosi',
])('%s asks for a number: no recipe answers it', (query) => expect(meantRecipes(query, FOUND)).toEqual([]))

test.each(['pizza pallida', 'gommosa', 'perché la pizza è cruda al centro', 'la mozzarella fa acqua'])(
  '%s asks for first aid: no recipe gives it',
  (query) => expect(meantRecipes(query, FOUND)).toEqual([]),
)

test('a recipe that the question names stays, in the singular too', () => {
  expect(meantRecipes('margherite con 500 g di farina', FOUND)).toEqual([{ name: 'Pizza Margherita' }])
  expect(meantRecipes('quanto lievito per 24 ore nella focaccia', FOUND)).toEqual([
    { name: 'Focaccia Genovese' },
  ])
})

test.each([
  'impasto 24 ore',
  'lievitazione 12h',
  'pizza ai quattro formaggi',
  'funghi',
  'pizza bianca',
  'mozzarella',
])('%s asks for recipes', (query) => expect(meantRecipes(query, FOUND)).toEqual(FOUND))
