import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { foodById } from '../nutrition/foods.ts'
import { readingAccuracy, readLabelled } from './reading-accuracy.ts'

const labelled = readLabelled(readFileSync(join(import.meta.dirname, 'labelled-lines.tsv'), 'utf8'))

test('the labelled set is large, and every label is possible', () => {
  expect(labelled.length).toBeGreaterThanOrEqual(200)
  expect(new Set(labelled.map(({ line }) => line)).size).toBe(labelled.length)
  for (const { line, grams, foodId } of labelled) {
    expect(foodId === null || foodById(foodId), line).toBeTruthy()
    expect(grams === null || grams > 0, line).toBe(true)
  }
})

test.each([
  ['catalogo', 1],
  ['vita', 0.97],
  ['prova', 0.9],
  ['misletti', 1],
])('of %s at least %d is read exactly', (set, atLeast) => {
  const { both, lines } = readingAccuracy(labelled.filter((line) => line.set === set))
  expect(both / lines).toBeGreaterThanOrEqual(atLeast)
})
