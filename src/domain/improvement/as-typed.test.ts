import { expect, test } from 'vitest'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import { typedRecipe, unseenRecipes } from '#tests/support/unseen-recipes.ts'
import { plain } from '../words/word-list.ts'
import { improveRecipe } from './improve-recipe.ts'
import type { ImproveOption } from './options.ts'

const STEPS = ['Impasta tutto e lascia lievitare.', 'Stendi, condisci con la mozzarella e cuoci.']
const listOf = (lines: string[], option: ImproveOption, steps = STEPS) =>
  improveRecipe(typedRecipe({ name: 'Pizza', lines, steps }), option).groups.map(({ title, lines: own }) => [
    title,
    own,
  ])

test('a list keeps its order, its headings and its words where nothing of a line is another thing now', () => {
  const lines = [
    'Nel cestello:',
    '300 ml acqua',
    '2 misurini di olio',
    '500 g farina metà 0 e metà manitoba',
    '10 g di sale (in un angolo)',
    '7 g di lievito secco',
    'SOPRA: 250 g di mozzarella, basilico',
    'olio e origano',
  ]
  expect(listOf(lines, 'vegetariana')).toEqual([['Nel cestello', lines.slice(1)]])
  expect(listOf(lines, 'senza lattosio')).toEqual([
    [
      'Nel cestello',
      [...lines.slice(1, 6), 'Sopra: 250 g di mozzarella senza lattosio, basilico', 'olio e origano'],
    ],
  ])
})

test('what is added stands at the end of its group', () => {
  const lines = [
    '500 g di farina',
    '300 g di acqua',
    '5 g di lievito',
    'Per il condimento',
    '250 g di mozzarella',
  ]
  const [dough, topping] = listOf(lines, 'piccante')
  expect(dough?.[1]).toEqual(lines.slice(0, 3))
  expect(topping?.[1]).toHaveLength(2)
  expect(topping?.[1]?.[0]).toBe('250 g di mozzarella')
})

test('a brine of several lines stays as it was typed', () => {
  const lines = [
    '500 g di farina',
    '300 g di acqua',
    '5 g di lievito',
    '--- salamoia ---',
    '80 g di acqua',
    '6 g di sale',
    '1 cipolla',
  ]
  expect(listOf(lines, 'vegana').flatMap(([, own]) => own)).toEqual(
    lines.filter((line) => line !== '--- salamoia ---'),
  )
})

test('no line of any list is lost or stands twice where only something is added', () => {
  const bare = (text: string) => plain(text).replace(/[^a-z0-9]/gu, '')
  for (const recipe of [...contentRecipes, ...unseenRecipes]) {
    const { groups } = improveRecipe(recipe, 'gourmet')
    const shown = groups.flatMap(({ title, lines }) => [title, ...lines]).map(bare)
    const own = recipe.ingredients.map(bare)
    const countIn = (all: readonly string[], line: string) => all.filter((one) => one === line).length
    const faults = own.filter((line) => countIn(shown, line) !== countIn(own, line))
    expect([recipe.name, ...faults]).toEqual([recipe.name])
  }
})
