import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { foodById } from '../src/domain/ingredients/foods.ts'
import { readingAccuracy, readLabelled } from './reading-accuracy.ts'

const all = readLabelled(
  readFileSync(join(import.meta.dirname, '../src/domain/ingredients/labelled-lines.tsv'), 'utf8'),
)
/** Sets that the rules were not made for are measured in docs/parser-accuracy.md. */
const labelled = all.filter(({ set }) => !set.startsWith('mai-viste'))

test('the labelled set is large, and every label is possible', () => {
  expect(labelled.length).toBeGreaterThanOrEqual(700)
  expect(new Set(labelled.map(({ line }) => line)).size).toBe(labelled.length)
  for (const { line, grams, foodIds } of labelled) {
    for (const id of foodIds) expect(foodById(id), line).toBeTruthy()
    expect(grams === null || (grams[0] > 0 && grams[0] <= grams[1]), line).toBe(true)
  }
})

test.each([
  ['catalogo', 1],
  ['vita', 0.97],
  ['prova', 0.97],
  ['misletti', 1],
  ['modi', 0.98],
  ['nuove', 0.95],
  ['altre', 0.97],
  ['sviluppo', 0.92],
  ['sviluppo-2', 0.92],
  ['sviluppo-3', 0.95],
  ['sviluppo-4', 0.9],
  ['sviluppo-5', 0.92],
  ['sviluppo-6', 0.85],
])('of %s at least %d is read exactly', (set, atLeast) => {
  const { both, lines } = readingAccuracy(labelled.filter((line) => line.set === set))
  expect(both / lines).toBeGreaterThanOrEqual(atLeast)
})

test('of all lines 97 % have the right food, and 97 % the right grams', () => {
  const { food, grams, lines } = readingAccuracy(labelled)
  expect(food / lines).toBeGreaterThanOrEqual(0.97)
  expect(grams / lines).toBeGreaterThanOrEqual(0.97)
})

test('what is called certain is right, and much of what is weighed is called certain', () => {
  const { byConfidence, lines } = readingAccuracy(labelled)
  expect(byConfidence.alta.both / byConfidence.alta.lines).toBeGreaterThanOrEqual(0.99)
  expect(byConfidence.alta.lines / lines).toBeGreaterThanOrEqual(0.33)
})
