import { expect, test } from 'vitest'
import { bakeProfileOf } from '../nutrition/bake-profiles.ts'
import { bakeOfRecipe } from './recipe-bake.ts'
import type { RecipeCategory } from './vocabulary.ts'

const recipe = (category: RecipeCategory, name = 'Pizza', ingredients: string[] = []) => ({
  category,
  name,
  ingredients,
})
const FRYING = 'olio di semi di arachide q.b. per friggere'

test.each([
  [recipe('Fritta', 'Montanare Fritte', [FRYING]), 'fritta'],
  [recipe('Dolce', 'Zeppoline', [FRYING]), 'fritta'],
  [recipe('Dolce', 'Pizza dolce'), 'napoletana'],
  // Only the courgettes of this one are fried.
  [recipe('Gourmet', 'Pizza Nerano', [FRYING]), 'napoletana'],
  [recipe('Teglia', 'Pizza al padellino'), 'teglia'],
  [recipe('Focaccia', 'Focaccia genovese'), 'teglia'],
  [recipe('Senza Glutine', 'Teglia senza Glutine'), 'teglia'],
  [recipe('Senza Glutine', 'Margherita senza Glutine'), 'napoletana'],
  [recipe('Siciliana', 'Sfincione'), 'siciliana'],
  [recipe('Romana'), 'romana'],
])('%j is baked as %s', (asked, style) => {
  expect(bakeOfRecipe(asked, 1000).style).toBe(style)
})

test.each([
  ['Siciliana', 'classica', 'napoletana'],
  ['Vegana', 'romana', 'romana'],
  ['Calzone', 'focaccia', 'teglia'],
  ['Teglia', 'siciliana', 'siciliana'],
  ['Focaccia', 'azzima', 'teglia'],
] as const)('a %s whose dough is %s is baked as %s', (category, style, bake) => {
  expect(bakeOfRecipe({ ...recipe(category), dough: { style } }, 1000).style).toBe(bake)
})

test('fried dough takes up 5 % of its mass, never more than can be asked for', () => {
  expect(bakeOfRecipe(recipe('Fritta'), 1200)).toEqual({ ...bakeProfileOf('fritta'), oil_absorption_g: 60 })
  expect(bakeOfRecipe(recipe('Fritta'), 0).oil_absorption_g).toBe(0)
  expect(bakeOfRecipe(recipe('Fritta'), 1e6).oil_absorption_g).toBe(500)
})

test('what is fried counts its oil in whatever category it stands', () => {
  const lard = 'Strutto per friggere'
  expect(bakeOfRecipe(recipe('Classica', 'Montanare', [FRYING]), 1000)).toMatchObject({
    style: 'fritta',
    oil_absorption_g: 50,
  })
  expect(bakeOfRecipe(recipe('Calzone', 'Pizza fritta ripiena', [lard]), 1000).oil_absorption_g).toBe(50)
  expect(bakeOfRecipe(recipe('Gourmet', 'Pizza Nerano', [FRYING]), 1000).oil_absorption_g).toBe(25)
})
