import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import { recipeLines } from '../ingredients/recipe-lines.ts'
import { composeDough } from '../recipes/dough/recipe-dough.ts'
import { relatedTo, seasonOf } from './related.ts'

const all = contentRecipes.map(({ id, name, ingredients, dough, parts }) => ({
  id,
  name,
  foods: recipeLines(ingredients).flatMap((line) => line.id || []),
  dough,
  hydrationPct: composeDough(parts.groups)?.hydrationPct ?? null,
}))
const recipeCalled = (name: string) => {
  const found = all.find((one) => one.name === name)
  if (!found) throw new Error(`no recipe ${name}`)
  return found
}
const namesOf = (ids: readonly number[]) => ids.map((id) => all.find((one) => one.id === id)?.name)

test('the likest share what few recipes have', () => {
  expect(namesOf(relatedTo(recipeCalled('Pizza ai Funghi Porcini'), all).alike).join()).toMatch(
    /[Ff]ungh|Boscaiola|Tartufo/,
  )
})

test('the season is that of the fresh ingredients, and of most recipes there is none', () => {
  expect(seasonOf(recipeCalled('Pizza Zucca, Gorgonzola e Noci').foods)).toBe('autunno')
  expect(seasonOf(recipeCalled('Pizza Marinara').foods)).toBeNull()
})

test('never the recipe itself, none twice, the same dough is the same style', () => {
  fc.assert(
    fc.property(fc.constantFrom(...all), fc.subarray(all), (recipe, candidates) => {
      const { alike, sameDough, seasons } = relatedTo(recipe, candidates)
      const ids = [alike, sameDough, ...Object.values(seasons)].flat()
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).not.toContain(recipe.id)
      for (const list of [alike, sameDough, ...Object.values(seasons)])
        expect(list.length).toBeLessThanOrEqual(3)
      for (const id of sameDough)
        expect(all.find((one) => one.id === id)?.dough.style).toBe(recipe.dough.style)
      for (const [season, ofIt] of Object.entries(seasons))
        for (const id of ofIt) expect(seasonOf(all.find((one) => one.id === id)?.foods ?? [])).toBe(season)
    }),
  )
})

test('hardly a recipe of the catalogue leads nowhere', () => {
  const dead = all.filter(
    (recipe) => relatedTo(recipe, all).alike.length + relatedTo(recipe, all).sameDough.length === 0,
  )
  expect(dead.map(({ name }) => name)).toEqual([])
})
