import { expect, test } from 'vitest'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import { recipeLines } from '../ingredients/recipe-lines.ts'
import { recipeFacts } from './recipe-facts.ts'

const factsOf = (name: string) => {
  const recipe = contentRecipes.find((one) => one.name === name)
  if (!recipe) throw new Error(`no recipe is called ${name}`)
  return recipeFacts(recipe, recipeLines(recipe.ingredients))
}

test.each([
  ['Pizza Margherita', 'napoletana', ['casa', 'pizza'], []],
  ['Pizza Asparagi, Uova e Pecorino', 'napoletana', ['casa', 'pizza'], ['primavera']],
  ['Pizza ai Funghi Porcini', 'napoletana', ['casa', 'pizza'], ['autunno']],
  ['Pizza in Teglia Zucchine e Stracchino', 'teglia', ['casa'], ['estate']],
  ['Focaccia Genovese', 'focaccia', ['casa'], []],
  ['Panzerotti Pugliesi', 'fritta', ['senza'], []],
  ['Pizza senza Glutine', 'tonda', ['casa'], []],
  ['Sfincione Palermitano', 'siciliana', ['casa'], []],
  ['Pizza in Friggitrice ad Aria', 'teglia', ['senza'], []],
  ['Pizza al Padellino Torinese', 'padellino', ['casa'], []],
] as const)('%s', (name, style, ovens, seasons) => {
  expect(factsOf(name)).toMatchObject({ style, ovens, seasons })
})

test('a pizza in the pan needs no oven; baking paper is none', () => {
  const facts = recipeFacts(
    {
      name: 'Pizza in Padella Veloce',
      category: 'Classica',
      ingredients: ['200 g di farina 00', '100 g di fior di latte'],
      instructions: 'Stendi il disco su carta forno.\nCuocilo in padella coperta.',
    },
    [],
  )
  expect(facts).toMatchObject({ style: 'padella', ovens: ['senza'] })
})

test('the colours of tomato and of cheese are told apart', () => {
  expect(factsOf('Pizza Marinara').look).toEqual({ base: 'tomato', shape: 'puffy' })
  expect(factsOf('Pizza Quattro Formaggi').look.base).toBe('white')
})
