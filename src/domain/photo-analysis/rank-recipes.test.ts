import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TOPPING_LOOKS } from '#knowledge/topping-looks.ts'
import { TOPPING_SHADES } from '#knowledge/topping-shades.ts'
import { expectedShades, visibleToppings } from './expected-shades.ts'
import { type CatalogueRecipe, rankRecipes } from './rank-recipes.ts'
import { emptyShares, SHADES, type ShadeShares } from './shades.ts'

const dough = ['500 g di farina 00', '320 g di acqua', '12 g di sale']
const recipe = (id: number, name: string, toppings: string[]): CatalogueRecipe => ({
  id,
  name,
  category: 'Classica',
  ingredients: [...toppings, ...dough],
})
const marinara = recipe(1, 'Pizza Marinara', ['400 g di pomodori pelati', "2 spicchi d'aglio", 'origano'])
const crudo = recipe(2, 'Pizza Crudo e Rucola', [
  '300 g di pomodori pelati',
  '300 g di mozzarella',
  '120 g di prosciutto crudo',
  '60 g di rucola',
])
const formaggi = recipe(3, 'Pizza Quattro Formaggi', [
  '200 g di mozzarella',
  '80 g di gorgonzola',
  '80 g di fontina',
])
const catalogue = [marinara, crudo, formaggi]

const sum = (shares: ShadeShares) => Object.values(shares).reduce((total, share) => total + share, 0)

test('every topping that can be seen has shades, and none hides more than the pizza', () => {
  expect(Object.keys(TOPPING_SHADES).sort()).toEqual([...TOPPING_LOOKS].sort())
  for (const shades of Object.values(TOPPING_SHADES)) {
    const hidden = Object.values(shades).reduce((total, share) => total + share, 0)
    expect(hidden).toBeGreaterThan(0)
    expect(hidden).toBeLessThanOrEqual(0.4)
  }
})

test('what a recipe shows adds up to 1 and comes from its ingredients', () => {
  for (const each of catalogue) expect(sum(expectedShades(each))).toBeCloseTo(1, 9)
  expect(expectedShades(marinara).red).toBeGreaterThan(expectedShades(formaggi).red)
  expect(expectedShades(crudo).green).toBeGreaterThan(expectedShades(marinara).green)
  expect(visibleToppings(crudo)).toContain('rocket')
})

test('a recipe that shows exactly what was seen comes first', () => {
  for (const each of catalogue) {
    const [first] = rankRecipes(expectedShades(each), catalogue)
    expect(first?.id).toBe(each.id)
  }
})

test('a recipe of a folded form is not what an open pizza shows', () => {
  const calzone = { ...marinara, id: 9, name: 'Calzone alla Marinara', category: 'Calzone' as const }
  const ranked = rankRecipes(expectedShades(calzone), [calzone, marinara])
  expect(ranked.map(({ id }) => id)).toEqual([1, 9])
})

test('what looks like a sweet pizza is nearly always a savoury one; the Margherita is the first among equals', () => {
  const sweet = { ...formaggi, id: 8, name: 'Pizza Dolce', category: 'Dolce' as const }
  const savoury = rankRecipes(expectedShades(formaggi), [sweet, formaggi])
  expect(savoury.map(({ id }) => id)).toEqual([3, 8])
  const ortolana = { ...crudo, id: 4, name: 'Pizza Ortolana' }
  const margherita = { ...crudo, id: 5, name: 'Pizza Margherita' }
  expect(rankRecipes(expectedShades(crudo), [ortolana, margherita])[0]?.id).toBe(5)
})

const anyShares = fc
  .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: SHADES.length, maxLength: SHADES.length })
  .filter((shares) => shares.some((share) => share > 0))
  .map((shares) => {
    const total = shares.reduce((one, other) => one + other, 0)
    return Object.fromEntries(SHADES.map((shade, at) => [shade, (shares[at] ?? 0) / total])) as ShadeShares
  })

test('likelihoods add up to 1, fall, and do not hang on the order of the catalogue', () => {
  fc.assert(
    fc.property(anyShares, (seen) => {
      const ranked = rankRecipes(seen, catalogue)
      expect(ranked.reduce((total, { likelihood }) => total + likelihood, 0)).toBeCloseTo(1, 9)
      expect(ranked.map(({ likelihood }) => likelihood)).toEqual(
        ranked.map(({ likelihood }) => likelihood).toSorted((one, other) => other - one),
      )
      expect(rankRecipes(seen, catalogue.toReversed()).map(({ id }) => id)).toEqual(
        ranked.map(({ id }) => id),
      )
    }),
  )
})

test('without recipes or without anything seen there is no error', () => {
  expect(rankRecipes(emptyShares(), [])).toEqual([])
  expect(rankRecipes(emptyShares(), catalogue)).toHaveLength(3)
})

test('of recipes that look the same one stands for all, with their odds together', () => {
  const twin = { ...crudo, id: 7, name: 'Pizza Crudo e Rucola della Casa' }
  const ranked = rankRecipes(expectedShades(crudo), [...catalogue, twin])
  expect(ranked).toHaveLength(3)
  expect(ranked[0]).toMatchObject({ id: 2, lookAlikes: [{ id: 7, name: 'Pizza Crudo e Rucola della Casa' }] })
  const [alone] = rankRecipes(expectedShades(crudo), catalogue)
  expect(ranked[0]?.likelihood).toBeGreaterThan(alone?.likelihood ?? 1)
})

test('where slices were seen pizzas with salame have nearly even odds together', () => {
  const toppings = ['300 g di pomodori pelati', '300 g di mozzarella', '150 g di salame piccante']
  const all = [...catalogue, recipe(6, 'Pizza Diavola', toppings)]
  const oddsOfDiavola = (hasSlices: boolean) =>
    rankRecipes(expectedShades(formaggi), all, hasSlices).find(({ id }) => id === 6)?.likelihood
  expect(oddsOfDiavola(false)).toBeLessThan(0.1)
  expect(oddsOfDiavola(true)).toBeCloseTo(0.45, 9)
  const without = rankRecipes(expectedShades(formaggi), catalogue, true)
  expect(without.reduce((total, { likelihood }) => total + likelihood, 0)).toBeCloseTo(1, 9)
})
