import { describe, expect, test } from 'vitest'
import { seededRandom } from '#site'
import { around, noise, solidNoise } from './noise.ts'

const samples = (field: (x: number, y: number) => number) =>
  Array.from({ length: 4000 }, (_, at) => field((at % 80) * 0.37, Math.floor(at / 80) * 0.41))

describe('noise', () => {
  test('the same seed gives the same field, another one another', () => {
    const field = (seed: number) => samples(noise(seededRandom(seed, 'a'), 0.5, 0.1))
    expect(field(1)).toEqual(field(1))
    expect(field(1)).not.toEqual(field(2))
  })

  test('has about zero mean and unit variance', () => {
    const values = samples(noise(seededRandom(3, 'b'), 0.5, 0.1))
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
    expect(Math.abs(mean)).toBeLessThan(0.15)
    expect(variance).toBeGreaterThan(0.75)
    expect(variance).toBeLessThan(1.25)
  })

  test('is continuous, also across the borders of its tile', () => {
    const field = noise(seededRandom(4, 'c'), 0.5, 0.1)
    for (let at = 0; at < 2000; at += 1) {
      const x = at * 0.01
      expect(Math.abs(field(x, 1) - field(x + 0.001, 1))).toBeLessThan(0.2)
    }
  })

  test('in space it differs along every axis', () => {
    const field = solidNoise(seededRandom(5, 'd'), 0.5, 0.1)
    expect(new Set([field(0, 0, 0), field(0.2, 0, 0), field(0, 0.2, 0), field(0, 0, 0.2)]).size).toBe(4)
  })
})

test('noise around a circle closes', () => {
  const field = around(seededRandom(6, 'e'), 1, 9)
  expect(field(-Math.PI)).toBeCloseTo(field(Math.PI), 9)
})
