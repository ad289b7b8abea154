import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { pagePictureUrl } from '#contracts/pages/page-pictures.ts'
import { PICTURED_PAGES } from '#contracts/pages/pages.ts'
import {
  CATEGORY_PICTURE_PX,
  CATEGORY_PICTURES,
  categoryPictureUrl,
} from '#domain/recipe-list/category-pictures.ts'
import { RECIPE_CATEGORIES } from '#domain/recipes/vocabulary.ts'

const fileOf = (url = '') => fileURLToPath(new URL(`../public${url}`, import.meta.url))
const recipeOf = (slug: string) =>
  parse(readFileSync(new URL(`../content/recipes/${slug}.yaml`, import.meta.url), 'utf8')) as {
    category: string
  }

test.each(RECIPE_CATEGORIES)('%s shows one of its own recipes, in a small square', async (category) => {
  expect(recipeOf(CATEGORY_PICTURES[category]).category).toBe(category)
  for (const format of ['avif', 'webp'] as const) {
    const file = fileOf(categoryPictureUrl(category, format))
    expect(statSync(file).size).toBeLessThan(20_000)
    const { width, height } = await sharp(file).metadata()
    expect([width, height]).toEqual([CATEGORY_PICTURE_PX, CATEGORY_PICTURE_PX])
  }
})

test('an invented category has no picture', () => {
  expect(categoryPictureUrl('constructor', 'webp')).toBeUndefined()
  expect(categoryPictureUrl('Pinsa', 'webp')).toBeUndefined()
})

test.each(PICTURED_PAGES)('$path has a picture for its links', async ({ path }) => {
  const file = fileOf(pagePictureUrl(path))
  expect(statSync(file).size).toBeLessThan(70_000)
  const { format, width, height } = await sharp(file).metadata()
  expect([format, width, height]).toEqual(['jpeg', 1200, 630])
})
