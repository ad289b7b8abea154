import { expect, test } from 'vitest'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import { groupsOf } from '../recipes/listed-recipe.ts'
import { nounStems } from '../recipes/noun-stems.ts'
import { stemsOf } from '../words/italian-stem.ts'
import { type BareBase, bareBase } from './bare-base.ts'

const NOTHING: BareBase = { ingredients: [], steps: [] }
const baseOf = (name: string) => {
  const recipe = contentRecipes.find((one) => one.name === name)
  return recipe && bareBase(recipe)
}

test('the base of the Napoletana is its dough and its baking: no anchovy, no tomato', () => {
  const { ingredients, steps } = baseOf('Pizza Napoletana') ?? NOTHING
  const text = [...ingredients, ...steps].join('\n')
  expect(text).toMatch(/590 g di farina 00[\s\S]*Impasta per 12 minuti[\s\S]*Inforna/)
  expect(text).not.toMatch(/acciug|alic|pomodor|origano|capper|mozzarella|fior di latte/i)
})

test("the reader's own toppings come between stretching and baking", () => {
  const { steps } = baseOf('Pizza Margherita') ?? NOTHING
  const at = steps.indexOf('Condisci con gli ingredienti della tua pizza.')
  expect(steps[at - 1]).toContain('Allarga il disco')
  expect(steps[at + 1]).toContain('cuoci per 6 minuti')
})

test('no base of any recipe names one of its toppings', () => {
  const bases = contentRecipes.flatMap((recipe) => {
    const base = bareBase(recipe)
    return base ? [{ recipe, base }] : []
  })
  expect(bases.length).toBeGreaterThan(3)
  for (const { recipe, base } of bases) {
    const stems = (isDough: boolean) =>
      groupsOf(recipe)
        .filter((group) => group.isDough === isDough)
        .flatMap(({ lines }) => lines.flatMap(nounStems))
    const own = base.steps.filter((step) => !step.startsWith('Condisci con'))
    const told = new Set(stemsOf([...base.ingredients, ...own].join(' ')))
    const dough = new Set(stems(true))
    const left = stems(false).filter((stem) => stem.length > 2 && !dough.has(stem) && told.has(stem))
    expect([recipe.name, ...left]).toEqual([recipe.name])
  }
})

test('a recipe without a dough of its own, or whose steps hang on its toppings, is no base', () => {
  const [recipe] = contentRecipes
  if (!recipe) throw new Error('no recipes')
  expect(bareBase({ ...recipe, instructions: 'Metti il pomodoro.' })).toBeUndefined()
})
