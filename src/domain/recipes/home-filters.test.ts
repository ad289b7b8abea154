import { describe, expect, test } from 'vitest'
import { type HomeCategoryFilter, matchesHomeFilters } from './home-filters.ts'

const recipe = (name: string, difficulty = 'media') => ({ name, difficulty })

describe('matchesHomeFilters', () => {
  test.each([
    ['classica', 'Pizza Margherita'],
    ['classica', 'Pizza Marinara alla romana'],
    ['classica', 'La Pizza Napoletana'],
    ['gourmet', 'Pizza ai Funghi Porcini'],
    ['gourmet', 'Pizza al Tartufo'],
    ['gourmet', 'Pizza con Fichi e Prosciutto'],
    ['vegana', 'Pizza Vegana'],
    ['vegana', 'Pizza di Verdure'],
    ['senza glutine', 'Pizza senza Glutine'],
    ['tutte', 'Focaccia Genovese'],
  ] satisfies [HomeCategoryFilter, string][])('%s lets %s pass', (category, name) => {
    expect(matchesHomeFilters(recipe(name), { category, difficulty: 'tutte' })).toBe(true)
  })

  test.each([
    ['classica', 'Pizza Diavola'],
    ['gourmet', 'Pizza Margherita'],
    ['vegana', 'Pizza Marinara'],
    ['senza glutine', 'Focaccia Genovese'],
  ] satisfies [HomeCategoryFilter, string][])('%s stops %s', (category, name) => {
    expect(matchesHomeFilters(recipe(name), { category, difficulty: 'tutte' })).toBe(false)
  })

  test('compares the difficulty without regard to case and adds it to the category', () => {
    const margherita = recipe('Pizza Margherita', 'Media')
    expect(matchesHomeFilters(margherita, { category: 'classica', difficulty: 'media' })).toBe(true)
    expect(matchesHomeFilters(margherita, { category: 'classica', difficulty: 'facile' })).toBe(false)
    expect(matchesHomeFilters(margherita, { category: 'vegana', difficulty: 'media' })).toBe(false)
  })
})
