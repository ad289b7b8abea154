import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { auditRecipe } from '#tests/support/recipe-audit/recipe-audit.ts'
import { HOME_CATEGORY_FILTERS } from './home-filters.ts'
import type { RecipeContent } from './recipe-content.ts'
import { RECIPE_CATEGORIES } from './vocabulary.ts'

const folder = join(import.meta.dirname, '../../../content/recipes')
const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'))
const read = (file: string): RecipeContent => parse(readFileSync(join(folder, file), 'utf8'))
const catalogue = files.map((file) => ({ file, recipe: read(file) }))
const recipes = catalogue.map(({ recipe }) => recipe)

test.each(catalogue)('$file is sound', ({ recipe }) => {
  expect(auditRecipe(recipe)).toEqual([])
})

describe('the catalogue', () => {
  test('holds at least 110 recipes', () => {
    expect(recipes.length).toBeGreaterThanOrEqual(110)
  })

  test('has 16 recipes and more for three hours, six and more for one', () => {
    const readyWithin = (minutes: number) =>
      recipes.filter(({ times }) => times.activeMin + times.restMin + times.bakeMin <= minutes)
    expect(readyWithin(180).length).toBeGreaterThanOrEqual(16)
    expect(readyWithin(60).length).toBeGreaterThanOrEqual(6)
  })

  test('says of every recipe why it works', () => {
    expect(catalogue.filter(({ recipe }) => recipe.why === undefined).map(({ file }) => file)).toEqual([])
  })

  test('tells no amount in texts that stay the same when the doses change', () => {
    const amount = /(?<!\p{L})(?:\d+|un|due|tre|pochi) (?:g|gramm[oi]|ml|kg)(?!\p{L})/u
    const told = recipes.flatMap(({ description, why = '' }) => [description, why])
    expect(told.filter((text) => amount.test(text))).toEqual([])
  })

  test.each(['id', 'name', 'description', 'why'] as const)('has no %s twice', (key) => {
    const seen = recipes.map((recipe) => recipe[key])
    expect(seen.filter((value, index) => seen.indexOf(value) !== index)).toEqual([])
  })

  test('names each file after its recipe', () => {
    const slug = (name: string) =>
      name
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
    expect(files).toEqual(recipes.map(({ name }) => `${slug(name)}.yaml`))
  })

  test('has a recipe in every category', () => {
    expect(new Set(recipes.map(({ category }) => category))).toEqual(new Set(RECIPE_CATEGORIES))
  })

  test.each(Object.values(HOME_CATEGORY_FILTERS).flat())('has the %s of the home filters', (name) => {
    expect(recipes.map((recipe) => recipe.name)).toContain(name)
  })
})

function shingles(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')))
}

function overlap(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter((shingle) => b.has(shingle)).length
  return shared / Math.max(1, Math.min(a.size, b.size))
}

test('no recipe repeats the words of another', () => {
  const passages = catalogue.flatMap(({ file, recipe }) =>
    [recipe.description, recipe.why ?? '', ...recipe.steps].map((text) => ({
      file,
      text,
      words: shingles(text),
    })),
  )
  const repeated = passages.flatMap((one, index) =>
    passages
      .slice(index + 1)
      .filter((other) => overlap(one.words, other.words) > 0.8)
      .map((other) => `${one.file} and ${other.file}: ${other.text.slice(0, 60)}`),
  )
  expect(repeated).toEqual([])
})
