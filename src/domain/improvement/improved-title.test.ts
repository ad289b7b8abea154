import { expect, test } from 'vitest'
import { typedRecipe } from '#tests/support/unseen-recipes.ts'
import { improveRecipe } from './improve-recipe.ts'
import type { ImproveOption } from './options.ts'

const lines = ['250 g di mozzarella', '160 g di tonno', '1 cipolla', '300 g di pasta per pizza']
const steps = ['Stendi la pasta e metti mozzarella, tonno e cipolla.', 'Inforna a 250 gradi per 10 minuti.']
const titleOf = (name: string, option: ImproveOption, own = lines) =>
  improveRecipe(typedRecipe({ name, lines: own, steps }), option).title

test.each<[string, ImproveOption, string]>([
  ['Tonno e cipolla', 'vegana', '«Tonno e cipolla» in versione vegana'],
  ['Pizza con cipolla', 'vegana', '«Pizza con cipolla» in versione vegana'],
  ['tonno e cipolla', 'senza lattosio', 'Tonno e cipolla, versione senza lattosio'],
  ['TONNO E CIPOLLA', 'piccante', 'Tonno e cipolla, variante piccante'],
  ['Cipolla della nonna!', 'gourmet', 'Cipolla della nonna, variante gourmet'],
  ['La «mia» tonno', 'vegetariana', '«La "mia" tonno» in versione vegetariana'],
])('%s, %s: the name of what is another dish now is quoted, never taken apart', (name, option, title) => {
  expect(titleOf(name, option)).toBe(title)
})

test('a dough of a bought mix is no dish that is ketogenic already', () => {
  const mixed = ['300 g mix senza glutine', '240 g acqua', '6 g lievito', '160 g di tonno', '1 cipolla']
  expect(titleOf('Tonno e cipolla', 'chetogenica', mixed)).not.toContain('già')
})

test('balls of dough are no dish without gluten already', () => {
  const balls = ['2 palline da 250 g', '160 g di tonno', '1 cipolla']
  expect(titleOf('Tonno e cipolla', 'senza glutine', balls)).not.toContain('già')
})

test('what the quoted name says is no forbidden ingredient that is left', () => {
  expect(titleOf('Tonno e cipolla', 'vegana')).not.toContain('da completare')
})

test('a name that promises another diet than the version keeps is quoted, and a note says so', () => {
  const own = [...lines, '2 uova']
  const of = (option: ImproveOption) =>
    improveRecipe(typedRecipe({ name: 'Cipolla per Chiara che è vegana', lines: own, steps }), option)
  expect(of('paleo').title).toBe('«Cipolla per Chiara che è vegana» in versione paleo')
  expect(of('paleo').notes.join()).toContain('dice «vegana», ma questa versione non è vegana: ha ')
  expect(of('vegana').notes.join()).not.toContain('dice «vegana»')
})

test('what stands in no table keeps the name from being ketogenic', () => {
  const of = (line: string) =>
    improveRecipe(typedRecipe({ name: 'Prova', lines: [line], steps }), 'chetogenica')
  expect(of('400 g di xyzzy').title).not.toContain('chetogenica')
  expect(of('250 g di mozzarella').title).toContain('chetogenica')
})

test('of a flour in per cent no energy is told', () => {
  const lines = ['Farina 0, 100%', 'Acqua 65%', 'Sale 2,5%', 'Olio evo, 8 g']
  const { nutrition } = improveRecipe(typedRecipe({ name: 'Prova', lines, steps }), 'leggera')
  expect(nutrition.missing.after).toContain('farina 0')
})

test('the mix of a recipe that is called gluten free breaks no promise', () => {
  const own = ['500 g mix per pane Nutrifree', '420 g acqua', '10 g lievito', '250 g di mozzarella']
  const { notes } = improveRecipe(typedRecipe({ name: 'Pizza senza glutine', lines: own, steps }), 'vegana')
  expect(notes.join()).not.toContain('questa versione non è')
})
