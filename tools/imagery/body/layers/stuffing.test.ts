import { expect, test } from 'vitest'
import { seededRandom } from '#site'
import type { CutSection } from '../alveoli.ts'
import { type Stuffing, stuffingOf } from './stuffing.ts'

const HEIGHT = 0.3
const slab: CutSection = {
  from: -1,
  to: 1,
  rim: 1,
  span: () => [0, HEIGHT],
  top: () => [[0, 0, 0], 0],
  depth: (_, z) => Math.min(z, HEIGHT - z),
}
const at = (stuffing: Stuffing) => stuffingOf(slab, 0.04, stuffing, seededRandom(1, 'stuffing'))
/** Share of the cut that stands out of it. */
function standing(stuffing: Stuffing): number {
  const held = at(stuffing)
  const outs = Array.from(
    { length: 2000 },
    (_, place) => held((place % 200) / 100 - 1, 0.03 * (place / 200))[1],
  )
  return outs.filter((out) => out > 0).length / outs.length
}

test('pieces of what a dough holds stand in a soft base', () => {
  expect(standing({ filling: 'ricotta', holds: [] })).toBe(0)
  const share = standing({ filling: 'ricotta', holds: ['mildSalami', 'cookedHam'] })
  expect(share).toBeGreaterThan(0.1)
  expect(share).toBeLessThan(0.8)
})

test('what is strewn over a dough is not looked for inside', () => {
  expect(standing({ filling: 'cheese', holds: ['coarseSalt'] })).toBe(0)
})

test('a cream lies under the rest', () => {
  const held = at({ filling: 'greens', holds: [], cream: 'chickpea' })
  expect(held(0, 0.03)[0][0]).toBeGreaterThan(2 * held(0, 0.25)[0][0])
})
