import { expect, test } from 'vitest'
import { searchFoods } from './food-list.ts'
import { FOODS } from './foods.ts'

const ids = (text: string) => searchFoods(text).map(({ id }) => id)

test('finds by the beginning of a word, in either number, without accents', () => {
  expect(ids('mozz')).toContain('mozzarella-bufala')
  expect(ids('fungo')).toContain('champignon')
  expect(ids('BACCALA')).toContain('baccala')
  expect(ids('friarielli')).toEqual(['friarielli'])
  expect(ids('olio arachidi')).toEqual(['olio-arachidi'])
})

test('a blank text finds everything, nonsense nothing', () => {
  expect(ids('  ')).toHaveLength(FOODS.length)
  expect(ids('xyzzy')).toEqual([])
  expect(ids('§§')).toEqual([])
})
