import { expect, test } from 'vitest'
import { sheet } from '../geometry/mesh.ts'
import { type Quality, render, type Scene } from './render.ts'

const quality: Quality = { width: 96, height: 72, windowSamples: 4, skySamples: 6, shadowMapSize: 128 }
const block = (subsurface: number) => ({
  mesh: sheet({ u: 8, v: 8 }, (u, v) => ({
    x: u - 0.5,
    y: v - 0.5,
    z: 0.2,
    colour: [0.6, 0.1, 0.05] as const,
  })),
  material: { rough: 0.4, subsurface, coat: 0.4, translucent: 0 },
})
const scene = (pieces: Scene['pieces']): Scene => ({
  pieces,
  table: () => ({ colour: [0.4, 0.4, 0.4], rough: 0.6, relief: 0 }),
  camera: { elevation: 55, distance: 4, target: [0, 0, 0] },
  window: [-1.9, 2.9, 2.3],
})
const mean = (bytes: Buffer, channel: number) => {
  let sum = 0
  for (let at = channel; at < bytes.length; at += 3) sum += bytes[at]
  return (sum * 3) / bytes.length
}

test('the same scene gives the same bytes', () => {
  const take = () => render(scene([block(0.7)]), quality).bytes
  expect(take().equals(take())).toBe(true)
})

test('a red thing makes the picture redder and darkens the table beside it', () => {
  const empty = render(scene([]), quality).bytes
  const taken = render(scene([block(0)]), quality).bytes
  expect(mean(taken, 0) - mean(taken, 2)).toBeGreaterThan(mean(empty, 0) - mean(empty, 2) + 5)
  expect(mean(taken, 1)).toBeLessThan(mean(empty, 1))
})
