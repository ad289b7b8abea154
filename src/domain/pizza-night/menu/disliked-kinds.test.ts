import { describe, expect, test } from 'vitest'
import { ALLERGENS, type Allergen } from '#domain/ingredients/allergens.ts'
import { FOODS } from '#domain/ingredients/foods.ts'
import { recipeLines } from '#domain/ingredients/recipe-lines.ts'
import { recipeAllergens } from '#domain/recipes/recipe-diets.ts'
import { DISLIKED_KINDS } from '#knowledge/disliked-kinds.ts'
import { eveningRecipes } from '#tests/support/evening-recipes.ts'
import { USUAL_GUEST } from '../evening-request.ts'
import { kindOfDislike, kindsIn } from './disliked-kinds.ts'
import { type EveningPizza, eveningPizza } from './evening-pizza.ts'
import { notUnderstood, whyNot } from './fitness.ts'

const pizzas = eveningRecipes.flatMap((recipe) => eveningPizza(recipe) ?? [])
const named = (name: string): EveningPizza => {
  const found = pizzas.find((pizza) => pizza.name === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}
const having = (lines: string[]): EveningPizza => ({
  ...named('Pizza Margherita'),
  groups: [{ title: '', isDough: false, lines }],
  allergens: recipeAllergens(recipeLines(lines)),
})
const disliking = (...dislikes: string[]) => ({ ...USUAL_GUEST, dislikes })

describe('whoever names a kind of food is not served it', () => {
  test.each([
    ['formaggio', 'Pizza Quattro Formaggi'],
    ['Formaggi', 'Pizza Margherita'],
    ['latticini', 'Pizza Crudo e Rucola'],
    ['zola', 'Pizza Quattro Formaggi'],
    ['erborinato', 'Pizza Quattro Formaggi'],
    ['mozzarella', 'Pizza Diavola'],
    ['maiale', 'Pizza Diavola'],
    ['carne di maiale', 'Pizza Crudo e Rucola'],
    ['la carne', 'Pizza Diavola'],
    ['niente carne', 'Pizza Diavola'],
    ['salumi', 'Pizza Crudo e Rucola'],
    ['affettati', 'Pizza Crudo e Rucola'],
    ['pomodoro', 'Pizza Ortolana'],
    ['verdure', 'Pizza Ortolana'],
    ['verdura', 'Pizza di Verdure'],
    ['funghi', 'Pizza ai Funghi Porcini'],
    ['piccante', 'Pizza Diavola'],
    ['pesce', 'Pizza Fiori di Zucca e Alici'],
  ])('%s: no %s', (dislike, name) => {
    expect(whyNot(disliking(dislike), named(name))).toBe(
      `ha un ingrediente sgradito: ${dislike.toLowerCase().replace('niente ', '')}`,
    )
  })

  test.each([
    ['formaggio', 'Pizza Marinara'],
    ['maiale', 'Pizza Margherita'],
    ['verdure', 'Pizza Margherita'],
    ['carne', 'Pizza Quattro Formaggi'],
    ['zola', 'Pizza Margherita'],
  ])('%s: still %s', (dislike, name) => {
    expect(whyNot(disliking(dislike), named(name))).toBeNull()
  })
})

test('a vegetable product in the place of a cheese is none', () => {
  const lines = ['200 g di mozzarella vegetale', '1 dl di latte di soia']
  const guest = disliking('formaggio', 'latticini', 'mozzarella')
  expect(whyNot(guest, having(lines))).toBeNull()
  expect(whyNot(guest, having(['200 g di mozzarella']))).toBe('ha un ingrediente sgradito: formaggio')
})

test('a word inside another one is not it', () => {
  const pizza = having(['300 g di polpa di pomodoro', 'pepe nero macinato', 'semola', 'olive in salamoia'])
  expect(
    whyNot(disliking('frutti di mare', 'carne', 'salumi', 'manzo', 'frutta', 'verdure'), pizza),
  ).toBeNull()
})

test('a diminutive is the same food', () => {
  const pizza = having(['100 g di carciofini', '50 g di cipolline'])
  expect(whyNot(disliking('carciofi'), pizza)).toBe('ha un ingrediente sgradito: carciofi')
  expect(whyNot(disliking('cipolla'), pizza)).toBe('ha un ingrediente sgradito: cipolla')
})

/** Guests who want no vegetables still eat these. */
const NO_GREENS = new Set(
  (
    'aglio capperi capperi-sale patate patate-dolci patatine-fritte mais olive-nere olive-verdi peperoncino pomodori ' +
    'borlotti cannellini ceci ceci-secchi fagioli-secchi fave lenticchie lenticchie-secche piselli'
  ).split(' '),
)

test.each([
  ['formaggio', 'formaggio', new Set(['latte', 'latte-polvere', 'panna', 'yogurt'])],
  ['latticini', 'formaggio', new Set<string>()],
  ['carne', 'carne', new Set<string>()],
  ['verdure', 'verdure', NO_GREENS],
] as const)("%s are all foods of the table's %s", (dislike, category, others) => {
  const kind = kindOfDislike(dislike)
  const missed = FOODS.filter((food) => food.category === category && !others.has(food.id)).filter(
    ({ name }) => !(kind && kindsIn(having([`100 g di ${name.toLowerCase()}`])).has(kind)),
  )
  expect(missed.map(({ id }) => id)).toEqual([])
})

test.each(Object.entries(ALLERGENS))(
  'the allergen %s is honoured as a dislike too, but for traces of it',
  (name, legal) => {
    const allergen = name as Allergen
    const contains = {
      ...named('Pizza Marinara'),
      allergens: {
        contains: [allergen],
        mayContain: [],
        species: [],
        maySpecies: [],
        unnamed: [],
        unknown: [],
      },
    }
    const traces = {
      ...named('Pizza Marinara'),
      groups: [],
      allergens: {
        contains: [],
        mayContain: [allergen],
        species: [],
        maySpecies: [],
        unnamed: [],
        unknown: [],
      },
    }
    for (const said of [name, legal]) {
      expect(whyNot(disliking(said), contains)).toBe(`ha un ingrediente sgradito: ${said.toLowerCase()}`)
      expect(whyNot(disliking(said), traces)).toBeNull()
      expect(notUnderstood(disliking(said), pizzas)).toEqual([])
    }
  },
)

test.each([
  ['glutine', 'Pizza Diavola'],
  ['lattosio', 'Pizza Diavola'],
  ['latte', 'Pizza Diavola'],
])('%s: no %s, whose lines do not say the word', (dislike, name) => {
  expect(whyNot(disliking(dislike), named(name))).toBe(`ha un ingrediente sgradito: ${dislike}`)
})

test('every name of a kind means one kind', () => {
  for (const kind of DISLIKED_KINDS) for (const name of kind.said) expect(kindOfDislike(name)).toBe(kind)
})

test('only what nobody knows is not understood', () => {
  expect(
    notUnderstood(disliking('formaggio', 'Cipolle', 'niente zola', 'ananas', 'plutonio', 'xyz'), pizzas),
  ).toEqual(['plutonio', 'xyz'])
})
