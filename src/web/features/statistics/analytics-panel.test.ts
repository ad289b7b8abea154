import { expect, test } from 'vitest'
import { PUBLIC_PAGES } from '#contracts/pages/pages.ts'
import { pageName } from './analytics-panel.tsx'

test('every page that is counted has a name', () => {
  const names = PUBLIC_PAGES.map((key) => pageName({ key, title: null, count: 1 }))
  expect(names.filter((name) => name.includes('/'))).toEqual([])
  expect(new Set(names).size).toBe(PUBLIC_PAGES.length)
})

test('a recipe is called by its title, and one that is gone says so', () => {
  expect(pageName({ key: '/ricette/1', title: 'Pizza Margherita', count: 1 })).toBe('Pizza Margherita')
  expect(pageName({ key: '/ricette/9', title: null, count: 1 })).toBe("/ricette/9 (non c'è più)")
  expect(pageName({ key: '…', title: null, count: 1 })).toBe('Altre pagine')
})
