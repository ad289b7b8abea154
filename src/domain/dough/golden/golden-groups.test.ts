import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GOLDEN_SOURCES } from '#knowledge/dough-checks.ts'
import { modelDisagreements } from '../yeast/yeast-disagreement.ts'
import { GOLDEN_GROUPS } from './golden-groups.ts'

const vectors = GOLDEN_GROUPS.flatMap((group) => group.vectors)
const keys = Object.keys(GOLDEN_SOURCES)

test('the page shows every number that the tests check, once', () => {
  expect(vectors.length).toBeGreaterThan(100)
  expect(new Set(vectors.map(({ id }) => id)).size).toBe(vectors.length)
})

test('every source is used, and told at length in docs/sources.md', () => {
  expect(new Set(vectors.map(({ source }) => source))).toEqual(new Set(keys))
  const bibliography = readFileSync('docs/sources.md', 'utf8')
  expect(keys.filter((key) => !bibliography.includes(`| [${key}] |`))).toEqual([])
})

test('the models are compared where at least two of them speak, and differ', () => {
  const disagreements = modelDisagreements()
  expect(disagreements.map(({ what }) => what)).toEqual([
    '2 ore a 23 °C',
    '4 ore a 23 °C',
    '8 ore a 23 °C',
    '24 ore a 23 °C',
    '6 ore a 22 °C e 48 ore di frigo a 4 °C',
  ])
  for (const { models, spread } of disagreements) {
    expect(models.length).toBeGreaterThanOrEqual(2)
    expect(spread).toBeGreaterThan(1.2)
    expect(spread).toBeLessThan(10)
  }
})
