import { expect, test } from 'vitest'
import type { Diet } from '#domain/ingredients/diets.ts'
import { improvedRecipe } from '#tests/support/improved-recipe.ts'
import { typedRecipe } from '#tests/support/unseen-recipes.ts'

const DOUGH = ['300 g di farina', '180 ml di acqua', '5 g di lievito di birra', '6 g di sale']
const KNEAD = 'Impasta farina, acqua, lievito e sale, lievita 3 ore.'
function told(diet: Diet, name: string, lines: string[], steps: string[]) {
  const result = improvedRecipe(typedRecipe({ name, lines, steps }), diet)
  const listOf = (isWanted: boolean) =>
    result.groups
      .filter(({ isDough }) => isDough === isWanted)
      .flatMap((group) => group.lines)
      .join('\n')
  const leave = (result.asItWas ?? []).map((one) => one.leave).join('\n')
  return { ...result, topping: listOf(false), dough: listOf(true), all: result.steps.join('\n'), leave }
}

test('what the kneading leaves out stays on top, and a spread makes a sweet dough', () => {
  const lines = [...DOUGH, 'Nutella', '50 g di nocciole']
  const steps = [
    'Impasta tutto tranne Nutella e nocciole e lascia lievitare 2 ore.',
    'Stendi e cuoci a 230° per 8 minuti.',
    'Spalma la Nutella e cospargi di nocciole.',
  ]
  const { topping, dough, all, asItWas } = told('senza glutine', 'Pizza della festa', lines, steps)
  expect(topping).toContain('nocciole')
  expect(all).not.toContain('Incorpora')
  expect(dough).toContain('zucchero')
  expect(asItWas?.map(({ text }) => text)).toEqual([steps[2]])
})

test('coarse salt that is strewn on top stays on the list', () => {
  const lines = [
    '600 g di farina',
    '400 ml di acqua',
    '6 g di lievito',
    'sale grosso',
    '12 g di sale',
    'passata',
  ]
  const steps = [KNEAD, 'Stendi in teglia.', 'Condisci con la passata e il sale grosso e inforna.']
  expect(told('paleo', 'Pizza rossa', lines, steps).topping).toContain('sale grosso')
})

test('a verb is no raisin', () => {
  const steps = [KNEAD, 'Stendi, copri di mozzarella e uvetta, passa in forno a 250° per 10 minuti.']
  const { leave } = told('chetogenica', 'Pizza', [...DOUGH, '100 g di mozzarella', '20 g di uvetta'], steps)
  expect(leave).toContain("Al posto dell'uvetta:")
})

test('farinata is of chickpeas, and no flour', () => {
  const lines = [...DOUGH, '200 g di farinata', '100 g di stracchino']
  const steps = [KNEAD, 'Stendi e cuoci a 250°.', 'Copri con la farinata a pezzi e lo stracchino.']
  expect(told('senza glutine', 'Pizza e farinata', lines, steps).topping).toContain('farinata')
  const paleo = told('paleo', 'Pizza e farinata', lines, steps)
  expect(paleo.notes.join()).toContain('qualcosa che qui resta: farinata')
  expect(paleo.notes.join()).not.toContain('non è più una farinata')
  const mix = ['300 g di preparato per farinata', '900 ml di acqua', 'olio', 'sale']
  expect(told('senza glutine', 'Farinata', mix, ['Mescola tutto e cuoci in teglia.']).title).not.toContain(
    'da completare',
  )
})
