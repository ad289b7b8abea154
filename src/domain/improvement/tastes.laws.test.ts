import { expect, test } from 'vitest'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import { improvedRecipe } from '#tests/support/improved-recipe.ts'
import { bakeShapeOf } from '../recipes/listed-recipe.ts'
import { sentencesOf } from '../words/sentences.ts'
import { IMPROVE_OPTIONS } from './options.ts'

const results = contentRecipes.flatMap((recipe) =>
  IMPROVE_OPTIONS.map((option) => ({ recipe, option, result: improvedRecipe(recipe, option) })),
)

const TASTES = /^(?:leggera|piccante|gourmet)$/u

test('the steps of the recipe stay in their order: a taste adds one in front and one at the end at most', () => {
  for (const { recipe, option, result } of results.filter((one) => TASTES.test(one.option))) {
    const steps = result.steps.filter((step) => !/^(?:Per completare|Al momento di servire): /u.test(step))
    expect(result.steps.slice(0, -1).join()).not.toContain('Al momento di servire: ')
    expect(result.steps.slice(1).join()).not.toContain('Per completare: ')
    const own = recipe.instructions.split('\n')
    expect([recipe.name, option, steps.length]).toEqual([recipe.name, option, own.length])
    if (option !== 'leggera') expect(steps).toEqual(own)
  }
})

test('what a closed recipe gains stands on the table, to be poured on each piece', () => {
  const closed = results.filter(
    ({ recipe, option }) =>
      /^(?:chiusa|doppia)$/u.test(bakeShapeOf(recipe)) && /^(?:piccante|gourmet)$/u.test(option),
  )
  expect(closed.length).toBeGreaterThan(15)
  for (const { recipe, option, result } of closed)
    expect([recipe.name, option, result.steps.at(-1)]).toEqual([
      recipe.name,
      option,
      expect.stringMatching(/su ogni pezzo|accanto a ogni porzione/u),
    ])
})

test('nothing is laid on twice in one breath', () => {
  for (const { recipe, option, result } of results)
    for (const step of result.steps) {
      const twice =
        /((?:con|e|,) (?:il|lo|la|i|gli|le|l')\s?\p{L}+(?: \p{L}+)?)(?:,| e| poi) \1(?!\p{L})/u.exec(step)
      expect([recipe.name, option, twice?.[0] ?? null]).toEqual([recipe.name, option, null])
    }
})

const plain = (sentence: string) => sentence.replace(/\d+(?:,\d+)?/gu, '0')

test('a sentence has something to say: no gesture without its thing', () => {
  for (const { recipe, option, result } of results)
    for (const sentence of result.steps
      .flatMap((step) => sentencesOf(step))
      .filter((one) => !plain(recipe.instructions).includes(plain(one))))
      expect([
        recipe.name,
        option,
        /^(?:Versa|Distribuisci|Taglia|Aggiungi|Spalma|Condisci)(?: e |[.;,]|$)|; se (?:è|sono) \p{L}+ \p{L}+\.$/u.exec(
          sentence,
        )?.[0] ?? null,
      ]).toEqual([recipe.name, option, null])
})
