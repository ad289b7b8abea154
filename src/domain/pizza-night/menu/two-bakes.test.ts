import { expect, test } from 'vitest'
import { eveningRecipes } from '#tests/support/evening-recipes.ts'
import { whyLeftOut } from './left-out.ts'
import { firstBakeShare } from './two-bakes.ts'

test.each([
  ['Spalma il sugo e cuoci 5 minuti; disponi le melanzane e prosegui per altri 3 minuti.', 5 / 8],
  ['Inforna per 6 minuti.\nAggiungi le verdure e prosegui per 2-3 minuti, finché il bordo è bruno.', 6 / 8.5],
  ['Cuoci per 7 minuti, poi servi.', null],
  ['In padella cuoci le cipolle per 7 minuti, aggiungi le melanzane e dopo 6 minuti le zucchine.', null],
  ['', null],
])('%s', (instructions, share) => {
  expect(firstBakeShare(instructions)).toBe(share)
})

test('the recipes that an evening bakes in two goes', () => {
  const found = eveningRecipes.filter(
    (recipe) => whyLeftOut(recipe) === null && firstBakeShare(recipe.instructions) !== null,
  )
  expect(found.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual([
    3, 12, 13, 14, 16, 20, 27, 30, 41, 42, 47, 49, 52, 53, 56, 66, 96,
  ])
})
