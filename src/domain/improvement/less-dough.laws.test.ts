import { expect, test } from 'vitest'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import { improvedRecipe } from '#tests/support/improved-recipe.ts'
import { bakeShapeOf, groupsOf } from '../recipes/listed-recipe.ts'
import { workLine } from './work-lines.ts'

const lighter = contentRecipes.map((recipe) => ({ recipe, result: improvedRecipe(recipe, 'leggera') }))
const doughOf = (groups: readonly { isDough: boolean; lines: readonly string[] }[]) =>
  groups.filter(({ isDough }) => isDough).flatMap(({ lines }) => lines)
const gramsOf = (lines: readonly string[]) =>
  lines.reduce((sum, line) => sum + (workLine(line).grams ?? 0), 0)

const smaller = lighter.filter(({ result }) => result.changes.some(({ what }) => what.includes('panetti da')))

test('most round pizzas get smaller balls, by 12 to 18 per cent, and never below 185 g', () => {
  expect(smaller.length).toBeGreaterThan(30)
  for (const { recipe, result } of smaller) {
    const [before, after] = [gramsOf(doughOf(groupsOf(recipe))), gramsOf(doughOf(result.groups))]
    expect([recipe.name, after / before > 0.82 && after / before < 0.88]).toEqual([recipe.name, true])
    expect([recipe.name, after / recipe.servings >= 185]).toEqual([recipe.name, true])
  }
})

test('the list and the steps have the same dough', () => {
  for (const { recipe, result } of smaller) {
    const [lines, text] = [doughOf(result.groups), result.steps.join(' ')]
    const said = Number(/panetti da (\d+) g invece/u.exec(result.changes.map(({ what }) => what).join())?.[1])
    expect([recipe.name, text.includes(`${said} g`)]).toEqual([recipe.name, true])
    const ballG = gramsOf(lines) / recipe.servings
    expect([recipe.name, Math.abs(said / ballG - 1) < 0.05]).toEqual([recipe.name, true])
    for (const thing of ['acqua', 'farina', 'semola', 'lievito']) {
      const listed = gramsOf(lines.filter((line) => line.includes(thing)))
      const used = [...text.matchAll(new RegExp(`(\\d+(?:,\\d+)?) g (?:di |d'|dell'|della )${thing}`, 'giu'))]
      for (const [whole, grams = ''] of used)
        expect([recipe.name, whole, Number(grams.replace(',', '.')) <= listed]).toEqual([
          recipe.name,
          whole,
          true,
        ])
    }
  }
})

const waterIn = (text: string) =>
  [...text.matchAll(/(\d+(?:,\d+)?) g (?:di |d'|dell')acqua/giu)].reduce(
    (sum, [, grams = '']) => sum + Number(grams.replace(',', '.')),
    0,
  )

test('what the steps pour is no more than the list has', () => {
  const listed = (lines: readonly string[]) => gramsOf(lines.filter((line) => line.includes('acqua')))
  const honest = smaller.filter(
    ({ recipe }) => waterIn(recipe.instructions) <= listed(doughOf(groupsOf(recipe))),
  )
  expect(honest.length).toBeGreaterThan(30)
  for (const { recipe, result } of honest)
    expect([recipe.name, waterIn(result.steps.join(' ')) <= listed(doughOf(result.groups))]).toEqual([
      recipe.name,
      true,
    ])
})

test('an amount has its article: gli 8, i 10', () => {
  for (const { recipe, result } of smaller)
    expect([
      recipe.name,
      /(?<!\p{L})(?:i|dei) (?:8[^ ]*|11) g|gli (?![08]|11 )\d/u.exec(result.steps.join(' '))?.[0],
    ]).toEqual([recipe.name, undefined])
})

test('no weight of the old dough is left in the steps', () => {
  for (const { recipe, result } of smaller) {
    const old = doughOf(groupsOf(recipe)).flatMap((line) => workLine(line).grams ?? [])
    const ballG = Math.round(old.reduce((sum, grams) => sum + grams, 0) / recipe.servings)
    const left = [...result.steps.join(' ').matchAll(/(\d+(?:,\d+)?) g(?! per)/gu)]
      .map(([, grams = '']) => Number(grams.replace(',', '.')))
      .filter(
        (grams) =>
          grams > 190 && (Math.abs(grams / ballG - 1) < 0.03 || (old.includes(grams) && grams > 250)),
      )
    expect([recipe.name, left]).toEqual([recipe.name, []])
  }
})

test('the dough of what is thin, closed, in a tin, sweet or without gluten stays', () => {
  for (const { recipe, result } of lighter.filter((one) => !smaller.includes(one))) {
    expect([recipe.name, doughOf(result.groups)]).toEqual([recipe.name, doughOf(groupsOf(recipe))])
    expect([recipe.name, result.notes.join().includes('meno pasta')]).toEqual([recipe.name, false])
  }
  for (const { recipe } of smaller)
    expect([recipe.name, bakeShapeOf(recipe), recipe.isGlutenFree]).toEqual([recipe.name, 'tonda', false])
})
