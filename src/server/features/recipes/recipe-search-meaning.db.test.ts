import { beforeAll, describe, expect, test } from 'vitest'
import { masksOf } from '#domain/recipe-list/facet-bits.ts'
import { recipes } from '#server/db/schema.ts'
import { newRecipe } from '#tests/support/new-recipe.ts'
import { sharedDatabase } from '#tests/support/test-database.ts'
import { recipesRepository } from './recipes.repository.ts'

const OIL = "20 g di olio extravergine d'oliva"
const RECIPES = [
  newRecipe(1, 'Pizza Margherita', {
    ingredients: ['200 g di mozzarella', '80 g di pomodori pelati', OIL],
    difficulty: 'facile',
    preparationTime: 300,
  }),
  newRecipe(2, 'Pizza Marinara', {
    description: 'Rossa, senza mozzarella e senza rimpianti.',
    ingredients: ['80 g di pomodori pelati', OIL],
    isVegan: true,
  }),
  newRecipe(3, 'Pizza Quattro Formaggi', {
    ingredients: ['90 g di gorgonzola dolce', '90 g di fior di latte', '80 g di pecorino'],
  }),
  newRecipe(4, 'Pizza alla Carbonara', { ingredients: ['6 tuorli', '90 g di pecorino', OIL] }),
  newRecipe(5, 'Focaccia di Riso', {
    category: 'Senza Glutine',
    isGlutenFree: true,
    isVegan: true,
    ingredients: ['300 g di farina di riso', '100 g di olive nere'],
    preparationTime: 200,
  }),
  newRecipe(6, 'Pizza Fiori di Zucca', {
    description: 'La farina forte tiene bene la maglia del glutine, come nel calzone.',
    ingredients: ['12 fiori di zucca', '1 bicchiere di latte'],
  }),
  newRecipe(7, 'Zeppole', {
    category: 'Dolce',
    ingredients: ['100 g di zucchero', '2 uova'],
    instructions:
      'Falle lievitare su carta da forno, coprile di carta forno, friggile e toglile con una pinza; lascia il taglio in alto.',
    isVegan: false,
    facets: masksOf({ forno: ['senza'] }).anyOf[0],
  }),
  newRecipe(8, 'Pinsa Romana', {
    ingredients: ['90 g di mozzarella senza lattosio', '1 vaschetta senza lattosio di ricotta'],
  }),
  newRecipe(9, 'Rossa in Teglia', {
    category: 'Teglia',
    ingredients: ['400 g di polpa di pomodoro', '80 g di prosciutto cotto', '30 g di cipolla'],
  }),
  newRecipe(10, 'Calzone Bianco', {
    ingredients: ['90 g di ciccioli', '90 g di fior di latte'],
    preparationTime: 800,
  }),
]

const database = sharedDatabase()
let search: (query: string) => Promise<number[]>
beforeAll(async () => {
  await database.db.insert(recipes).values(RECIPES)
  const repository = recipesRepository(database.db)
  search = async (query) => (await repository.search(query)).map(({ id }) => id)
})

const expectSet = async (query: string, expected: number[]) =>
  expect((await search(query)).sort((a, b) => a - b)).toEqual(expected)

describe('senza', () => {
  test.each([
    ['pizza senza mozzarella', [2, 3, 4, 6]],
    ['pizza sensa mozarella', [2, 3, 4, 6]],
    ['senza pomodoro', [3, 4, 5, 6, 7, 8, 10]],
    ['senza uova', [1, 2, 3, 5, 6, 8, 9, 10]],
    ['senza formaggio', [2, 5, 6, 7, 9]],
    ['senza latticini', [2, 5, 7, 8, 9]],
    ['senza lattosio', [2, 5, 7, 8, 9]],
    ['senza carne', [1, 2, 3, 4, 5, 6, 7, 8]],
    ['pizza senza fior di latte', [1, 2, 4, 6]],
    ['margherita senza mozzarella', []],
    ['senza olive', [1, 2, 3, 4, 6, 7, 8, 9, 10]],
  ])('%s', expectSet)
})

describe('properties', () => {
  test.each([
    ['senza glutine', [5]],
    ['sensa glutine', [5]],
    ['per celiaci', [5]],
    ['"senza glutine"', [5]],
    ['pizza senza glutine', [5]],
    ['carbonara vegana', [2, 5]],
    ['vegana senza glutine', [5]],
    ['vegane', [2, 5]],
    ['ricette vegane', [2, 5]],
    ['facile', [1]],
    ['pizza facile', [1]],
    ['dessert', [7]],
    ['dolce', [7]],
    ['gorgonzola dolce', [3]],
    ['al taglio', [9]],
  ])('%s', expectSet)

  test('the quickest first', async () => {
    expect((await search('pizza veloce')).at(-1)).toBe(1)
    expect((await search('veloce')).slice(-2)).toEqual([5, 1])
  })
  test('quick is what is on the table within six hours; where nothing is, what needs least', async () => {
    expect(await search('focaccia veloce')).toEqual([5])
    expect(await search('calzone veloce')).toEqual([10, 6])
    expect(await search('veloce')).not.toContain(10)
  })
  test('without an oven, as the list of recipes has them', async () => {
    expect(await search('senza forno')).toEqual([7])
    expect(await search('zeppole senza forno')).toEqual([7])
    expect(await search('pizza senza forno')).toEqual([])
  })
  test('a query that says nothing lists all recipes, by name', async () => {
    const all = await search('ricette')
    expect(all).toHaveLength(RECIPES.length)
    expect(all[0]).toBe(10)
    expect(await search('le migliori ricette')).toEqual(all)
  })
})

describe('what words mean', () => {
  test.each([
    ['olive', [5]],
    ["olio d'oliva", [1, 2, 4]],
    ['olio extravergine di oliva', [1, 2, 4]],
    ['olio evo', [1, 2, 4]],
    ['uova', [4, 7]],
    ['tuorli', [4]],
    ['salmone', []],
    ['cioccolato', []],
  ])('%s', expectSet)

  test('a slip for a name before the word that only a method has', async () => {
    expect(await search('pinza')).toEqual([8, 7])
  })

  test('words side by side in the ingredients before scattered ones', async () => {
    expect(await search('fior di latte')).toEqual([10, 3, 6])
  })
})

describe('most of the words', () => {
  test('when no recipe has all of them', async () => {
    expect(await search('margherita gorgonzola')).toEqual([1, 3])
    expect((await search('quattro fromagi cipolla'))[0]).toBe(3)
  })
  test('an unknown word may be missing beside one that a name has', async () => {
    await expectSet('pizza margherita zzzz', [1])
    await expectSet('margherita zzzz', [1])
    await expectSet('gorgonzola zzzz', [])
    await expectSet('pizza zzzz', [])
  })
  test('what is not wanted stays out', async () => {
    expect(await search('margherita gorgonzola -mozzarella')).toEqual([3])
    expect(await search('margherita gorgonzola senza formaggio')).toEqual([])
    await expectSet('margherita gorgonzola vegana', [2, 5])
  })
})
