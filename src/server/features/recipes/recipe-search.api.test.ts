import { beforeAll, describe, expect, test } from 'vitest'
import { addressOf } from '#contracts/endpoint.ts'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { listRecipes, searchRecipes } from '#contracts/recipes/recipes.endpoints.ts'
import { sharedApp } from '#tests/support/test-app.ts'

const site = sharedApp()
let all: Recipe[]
const get = async (url: string) => (await site.app.inject({ url })).json<Recipe[]>()
const search = (query: string) => get(addressOf(searchRecipes, { params: { query } }))

beforeAll(async () => {
  all = await get(listRecipes.path)
})

const idsOf = (found: Recipe[]) => found.map(({ id }) => id).sort((a, b) => a - b)
const textOf = (recipe: Recipe) => [inside(recipe), recipe.description, recipe.instructions].join('\n')
const inside = ({ name, ingredients }: Recipe) => [name, ...ingredients].join('\n')

describe('exactly the recipes that are so', () => {
  test.each<[string, (recipe: Recipe) => boolean]>([
    ['senza glutine', (recipe) => recipe.isGlutenFree],
    ['sensa glutine', (recipe) => recipe.isGlutenFree],
    ['gluten free', (recipe) => recipe.isGlutenFree],
    ['vegana', (recipe) => recipe.isVegan],
    ['ricette vegane', (recipe) => recipe.isVegan],
    ['vegana senza glutine', (recipe) => recipe.isVegan && recipe.isGlutenFree],
    ['facile', (recipe) => recipe.difficulty === 'facile'],
    ['veloce', (recipe) => recipe.preparationTime <= 360],
    ['vegana veloce', (recipe) => recipe.isVegan && recipe.preparationTime <= 360],
    ['senza glutine veloce', (recipe) => recipe.isGlutenFree && recipe.preparationTime <= 360],
    [
      'senza forno',
      ({ category, name }) =>
        category === 'Fritta' || /^Zeppoline|in Padella|in Friggitrice|al Testo|^Piadina|^Cresci/u.test(name),
    ],
    ['ricette', () => true],
    ['ricetta', () => true],
    ['le migliori ricette', () => true],
    ['dessert', (recipe) => recipe.category === 'Dolce'],
    ['senza mozzarella', (recipe) => !/mozzarell/iu.test(inside(recipe))],
    [
      'senza pomodoro',
      (recipe) => !/pomodor|pelati|passata|datterin|piennol/iu.test(recipe.ingredients.join('\n')),
    ],
    ['no mozzarella', (recipe) => !/mozzarell/iu.test(inside(recipe))],
    ['senza frumento', (recipe) => recipe.isGlutenFree],
    ['senza lattosio e senza glutine', (recipe) => recipe.diets.lactoseFree && recipe.isGlutenFree],
    ['senza glutine e senza lattosio', (recipe) => recipe.diets.lactoseFree && recipe.isGlutenFree],
    ['senza uova', (recipe) => !/\buov[oa]\b|tuorl|album/iu.test(inside(recipe))],
    [
      'olive',
      (recipe) => /\boliv[ae]\b/iu.test(textOf(recipe).replace(/(olio|extravergine) d'oliva/giu, '')),
    ],
  ])('%s', async (query, isSo) => {
    expect(idsOf(await search(query))).toEqual(idsOf(all.filter(isSo)))
  })
})

describe('none that has it', () => {
  const CHEESE =
    /mozzarell|fior di latte|burrata|stracci|stracchin|crescenza|ricott|gorgonzol|pecorin|parmigian|provol|brie|caprin|cacio|feta|fontina|tuma|casera|ragusano/iu
  const DAIRY = new RegExp(`${CHEESE.source}|latte\\b|panna|burro|yogurt`, 'iu')
  test.each<[string, RegExp]>([
    ['senza lattosio', DAIRY],
    ['senza formaggio', CHEESE],
    ['pizza senza mozarella', /mozzarell/iu],
    ['funghi senza mozzarella', /mozzarell/iu],
    ['senza gamberetti', /gamber/iu],
    ['senza wustel', /w[uü]rstel/iu],
    ['senza nutella', /crema spalmabile|gianduia/iu],
    ['senza frutta secca', /mandorl|pistacch|\bnocciol|pinol|\bnoci\b|anacard/iu],
    ['senza frutta a guscio', /mandorl|pistacch|\bnocciol|pinol|\bnoci\b|anacard/iu],
    ['white pizza', /pomodor|pelati/iu],
    ['senza carne', /prosciutt|salsicc|salame|speck|guancial|mortadell|nduja|wurstel|cicoli/iu],
  ])('%s', async (query, unwanted) => {
    const found = await search(query)
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((recipe) => unwanted.test(recipe.ingredients.join('\n')))).toEqual([])
  })
})

describe('first', () => {
  test.each([
    ['ricetta margherita', 'Pizza Margherita'],
    ['pizza napoletana verace', 'Pizza Napoletana'],
    ['quattro fromagi', 'Pizza Quattro Formaggi'],
    ['margerita bufala', 'Pizza Margherita'],
    ['pinza', 'Pinsa Romana Mortadella e Pistacchio'],
    ['al taglio', 'Pizza in Teglia con Cipolle'],
    ['olive', 'Focaccia alle Olive Taggiasche'],
    ['dolce', "Focaccia Dolce all'Uva"],
    ['uova', 'Pizza Asparagi, Uova e Pecorino'],
    ['veloce', 'Pizza in Padella'],
  ])('%s: %s', async (query, name) => {
    const found = (await search(query)).map((recipe) => recipe.name)
    expect(found[0]).toBe(name)
  })

  test('come fare la pizza finds what pizza finds', async () => {
    expect(idsOf(await search('come fare la pizza'))).toEqual(idsOf(await search('pizza')))
  })
})

test.each(['salmone', 'capricciosa senza funghi', 'pizza zzzz'])('%s: none', async (query) => {
  expect(await search(query)).toEqual([])
})

test.each(['senza lattosio', 'dairy free', 'pizza dolce senza lattosio'])(
  '%s: only what was read to be without lactose',
  async (query) => {
    const found = await search(query)
    expect(found.filter(({ diets }) => !diets.lactoseFree).map(({ name }) => name)).toEqual([])
  },
)

test.each([
  ['senza latte', 'latte'],
  ['senza soia', 'soia'],
] as const)('%s: nothing that contains it without saying so', async (query, allergen) => {
  const found = await search(query)
  expect(found.length).toBeGreaterThan(0)
  expect(
    found.filter(({ allergens }) => allergens.contains.includes(allergen)).map(({ name }) => name),
  ).toEqual([])
})
