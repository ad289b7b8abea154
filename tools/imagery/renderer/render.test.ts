import { expect, test } from 'vitest'
import { lump } from '../geometry/lump.ts'
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
  material: { subsurface, coat: 0.4, translucent: 0 },
})
const scene = (pieces: Scene['pieces']): Scene => ({
  pieces,
  table: () => [0.4, 0.4, 0.4],
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

test('the outline of a round thing on a bright table shows no black specks', () => {
  const ball = {
    mesh: lump({ radii: [0.7, 0.7, 0.4], colour: () => [0.7, 0.6, 0.5], fine: [60, 90], sunk: 0.5 }),
    material: { subsurface: 0, coat: 0, translucent: 0 },
  }
  const large = { ...quality, width: 320, height: 240 }
  const { bytes } = render(scene([ball]), large)
  const specks = []
  const bright = (at: number) => bytes[at * 3] + bytes[at * 3 + 1] + bytes[at * 3 + 2]
  for (let at = large.width + 1; at < large.width * (large.height - 1) - 1; at += 1) {
    const beside = [at - 1, at + 1, at - large.width, at + large.width].map(bright)
    if (bright(at) < 0.6 * Math.min(...beside)) specks.push(at)
  }
  expect(specks).toEqual([])
})
