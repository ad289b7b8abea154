import { expect, test } from 'vitest'
import { seededRandom } from '#site'
import { TAU } from '../fields/scalar.ts'
import { bodyPiece, type MeshDetail } from './body-mesh.ts'
import { cutAlong, cutThrough } from './cut-section.ts'
import { DoughForm } from './dough-shape.ts'
import { moonShape, roundShape } from './shapes.ts'
import { Surface } from './surface.ts'

const DETAIL: MeshDetail = { around: 120, inside: 60, rim: 30 }
const rim = { width: 0.13, height: 0.05, wild: 0.3 }
const moon = new Surface(
  new DoughForm(moonShape(seededRandom(1, 'moon'), { radius: 1.2, height: 0.4, rim })),
  64,
)
const disc = new Surface(
  new DoughForm(roundShape(seededRandom(1, 'disc'), { radius: 1, thickness: 0.13, rim })),
  64,
)

test('a cut through the middle is as wide and as high as the dough', () => {
  const { from, to, span } = cutThrough(moon, DETAIL)
  expect(from).toBeCloseTo(-moon.form.shape.radius(-Math.PI / 2), 2)
  expect(to).toBeCloseTo(moon.form.shape.radius(Math.PI / 2), 2)
  for (const y of [-0.2, 0, 0.2]) {
    expect(span(y)[0]).toBe(0)
    expect(span(y)[1]).toBeCloseTo(moon.form.shape.thickness + (moon.form.shape.dome?.(0, y) ?? 0), 1)
  }
})

test('depth grows inwards from the outline and is below zero outside', () => {
  const { depth, span } = cutThrough(moon, DETAIL)
  const high = span(0)[1]
  expect(depth(0, high + 0.1)).toBeCloseTo(-0.1, 1)
  expect(depth(0, 0.05)).toBeCloseTo(0.05, 6)
  expect(depth(0, high / 2)).toBeGreaterThan(depth(0, high / 4))
})

test('a cut from the middle begins there and ends at the rim', () => {
  const { from, to, span } = cutAlong(disc, 1, DETAIL)
  expect(from).toBe(0)
  expect(to).toBeCloseTo(disc.form.shape.radius(1), 2)
  expect(span(0.3)).toEqual([0, expect.closeTo(0.13, 2)])
})

test('wedges keep to their sectors and together make the whole', () => {
  const wedges = [0, 1, 2].map((at) => {
    const sector = [(at * TAU) / 3 + 0.4, ((at + 1) * TAU) / 3 + 0.4] as const
    return { sector, mesh: bodyPiece(disc, DETAIL, sector).mesh }
  })
  for (const { sector, mesh } of wedges) {
    for (let at = 0; at < mesh.positions.length; at += 3) {
      const [x, y] = mesh.positions.subarray(at, at + 2)
      if (Math.hypot(x, y) < 0.01) continue
      const ahead = (Math.atan2(y, x) - sector[0] + 2 * TAU + 1e-3) % TAU
      expect(ahead).toBeLessThan(TAU / 3 + 2e-3)
    }
  }
  // A cut adds a ray, and with it a strip, to what the whole has.
  const whole = bodyPiece(disc, DETAIL).mesh.quads.length
  const strip = whole / DETAIL.around
  const sum = wedges.reduce((total, { mesh }) => total + mesh.quads.length, 0)
  expect(sum).toBe(whole + wedges.length * strip)
})
