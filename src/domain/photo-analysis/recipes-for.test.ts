import { expect, test } from 'vitest'
import type { RecipeCategory } from '../recipes/vocabulary.ts'
import { visibleToppings } from './expected-shades.ts'
import { suggestIngredients } from './loose-ingredients.ts'
import { isPlain, recipesShowing } from './recipes-for.ts'
import { emptyShares, SHADES } from './shades.ts'

const dough = ['500 g di farina 00', '320 g di acqua', '12 g di sale']
const recipe = (id: number, name: string, toppings: string[], category: RecipeCategory = 'Classica') => ({
  id,
  name,
  category,
  ingredients: [...toppings, ...dough],
})
const marinara = recipe(1, 'Pizza Marinara', ['400 g di pomodori pelati', "2 spicchi d'aglio", 'origano'])
const ortolana = recipe(2, 'Pizza Ortolana', [
  '200 g di mozzarella',
  '1 melanzana',
  '2 zucchine',
  '1 peperone giallo',
])
const nerano = recipe(3, 'Pizza Nerano', ['400 g di zucchine', '120 g di provolone del Monaco'])
const maiale = recipe(4, 'Pizza Amatriciana', [
  '300 g di pomodori pelati',
  '100 g di guanciale di maiale',
  'zucchero',
  'peperoncino',
])
const all = [marinara, ortolana, nerano, maiale]

test('a word inside another word is no ingredient', () => {
  expect(recipesShowing(['corn'], all)).toEqual([]) // mais, maiale
  expect(recipesShowing(['pepper', 'yellowPepper'], all)).toEqual([ortolana]) // not peperoncino
})

test('the recipe that shows most of it comes first', () => {
  expect(recipesShowing(['courgette'], all)).toEqual([nerano, ortolana])
})

test('every recipe that is recommended for a suggestion has it on top', () => {
  for (const shade of SHADES)
    for (const { toppings } of suggestIngredients({ ...emptyShares(), [shade]: 1 }))
      for (const found of recipesShowing(toppings, all))
        expect(visibleToppings(found).some((topping) => toppings.includes(topping))).toBe(true)
})

test('plain is an open pizza of wheat with next to nothing on it', () => {
  expect(all.filter(isPlain)).toEqual([marinara])
  expect(
    isPlain(recipe(5, 'Pizza senza Glutine', ['passata di pomodoro', 'basilico'], 'Senza Glutine')),
  ).toBe(false)
  expect(isPlain(recipe(6, 'Calzone', ['passata di pomodoro'], 'Calzone'))).toBe(false)
})
