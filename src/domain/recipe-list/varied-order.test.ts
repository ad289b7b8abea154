import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import { recipeLines } from '../ingredients/recipe-lines.ts'
import { pictureUrl } from './picture-files.ts'
import { sightOf } from './picture-sights.ts'
import { recipeFacts } from './recipe-facts.ts'
import { isAlike, variedOrder } from './varied-order.ts'

const look = ([base, shape]: string) => ({ look: [base ?? '', shape ?? ''] })
const catalogue = contentRecipes.toSorted((one, other) => one.id - other.id)

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
  const cards = catalogue.map((recipe) => recipeFacts(recipe, recipeLines(recipe.ingredients)))
  const wholeLook = ({ base, style }: (typeof cards)[number]) => [base, style]
  const likeAbove = (list: typeof cards) => {
    const looks = variedOrder(list, (card) => ({ look: wholeLook(card) })).map((card) =>
      wholeLook(card).join(),
    )
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

test('in four columns no two pictures side by side or one above the other are alike', () => {
  const cards = catalogue.map((recipe) => {
    const { base, style } = recipeFacts(recipe, recipeLines(recipe.ingredients))
    return { name: recipe.name, look: [base, style], picture: sightOf(pictureUrl(recipe.image ?? '')) }
  })
  expect(cards.filter(({ picture }) => !picture).map(({ name }) => name)).toEqual([])
  const opens = ({ name }: { name: string }) => name === 'Pizza per Stasera'
  const ordered = variedOrder(cards, (card) => card, opens)
  expect(ordered[0]?.name).toBe('Pizza per Stasera')
  const alike = ordered.flatMap(({ name, picture }, at) =>
    [ordered[at - 1], ordered[at - 4]].flatMap((other) =>
      other && isAlike(picture, other.picture) ? [`${name} and ${other.name}`] : [],
    ),
  )
  expect(alike).toEqual([])
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
