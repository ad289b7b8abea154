import { expect, test } from 'vitest'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import { improvedRecipe } from '#tests/support/improved-recipe.ts'
import type { RecipeToImprove } from '../recipes/listed-recipe.ts'
import { nounStems } from '../recipes/noun-stems.ts'
import { stemsOf } from '../words/italian-stem.ts'
import type { ImprovedRecipe } from './improved-recipe.ts'
import { IMPROVE_OPTIONS, type ImproveOption } from './options.ts'
import { nameOfLine } from './work-lines.ts'

function forgottenIn(recipe: RecipeToImprove, result: ImprovedRecipe): string[] {
  const own = new Set(recipe.ingredients)
  const kept = new Set(recipe.ingredients.map(nameOfLine))
  const before = new Set(stemsOf(recipe.instructions))
  const after = new Set(
    stemsOf([...result.steps, ...(result.asItWas ?? []).map(({ text }) => text)].join(' ')),
  )
  return result.groups
    .flatMap(({ lines }) => lines)
    .filter((line) => own.has(line) || kept.has(nameOfLine(line)))
    .filter((line) => {
      const named = nounStems(line).filter((stem) => before.has(stem))
      return named.length > 0 && !named.some((stem) => after.has(stem))
    })
}

/** Allowed exceptions; never add one. */
const FORGOTTEN: Readonly<Partial<Record<ImproveOption, readonly string[]>>> = {}

test.each(IMPROVE_OPTIONS)('%s: an ingredient that stays is still used by a step', (option) => {
  const forgotten = contentRecipes.flatMap((recipe) =>
    forgottenIn(recipe, improvedRecipe(recipe, option)).map((line) => `${recipe.name}: ${line}`),
  )
  expect(forgotten).toEqual(FORGOTTEN[option] ?? [])
})

const STAPLES = [
  'limone',
  'rosmarino',
  'semi di finocchio',
  'origano',
  'paprica affumicata',
  'mandorle pelate',
]

test.each(IMPROVE_OPTIONS)('%s: what a step takes from the pantry stands in the list', (option) => {
  const missing = contentRecipes.flatMap((recipe) => {
    const { groups, steps } = improvedRecipe(recipe, option)
    const list = groups.flatMap(({ lines }) => lines).join('\n')
    return STAPLES.filter((name) => steps.join('\n').includes(name) && !list.includes(name)).map(
      (name) => `${recipe.name}: ${name}`,
    )
  })
  expect(missing).toEqual([])
})

test('nuts and spicy spread are not for every recipe', () => {
  const using = (option: ImproveOption, word: RegExp) =>
    contentRecipes.filter((recipe) =>
      improvedRecipe(recipe, option).groups.some(({ lines }) => lines.some((line) => word.test(line))),
    ).length
  expect(using('gourmet', /mandorle/u)).toBeLessThan(contentRecipes.length * 0.8)
  const pistachio = contentRecipes.filter(({ name }) => /Pistacchio/u.test(name))
  for (const recipe of pistachio)
    expect(
      improvedRecipe(recipe, 'piccante')
        .groups.flatMap(({ lines }) => lines)
        .join(),
    ).not.toContain('nduja')
})
