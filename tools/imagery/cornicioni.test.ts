import { expect, test } from 'vitest'
import { cornicioni } from './cornicioni.ts'
import { readRecipes } from './recipes.ts'

test('six rims are cut through, each in a dough of its own', () => {
  const taken = cornicioni()
  expect(taken).toHaveLength(6)
  expect(new Set(taken.map(({ name }) => name)).size).toBe(6)
  expect(
    new Set(taken.map(({ look }) => JSON.stringify([look.figure, look.dressing.crust, look.crumb]))).size,
  ).toBe(6)
  for (const { look } of taken) expect(look.moment).toBe('section')
})

test('no rim takes the name or the seed of a recipe', () => {
  const slugs = readRecipes().map(({ slug }) => slug)
  const most = Math.max(...readRecipes().map(({ id }) => id * 100))
  for (const { name, look } of cornicioni()) {
    expect(slugs).not.toContain(name)
    expect(look.seed).toBeGreaterThan(most)
  }
})
