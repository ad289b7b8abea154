import { expect, test } from 'vitest'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import { improvedRecipe } from '#tests/support/improved-recipe.ts'

const of = (option: 'piccante' | 'gourmet') =>
  contentRecipes.map((recipe) => ({ recipe, result: improvedRecipe(recipe, option) }))
const [hotter, finer] = [of('piccante'), of('gourmet')]

const additionsOf = ({ changes }: { changes: readonly { what: string }[] }) =>
  changes.flatMap(({ what }) => what.split('; ')).filter((what) => what.startsWith('in più: '))
const nameOf = (addition: string) =>
  addition.replace(/^in più: (?:un pizzico di |[\d,]+ (?:g (?:di |d'))?)?/u, '').replace(/, con .*$/u, '')

test('a gourmet version adds two things at least, each with its amount', () => {
  const thin = finer
    .map(({ recipe, result }) => [recipe.name, ...additionsOf(result)])
    .filter(
      (one) => one.length < 3 || one.slice(1).some((what) => !/^in più: (?:\d|un pizzico)/u.test(what ?? '')),
    )
  expect(thin).toEqual([])
})

test('its reasons are true of that very use: no heat for what is grated cold, no dish that has neither', () => {
  for (const { recipe, result } of finer)
    for (const { why } of result.changes)
      expect([recipe.name, /con il calore|classico \(|con meno sale in tutto/u.exec(why)?.[0]]).toEqual([
        recipe.name,
        undefined,
      ])
})

test('no addition stands in a third of the recipes', () => {
  for (const results of [hotter, finer]) {
    const counts = new Map<string, number>()
    for (const { result } of results)
      for (const name of additionsOf(result).map(nameOf)) counts.set(name, (counts.get(name) ?? 0) + 1)
    expect([...counts].filter(([, count]) => count * 3 > contentRecipes.length)).toEqual([])
    expect(counts.size).toBeGreaterThanOrEqual(7)
  }
})

test('only who changes amounts says that they were counted anew', () => {
  for (const { recipe, result } of [...hotter, ...finer])
    expect([recipe.name, result.intro.includes('quantità ricalcolate')]).toEqual([recipe.name, false])
})

test('what would be drowned by chilli gets pepper', () => {
  const truffle = hotter.filter(({ recipe }) => /tartufo|tuorli/iu.test(recipe.ingredients.join('\n')))
  const hasPepper = (lines: readonly string[]) => /(?<!\p{L})pepe(?!\p{L})/iu.test(lines.join())
  expect(truffle.length).toBeGreaterThan(1)
  for (const { recipe, result } of truffle)
    expect([recipe.name, additionsOf(result).map(nameOf)]).toEqual([
      recipe.name,
      [hasPepper(recipe.ingredients) ? 'peperoncino secco in scaglie' : 'pepe nero in grani'],
    ])
})
