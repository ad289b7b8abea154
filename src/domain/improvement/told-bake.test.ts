import { expect, test } from 'vitest'
import { typedRecipe } from '#tests/support/unseen-recipes.ts'
import { sizeTold } from './told-bake.ts'

test.each([
  ['Metti il disco grande nella tiella da 28 unta.', '28 cm'],
  ['Stendi nelle teglie GN 1/1 oliate.', '53x32,5 cm'],
  ['Fodera una teglia unta di 30 per 35, tirandola fine.', '30x35 cm'],
  ['Versa tutto nello stampo 24 e livella.', '24 cm'],
  ['Fodera una tortiera da 28 cm.', '28 cm'],
  ['Ungi due tegli 13x18 pollici.', '33x46 cm'],
  ['Ungi una teglia da 12 pollici.', '30 cm'],
  ['Stendi nella teglia 40x60 a metà, cioè 40x30.', '40x30 cm'],
  ['Inforna la teglia a 250 per 15 minuti.', null],
  ['Cuoci nello stampo 40 minuti.', null],
])('the size of a tin: %s', (step, size) => {
  expect(sizeTold(typedRecipe({ name: 'Focaccia', lines: ['500 g di farina'], steps: [step] }))).toBe(size)
})
