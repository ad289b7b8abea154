import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allergensOfLines } from './lines-allergens.ts'
import { recipeLines } from './recipe-lines.ts'

const MOST_TOO_MANY = 0.03

const listed = (cell = '') => cell.split(',').flatMap((one) => one.trim() || [])

const shelf = readFileSync(new URL('shelf-allergens.golden.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [product = '', contains, mayContain, species] = line.split('\t')
    return {
      product,
      contains: listed(contains),
      mayContain: listed(mayContain),
      species: listed(species),
      read: allergensOfLines(
        recipeLines([product]).map(({ id, name, words }) => ({ id, label: name, words })),
      ),
    }
  })

describe('the products of an Italian shelf', () => {
  test('they are many', () => {
    expect(shelf.length).toBeGreaterThan(660)
  })

  test('not one allergen that a product holds is missed', () => {
    const missed = shelf.map(({ product, contains, read }) => ({
      product,
      missed: contains.filter((one) => !(read.contains as string[]).includes(one)),
    }))
    expect(missed.filter((one) => one.missed.length > 0)).toEqual([])
  })

  test('not one that its label decides is left unsaid', () => {
    const unsaid = shelf.map(({ product, mayContain, read }) => ({
      product,
      unsaid: mayContain.filter((one) => !([...read.contains, ...read.mayContain] as string[]).includes(one)),
    }))
    expect(unsaid.filter((one) => one.unsaid.length > 0)).toEqual([])
  })

  test('not one cereal or nut is missed by its name', () => {
    const missed = shelf.map(({ product, species, read }) => ({
      product,
      missed: species.filter((one) => !(read.species as string[]).includes(one)),
    }))
    expect(missed.filter((one) => one.missed.length > 0)).toEqual([])
  })

  test('hardly any is said to hold what it does not', () => {
    const tooMany = shelf
      .filter(({ contains, read }) => read.contains.some((one) => !contains.includes(one)))
      .map(({ product, read }) => ({ product, says: read.contains }))
    expect(tooMany.length / shelf.length, JSON.stringify(tooMany)).toBeLessThanOrEqual(MOST_TOO_MANY)
  })
})
