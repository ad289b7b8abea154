import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import { recipeLines } from '../ingredients/recipe-lines.ts'
import { variedOrder } from './list-recipes.ts'
import { recipeFacts } from './recipe-facts.ts'

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
  const wholeLook = ({ base, style }: (typeof cards)[number]) => [base, style]
  const likeAbove = (list: typeof cards) => {
    const looks = variedOrder(list, wholeLook).map((card) => wholeLook(card).join())
    return looks.filter((whole, index) => index > 1 && whole === looks[index - 2]).length
  }
  expect(likeAbove(cards)).toBe(0)
  // Where half of a style has one base, pairs of it are left over at the end.
  for (const style of new Set(cards.map((card) => card.style))) {
    const of = cards.filter((card) => card.style === style)
    const most = Math.max(...of.map(({ base }) => of.filter((card) => card.base === base).length))
    expect([style, likeAbove(of) <= Math.max(1, 2 * most - of.length)]).toEqual([style, true])
  }
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
