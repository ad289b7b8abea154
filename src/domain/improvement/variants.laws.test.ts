import { expect, test } from 'vitest'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import { improvedRecipe } from '#tests/support/improved-recipe.ts'
import { bakeShapeOf, shapeOf } from './recipe-to-improve.ts'
import { renderImproved } from './render-improved.ts'
import { sentencesOf } from './sentences.ts'

const of = (option: 'leggera' | 'piccante' | 'gourmet') =>
  contentRecipes.map((recipe) => ({ recipe, result: improvedRecipe(recipe, option) }))
const [lighter, hotter, finer] = [of('leggera'), of('piccante'), of('gourmet')]

const additionsOf = ({ changes }: { changes: readonly { what: string }[] }) =>
  changes.flatMap(({ what }) => what.split('; ')).filter((what) => what.startsWith('in più: '))
const nameOf = (addition: string) =>
  addition.replace(/^in più: (?:[\d,]+ (?:g (?:di |d'))?)?/u, '').replace(/, con .*$/u, '')

test('a gourmet version adds two things at least, each with its amount', () => {
  const thin = finer
    .map(({ recipe, result }) => [recipe.name, ...additionsOf(result)])
    .filter((one) => one.length < 3 || one.slice(1).some((what) => !/^in più: \d/u.test(what ?? '')))
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
  for (const results of [lighter, hotter, finer]) {
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
  for (const { recipe, result } of lighter)
    expect([recipe.name, result.intro.includes('quantità ricalcolate')]).toEqual([recipe.name, true])
})

/** A sentence whatever amount it gives. */
const plain = (sentence: string) => sentence.replace(/\d+(?:,\d+)?/gu, '0')
const REPEATING =
  /(?:cuoci|inforna) (?:le altre|gli altri|i successivi)|prosegui con|ripeti con|procedi allo stesso modo|manda avanti/iu

test('what finishes a pizza comes before the others are made as it was, and in no step of its own behind', () => {
  const late: unknown[] = []
  for (const { recipe, result } of [...lighter, ...hotter, ...finer]) {
    const sentences = new Set(recipe.instructions.split('\n').flatMap((step) => sentencesOf(step).map(plain)))
    const own = { has: (one: string) => sentences.has(plain(one)) }
    const last = sentencesOf(result.steps.at(-1) ?? '')
    const repeats = last.findIndex((one) => REPEATING.test(one))
    const behind =
      repeats === -1 ? [] : last.slice(repeats + 1).filter((one) => !own.has(one) && !/accanto/u.test(one))
    const isAlone =
      last.every((one) => !own.has(one)) && !/^Disponi \p{L}+ \p{L}+ su teglie/u.test(last[0] ?? '')
    if (behind.length > 0 || isAlone) late.push([recipe.name, result.option, ...behind, isAlone])
  }
  expect(late).toEqual([])
})

test('seeds go on the outside of what has been oiled already, in front of its baking', () => {
  const seeded = finer.filter(({ result }) => result.steps.join(' ').includes('i semi di sesamo'))
  expect(seeded.length).toBeGreaterThan(3)
  for (const { recipe, result } of seeded) {
    const text = result.steps.join(' ')
    const [seeds, oil] = [text.indexOf('i semi di sesamo'), text.search(/spennella\p{L}* [^.]*olio/iu)]
    expect([recipe.name, oil === -1 || oil < seeds]).toEqual([recipe.name, true])
    expect([recipe.name, /(?:cuoci|inforn|forno)/iu.test(text.slice(seeds))]).toEqual([recipe.name, true])
  }
})

test('a lighter version of what is fried is baked, and has neither the fat nor its gestures', () => {
  const fried = lighter.filter(({ recipe }) => shapeOf(recipe) === 'fritta')
  expect(fried.length).toBeGreaterThan(3)
  for (const { recipe, result } of fried)
    expect([
      recipe.name,
      /frigg|fritt|olio di semi/iu.exec(
        renderImproved(result).replace(/al posto della frittura|pasta fritta/gu, ''),
      )?.[0],
    ]).toEqual([recipe.name, undefined])
})

test('a salad is dressed, and no leaf goes onto what is closed, fried or bread', () => {
  for (const { recipe, result } of lighter) {
    const text = result.steps.join(' ')
    expect([recipe.name, text.includes('senza condir')]).toEqual([recipe.name, false])
    const isOpen = /^(?:tonda|teglia)$/u.test(bakeShapeOf(recipe)) && recipe.category !== 'Focaccia'
    if (!isOpen) expect([recipe.name, / sopra, a crudo/u.test(text)]).toEqual([recipe.name, false])
  }
})

test('what would be drowned by chilli gets pepper', () => {
  const truffle = hotter.filter(({ recipe }) => /tartufo|tuorli/iu.test(recipe.ingredients.join('\n')))
  expect(truffle.length).toBeGreaterThan(1)
  for (const { recipe, result } of truffle)
    expect([recipe.name, additionsOf(result).map(nameOf)]).toEqual([recipe.name, ['pepe nero in grani']])
})
