import { expect, test } from 'vitest'
import { bakeProfileOf } from '../nutrition/bake-profiles.ts'
import { bakeOfRecipe } from './recipe-bake.ts'
import type { RecipeCategory } from './vocabulary.ts'

const recipe = (category: RecipeCategory, ingredients: string[] = []) => ({ category, ingredients })
const FRYING = 'olio di semi di arachide q.b. per friggere'

test.each([
  [recipe('Fritta', [FRYING]), 'fritta'],
  [recipe('Dolce', [FRYING]), 'fritta'],
  [recipe('Dolce'), 'napoletana'],
  // Only the courgettes of this one are fried.
  [recipe('Gourmet', [FRYING]), 'napoletana'],
  [recipe('Teglia'), 'teglia'],
  [recipe('Focaccia'), 'teglia'],
  [recipe('Senza Glutine'), 'napoletana'],
  [recipe('Siciliana'), 'siciliana'],
  [recipe('Romana'), 'romana'],
])('%j is baked as %s', (asked, style) => {
  expect(bakeOfRecipe(asked, 1000).style).toBe(style)
})

test.each([
  ['Siciliana', 'classica', 'napoletana'],
  ['Vegana', 'romana', 'romana'],
  ['Calzone', 'focaccia', 'teglia'],
  ['Teglia', 'siciliana', 'siciliana'],
  ['Focaccia', 'azzima', 'napoletana'],
] as const)('a %s whose dough is %s is baked as %s', (category, style, bake) => {
  expect(bakeOfRecipe({ ...recipe(category), dough: { style } }, 1000).style).toBe(bake)
})

test('a dough in another shape is baked as that shape is', () => {
  const tray = { ...recipe('Senza Glutine'), dough: { style: 'senzaglutine', shape: 'teglia' } } as const
  expect(bakeOfRecipe(tray, 1000).style).toBe('teglia')
})

test('fried dough takes up 5 % of its mass, never more than can be asked for', () => {
  expect(bakeOfRecipe(recipe('Fritta'), 1200)).toEqual({ ...bakeProfileOf('fritta'), oil_absorption_g: 60 })
  expect(bakeOfRecipe(recipe('Fritta'), 0).oil_absorption_g).toBe(0)
  expect(bakeOfRecipe(recipe('Fritta'), 1e6).oil_absorption_g).toBe(500)
})

test('toppings that are fried count half of the oil', () => {
  expect(bakeOfRecipe(recipe('Calzone', ['Strutto per friggere']), 1000).oil_absorption_g).toBe(25)
  expect(bakeOfRecipe(recipe('Gourmet', [FRYING]), 1000).oil_absorption_g).toBe(25)
})
