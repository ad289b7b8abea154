import { expect, test } from 'vitest'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import { actsInRests } from './acts-in-rest.ts'

const REST = 'Copri e lascia lievitare per 6 ore a 22 °C.'
const told = (...steps: string[]) =>
  actsInRests(steps).map(({ step, afterMin, act }) => [step, afterMin, act])

test('what a later step wants before the oven is due while the rest still lasts', () => {
  const later = "Due ore prima di cuocere taglia il fior di latte. Un'ora prima accendi il forno."
  expect(told('Impasta.', REST, later, 'Cuoci.')).toEqual([
    [1, 240, 'taglia il fior di latte'],
    [1, 300, 'accendi il forno'],
  ])
})

test('a rest in between counts, and a short last rest leaves the act to the one before', () => {
  expect(told(REST, "Un'ora prima accendi il forno.", 'Stendi e copri per 30 minuti.')).toEqual([
    [0, 330, 'accendi il forno'],
  ])
  expect(told(REST, 'Accendi il forno almeno 45 minuti prima.', 'Stendi e copri per 2 ore.')).toEqual([])
})

test('what looks after the rest itself, what follows the bake and what is due in minutes is no such act', () => {
  expect(told("Falli crescere per 5 ore; in estate controllali un'ora prima.", 'Cuoci.')).toEqual([])
  expect(told(REST, 'Cuoci. Aspetta due minuti prima di tagliarla.')).toEqual([])
  expect(told('Impasta.', "Un'ora prima accendi il forno.")).toEqual([])
})

/** Step, minutes of the rest that covers it, minutes after which it is due. */
const DUE: Readonly<Record<number, number[][]>> = {
  1: [
    [3, 360, 240],
    [3, 360, 300],
  ],
  3: [[3, 180, 120]],
  4: [[2, 240, 180]],
  7: [[3, 360, 300]],
  21: [[2, 270, 210]],
  29: [[2, 360, 300]],
  32: [[2, 240, 180]],
  34: [[3, 210, 150]],
  35: [[2, 240, 180]],
  39: [[3, 240, 195]],
  40: [[2, 240, 180]],
  63: [[2, 150, 120]],
  78: [[1, 60, 30]],
}

test('of the catalogue every act before the oven is told in its rest', () => {
  const due = contentRecipes.flatMap(({ id, instructions }) => {
    const acts = actsInRests(instructions.split('\n'))
    return acts.length > 0 ? [[id, acts.map(({ step, ofMin, afterMin }) => [step, ofMin, afterMin])]] : []
  })
  expect(Object.fromEntries(due)).toEqual(DUE)
})
