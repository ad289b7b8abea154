import { describe, expect, test } from 'vitest'
import { isKeptCall, isKeptPage, isRecipePage } from './what-is-kept.ts'

const at = (path: string) => new URL(path, 'https://cornicione.example')

describe('what a browser keeps for later', () => {
  test.each(['/', '/lista-spesa', '/guida-forno', '/glossario', '/senza-rete'])('the page %s', (path) => {
    expect(isKeptPage(at(path))).toBe(true)
  })

  test.each([
    '/lista-spesa?ricette=1,2',
    '/calcolatore-impasto?name=Sabato',
    '/ricette?cerca=funghi',
    '/profilo',
    '/admin',
    '/auth',
    '/reimposta-password?token=segreto',
    '/verifica-completata',
  ])('never the page %s', (path) => {
    expect(isKeptPage(at(path))).toBe(false)
    expect(isRecipePage(at(path))).toBe(false)
  })

  test('a recipe, without a question', () => {
    expect(isRecipePage(at('/ricette/12'))).toBe(true)
    expect(isRecipePage(at('/ricette/12?porzioni=6'))).toBe(false)
    expect(isRecipePage(at('/ricette/abc'))).toBe(false)
  })

  test('calls that answer everybody the same, never those of an account', () => {
    for (const path of ['/api/recipes', '/api/recipes/3', '/api/glossary']) {
      expect(isKeptCall(at(path))).toBe(true)
    }
    for (const path of [
      '/api/auth/me',
      '/api/auth/export',
      '/api/collections',
      '/api/dough-recipes',
      '/api/admin/overview',
      '/api/recipes/search/funghi',
      '/api/recipes?limit=10',
      '/api/ingredient-pairing?baseIngredient=basilico',
    ]) {
      expect(isKeptCall(at(path))).toBe(false)
    }
  })
})
