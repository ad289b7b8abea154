import { describe, expect, test } from 'vitest'
import { filterRecipes, stands } from './list-filters.ts'

const margherita = {
  name: 'Pizza Margherita',
  description: 'Pomodoro e basilico',
  category: 'Napoletana',
  difficulty: 'media',
}
const genovese = {
  name: 'Focaccia Genovese',
  description: 'Salamoia, OLIO buono',
  category: 'Focaccia',
  difficulty: 'media',
}
const sfincione = {
  name: 'Sfincione',
  description: 'Cipolla e pomodoro',
  category: 'Siciliana',
  difficulty: 'facile',
}
const all = [margherita, genovese, sfincione]
const any = { text: '', category: '', difficulty: '' }

describe('filterRecipes', () => {
  test('without filters gives everything in the same order', () => {
    expect(filterRecipes(all, any)).toEqual(all)
  })

  test.each([
    ['MARGHERITA', [margherita]],
    ['pomodoro', [margherita, sfincione]],
    ['olio', [genovese]],
    ['  basilico ', [margherita]],
    ['ananas', []],
  ])('looks for "%s" in name and description', (text, expected) => {
    expect(filterRecipes(all, { ...any, text })).toEqual(expected)
  })

  test('all three filters must agree', () => {
    expect(filterRecipes(all, { text: 'pomodoro', category: 'Siciliana', difficulty: 'facile' })).toEqual([
      sfincione,
    ])
    expect(filterRecipes(all, { text: 'pomodoro', category: 'Siciliana', difficulty: 'media' })).toEqual([])
    expect(filterRecipes(all, { text: '', category: '', difficulty: 'media' })).toEqual([
      margherita,
      genovese,
    ])
    expect(filterRecipes(all, { text: 'pomodoro', category: 'Focaccia', difficulty: '' })).toEqual([])
  })
})

describe('stands', () => {
  test.each([
    ['  SALAMOIA ', true],
    ['margherita', true],
    ['', true],
    ['margerita', false],
    ['pizze', false],
  ])('«%s»: %s', (text, expected) => {
    expect(stands(text, all)).toBe(expected)
  })
})
