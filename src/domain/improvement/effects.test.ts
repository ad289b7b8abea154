import { expect, test } from 'vitest'
import { typedRecipe } from '../../../tests/support/unseen-recipes.ts'
import { improveRecipe } from './improve-recipe.ts'
import { renderImproved } from './render-improved.ts'

const improved = (lines: string[], steps: string[], option: Parameters<typeof improveRecipe>[1]) =>
  improveRecipe(typedRecipe({ name: 'Pizza', lines, steps }), option)

test.each([
  ['600 g mix farine per pinsa (frumento, riso, soia)', 'soia'],
  ['1 kg di strutto per friggere (o olio di arachidi)', 'arachidi'],
  ['430 g di acqua tiepida, mezza può essere latte', 'latte'],
] as const)('what a line says behind its name is in it: %s', (line, allergen) => {
  const { before, after } = improved(['500 g di farina', line], ['Impasta.'], 'piccante').allergens
  expect([before, after].every((one) => one.includes(allergen))).toBe(true)
})

test('balls that are bought are of wheat, and what a pizza takes each of is not', () => {
  const contains = (line: string) => improved([line], ['Inforna.'], 'piccante').allergens.after
  expect(contains('4 panetti da 250 gr presi in pizzeria')).toContain('glutine')
  expect(contains("1 cucchiaino di 'nduja a pizza")).not.toContain('glutine')
  expect(contains('250 g di mozzarella x pizza')).toEqual(['latte'])
})

test('what only a step names is said, and nothing that it leaves out', () => {
  const steps = ['Si mangia con lo squacquerone.']
  const lines = ['500 g di farina', '270 g di acqua']
  expect(renderImproved(improved(lines, steps, 'gourmet'))).toContain('(squacquerone), contiene anche latte.')
  expect(improved(lines, steps, 'vegana').allergens.inSteps).toEqual([])
})

test('a crack, an edge and what browns are no food', () => {
  const steps = ['Sgombra il piano: quando vedi le crepe e gli spigoli sono caramellati, è pronta.']
  expect(improved(['500 g di farina'], steps, 'gourmet').allergens.inSteps).toEqual([])
})

test('what remains of the recipe is not new in it', () => {
  const result = improved(
    ['500 g di farina', '300 g di acqua, mezza può essere latte'],
    ['Impasta.'],
    'senza lattosio',
  )
  expect(renderImproved(result)).not.toContain('nuovi rispetto')
})

const rowOf = (text: string, name: string) => text.split('\n').find((line) => line.startsWith(`- ${name}`))

test('a dough that is counted lacks its salt only', () => {
  const text = renderImproved(
    improved(['1 impasto per pizza da 500 g', '200 g di mozzarella'], ['Inforna.'], 'gourmet'),
  )
  expect(text).toContain('per il solo sodio, impasto per pizza')
  expect(rowOf(text, 'Sodio')).toMatch(/^- Sodio: almeno \d+ mg \(prima almeno/u)
  expect(rowOf(text, 'Energia')).not.toContain('almeno')
})

test.each([
  ['2 tigelle pronte', 'senza glutine'],
  ['olio sale origano', 'gourmet'],
] as const)('what is out of the count may bring salt: %s', (line, option) => {
  const text = renderImproved(
    improved([line, '200 g di mozzarella', '200 g di passata'], ['Inforna.'], option),
  )
  expect(rowOf(text, 'Sodio')).toMatch(/^- Sodio: almeno/u)
})

test('a plant cream that no table knows is out of the count', () => {
  const { missing } = improved(
    ['250 g di impasto per pizza', '60 g di Nutella'],
    ['Spalma la Nutella.'],
    'vegana',
  ).nutrition
  expect(missing.after.join()).toContain('crema')
})
