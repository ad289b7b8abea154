import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { Allergens, Diets } from './recipe-fitness.tsx'

const NO_DIET = { vegan: false, vegetarian: false, glutenFree: false, lactoseFree: false }
const shown = (allergens: Partial<Recipe['allergens']>, diets: Partial<Recipe['diets']> = {}) => {
  const recipe = {
    allergens: {
      contains: [],
      mayContain: [],
      species: [],
      maySpecies: [],
      unnamed: [],
      unknown: [],
      ...allergens,
    },
    diets: { ...NO_DIET, ...diets },
  } as Recipe
  const $ = load(
    renderToStaticMarkup(
      <>
        <Diets recipe={recipe} />
        <Allergens recipe={recipe} />
      </>,
    ),
  )
  const textsOf = (selector: string) =>
    $(selector)
      .toArray()
      .map((one) => $(one).text())
  const under = (term: string) => textsOf(`dt:contains("${term}") ~ dd`)
  return { text: $.text(), diets: textsOf('[aria-label=Dieta] li'), under, signs: $('.allergen-sign').length }
}

test('names what it contains and apart what it may contain, each with its sign, and what nobody knows', () => {
  const { text, under, diets, signs } = shown({
    contains: ['glutine', 'latte'],
    species: ['grano'],
    mayContain: ['soia'],
    unknown: ['crema rara'],
  })
  expect(under('Contiene')).toEqual(['Cereali con glutine (grano)', 'Latte'])
  expect(under('Può contenere')).toEqual(['Soia'])
  expect(signs).toBe(3)
  expect(text).toContain('Di crema rara non conosciamo gli allergeni')
  expect(diets).toEqual([])
})

test('without an allergen says so, but not where an ingredient is unknown', () => {
  expect(shown({}).text).toContain('Nessuno dei quattordici allergeni che la legge fa dichiarare.')
  expect(shown({ unknown: ['crema rara'] }).text).not.toContain('Nessuno')
})

test.each([
  [{ vegan: true, vegetarian: true, lactoseFree: true }, ['vegana']],
  [{ vegetarian: true, glutenFree: true }, ['vegetariana', 'senza glutine']],
  [{ lactoseFree: true }, ['senza lattosio']],
])('%j: %j', (diets, expected) => {
  expect(shown({ contains: ['soia'] }, diets).diets).toEqual(expected)
})
