import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import { recipeLines } from '../ingredients/recipe-lines.ts'
import { recipeFacts } from './recipe-facts.ts'
import { variedOrder } from './varied-order.ts'

const look = ([base, shape]: string) => [base ?? '', shape ?? '']

test('neighbours differ in base and shape where they can', () => {
  expect(variedOrder(['Rt', 'Rt', 'Rt', 'Bq', 'Bq', 'Gt'], look)).toEqual([
    'Rt',
    'Bq',
    'Gt',
    'Rt',
    'Bq',
    'Rt',
  ])
})

test('in two columns no recipe of the catalogue looks like the one above it', () => {
  const cards = contentRecipes
    .toSorted((one, other) => one.id - other.id)
    .map((recipe) => recipeFacts(recipe, recipeLines(recipe.ingredients)))
  const wholeLook = ({ look: { base, shape } }: (typeof cards)[number]) => [base, shape]
  const likeAbove = (list: typeof cards) => {
    const looks = variedOrder(list, wholeLook).map((card) => wholeLook(card).join())
    return looks.filter((whole, index) => index > 1 && whole === looks[index - 2]).length
  }
  expect(likeAbove(cards)).toBe(0)
  // Where half of a style looks alike, one pair may be left over at its end.
  for (const style of new Set(cards.map((card) => card.style)))
    expect([style, likeAbove(cards.filter((card) => card.style === style)) <= 1]).toEqual([style, true])
})

test('nothing is lost, and the same list has the same order', () => {
  const anyList = fc.array(fc.constantFrom('Rt', 'Rq', 'Bt', 'Bq', 'Gt'))
  fc.assert(
    fc.property(anyList, (list) => {
      const ordered = variedOrder(list, look)
      expect(ordered.toSorted()).toEqual(list.toSorted())
      expect(variedOrder(list, look)).toEqual(ordered)
    }),
  )
})
