import { expect, test } from 'vitest'
import { seededRandom } from '#site'
import { strand } from './strand.ts'

const LENGTH = 0.5
const SWEEP = 2.4
const line = (wander: number) => strand(seededRandom(7, 'strand'), { length: LENGTH, sweep: SWEEP, wander })
const STOPS = Array.from({ length: 201 }, (_, at) => at / 200)

test.each([0, 0.5, 1])('a strand keeps its length however it bends (wander %d)', (wander) => {
  const places = STOPS.map(line(wander))
  const length = places
    .slice(1)
    .reduce((sum, [x, y], at) => sum + Math.hypot(x - places[at][0], y - places[at][1]), 0)
  expect(length).toBeGreaterThan(LENGTH * 0.99)
  expect(length).toBeLessThanOrEqual(LENGTH + 1e-9)
})

test('a strand lies around its centre of mass', () => {
  const places = STOPS.map(line(0.5))
  for (const axis of [0, 1])
    expect(places.reduce((sum, place) => sum + place[axis], 0) / places.length).toBeCloseTo(0, 2)
})

test('without wandering it is an arc whose centre is where nested slices look for it', () => {
  const radius = LENGTH / SWEEP
  const centre = radius * (Math.sin(SWEEP / 2) / (SWEEP / 2))
  for (const [x, y] of STOPS.map(line(0))) expect(Math.hypot(x, y - centre)).toBeCloseTo(radius, 2)
})

test('the same chance gives the same strand', () => {
  expect(STOPS.map(line(0.7))).toEqual(STOPS.map(line(0.7)))
})
