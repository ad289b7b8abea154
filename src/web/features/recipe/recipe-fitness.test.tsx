import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Recipe } from '#contracts/recipe.ts'
import { RecipeFitness } from './recipe-fitness.tsx'

const NO_DIET = { vegan: false, vegetarian: false, glutenFree: false, lactoseFree: false }
const said = (allergens: Partial<Recipe['allergens']>, diets: Partial<Recipe['diets']> = {}) =>
  renderToStaticMarkup(
    <RecipeFitness
      recipe={
        {
          allergens: { contains: [], mayContain: [], unknown: [], ...allergens },
          diets: { ...NO_DIET, ...diets },
        } as Recipe
      }
    />,
  ).replaceAll(/<[^>]+>/g, '')

test('names what it contains, what it may contain, and what nobody knows', () => {
  const text = said({ contains: ['glutine', 'latte'], mayContain: ['soia'], unknown: ['crema rara'] })
  expect(text).toContain('Contiene: glutine, latte.')
  expect(text).toContain('Può contenere: soia.')
  expect(text).toContain('Di crema rara non conosciamo gli allergeni')
  expect(text).not.toContain('Dieta')
})

test('without an allergen says so, but not where an ingredient is unknown', () => {
  expect(said({})).toContain('Nessuno dei quattordici che la legge fa dichiarare.')
  expect(said({ unknown: ['crema rara'] })).not.toContain('Nessuno')
})

test.each([
  [{ vegan: true, vegetarian: true, lactoseFree: true }, 'Dieta: vegana.'],
  [{ vegetarian: true, glutenFree: true }, 'Dieta: vegetariana, senza glutine.'],
  [{ lactoseFree: true }, 'Dieta: senza lattosio.'],
])('%j: %s', (diets, expected) => {
  expect(said({ contains: ['soia'] }, diets)).toContain(expected)
})
